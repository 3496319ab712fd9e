import type { DayOrder } from '../../../../core/calls/imports.ts';
import type { ImportColumn } from './columns.ts';
import type { Matches } from './matchColumns.ts';
import { textOf } from './cellText.ts';
import { dayNumbers } from './readDateCell.ts';
import type { Sheet } from './types.ts';

export const MONTHS = 12;

/** How the days of a column are read. */
export interface ColumnDays {
  readonly order: DayOrder;
  /** What decides: a value of the column, whoever sent the file, or nobody yet. */
  readonly by: 'file' | 'answer' | 'nobody';
  /** The value that decides, or the first that reads both ways. */
  readonly text: string;
}

/** What is known of the order of day and month beside the file itself. */
export interface KnownDayOrders {
  /** Of every column in which no value decides. */
  readonly chosen?: DayOrder | undefined;
  /** Of some columns, by their headings: rows that wait are read like the rows that did not have to. */
  readonly byHeading?: Readonly<Record<string, DayOrder>> | undefined;
}

interface DayOrdersOptions {
  readonly sheet: Sheet;
  readonly matches: Matches;
  readonly known: KnownDayOrders;
  /** As the institute writes. */
  readonly usual: DayOrder;
}

/** The columns in which it matters whether the day or the month comes first, by their headings. */
export function dayOrdersOf({ sheet, matches, known, usual }: DayOrdersOptions): Map<string, ColumnDays> {
  const found = new Map<string, ColumnDays>();
  for (const [index, heading] of sheet.headings.entries()) {
    const column = matches.get(heading);
    if (!isOfDays(column)) continue;
    const days = columnDays(readingsOf(sheet, index), { known, heading, usual });
    if (days) found.set(heading, days);
  }
  return found;
}

/** Countries that write the month before the day: the United States with their territories, and those that write as they do. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'AS', 'FM', 'GU', 'MH', 'MP', 'PH', 'PR', 'PW', 'VI']);

/** As a country writes its days. */
export function usualDayOrder(country: string): DayOrder {
  return MONTH_FIRST.has(country) ? 'month_first' : 'day_first';
}

function isOfDays(column: ImportColumn | null | undefined): column is ImportColumn {
  return column?.field.kind === 'date' || column?.field.kind === 'dateTime';
}

interface DayOrderCounts {
  /** Values that can only be read in one order: how many, and the first. */
  readonly day_first: { count: number; text: string };
  readonly month_first: { count: number; text: string };
  /** The first value that reads both ways. */
  both: string | undefined;
}

function readingsOf({ lines }: Sheet, index: number): DayOrderCounts {
  const readings: DayOrderCounts = {
    day_first: { count: 0, text: '' },
    month_first: { count: 0, text: '' },
    both: undefined,
  };
  for (const { cells } of lines) {
    const cell = cells[index];
    const numbers = dayNumbers(cell);
    if (!numbers) continue;
    const { first, second } = numbers;
    const text = textOf(cell);
    if (first <= MONTHS && second <= MONTHS) {
      if (first !== second) readings.both ??= text;
      continue;
    }
    // Of two numbers that are both too large for a month nothing is learned.
    if (first > MONTHS && second > MONTHS) continue;
    const decided = first > MONTHS ? readings.day_first : readings.month_first;
    if (decided.count === 0) decided.text = text;
    decided.count += 1;
  }
  return readings;
}

function columnDays(
  readings: DayOrderCounts,
  { known, heading, usual }: { known: KnownDayOrders; heading: string; usual: DayOrder },
): ColumnDays | undefined {
  const { day_first: dayFirst, month_first: monthFirst, both } = readings;
  const settled = known.byHeading?.[heading];
  if (dayFirst.count + monthFirst.count === 0 && both === undefined) return undefined;
  const isDecided = dayFirst.count === 0 || monthFirst.count === 0;
  const text = both ?? (dayFirst.text || monthFirst.text);
  if (settled) return { order: settled, by: 'answer', text };
  if (dayFirst.count > 0 && isDecided) return { order: 'day_first', by: 'file', text: dayFirst.text };
  if (monthFirst.count > 0 && isDecided) return { order: 'month_first', by: 'file', text: monthFirst.text };
  if (known.chosen) return { order: known.chosen, by: 'answer', text };
  // Values contradict each other, and none of them reads both ways: those of the rarer order are refused.
  if (both === undefined) {
    const order = monthFirst.count > dayFirst.count ? 'month_first' : 'day_first';
    return { order, by: 'file', text: readings[order].text };
  }
  return { order: usual, by: 'nobody', text };
}
