/** Told now and then how many rows are done, of how many. */
export type OnProgress = (done: number, total: number) => void;

/** Lets others have their turn in between. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
