import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { currentView } from '../../src/admin/auth/accountView.ts';
import type { CellPosition } from '../../src/admin/sheet/cellPosition.ts';
import { BlankList } from './BlankList.tsx';
import { CellBar } from './CellBar.tsx';
import { ComponentChooser } from './ComponentChooser.tsx';
import { editableOf, isPublished } from './editable.ts';
import { FillNote } from './FillNote.tsx';
import { HandIn } from './HandIn.tsx';
import { MarkTable } from './MarkTable.tsx';
import type { SheetPlace } from './place.ts';
import type { Entry } from './sendCells.ts';
import { LockNote } from './LockNote.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SheetStatus } from './SheetStatus.tsx';
import { SheetTools } from './SheetTools.tsx';
import { StrayMarks } from './StrayMarks.tsx';
import { useFilling } from './useFilling.ts';
import { useMarkGrid } from './useMarkGrid.ts';
import { usePrinting } from './usePrinting.ts';
import { useSheetState } from './useSheetState.ts';
import { useIsPhone } from '../../src/admin/theme/screenWidths.ts';

interface SheetGridProps {
  readonly place: SheetPlace;
  readonly entry: Entry;
}

/** The marks of a sheet: entered cell by cell, brought in from a spreadsheet, handed in. */
export function SheetGrid({ place, entry: opened }: SheetGridProps) {
  const translate = useTranslate();
  const asking = useRef<() => void>(() => undefined);
  const onLocked = useCallback(() => asking.current(), []);
  const grid = useMarkGrid({ place, entry: opened, onLocked });
  const {
    state,
    current: entry,
    follow,
    ask,
  } = useSheetState({
    place,
    entry: opened,
    onMarks: useCallback((marks) => grid.merge(marks), [grid]),
  });
  useEffect(() => {
    asking.current = () => void ask();
  }, [ask]);
  const [cellPosition, setSpot] = useState<CellPosition>({ row: 0, slot: 0 });
  const filling = useFilling({ grid, entry, place });
  // The server takes nothing from a view, and this device keeps nothing of it.
  const editable = currentView() ? 'nothing' : editableOf(entry, state);
  const isReadOnly = editable === 'nothing';
  const isRowReadOnly = isReadOnly || entry.students.slice(cellPosition.row, cellPosition.row + 1).some(isPublished);
  const isPhone = useIsPhone();
  const { row, slot } = cellPosition;
  const isPrinting = usePrinting();
  const moved: typeof follow = (next) => {
    if (next) filling.close();
    follow(next);
  };

  return (
    <div className="entry">
      <LockNote state={state} editable={editable} />
      <StrayMarks grid={grid} entry={entry} />
      <div className="entry-head">
        <div className="entry-told">
          <SheetStatus grid={grid} state={state} />
          <SendAgain grid={grid} entry={entry} isReadOnly={isReadOnly} />
        </div>
        <SheetTools
          place={place}
          grid={grid}
          entry={entry}
          isReadOnly={isReadOnly}
          onLines={filling.onLines}
          onProblem={filling.tell}
        />
      </div>
      <FillNote filling={filling} names={entry.components.map(({ name }) => name)} isReadOnly={isReadOnly} />
      {entry.students.length > 0 && entry.components.length > 0 ? (
        <>
          {isPhone && (
            <ComponentChooser
              components={entry.components}
              slot={slot}
              onChoose={(chosen) => setSpot({ row, slot: chosen })}
            />
          )}
          <MarkTable
            grid={grid}
            entry={entry}
            only={isPhone ? slot : undefined}
            isReadOnly={isReadOnly}
            onCellPosition={setSpot}
            onBlock={filling.onBlock}
          />
          <CellBar
            grid={grid}
            entry={entry}
            cellPosition={cellPosition}
            isReadOnly={isRowReadOnly}
            marksAbsent={isPhone}
          />
          <div className="entry-end">
            {!isPhone && !isReadOnly && <p className="block-help">{translate('pages.entry.help')}</p>}
            <HandIn place={place} entry={entry} grid={grid} lock={state.lock} onMoved={moved} />
          </div>
        </>
      ) : (
        <p className="block-nothing">{translate('pages.entry.noStudents')}</p>
      )}
      {isPrinting && <BlankList entry={entry} />}
    </div>
  );
}
