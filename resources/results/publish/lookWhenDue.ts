/** How long to wait before each look; the job that publishes needs a moment, and may have to wait for others. */
const PAUSES_MS = [2_000, 3_000, 5_000, 10_000, 20_000, 40_000];
/** A timer holds no more than some weeks, and stands still while a computer sleeps. */
const LONGEST_WAIT_MS = 60_000;

interface DueLook {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly look: () => Promise<unknown>;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** Looks a few times after a time has come. While the page is hidden it waits. */
export async function lookWhenDue({ at, look, signal }: DueLook): Promise<void> {
  for (let left = at - Date.now(); left > 0; left = at - Date.now()) {
    await wait(Math.min(left, LONGEST_WAIT_MS));
    if (signal.aborted) return;
  }
  for (const pause of PAUSES_MS) {
    await wait(pause);
    await untilVisible(signal);
    if (signal.aborted) return;
    await look();
  }
}

function wait(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((done) => {
    const seen = () => {
      if (!document.hidden) done();
    };
    document.addEventListener('visibilitychange', seen, { signal });
    signal.addEventListener('abort', () => done());
  });
}
