/** What floating point can miss of a number that was reached: 0.29 × 100 is a little less than 29. */
const FLOATING = 1e-9;

/** Rounded half up to so many decimals: 4.505 → 4.51. */
export function roundHalfUp(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit + FLOATING) / unit;
}

/** Rounded half up to so many decimals, but never up to a whole number that was not reached, where a grade begins. */
export function roundReached(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  const rounded = roundHalfUp(value, decimals);
  const isLifted = Number.isInteger(rounded) && rounded - value > FLOATING;
  return isLifted ? Math.floor(value * unit) / unit : rounded;
}
