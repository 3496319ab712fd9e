import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '../../format/values.ts';
import { useFormSession } from './formSession.ts';
import { useLockedReason } from './useLockedReason.ts';

interface LockedNoteProps {
  /** The record as it is now. */
  readonly record: AnyRecord;
  readonly onDiscard: () => void;
}

/** Says above a form with something typed in it that its record can no longer be changed. */
export function LockedNote({ record, onDiscard }: LockedNoteProps) {
  const { resource } = useFormSession();
  const translate = useTranslate();
  const reason = useLockedReason(resource, record);
  return (
    <Alert
      severity="warning"
      className="form-locked"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {translate('screens.locked.discard')}
        </Button>
      }
    >
      {reason} {translate('screens.locked.typed')}
    </Alert>
  );
}
