import { storedKeys } from './storage.ts';

/** How much this device keeps of what somebody has entered and the server does not have yet. */
export function countKept(user: string | number): number {
  return storedKeys(`unsent:${user}:`).length;
}
