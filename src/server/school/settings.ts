import type { OwnSetting } from '../env.ts';

/** How many more students the seed `large` has. */
export const SEED_STUDENTS: OwnSetting = { name: 'SEED_STUDENTS', min: 1, max: 5_000_000, initial: 100_000 };
