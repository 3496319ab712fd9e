import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentRenewal, watchRenewal } from '../auth/renewal.ts';
import { useArriving, useIsIdle } from '../loading/useArriving.ts';
import { accountChanged } from '../providers/refreshAccount.ts';

/** Whoever has not pressed a key for so long has come to an end of what they type. */
const PAUSE_MS = 1_000;

const loadDialog = () => import('./LoginAgainDialog.tsx').then((module) => module.LoginAgainDialog);

/** Asks for the login over the page when it has ended. What the person may do now counts as soon as that is done. */
export function LoginAgain() {
  const renewal = useSyncExternalStore(watchRenewal, currentRenewal);
  const queryClient = useQueryClient();
  const isWanted = renewal !== undefined;
  const isPaused = usePause(isWanted);
  // Fetched ahead: whoever needs it may have no connection by then.
  const isIdle = useIsIdle();
  const LoginAgainDialog = useArriving(loadDialog, isWanted || isIdle);
  useEffect(() => {
    if (!isWanted) return;
    return () => void accountChanged(queryClient);
  }, [isWanted, queryClient]);
  return renewal && isPaused && LoginAgainDialog && <LoginAgainDialog renewal={renewal} />;
}

/** Whether a pause in typing has come since something was wanted: a dialog would take the next keys as its own. */
function usePause(isWanted: boolean): boolean {
  const [isPaused, setPaused] = useState(false);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      typedAt.current = performance.now();
    };
    document.addEventListener('keydown', note, true);
    return () => document.removeEventListener('keydown', note, true);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = typedAt.current + PAUSE_MS - performance.now();
      if (left <= 0) setPaused(true);
      else timer = setTimeout(look, left);
    };
    look();
    return () => {
      clearTimeout(timer);
      setPaused(false);
    };
  }, [isWanted]);
  return isPaused;
}
