const DAY_MS = 86_400_000;

/** The day so many days later, or earlier when negative; `YYYY-MM-DD`. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of a day's month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
