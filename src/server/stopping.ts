import { shownAtEnd } from './plainErrors.ts';

type Close = () => unknown;

/** Longer than any call or statement may take: what is still there then waits for something that does not come. */
const LIMIT_MS = 30_000;

/** What is closed when the process is asked to end. */
export interface Stopping {
  /** To be closed then, before what was given earlier. */
  readonly add: (close: Close) => void;
  /** Whether the process is on its way out: what fails from now on was cut off. */
  readonly hasBegun: () => boolean;
}

/** Ends the process in good order when it is asked to, also while it is still starting; asked twice, it ends at once. */
export function stopOnSignal(): Stopping {
  const open: Close[] = [];
  let hasBegun = false;
  const stop = async () => {
    hasBegun = true;
    setTimeout(() => end('It did not end in good order within half a minute.'), LIMIT_MS).unref();
    let failed = false;
    for (let close = open.pop(); close; close = open.pop()) {
      try {
        await close();
      } catch (error) {
        failed = true;
        console.error(shownAtEnd(error));
      }
    }
    process.exit(failed ? 1 : 0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { add: (close) => open.push(close), hasBegun: () => hasBegun };
}

/** What is stored is stored: nothing is lost by an end in the middle, as by a loss of power. */
function end(reason: string): void {
  console.error(reason);
  process.exit(1);
}
