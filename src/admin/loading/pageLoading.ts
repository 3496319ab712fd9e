import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let pending = 0;

/** Counts a page as being fetched until the promise is settled. */
export function whileLoading<T>(promise: Promise<T>): Promise<T> {
  // A page may be asked for while it renders, and then no other component may change.
  queueMicrotask(() => change(1));
  return promise.finally(() => change(-1));
}

/** Whether the code of some page is on its way. */
export function usePageLoading(): boolean {
  return useSyncExternalStore(subscribe, () => pending > 0);
}

function change(by: number): void {
  pending += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
