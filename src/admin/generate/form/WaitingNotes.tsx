import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LostAnswerError } from '../../http/apiError.ts';
import type { NumberedRecord } from './useBackgroundSaves.ts';

interface WaitingNotesProps {
  readonly waiting: readonly NumberedRecord[];
  readonly onGoBack: (record: NumberedRecord) => void;
}

/** The records that were entered before this one and are not saved. */
export function WaitingNotes({ waiting, onGoBack }: WaitingNotesProps) {
  const translate = useTranslate();
  const refused = waiting.filter(({ error }) => error !== undefined);
  return refused.map((record) => (
    <Alert
      key={record.number}
      severity="warning"
      className="form-waiting"
      action={
        <Button color="inherit" size="small" onClick={() => onGoBack(record)}>
          {translate('screens.waiting.goBack')}
        </Button>
      }
    >
      {translate(record.error instanceof LostAnswerError ? record.error.message : 'screens.waiting.text')}
    </Alert>
  ));
}
