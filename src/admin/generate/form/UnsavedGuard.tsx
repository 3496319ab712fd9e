import { type RefObject, useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  readonly mayLeave: RefObject<boolean>;
  /** Told that what was typed is given up. */
  readonly onLeave?: () => void;
}

/** Asks before what was typed is lost: on the way to another screen, and when the tab is closed. */
export function UnsavedGuard({ isDirty, mayLeave, onLeave }: UnsavedGuardProps) {
  const canBlock = useCanBlock();
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty, mayLeave]);
  return canBlock && <NavigationGuard isDirty={isDirty} mayLeave={mayLeave} onLeave={onLeave} />;
}

function NavigationGuard({ isDirty, mayLeave, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}
