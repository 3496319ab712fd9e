import { Icon } from '../../icons/Icon.tsx';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { TOAST_MS } from '../../../core/limits.ts';
import { ignoreHeldKey } from '../shared/useDeliberatePresses.ts';
import '../shared/dialogs.css';

interface SuccessDialogProps {
  /** What was done. */
  readonly message: string;
  readonly onClose: () => void;
}

/** Says that a change of status has succeeded; it goes by itself after as long as any notice. */
export function SuccessDialog({ message, onClose }: SuccessDialogProps) {
  const translate = useTranslate();
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      transitionDuration={{ enter: 150, exit: 0 }}
      // What opened it may be gone by then; see returnFocus.
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="success-dialog"
      onKeyDownCapture={ignoreHeldKey}
    >
      <Icon name="CheckCircleOutline" size="medium" className="success-sign" />
      <DialogTitle id={`${id}-title`}>{translate('screens.toggle.success')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('screens.toggle.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
