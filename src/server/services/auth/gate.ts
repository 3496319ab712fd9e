/** Lets a few run at once and all others wait in the order in which they came. */
export interface Gate {
  readonly run: <R>(work: () => Promise<R>) => Promise<R>;
  /** Whether more wait already than can be served in a reasonable time. */
  readonly isFull: () => boolean;
}

interface GateOptions {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long a place stays empty before the next who waits may run, as a share of the time of the work before. */
  readonly rest: number;
}

/** A gate that so many pass at once. */
export function createGate({ atOnce, mostWaiting, rest }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const enter = () => {
    if (inside >= atOnce) return new Promise<void>((resolve) => waiting.push(resolve));
    inside += 1;
    return Promise.resolve();
  };
  // Whoever waits longest takes over the place, so that nobody who comes later slips in between.
  const hand = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  const leave = (workedMs: number) => {
    if (rest > 0 && waiting.length > 0) setTimeout(hand, workedMs * rest);
    else hand();
  };

  return {
    isFull: () => waiting.length >= mostWaiting,
    run: async (work) => {
      await enter();
      const begun = performance.now();
      try {
        return await work();
      } finally {
        leave(performance.now() - begun);
      }
    },
  };
}
