import { Button } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { handInMarks, reopenMarks } from '../../schemas/teaching/markCalls.ts';
import { registry } from '../../schemas/index.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { type FocusOrigin, focusOrigin, returnFocus } from '../../src/admin/generate/actions/returnFocus.ts';
import { ConfirmDialog } from '../../src/admin/generate/shared/ConfirmDialog.tsx';
import { currentView } from '../../src/admin/auth/accountView.ts';
import { callApi } from '../../src/admin/http/callApi.ts';
import { useErrorNotice } from '../../src/admin/notices/useErrorNotice.ts';
import type { Spot } from '../../src/admin/sheet/spot.ts';
import { BlankList } from './BlankList.tsx';
import { CellBar } from './CellBar.tsx';
import { ComponentChooser } from './ComponentChooser.tsx';
import { editableOf, isPublished } from './editable.ts';
import { FillNote } from './FillNote.tsx';
import { MarkTable } from './MarkTable.tsx';
import type { SheetPlace } from './place.ts';
import type { Entry } from './sendCells.ts';
import { LockNote } from './LockNote.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SheetStatus } from './SheetStatus.tsx';
import { SheetTools } from './SheetTools.tsx';
import { StrayMarks } from './StrayMarks.tsx';
import { useFilling } from './useFilling.ts';
import { useMarkGrid, useSummary } from './useMarkGrid.ts';
import { usePrinting } from './usePrinting.ts';
import { useSheetState } from './useSheetState.ts';
import { useIsPhone } from '../../src/admin/theme/screenWidths.ts';

const resource = registry.get('markSheet');

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
  const [spot, setSpot] = useState<Spot>({ row: 0, slot: 0 });
  const filling = useFilling({ grid, entry, place });
  // The server takes nothing from a view, and this device keeps nothing of it.
  const editable = currentView() ? 'nothing' : editableOf(entry, state);
  const isReadOnly = editable === 'nothing';
  const isRowReadOnly = isReadOnly || entry.students.slice(spot.row, spot.row + 1).some(isPublished);
  const isPhone = useIsPhone();
  const { row, slot } = spot;
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
            onSpot={setSpot}
            onBlock={filling.onBlock}
          />
          <CellBar grid={grid} entry={entry} spot={spot} isReadOnly={isRowReadOnly} marksAbsent={isPhone} />
          {!isPhone && !isReadOnly && <p className="block-help">{translate('pages.entry.help')}</p>}
          <HandIn place={place} entry={entry} grid={grid} lock={state.lock} onMoved={moved} />
        </>
      ) : (
        <p className="block-nothing">{translate('pages.entry.noStudents')}</p>
      )}
      {isPrinting && <BlankList entry={entry} />}
    </div>
  );
}

interface HandInProps extends SheetGridProps {
  readonly grid: ReturnType<typeof useMarkGrid>;
  readonly lock: Entry['lock'];
  readonly onMoved: ReturnType<typeof useSheetState>['follow'];
}

/** Hands the sheet in, or opens it again. */
function HandIn({ place, entry, grid, lock, onMoved }: HandInProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const noteError = useErrorNotice(resource);
  const queryClient = useQueryClient();
  const conventions = useConventions();
  const { missing, unsent, owing } = useSummary(grid);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const from = useRef<FocusOrigin>(undefined);
  const begin = () => {
    from.current = focusOrigin();
    setAsking(true);
  };
  const move = async (call: typeof handInMarks | typeof reopenMarks) => {
    setBusy(true);
    try {
      const { message, data } = await callApi(call, {
        input: { ...place, exam_type_id: entry.exam.id },
        encoding: 'json',
      });
      onMoved(data);
      notify(message, { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['markSheets'] });
    } catch (error) {
      noteError(error);
      // It may be refused because of what others have done.
      onMoved();
    } finally {
      setBusy(false);
      setAsking(false);
      if (from.current) returnFocus(from.current);
    }
  };
  if (lock === 'handed_in')
    return entry.may_reopen ? (
      <div className="entry-foot">
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => {
            from.current = focusOrigin();
            void move(reopenMarks);
          }}
        >
          {translate('pages.entry.reopen')}
        </Button>
      </div>
    ) : null;
  if (lock !== null) return null;
  const count = formatPlainNumber(missing, conventions);
  return (
    <div className="entry-foot">
      {missing > 0 && <span>{translate('pages.entry.missing', { smart_count: missing, count })}</span>}
      <Button variant="contained" disabled={missing > 0 || unsent > 0 || owing === 0} onClick={begin}>
        {translate('pages.entry.handIn')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('pages.entry.handIn')}
        text={translate('pages.entry.handInText')}
        confirmLabel={translate('pages.entry.handIn')}
        isBusy={isBusy}
        onConfirm={() => void move(handInMarks)}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
