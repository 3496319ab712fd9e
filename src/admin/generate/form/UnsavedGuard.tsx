import { type RefObject, useEffect } from 'react';
import { useBlocker, useCanBlock, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  readonly mayLeave: RefObject<boolean>;
}

/** Asks before what was typed is lost: on the way to another screen, and when the tab is closed. */
export function UnsavedGuard({ isDirty, mayLeave }: UnsavedGuardProps) {
  const canBlock = useCanBlock();
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty, mayLeave]);
  return canBlock && <NavigationGuard isDirty={isDirty} mayLeave={mayLeave} />;
}

function NavigationGuard({ isDirty, mayLeave }: UnsavedGuardProps) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={translate('screens.unsaved.title')}
      text={translate('screens.unsaved.text')}
      confirmLabel={translate('screens.unsaved.leave')}
      cancelLabel={translate('screens.unsaved.stay')}
      tone="error"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
