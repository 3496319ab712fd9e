/**
 * Tells `sessionExpired` once when the server no longer accepts the session and it has been cleared, and `refused` when it
 * has not allowed a call: what the user may do has changed since it was read.
 */
export const sessionEvents = new EventTarget();

export function announceSessionExpired(): void {
  sessionEvents.dispatchEvent(new Event('sessionExpired'));
}

export function announceRefusal(): void {
  sessionEvents.dispatchEvent(new Event('refused'));
}
