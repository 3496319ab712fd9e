import { useSyncExternalStore } from 'react';
import { ApiError } from './apiError.ts';

/** Nothing was sent: whoever waited for a connection has given up. */
export class NotSentError extends ApiError {
  constructor() {
    super(0, { message: 'login.offline' });
    this.name = 'NotSentError';
  }
}

/** Whether the browser has a network, as far as it knows. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}

/** Settles once the browser has a network: at once where it has one. Throws `NotSentError` when the signal ends it. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = () => {
      unwatch();
      signal.removeEventListener('abort', giveUp);
    };
    const giveUp = () => {
      end();
      reject(new NotSentError());
    };
    const unwatch = watch(() => {
      if (!navigator.onLine) return;
      end();
      resolve();
    });
    signal.addEventListener('abort', giveUp);
  });
}

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
