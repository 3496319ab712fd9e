import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatDateTime, formatPlainNumber } from '../../src/admin/format/format.ts';
import type { MarkGrid } from './grid.ts';
import { useSummary } from './useMarkGrid.ts';
import { useIsOnline } from '../../src/admin/http/connection.ts';
import type { SheetState } from './useSheetState.ts';

/** How far the sheet is and until when it can be changed; or why it cannot. */
export function SheetStatus({ grid, state }: { readonly grid: MarkGrid; readonly state: SheetState }) {
  const translate = useTranslate();
  const conventions = useConventions();
  const isOnline = useIsOnline();
  const { complete, owing, unsent, unkept, refused, conflicts } = useSummary(grid);
  const wrong = refused + conflicts;
  const waiting = unsent - wrong;
  const count = (value: number) => formatPlainNumber(value, conventions);
  return (
    <p className="entry-status" role="status">
      <span>{translate('pages.entry.progress', { complete: count(complete), all: count(owing) })}</span>
      {state.lock === null && state.closes_at && (
        <span>{translate('pages.entry.openUntil', { at: formatDateTime(state.closes_at, conventions) })}</span>
      )}
      {wrong > 0 && (
        <span className="entry-unsent">
          {translate('pages.entry.toCorrect', { smart_count: wrong, count: count(wrong) })}
        </span>
      )}
      {/* Its place is kept where it would move the list at every mark. */}
      <span className="entry-unsent" data-none={waiting === 0 || undefined}>
        {translate('pages.entry.unsent', { smart_count: waiting, count: count(waiting) })}
      </span>
      {!isOnline && <strong className="entry-unsent">{translate('pages.entry.offline')}</strong>}
      {unkept > 0 && <strong className="entry-unsent">{translate('pages.entry.unkept')}</strong>}
    </p>
  );
}
