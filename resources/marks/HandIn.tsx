import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { registry } from '../../schemas/index.ts';
import { handInMarks, reopenMarks } from '../../schemas/exams/markCalls.ts';
import { useConventions } from '../../src/admin/fields/useConventions.ts';
import { formatPlainNumber } from '../../src/admin/format/format.ts';
import { type FocusOrigin, focusOrigin, returnFocus } from '../../src/admin/generate/actions/returnFocus.ts';
import { useSuccess } from '../../src/admin/generate/actions/useSuccess.tsx';
import { ConfirmDialog } from '../../src/admin/generate/shared/ConfirmDialog.tsx';
import { callApi } from '../../src/admin/http/callApi.ts';
import { useErrorNotice } from '../../src/admin/notices/useErrorNotice.ts';
import type { SheetPlace } from './place.ts';
import type { Entry } from './sendCells.ts';
import { type useMarkGrid, useSummary } from './useMarkGrid.ts';
import type { useSheetState } from './useSheetState.ts';

const resource = registry.get('markSheet');

interface HandInProps {
  readonly place: SheetPlace;
  readonly entry: Entry;
  readonly grid: ReturnType<typeof useMarkGrid>;
  readonly lock: Entry['lock'];
  readonly onMoved: ReturnType<typeof useSheetState>['follow'];
}

/** Hands the sheet in, or opens it again. */
export function HandIn({ place, entry, grid, lock, onMoved }: HandInProps) {
  const noteError = useErrorNotice(resource);
  const queryClient = useQueryClient();
  const { dialog: success, saySuccess } = useSuccess();
  const [isBusy, setBusy] = useState(false);

  const move = async (call: typeof handInMarks | typeof reopenMarks, from: FocusOrigin) => {
    setBusy(true);
    try {
      const { message, data } = await callApi(call, {
        input: { ...place, exam_type_id: entry.exam.id },
        encoding: 'json',
      });
      onMoved(data);
      saySuccess(message, from);
      await queryClient.invalidateQueries({ queryKey: ['markSheets'] });
    } catch (error) {
      noteError(error);
      // It may be refused because of what others have done.
      onMoved();
      returnFocus(from);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {lock === null && <HandInButton grid={grid} isBusy={isBusy} onConfirm={(from) => move(handInMarks, from)} />}
      {lock === 'handed_in' && entry.may_reopen && (
        <ReopenButton isBusy={isBusy} onPress={() => void move(reopenMarks, focusOrigin())} />
      )}
      {success}
    </>
  );
}

interface HandInButtonProps extends Pick<HandInProps, 'grid'> {
  readonly isBusy: boolean;
  /** Settled once the sheet is handed in, or refused. */
  readonly onConfirm: (from: FocusOrigin) => Promise<void>;
}

/** Asks first: what is handed in can only be read. */
function HandInButton({ grid, isBusy, onConfirm }: HandInButtonProps) {
  const translate = useTranslate();
  const conventions = useConventions();
  const { missing, unsent, owing } = useSummary(grid);
  const [from, setFrom] = useState<FocusOrigin>();
  const count = formatPlainNumber(missing, conventions);
  const confirm = async () => {
    if (from) await onConfirm(from);
    setFrom(undefined);
  };
  return (
    <div className="entry-foot">
      {missing > 0 && <span>{translate('pages.entry.missing', { smart_count: missing, count })}</span>}
      <Button
        variant="contained"
        disabled={missing > 0 || unsent > 0 || owing === 0}
        onClick={() => setFrom(focusOrigin())}
      >
        {translate('pages.entry.handIn')}
      </Button>
      <ConfirmDialog
        isOpen={from !== undefined}
        title={translate('pages.entry.handIn')}
        text={translate('pages.entry.handInText')}
        confirmLabel={translate('pages.entry.handIn')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setFrom(undefined)}
      />
    </div>
  );
}

function ReopenButton({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const translate = useTranslate();
  return (
    <div className="entry-foot">
      <Button variant="outlined" loading={isBusy} onClick={onPress}>
        {translate('pages.entry.reopen')}
      </Button>
    </div>
  );
}
