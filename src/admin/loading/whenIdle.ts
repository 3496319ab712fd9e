/** Milliseconds after which it begins where the browser does not say when it has nothing to do. */
const PAUSE_MS = 2_000;

/** Begins a work once the browser has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work, PAUSE_MS);
}
