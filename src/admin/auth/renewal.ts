import { readSession } from './session.ts';
import type { UserData } from './userData.ts';

/** A login that has ended while the app is open: calls wait until the same person is logged in again. */
export interface Renewal {
  /** Whose app it is. */
  readonly user: UserData;
  /** Who has logged in to this browser instead. */
  readonly other?: UserData | undefined;
}

let owner: UserData | undefined;
let renewal: Renewal | undefined;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

/** From now on a login that ends is renewed over the page of this user; without one the page is left for the login. */
export function keepOpenFor(user: UserData | undefined): void {
  owner = user;
  change(undefined);
}

export function currentRenewal(): Renewal | undefined {
  return renewal;
}

export function watchRenewal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the login anew; answers whether the page can do that, or has to be left for the login. */
export function beginRenewal(): boolean {
  if (!owner) return false;
  const user = readSession();
  const other = user && user.id !== owner.id ? user : undefined;
  if (!renewal || renewal.other?.id !== other?.id) change({ user: owner, other });
  return true;
}

/** The same person is logged in again: what waits goes on. */
export function endRenewal(): void {
  if (!renewal) return;
  change(undefined);
  const released = [...waiting];
  waiting.clear();
  for (const release of released) release();
}

/** Whether calls wait for the login. */
export function isHolding(): boolean {
  return waiting.size > 0;
}

/** What a call has to wait for before it may be made as whom the app belongs to, if anything; rejected when the caller gives up. */
export function untilSameUser(signal?: AbortSignal): Promise<void> | undefined {
  const user = owner && readSession();
  if (user && user.id !== owner?.id) beginRenewal();
  if (!renewal) return undefined;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(goOn);
      reject(signal?.reason as Error);
    };
    const goOn = () => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    };
    waiting.add(goOn);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
  });
}

function change(next: Renewal | undefined): void {
  renewal = next;
  for (const listener of listeners) listener();
}
