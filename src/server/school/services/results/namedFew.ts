/** How many names a sentence or a notification holds. */
export const MAX_NAMED = 8;

/** The first of some names, in one line. */
export function namedFew(names: readonly string[]): string {
  return (names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), '…'] : names).join(' · ');
}
