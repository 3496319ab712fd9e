import { useEffect, useState } from 'react';
import { toZoned } from '../../../core/zonedTime.ts';

/** How often it is looked at what is now. */
const HALF_A_MINUTE = 30_000;

/** The day and the time of the institute, `2026-11-03` and `09:15`; it goes on. */
export function useClock(timeZone: string): { readonly today: string; readonly time: string } {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  const [today = '', time = ''] = toZoned(now, timeZone).split('T');
  return { today, time };
}
