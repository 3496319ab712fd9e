import { useTranslate } from 'react-admin';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a list that is on its way. */
export function ListSkeleton({ columns }: { readonly columns: number }) {
  const translate = useTranslate();
  const cells = Array.from({ length: Math.max(2, Math.min(columns, 7)) }, (_, index) => `cell ${index}`);
  return (
    <div className="list-frame list-skeleton" role="status">
      <span className="unseen">{translate('shell.loading')}</span>
      {ROWS.map((row) => (
        <div key={row} aria-hidden>
          {cells.map((cell) => (
            <span key={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
