import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

interface HomeCardProps {
  readonly title: string;
  /** Where the heading leads. */
  readonly address?: string | undefined;
  /** A line of its own below the heading. */
  readonly note?: string;
  /** Stands where the content should be when there is none. */
  readonly empty?: string | undefined;
  /** Stands beside the heading. */
  readonly way?: ReactNode;
  /** Something is to be done about it. */
  readonly isUrgent?: boolean;
  readonly children?: ReactNode;
}

/** One part of the start page. */
export function HomeCard({ title, address, note, empty, way, isUrgent = false, children }: HomeCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className="home-card" aria-labelledby={id} data-waiting={isUrgent}>
      <div className="home-head">
        <h2 id={id}>{address ? <Link to={address}>{translate(title)}</Link> : translate(title)}</h2>
        {way}
      </div>
      {note && <p className="home-note">{note}</p>}
      {empty ? <p className="home-empty">{translate(empty)}</p> : children}
    </section>
  );
}
