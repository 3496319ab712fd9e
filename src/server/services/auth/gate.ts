/** Lets a few run at once and all others wait in the order in which they came. */
export interface Gate {
  readonly run: <R>(work: () => Promise<R>) => Promise<R>;
  /** Whether more wait already than can be served in a reasonable time. */
  readonly isFull: () => boolean;
}

/** A gate that so many pass at once. */
export function createGate({ atOnce, mostWaiting }: { readonly atOnce: number; readonly mostWaiting: number }): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const enter = () => {
    if (inside >= atOnce) return new Promise<void>((resolve) => waiting.push(resolve));
    inside += 1;
    return Promise.resolve();
  };
  // Whoever waits takes over the place, so that nobody who comes later slips in between.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };

  return {
    isFull: () => waiting.length >= mostWaiting,
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
