import { Alert, Button } from '@mui/material';
import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

interface StaleAlertProps {
  /** Who was faster, where that is known. */
  readonly title?: string | undefined;
  readonly isSaving: boolean;
  /** False where somebody types on and keeps the focus. */
  readonly mayTakeFocus?: RefObject<boolean>;
  readonly onKeepMine: (event: MouseEvent) => void;
  /** Not there where nothing was changed on both sides: then what is typed is simply saved. */
  readonly onTakeTheirs: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Somebody else was faster: what they changed, and whose version is to count. */
export function StaleAlert({ title, isSaving, mayTakeFocus, onKeepMine, onTakeTheirs, children }: StaleAlertProps) {
  const translate = useTranslate();
  const note = useRef<HTMLDivElement>(null);
  // Once: whoever types on keeps the focus.
  useLayoutEffect(() => {
    if (mayTakeFocus?.current ?? true) note.current?.focus();
  }, [mayTakeFocus]);
  return (
    <Alert
      severity="warning"
      className="form-stale"
      ref={note}
      tabIndex={-1}
      action={
        <div className="form-stale-choices">
          <Button size="small" variant="contained" color="warning" loading={isSaving} onClick={onKeepMine}>
            {translate(onTakeTheirs ? 'screens.stale.keepMine' : 'ra.action.save')}
          </Button>
          {onTakeTheirs && (
            <Button size="small" color="inherit" onClick={onTakeTheirs}>
              {translate('screens.stale.takeTheirs')}
            </Button>
          )}
        </div>
      }
    >
      <strong className="form-stale-title">{title ?? translate('screens.stale.title')}</strong>
      {children}
    </Alert>
  );
}
