import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatDateTime, NOTHING } from '../../src/admin/format/format.ts';
import type { Spot } from '../../src/admin/sheet/spot.ts';
import { writeCell } from './cellText.ts';
import type { MarkGrid } from './grid.ts';
import { MarkHistory } from './MarkHistory.tsx';
import type { Entry, StoredMark } from './sendCells.ts';
import { useCell } from './useMarkGrid.ts';

interface CellBarProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly spot: Spot;
}

/** What there is to say of the mark that the cursor stands in: what is wrong, who entered it, and what can be decided. */
export function CellBar({ grid, entry, spot: { row, slot } }: CellBarProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const [isOpen, setOpen] = useState(false);
  const { text, state, reason, stored, theirs, unusual } = useCell(grid, row, slot);
  const student = entry.students[row];
  const component = entry.components[slot];
  const who = (mark: StoredMark) => ({
    name: mark.changed_by ?? NOTHING,
    at: formatDateTime(mark.changed_at, conventions),
  });
  const shownOf = (mark: StoredMark) =>
    writeCell({ mark: mark.mark, is_absent: mark.is_absent === 1 ? 1 : 0 }, { show: String }) || NOTHING;
  return (
    <div className="entry-bar">
      <strong>
        <bdi>{student?.name}</bdi> · <bdi>{component?.name}</bdi>
      </strong>
      <span
        className="entry-bar-text"
        aria-live="polite"
        data-wrong={state === 'refused' || state === 'conflict' || undefined}
      >
        {state === 'conflict' && theirs
          ? translate('pages.entry.both', { mine: text || NOTHING, theirs: shownOf(theirs), ...who(theirs) })
          : (reason ?? (state === 'stored' ? undefined : translate(`pages.entry.${state}`)))}
        {state === 'stored' && unusual && translate(`pages.entry.${unusual}Unusual`)}
      </span>
      {state === 'conflict' && (
        <>
          <Button size="small" variant="contained" onClick={() => grid.keepMine(row, slot)}>
            {translate('pages.entry.keepMine')}
          </Button>
          <Button size="small" color="inherit" onClick={() => grid.takeTheirs(row, slot)}>
            {translate('pages.entry.takeTheirs')}
          </Button>
        </>
      )}
      {state === 'refused' && (
        <Button size="small" color="inherit" onClick={() => grid.restore(row, slot)}>
          {translate('pages.entry.restore')}
        </Button>
      )}
      {stored && (
        <Button size="small" color="inherit" onClick={() => setOpen(true)}>
          {translate('pages.entry.enteredBy', who(stored))}
        </Button>
      )}
      {stored && isOpen && (
        <MarkHistory
          id={stored.id}
          title={`${student?.name ?? ''} · ${component?.name ?? ''}`}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
