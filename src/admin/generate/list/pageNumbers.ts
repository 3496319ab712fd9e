/** The pages to offer: the first, the last, and those around the present one; texts stand for what is left out. */
export function pageNumbers(page: number, last: number): (number | string)[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? 0);
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [`before ${each}`, each] : [each];
  });
}
