import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentRenewal, watchRenewal } from '../auth/renewal.ts';
import { loadChunk } from '../loading/loadChunk.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { accountChanged } from '../providers/refreshAccount.ts';

/** Whoever has not pressed a key for so long has come to an end of what they type. */
const PAUSE_MS = 1_000;
const RETRY_MS = 2_000;

const loadDialog = () => loadChunk(() => import('./LoginAgainDialog.tsx'));
type Dialog = Awaited<ReturnType<typeof loadDialog>>['LoginAgainDialog'];

/** Asks for the login over the page when it has ended. What the person may do now counts as soon as that is done. */
export function LoginAgain() {
  const renewal = useSyncExternalStore(watchRenewal, currentRenewal);
  const queryClient = useQueryClient();
  const isWanted = renewal !== undefined;
  const isPaused = usePause(isWanted);
  const LoginAgainDialog = useDialog(isWanted);
  useEffect(() => {
    if (!isWanted) return;
    return () => void accountChanged(queryClient);
  }, [isWanted, queryClient]);
  return renewal && isPaused && LoginAgainDialog && <LoginAgainDialog renewal={renewal} />;
}

/** The dialog, whose code the first screen does not wait for. Where the connection is lost, it is asked for until it comes. */
function useDialog(isWanted: boolean): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();
  const isMissing = dialog === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout>;
    const fetchDialog = () =>
      void loadDialog().then(
        (module) => setDialog(() => module.LoginAgainDialog),
        () => {
          if (isWanted) timer = setTimeout(fetchDialog, RETRY_MS);
        },
      );
    if (isWanted) fetchDialog();
    else whenIdle(fetchDialog);
    return () => clearTimeout(timer);
  }, [isWanted, isMissing]);
  return dialog;
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
