/** How many names a sentence holds. */
const NAMED = 8;

/** The first of some names, in one line. */
export function namedFew(names: readonly string[]): string {
  return (names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names).join(' · ');
}
