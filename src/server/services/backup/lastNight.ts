import { toZoned } from '../../../core/zonedTime.ts';
import { addDays } from '../../../core/days.ts';

interface Moment {
  readonly now: Date;
  /** The time of day, `HH:MM`. */
  readonly at: string;
  readonly timeZone: string;
}

/** The latest day, `YYYY-MM-DD`, on which a time of day is over in a time zone. */
export function lastNight({ now, at, timeZone }: Moment): string {
  const [day = '', time = ''] = toZoned(now.toISOString(), timeZone).split('T');
  return time >= at ? day : addDays(day, -1);
}
