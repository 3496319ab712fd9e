/** The end of a message about a word that is none: the nearest right one, where there is one near enough. */
export function didYouMean(word: string, right: Iterable<string>): string {
  const near = Math.max(2, Math.floor(word.length / 3));
  const [best] = [...right]
    .filter((each) => each !== word)
    .map((each) => ({ each, distance: distanceOf(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= near)
    .sort((one, other) => one.distance - other.distance);
  return best ? `; did you mean "${best.each}"?` : '';
}

/** How many letters are put in, taken out or changed to make one word of another. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
