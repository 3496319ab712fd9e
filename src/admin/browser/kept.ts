import { ownerOnDevice } from './apiBase.ts';
import { removeStored, storedKeys } from './storage.ts';

/** How much this device keeps of what somebody has entered and the server does not have yet. */
export function countKept(user: string | number): number {
  return storedKeys(`unsent:${ownerOnDevice(user)}:`).length;
}

/** Forgets all that somebody has entered in forms and not saved: the device may be somebody else's next. */
export function forgetDraftsOf(user: number | string): void {
  for (const key of storedKeys(`draft:${ownerOnDevice(user)}:`)) removeStored(key);
}
