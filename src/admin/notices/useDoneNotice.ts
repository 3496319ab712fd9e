import { type ReactElement, useCallback } from 'react';
import { useNotify } from 'react-admin';
import { serverMessageOf } from '../providers/serverMessages.ts';

type NoteDone = (written: unknown, fallback?: string, action?: ReactElement) => void;

/**
 * Says that a write is done, in the server's words; `fallback` is the key of what to say when it said nothing. `action` is
 * what can be done about it; its key tells it from the others.
 */
export function useDoneNotice(): NoteDone {
  const notify = useNotify();
  return useCallback(
    (written, fallback = 'ra.notification.updated', action) =>
      notify(serverMessageOf(written) ?? fallback, { type: 'success', messageArgs: { smart_count: 1 }, action }),
    [notify],
  );
}
