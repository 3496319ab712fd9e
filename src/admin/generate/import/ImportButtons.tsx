import { Button, DialogActions } from '@mui/material';
import { useTranslate } from 'react-admin';
import { neededFields } from './neededFields.ts';
import type { Import } from './useImport.ts';

interface ImportButtonsProps {
  readonly work: Import;
  readonly onClose: () => void;
}

/** The way on, the way back and the way out of an import. */
export function ImportButtons({ work, onClose }: ImportButtonsProps) {
  const translate = useTranslate();
  const { step, file, isBusy, report, error, check, start, cancel, goTo } = work;
  const back = { file: undefined, columns: 'file', check: file ? 'columns' : 'file', result: undefined }[step] as
    | 'file'
    | 'columns'
    | undefined;
  const isOver = step === 'result' && !isBusy;
  return (
    <DialogActions className="import-buttons">
      {back && (
        <Button color="inherit" disabled={isBusy} onClick={() => goTo(back)}>
          {translate('screens.import.back')}
        </Button>
      )}
      {step === 'result' && error && (
        <Button color="inherit" onClick={() => goTo('check')}>
          {translate('screens.import.back')}
        </Button>
      )}
      {step === 'result' && isBusy && (
        <Button color="inherit" onClick={cancel}>
          {translate('screens.import.cancel')}
        </Button>
      )}
      {isOver ? (
        <Button variant="contained" onClick={onClose}>
          {translate(error ? 'ra.action.close' : 'screens.import.toList')}
        </Button>
      ) : (
        <Button color="inherit" onClick={onClose}>
          {translate(step === 'result' ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
      )}
      {step === 'file' && report && (
        <Button variant="contained" disabled={isBusy} onClick={() => goTo('columns')}>
          {translate('screens.import.next')}
        </Button>
      )}
      {step === 'columns' && (
        <Button variant="contained" loading={isBusy} disabled={neededFields(work).length > 0} onClick={check}>
          {translate('screens.import.check')}
        </Button>
      )}
      {step === 'check' && (
        <Button variant="contained" loading={isBusy} disabled={!report || report.wrong > 0} onClick={start}>
          {translate('screens.import.start', { smart_count: report?.total ?? 0 })}
        </Button>
      )}
    </DialogActions>
  );
}
