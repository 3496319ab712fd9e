import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FigureTile } from './FigureTile.tsx';
import type { Figure } from './figures.ts';

interface FiguresProps {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** Counts under a heading; nothing when there is nothing to count. */
export function Figures({ title, figures }: FiguresProps) {
  const translate = useTranslate();
  const id = useId();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{translate(title)}</h2>
      <ul className="home-tiles">
        {figures.map((figure) => (
          <FigureTile key={figure.resource.name} figure={figure} />
        ))}
      </ul>
    </section>
  );
}
