import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useDeliberatePresses } from './useDeliberatePresses.ts';
import './dialogs.css';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'success' | 'warning' | 'error' | undefined;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What the question is about, in more detail. */
  readonly children?: ReactNode;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    isBusy = false,
    onConfirm,
    onCancel,
    children,
  } = props;
  const translate = useTranslate();
  const id = useId();
  // Enter pressed once too often must not destroy anything.
  const isDangerous = tone === 'error';
  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={(event) => event.stopPropagation()}
      {...useDeliberatePresses(isOpen)}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} color="inherit" autoFocus={isDangerous}>
          {cancelLabel ?? translate('ra.action.cancel')}
        </Button>
        <Button onClick={onConfirm} color={tone} variant="contained" autoFocus={!isDangerous} loading={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
