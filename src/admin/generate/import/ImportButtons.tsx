import { Button, DialogActions } from '@mui/material';
import { useContext } from 'react';
import { ListContext, useTranslate } from 'react-admin';
import { missingFields } from './neededFields.ts';
import { isUndecided } from './similarRows.ts';
import type { Import } from './useImport.ts';

interface ImportButtonsProps {
  readonly work: Import;
  readonly onClose: () => void;
}

/** The way on, the way back and the way out of an import. */
export function ImportButtons({ work, onClose }: ImportButtonsProps) {
  const translate = useTranslate();
  const { step, file, isBusy, report, error, check, start, cancel, goTo, restOf, isUnchecked } = work;
  const list = useContext(ListContext);
  const before = file ? 'columns' : 'file';
  // Rows that wait were read in columns that are settled.
  const back = { file: undefined, columns: 'file', check: restOf ? undefined : before, result: undefined }[step] as
    | 'file'
    | 'columns'
    | undefined;
  const isOver = step === 'result' && !isBusy;
  // What the list was narrowed to would hide the records that have come.
  const toList = () => {
    if (!error && list && Object.keys(list.filterValues).length > 0) list.setFilters({}, undefined);
    onClose();
  };
  return (
    <DialogActions className="import-buttons">
      {back && (
        <Button color="inherit" disabled={isBusy} onClick={() => goTo(back)}>
          {translate('importing.back')}
        </Button>
      )}
      {step === 'result' && error && (
        <Button color="inherit" onClick={() => goTo('check')}>
          {translate('importing.back')}
        </Button>
      )}
      {step === 'result' && isBusy && (
        <Button color="inherit" onClick={cancel}>
          {translate('importing.cancel')}
        </Button>
      )}
      {isOver ? (
        <Button variant="contained" onClick={toList}>
          {translate(error ? 'ra.action.close' : 'screens.import.toList')}
        </Button>
      ) : (
        <Button color="inherit" onClick={onClose}>
          {translate(step === 'result' || restOf ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
      )}
      {step === 'file' && report && (
        <Button variant="contained" disabled={isBusy} onClick={() => goTo('columns')}>
          {translate('importing.next')}
        </Button>
      )}
      {step === 'columns' && (
        <Button variant="contained" loading={isBusy} disabled={missingFields(work).length > 0} onClick={check}>
          {translate('importing.check')}
        </Button>
      )}
      {step === 'check' && (
        <>
          {isUnchecked && (
            <Button variant="outlined" loading={isBusy} onClick={check}>
              {translate('importing.checkAgain')}
            </Button>
          )}
          <Button variant="contained" loading={isBusy} disabled={isUnchecked || !mayStart(work)} onClick={start}>
            {translate('importing.start', { smart_count: startedRows(work) })}
          </Button>
        </>
      )}
    </DialogActions>
  );
}

/** Rows that would be imported now. */
function startedRows({ report, take, leftOut = [] }: Import): number {
  if (!report) return 0;
  // Of what is stored already, the rows that wait are left.
  if (report.created > 0) return report.wrong;
  return (take === 'ready' ? report.ready : report.total) - leftOut.length;
}

function mayStart(work: Import): boolean {
  const { report, take } = work;
  if (!report || report.created > 0 || isUndecided(work) || startedRows(work) === 0) return false;
  return take === 'ready' ? report.ready > 0 : report.wrong === 0;
}
