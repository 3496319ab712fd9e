import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { ABSENT } from '../../schemas/teaching/uploadedMark.ts';
import type { MarkGrid } from './grid.ts';
import type { CellView } from './gridCells.ts';
import { MarkHistory } from './MarkHistory.tsx';
import { noteOf } from './noteOf.ts';
import type { Entry } from './sendCells.ts';
import { useCell } from './useMarkGrid.ts';
import { useMarkWords } from './useMarkWords.ts';

interface CellBarProps {
  readonly grid: MarkGrid;
  readonly entry: Entry;
  readonly cellPosition: CellPosition;
  readonly isReadOnly: boolean;
  /** Whether an absence is entered here: the keyboard of a telephone has digits alone. */
  readonly marksAbsent: boolean;
}

/** What there is to say of the mark that the cursor stands in: what is wrong, who entered it, and what can be decided. */
export function CellBar({ grid, entry, cellPosition, isReadOnly, marksAbsent }: CellBarProps) {
  const translate = useTranslate();
  const { entered } = useMarkWords();
  const [isOpen, setOpen] = useState(false);
  const view = useCell(grid, cellPosition.row, cellPosition.slot);
  const { state, stored } = view;
  const student = entry.students[cellPosition.row];
  const component = entry.components[cellPosition.slot];
  const isSettled = state === 'stored' || state === 'refused';
  const isWrong = state === 'refused' || state === 'conflict';
  const openHistory = () => setOpen(true);
  return (
    <div className="entry-bar" data-wrong={isWrong || undefined}>
      <div className="entry-bar-said">
        <strong className="entry-bar-name">
          <bdi>{student?.name}</bdi> · <bdi>{component?.name}</bdi>
        </strong>
        <span className="entry-bar-text" aria-live="polite">
          <CellNote view={view} />
        </span>
        {stored && isSettled && (
          <Button size="small" color="inherit" className="entry-bar-who" onClick={openHistory}>
            {entered(stored)}
          </Button>
        )}
      </div>
      <div className="entry-bar-actions">
        <Decisions
          grid={grid}
          cellPosition={cellPosition}
          view={view}
          isReadOnly={isReadOnly}
          marksAbsent={marksAbsent}
        />
        {/* Both marks say already whose the other is. */}
        {stored && state === 'conflict' && (
          <Button size="small" color="inherit" onClick={openHistory}>
            {translate('screens.show.history')}
          </Button>
        )}
      </div>
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

/** What is wrong with a mark, or becomes of it. */
function CellNote({ view }: { readonly view: CellView }) {
  const translate = useTranslate();
  const { locale } = useConventions();
  const { both } = useMarkWords();
  const { text, state, theirs } = view;
  if (state === 'conflict' && theirs) return both(text, theirs);
  if (state === 'waiting' || state === 'saving') return translate(`pages.entry.${state}`);
  return noteOf(view, { translate, locale });
}

interface DecisionsProps extends Omit<CellBarProps, 'entry'> {
  readonly view: CellView;
}

/** What can be done with a mark as it is. */
function Decisions({ grid, cellPosition, view, isReadOnly, marksAbsent }: DecisionsProps) {
  const translate = useTranslate();
  const { row, slot } = cellPosition;
  const { text, state, again } = view;
  if (state === 'conflict')
    return (
      <>
        <Button size="small" variant="contained" onClick={() => grid.keepMine(row, slot)}>
          {translate('pages.entry.keepMine')}
        </Button>
        <Button size="small" color="inherit" onClick={() => grid.takeTheirs(row, slot)}>
          {translate('pages.entry.takeTheirs')}
        </Button>
      </>
    );
  const markAbsent = () => {
    grid.enter(row, slot, ABSENT);
    grid.flush();
  };
  return (
    <>
      {state === 'refused' && again && !isReadOnly && (
        <Button size="small" variant="outlined" onClick={() => grid.sendAgain([{ row, slot }])}>
          {translate('pages.entry.sendAgain')}
        </Button>
      )}
      {state === 'refused' && (
        <Button size="small" color="inherit" onClick={() => grid.restore(row, slot)}>
          {translate('pages.entry.restore')}
        </Button>
      )}
      {marksAbsent && !isReadOnly && (
        <Button size="small" variant="outlined" disabled={text === ABSENT} onClick={markAbsent}>
          {translate('pages.entry.markAbsent')}
        </Button>
      )}
    </>
  );
}
