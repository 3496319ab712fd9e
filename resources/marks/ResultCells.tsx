import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPercent, formatPlainNumber, NOTHING } from '../../src/admin/format/format.ts';
import { roundReached } from '../../src/core/roundReached.ts';
import type { MarkGrid } from './grid.ts';
import type { Entry } from './sendCells.ts';
import { useResult } from './useMarkGrid.ts';

interface ResultProps {
  readonly grid: MarkGrid;
  readonly row: number;
}

/** What the marks of a student come to, as they are typed; each part undefined as long as it is not known. */
function useShownResult({ grid, row }: ResultProps) {
  const { total, percent, letter, isFailed } = useResult(grid, row) ?? {};
  const conventions = useConventions();
  return {
    total: total === undefined ? undefined : formatPlainNumber(Math.round(total * 100) / 100, conventions),
    percent: percent === undefined ? undefined : formatPercent(roundReached(percent, 2), conventions),
    letter,
    isFailed: isFailed || undefined,
  };
}

/** The result in columns of its own. */
export function ResultCells({ grid, row }: ResultProps) {
  const { total, percent, letter, isFailed } = useShownResult({ grid, row });
  return (
    <>
      <td className="entry-number">{total ?? NOTHING}</td>
      <td className="entry-number entry-percent">{percent ?? NOTHING}</td>
      <td className="entry-letter" data-failed={isFailed}>
        <bdi>{letter ?? NOTHING}</bdi>
      </td>
    </>
  );
}

/** The result in one line, where there is no room for columns. */
export function ResultLine({ grid, row, components }: ResultProps & { readonly components: Entry['components'] }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { total, percent, letter, isFailed } = useShownResult({ grid, row });
  const full = components.reduce((sum, { full_mark }) => sum + full_mark, 0);
  const reached = { total, full: formatPlainNumber(full, conventions) };
  return (
    <span className="entry-result">
      <span className="unseen">{translate('pages.marks.total')} </span>
      {total === undefined ? NOTHING : <bdi>{translate('pages.entry.reached', reached)}</bdi>}
      {percent !== undefined && (
        <>
          {' · '}
          <bdi>{percent}</bdi>
        </>
      )}
      {letter !== undefined && (
        <>
          {' · '}
          <bdi className="entry-letter" data-failed={isFailed}>
            {letter}
          </bdi>
        </>
      )}
    </span>
  );
}
