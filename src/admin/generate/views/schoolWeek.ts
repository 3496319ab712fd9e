/** The days of a week, Sunday being 0. */
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** Where nothing is known of the days off, as ISO 8601 counts. */
const MONDAY = 1;

/** The weekday with which a week begins: the first one worked behind the longest rest. */
export function firstWeekday(worked: ReadonlySet<number>): number {
  const restBefore = (day: number) => {
    let rest = 0;
    while (rest < WEEK.length && !worked.has((day + WEEK.length - rest - 1) % WEEK.length)) rest += 1;
    return rest;
  };
  const beginnings = WEEK.filter((day) => worked.has(day) && restBefore(day) > 0);
  const longest = Math.max(...beginnings.map(restBefore));
  return beginnings.find((day) => restBefore(day) === longest) ?? MONDAY;
}

/** How many days behind the beginning of the week a weekday lies. */
export function placeInWeek(weekday: number, first: number): number {
  return (weekday - first + WEEK.length) % WEEK.length;
}
