import { languages } from '../../../../../locales/languages.ts';
import { toLatin } from '../../../../core/rules/parseAmount.ts';
import { fromZoned } from '../../../../core/zonedTime.ts';
import { composed } from '../../../../core/rules/composed.ts';
import { nearestSecond, textOf } from './cellText.ts';
import type { DayOrder } from '../../../../core/calls/imports.ts';
import type { Cell } from './types.ts';
import { yearOf } from '../../../../core/days.ts';
import { DAY_MS } from '../../../../core/durations.ts';

type Kind = 'date' | 'time' | 'dateTime';

interface Calendar {
  readonly timeZone: string;
  readonly today: string;
  /** What comes first in 05/06/2014; the day where nobody says. */
  readonly order?: DayOrder | undefined;
}

/** Day 0 of a spreadsheet; day 60 of 1900, which never was, lies before every date that is entered. */
const SPREADSHEET_START = Date.UTC(1899, 11, 30);
/** Serial numbers from 1920 to 2119: what is smaller is rather a year or a mistake. */
const SERIALS = { from: 7_306, to: 80_353 };

const SERIAL = /^\d{4,5}(\.\d+)?$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*([ap])?\.?m?\.?$/i;
const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[-/.\s]+(\d{1,2})[-/.\s]+(\d{2}|\d{4})$/;
const NAMED_MONTH = /^(\d{1,2})[-/.,\s]+(?:de\s+)?([\p{L}\p{M}]+)\.?[-/.,\s]+(?:de\s+)?(\d{2}|\d{4})$/u;
const INSTANT = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/;
/** Two digits of a year lie at most so far ahead. */
const YEARS_AHEAD = 10;

/** The numbers of a day that is written with two of them before the year, as 05/06/2014; undefined for any other cell. */
export function dayNumbers(cell: Cell | undefined): { readonly first: number; readonly second: number } | undefined {
  if (typeof cell !== 'string') return undefined;
  const numbers = NUMBERS.exec(dayPart(spaced(cell)));
  return numbers ? { first: Number(numbers[1]), second: Number(numbers[2]) } : undefined;
}

/** A day, a time of day or an instant from a cell: ISO, numbers in the order that is said, a month's name, or a spreadsheet's number. */
export function readDateCell(cell: Cell, kind: Kind, calendar: Calendar): string {
  const text = spaced(textOf(cell));
  if (kind === 'time') return readTime(cell, text) ?? text;
  const moment = typeof cell === 'number' || SERIAL.test(text) ? fromSerial(Number(text)) : undefined;
  const written = moment ?? text;
  if (kind === 'date') return readDay(dayPart(written), calendar) ?? text;
  return readInstant(written, calendar) ?? text;
}

function spaced(text: string): string {
  return toLatin(text.trim()).replaceAll(',', ' ').replace(/\s+/g, ' ');
}

function dayPart(text: string): string {
  return text.split(/[T ](?=\d{1,2}:)/)[0] ?? '';
}

function readInstant(text: string, calendar: Calendar): string | undefined {
  if (INSTANT.test(text)) return text;
  const [, dayText = text, timeText = '0:00'] = /^(.*?)[T ](\d{1,2}:\d{2}.*)$/.exec(text) ?? [];
  const [day, time] = [readDay(dayText, calendar), readTime(null, timeText)];
  return day && time ? fromZoned(`${day}T${time}`, calendar.timeZone) : undefined;
}

function readDay(text: string, { today, order }: Calendar): string | undefined {
  const iso = ISO_DAY.exec(text);
  if (iso) return isoDay(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first, second, year = ''] = numbers;
    const [day, month] = order === 'month_first' ? [second, first] : [first, second];
    return isoDay(fullYear(year, today), month, day);
  }
  const named = NAMED_MONTH.exec(text);
  const month = named && monthNumbers().get(plain(named[2] ?? ''));
  return named && month ? isoDay(fullYear(named[3] ?? '', today), month, named[1]) : undefined;
}

function readTime(cell: Cell, text: string): string | undefined {
  if (cell instanceof Date) return nearestSecond(cell).toISOString().slice(11, 16);
  if (typeof cell === 'number') return new Date(Math.round((cell % 1) * DAY_MS)).toISOString().slice(11, 16);
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [, hours = '', minutes = '', half] = match;
  const isHalf = half !== undefined;
  const clockHour = Number(hours);
  if (isHalf && (clockHour < 1 || clockHour > 12)) return undefined;
  const hour = isHalf ? (clockHour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : clockHour;
  return `${twoDigits(hour)}:${minutes}`;
}

function fromSerial(serial: number): string | undefined {
  if (serial < SERIALS.from || serial > SERIALS.to) return undefined;
  return textOf(new Date(SPREADSHEET_START + Math.round(serial * DAY_MS)));
}

function isoDay(year: string | number = '', month: string | number = '', day = ''): string {
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

function twoDigits(part: string | number): string {
  return `${part}`.padStart(2, '0');
}

function fullYear(year: string, today: string): string | number {
  if (year.length === 4) return year;
  const century = Math.floor(yearOf(today) / 100) * 100;
  const latest = yearOf(today) + YEARS_AHEAD;
  const guess = century + Number(year);
  return guess > latest ? guess - 100 : guess;
}

let months: Map<string, number> | undefined;

function monthNumbers(): Map<string, number> {
  months ??= new Map(languages.flatMap(({ code }) => monthNames(code)));
  return months;
}

function monthNames(locale: string): [string, number][] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2020, index, 1));
      return [plain(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1];
    });
  });
}

function plain(text: string): string {
  return composed(text).toLowerCase().replace(/\.$/, '');
}
