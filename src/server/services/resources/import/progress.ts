/** Told now and then how many rows are done, of how many. */
export type OnProgress = (done: number, total: number) => void;

/** Lets others have their turn in between. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Longest that lines of a file are worked on before others have their turn, in milliseconds: a line may have much text. */
const LONGEST_TURN_MS = 20;

/** Lets others have their turn wherever the last is long enough ago. */
export function takingTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < LONGEST_TURN_MS) return;
    await yieldToEventLoop();
    begun = performance.now();
  };
}
