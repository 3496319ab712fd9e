/**
 * What the product took when it had its first entities, measured by these same programs: what all later
 * entities together may add is counted from here.
 */
export const FOUNDATION = {
  /** kB of compressed JavaScript up to the first list after the login. */
  firstListKb: 296,
  typeInstantiations: 1_830_000,
} as const;

/** Declarations are data: all entities together may add a tenth to the first list; in kB. */
export const MOST_FIRST_LIST_KB = Math.min(350, FOUNDATION.firstListKb * 1.1);

/** What any other page may ask for that the list has not already fetched; in kB. */
export const MOST_BEYOND_LIST_KB = 40;
