/** What floating point can miss of a number that was reached: 0.29 × 100 is a little less than 29. */
const FLOATING = 1e-9;

/** Rounded half up to so many decimals: 4.505 → 4.51. */
export function roundHalfUp(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit + FLOATING) / unit;
}

/**
 * A rate, rounded half up to so many decimals, but never up to a whole number that was not reached: 100 % is everybody, and
 * what a school asks for, such as an attendance of 75 %, is a whole number. The percent of a subject, beside a letter, is
 * `shownPercent` of `src/domain/results/grades.ts` instead: a grade may begin at 33.33.
 */
export function roundReached(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  const rounded = roundHalfUp(value, decimals);
  const isLifted = Number.isInteger(rounded) && rounded - value > FLOATING;
  return isLifted ? Math.floor(value * unit) / unit : rounded;
}
