/** The end of a message about a word that is none: the nearest right one, where there is one near enough. */
export function didYouMean(word: string, right: Iterable<string>): string {
  const near = Math.max(2, Math.floor(word.length / 3));
  // A reference is often meant by the name of what it leads to.
  const reference = [...right].find((each) => each === `${word}_id` || each === `${word}_ids`);
  if (reference !== undefined) return `; did you mean "${reference}"?`;
  // One letter is near to every short word.
  if (word.length < 2) return '';
  const [best] = [...right]
    .filter((each) => each !== word)
    .map((each) => ({ each, distance: distanceOf(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= near)
    .sort((one, other) => one.distance - other.distance);
  return best ? `; did you mean "${best.each}"?` : '';
}

/** How many letters are put in, taken out, changed, or swapped with their neighbour to make one word of another. */
function distanceOf(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = at(row, column - 1) + (one[line - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      const swapped = isSwap ? at(before, column - 2) + 1 : changed;
      next.push(Math.min(changed, swapped, at(row, column) + 1, at(next, column - 1) + 1));
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
