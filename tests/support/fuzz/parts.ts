import fc from 'fast-check';
import type { Role } from '../campus.ts';
import { type Mode, MODES } from './values.ts';

/** Who calls: a demo login, or nobody, without one. */
export type FuzzCaller = Role | 'nobody';

export const EVERYBODY: readonly FuzzCaller[] = [
  'superadmin',
  'admin',
  'accountant',
  'office',
  'teacher',
  'student',
  'parent',
  'nobody',
];

/** As whom a call is made, and how near it is to what is described. */
export interface Part {
  readonly who: FuzzCaller;
  readonly mode: Mode;
}

/** Every pair of who and how near. */
export const PARTS: readonly Part[] = EVERYBODY.flatMap((who) => MODES.map((mode) => ({ who, mode })));

/** A part for each of so many calls: every pair as often as any other, in an order that the seed gives. */
export function dealParts(calls: number, seed: number): readonly Part[] {
  const dealt = Array.from({ length: calls }, (_, place) => PARTS[place % PARTS.length] as Part);
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(dealt, { minLength: calls }), { seed, numRuns: 1 });
  return shuffled;
}
