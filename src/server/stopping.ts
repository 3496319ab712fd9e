type Close = () => unknown;

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
    for (let close = open.pop(); close; close = open.pop()) await close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { add: (close) => open.push(close), hasBegun: () => hasBegun };
}
