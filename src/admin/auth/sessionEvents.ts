/** Tells `sessionExpired` once when the server no longer accepts the session and it has been cleared. */
export const sessionEvents = new EventTarget();

export function announceSessionExpired(): void {
  sessionEvents.dispatchEvent(new Event('sessionExpired'));
}
