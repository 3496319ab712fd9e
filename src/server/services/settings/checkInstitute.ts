import type { Problems } from '../../../core/rules/readInput.ts';
import type { Writing } from '../resources/hookTypes.ts';

/** The institute's time zone is one that exists. */
export async function checkInstitute({ values }: Writing): Promise<Problems | undefined> {
  const zone = values.time_zone;
  if (zone === undefined || isTimeZone(String(zone))) return undefined;
  return { time_zone: [{ key: 'timeZone' }] };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
