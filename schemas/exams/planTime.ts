import type { Problem } from '../../src/core/rules/problem.ts';

/** How many years ahead a publication is planned at most: what is later is a slip of the pen. */
const YEARS = 2;

/** What is wrong with a time at which results are to be published. */
export function planProblem(at: string, now: number): Problem | undefined {
  const time = Date.parse(at);
  if (time <= now) return { key: 'notInPast' };
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS);
  return time > last.getTime() ? { key: 'withinYears', params: { years: YEARS } } : undefined;
}
