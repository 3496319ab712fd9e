/** How failures keep the next attempt waiting. */
export interface Policy {
  /** How long a failure counts. */
  readonly windowSeconds: number;
  /** So many failures change nothing; after each further one the wait doubles, from a second to a minute. */
  readonly free?: number;
  /** So many end everything until the oldest of them no longer counts. */
  readonly max?: number;
  /** Whether a success makes the failures before it forgotten. */
  readonly isClearedBySuccess: boolean;
}

const LONGEST_DELAY_SECONDS = 60;

/** How many seconds the next attempt has to wait, by the ages of the failures in seconds, the latest first; 0 for none. */
export function secondsToWait(ages: readonly number[], { windowSeconds, free, max }: Policy): number {
  const counted = ages.filter((age) => age < windowSeconds);
  const decisive = max === undefined ? undefined : counted[max - 1];
  if (decisive !== undefined) return Math.max(1, Math.ceil(windowSeconds - decisive));
  const [latest] = counted;
  if (free === undefined || latest === undefined || counted.length <= free) return 0;
  const delay = Math.min(LONGEST_DELAY_SECONDS, 2 ** (counted.length - free - 1));
  return Math.max(0, Math.ceil(delay - latest));
}
