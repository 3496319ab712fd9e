import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber, NOTHING } from '../../src/admin/format/format.ts';
import type { Entry } from './sendCells.ts';
import { type ShownRow, useShownResult } from './useShownResult.ts';

interface ResultLineProps extends ShownRow {
  readonly components: Entry['components'];
}

/** The result in one line, where there is no room for columns. */
export function ResultLine({ grid, row, components }: ResultLineProps) {
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
