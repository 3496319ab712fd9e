/** A pseudo-random generator. Equal seeds give equal schools. */
export interface Random {
  /** A fraction from 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32: small, fast, and good enough to make up names. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[whole(0, list.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  };
  return { fraction, whole, pick, chance: (probability) => fraction() < probability };
}
