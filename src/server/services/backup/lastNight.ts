const DAY_MS = 86_400_000;

interface Moment {
  readonly now: Date;
  /** The time of day, `HH:MM`. */
  readonly at: string;
  readonly timeZone: string;
}

/** The latest day, `YYYY-MM-DD`, on which a time of day is over in a time zone. */
export function lastNight({ now, at, timeZone }: Moment): string {
  const { day, time } = localTime(now, timeZone);
  return time >= at ? day : new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

function localTime(now: Date, timeZone: string): { readonly day: string; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
