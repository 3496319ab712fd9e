import { FIRST_DAY } from '../days.ts';
import type { DateField } from '../fields/field.ts';
import { invalid, type Parsed } from './problem.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

export function parseDate(field: DateField, raw: unknown): Parsed {
  if (typeof raw !== 'string') return invalid(field.kind);
  const text = raw.trim();
  if (field.kind === 'date') return isDay(text) ? { value: text } : invalid('date');
  if (field.kind === 'time') return TIME.test(text) ? { value: text.slice(0, 5) } : invalid('time');
  const instant = INSTANT.test(text) && isDay(text.slice(0, 10)) ? new Date(text).toISOString() : '';
  // Near the first and the last possible year, the time zone can lead out of the range.
  return isDay(instant.slice(0, 10)) ? { value: instant } : invalid('dateTime');
}

/** Whether a text is a day that there is, within these. 2026-02-30 has the form of one. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match || text < FIRST_DAY) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
