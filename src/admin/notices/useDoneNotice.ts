import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { serverMessageOf } from '../providers/serverMessages.ts';

/** Says that a write is done, in the server's words; `fallback` is the key of what to say when it said nothing. */
export function useDoneNotice(): (written: unknown, fallback?: string) => void {
  const notify = useNotify();
  return useCallback(
    (written, fallback = 'ra.notification.updated') =>
      notify(serverMessageOf(written) ?? fallback, { type: 'success', messageArgs: { smart_count: 1 } }),
    [notify],
  );
}
