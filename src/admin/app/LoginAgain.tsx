import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { currentRenewal, watchRenewal } from '../auth/renewal.ts';
import { accountChanged } from '../providers/refreshAccount.ts';
import { LoginAgainDialog } from './LoginAgainDialog.tsx';

/** Asks for the login over the page when it has ended. What the person may do now counts as soon as that is done. */
export function LoginAgain() {
  const renewal = useSyncExternalStore(watchRenewal, currentRenewal);
  const queryClient = useQueryClient();
  const isOpen = renewal !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    return () => void accountChanged(queryClient);
  }, [isOpen, queryClient]);
  return renewal && <LoginAgainDialog renewal={renewal} />;
}
