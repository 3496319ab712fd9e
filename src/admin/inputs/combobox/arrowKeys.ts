const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** How far a key moves through a list: 1 down, -1 up, undefined when it does not. */
export function stepOf(key: string): number | undefined {
  return STEPS[key];
}

/** What is a step away from a place in a list, around its ends; the place is -1 before the first step. */
export function stepFrom<T>(list: readonly T[], place: number, step: number): T | undefined {
  return place < 0 && step < 0 ? list.at(-1) : list.at((place + step) % list.length);
}
