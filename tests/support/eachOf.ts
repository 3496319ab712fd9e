/** The named things that a loop of tests runs over, for `it.each('%s')`. A loop that finds nothing to test fails. */
export function eachOf<T extends { readonly name: string }>(
  things: readonly T[],
  isTested: (thing: T) => boolean = () => true,
): [name: string, thing: T][] {
  const tested = things.filter(isTested);
  if (tested.length === 0) throw new Error(`None of ${things.length} has what this loop tests.`);
  return tested.map((thing) => [thing.name, thing]);
}
