import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import '../../../src/admin/generate/shared/dialogs.css';
import { ChangesTable } from './ChangesTable.tsx';
import type { ResultDialogProps } from './resultDialog.ts';

/** What the newest version changes before it is published. */
export function ChangesDialog({ scope, name, onClose }: ResultDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('pages.results.whatChanges')}</DialogTitle>
      <DialogContent className="office-dialog">
        <DialogContentText className="dialog-subject">
          <bdi>{name}</bdi>
        </DialogContentText>
        <ChangesTable scope={scope} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
