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
  readonly children?: ReactNode;
}

/** One part of the start page. */
export function HomeCard({ title, address, note, empty, children }: HomeCardProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className="home-card" aria-labelledby={id}>
      <h2 id={id}>{address ? <Link to={address}>{translate(title)}</Link> : translate(title)}</h2>
      {note && <p className="home-note">{note}</p>}
      {empty ? <p className="home-empty">{translate(empty)}</p> : children}
    </section>
  );
}
