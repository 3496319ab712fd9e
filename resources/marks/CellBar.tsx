import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Spot } from '../../src/admin/sheet/spot.ts';
import { ABSENT } from './cellText.ts';
import type { MarkGrid } from './grid.ts';
import { MarkHistory } from './MarkHistory.tsx';
import type { Entry } from './sendCells.ts';
import { useCell } from './useMarkGrid.ts';
import { useMarkWords } from './useMarkWords.ts';

interface CellBarProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly spot: Spot;
  /** Whether an absence is entered here: the keyboard of a telephone has digits alone. */
  readonly marksAbsent: boolean;
}

/** What there is to say of the mark that the cursor stands in: what is wrong, who entered it, and what can be decided. */
export function CellBar({ grid, entry, spot: { row, slot }, marksAbsent }: CellBarProps) {
  const translate = useTranslate();
  const { entered, both } = useMarkWords();
  const [isOpen, setOpen] = useState(false);
  const { text, state, reason, stored, theirs, unusual } = useCell(grid, row, slot);
  const markAbsent = () => {
    grid.enter(row, slot, ABSENT);
    grid.flush();
  };
  const student = entry.students[row];
  const component = entry.components[slot];
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
          ? both(text, theirs)
          : (reason ?? (state === 'stored' ? undefined : translate(`pages.entry.${state}`)))}
        {state === 'stored' && unusual && translate(`pages.entry.${unusual}Unusual`)}
      </span>
      {marksAbsent && state !== 'conflict' && (
        <Button size="small" variant="outlined" disabled={text === ABSENT} onClick={markAbsent}>
          {translate('pages.entry.markAbsent')}
        </Button>
      )}
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
          {entered(stored)}
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
