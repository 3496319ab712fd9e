import { addDays } from '../../../core/days.ts';

/** A holiday of the demo school, for everyone. */
export interface SeedHoliday extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly starts_on: string;
  readonly ends_on: string;
}

type Fixed = readonly [name: string, starts: string, ends: string];

/** Of every year in Bangladesh, by month and day. */
const FIXED: readonly Fixed[] = [
  ['Language Martyrs’ Day', '02-21', '02-21'],
  ['Independence Day', '03-26', '03-26'],
  ['Bengali New Year', '04-14', '04-14'],
  ['May Day', '05-01', '05-01'],
  ['Summer vacation', '07-05', '07-16'],
  ['Victory Day', '12-16', '12-16'],
  ['Winter vacation', '12-24', '12-31'],
];

type Lunar = readonly [name: string, month: number, day: number, days: number];

/** By month and day of the Islamic calendar, and how many days the school is closed. */
const ISLAMIC: readonly Lunar[] = [
  ['Ashura', 1, 10, 1],
  ['Eid-e-Miladunnabi', 3, 12, 1],
  ['Eid-ul-Fitr', 10, 1, 3],
  ['Eid-ul-Adha', 12, 10, 3],
];

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const known = new Map<number, readonly SeedHoliday[]>();

/** The holidays that begin in a year, the earliest first. The moon is seen a day later than the calendar of Mecca says. */
export function holidaysOf(year: number): readonly SeedHoliday[] {
  const found = known.get(year) ?? [...fixedOf(year), ...islamicOf(year)].sort(byDay);
  known.set(year, found);
  return found;
}

function fixedOf(year: number): SeedHoliday[] {
  return FIXED.map(([name, starts, ends]) => ({ name, starts_on: `${year}-${starts}`, ends_on: `${year}-${ends}` }));
}

function islamicOf(year: number): SeedHoliday[] {
  const found: SeedHoliday[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) {
    const parts = islamic.formatToParts(new Date(addDays(day, -1)));
    const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const feast = ISLAMIC.find(([, month, date]) => partOf('month') === month && partOf('day') === date);
    if (feast) found.push({ name: feast[0], starts_on: day, ends_on: addDays(day, feast[3] - 1) });
  }
  return found;
}

function byDay(one: SeedHoliday, other: SeedHoliday): number {
  return one.starts_on < other.starts_on ? -1 : 1;
}
