import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/apiError.ts';

/**
 * What the back end has shown so far. `paged`: it answers the slice that a list call asks for. `whole`: it answers whole
 * lists, so it has the calls of the specification and none of ours (history, export, import, many records at once).
 */
type Lists = 'unknown' | 'paged' | 'whole';

let lists: Lists = 'unknown';
const absent = new Set<string>();
const listeners = new Set<() => void>();

/** How the back end has answered list calls. */
export function listsOfBackEnd(): Lists {
  return lists;
}

export function noteLists(seen: Lists): void {
  if (seen === lists) return;
  lists = seen;
  tell();
}

/** Whether the back end was found not to have a call; known until the page is loaded again. */
export function isAbsent(call: string): boolean {
  return absent.has(call);
}

export function noteAbsent(call: string): void {
  absent.add(call);
  tell();
}

/** Whether an error says that there is no such call. Where an address names a record, it may be the record that is missing. */
export function meansAbsent(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 501].includes(error.status);
}

/** The answer of a call that not every back end has; undefined where it is missing, which is asked once. */
export async function ifPresent<T>(call: string, run: () => Promise<T>): Promise<T | undefined> {
  if (isAbsent(call)) return undefined;
  try {
    return await run();
  } catch (error) {
    if (!meansAbsent(error)) throw error;
    noteAbsent(call);
    return undefined;
  }
}

/** Whether the back end may have a call. */
export function useIsPresent(call: string): boolean {
  return useSyncExternalStore(listen, () => !isAbsent(call));
}

/** Whether the back end may have the calls that the specification does not name: history, export, import. */
export function useHasOwnCalls(): boolean {
  return useSyncExternalStore(listen, () => lists !== 'whole');
}

/** Whether the back end is known to have calls that the specification does not name: what nobody asked for waits for that. */
export function useIsKnownAsOurs(): boolean {
  return useSyncExternalStore(listen, () => lists === 'paged');
}

/** Begins anew with a back end of which nothing is known. */
export function forgetBackEnd(): void {
  lists = 'unknown';
  absent.clear();
  tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
