import { addDays, daysBetween } from '../../../core/days.ts';
import { placeInWeek } from './schoolWeek.ts';

const WEEK_DAYS = 7;

/** What lies on some days, the first and the last among them; `YYYY-MM-DD`. */
export interface Span<T> {
  readonly from: string;
  readonly to: string;
  readonly entry: T;
}

/** What a week shows of a span. */
export interface Bar<T> extends Span<T> {
  /** The first day of the week on which it lies, counted from 0, and on how many. */
  readonly start: number;
  readonly length: number;
  readonly lane: number;
  readonly isBegun: boolean;
  readonly isGoingOn: boolean;
}

/** The month a number of months later; `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 7);
}

/** Whether a text from an address is a month. */
export function isMonth(text: string | null): text is string {
  return text !== null && /^(18|19|[2-9]\d)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The weeks that a month touches, each with all its days. */
export function weeksOf(month: string, first: number): string[][] {
  const beginning = addDays(`${month}-01`, -placeInWeek(weekdayOf(`${month}-01`), first));
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks = Math.ceil((daysBetween(beginning, last) + 1) / WEEK_DAYS);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_day, day) => addDays(beginning, week * WEEK_DAYS + day)),
  );
}

/** The bars of a week: each in the first lane that is free on all its days, those that begin earlier and last longer first. */
export function barsOf<T>(week: readonly string[], spans: readonly Span<T>[]): Bar<T>[] {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const bars: Bar<T>[] = [];
  for (const span of inOrder(spans)) {
    if (span.to < first || span.from > last) continue;
    const start = Math.max(0, daysBetween(first, span.from));
    const end = Math.min(WEEK_DAYS - 1, daysBetween(first, span.to));
    const isFree = (lane: number) =>
      bars.every((bar) => bar.lane !== lane || bar.start > end || bar.start + bar.length <= start);
    let lane = 0;
    while (!isFree(lane)) lane += 1;
    const [isBegun, isGoingOn] = [span.from < first, span.to > last];
    bars.push({ ...span, start, length: end - start + 1, lane, isBegun, isGoingOn });
  }
  return bars;
}

/** What lies on a day. */
export function onDay<T>(day: string, spans: readonly Span<T>[]): T[] {
  return inOrder(spans.filter(({ from, to }) => from <= day && day <= to)).map(({ entry }) => entry);
}

function inOrder<T>(spans: readonly Span<T>[]): Span<T>[] {
  return [...spans].sort((one, other) => compare(one.from, other.from) || compare(other.to, one.to));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
