import { isFilled } from '../../../core/conditions.ts';
import type { AnyRecord } from '../../format/values.ts';
import { firstWeekday, placeInWeek } from './schoolWeek.ts';

/** A day of the week: a column. */
export interface WeekDay {
  readonly id: number;
  readonly name: string;
  /** Sunday being 0. */
  readonly weekday: number;
  readonly isWorked: boolean;
}

/** A time of the day: a row. */
export interface Slot {
  readonly id: number;
  readonly name: string;
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  /** Whether something may take place in it: otherwise it is a break. */
  readonly isTaken: boolean;
}

/** The days in the order of the school's week. Those of one weekday, as of alternating weeks, stand beside each other. */
export function inSchoolOrder(days: readonly WeekDay[]): WeekDay[] {
  const first = firstWeekday(new Set(days.filter(({ isWorked }) => isWorked).map(({ weekday }) => weekday)));
  return [...days].sort(
    (one, other) => placeInWeek(one.weekday, first) - placeInWeek(other.weekday, first) || one.id - other.id,
  );
}

export function inTimeOrder(slots: readonly Slot[]): Slot[] {
  return [...slots].sort(
    (one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to) || one.id - other.id,
  );
}

/** Whether a slot is one of those that some blocks could have: of their shift, say. */
export function isSlotOf(
  slot: AnyRecord,
  blocks: readonly AnyRecord[],
  pairs: readonly (readonly [there: string, here: string])[],
): boolean {
  return blocks.some((block) => pairs.every(([there, here]) => slot[there] === block[here]));
}

/** The blocks by their slot and their day, as `placeKey` has it. */
export function byPlace<T extends AnyRecord>(
  blocks: readonly T[],
  { slot, day }: { readonly slot: string; readonly day: string },
): Map<string, T[]> {
  const places = new Map<string, T[]>();
  for (const block of blocks) {
    const key = placeKey(block[slot], block[day]);
    places.set(key, [...(places.get(key) ?? []), block]);
  }
  return places;
}

export function placeKey(slot: unknown, day: unknown): string {
  return `${slot} ${day}`;
}

/** Whether a time of the day, `HH:MM`, lies in a slot. */
export function isNow({ from, to }: Pick<Slot, 'from' | 'to'>, time: string): boolean {
  return from.slice(0, 5) <= time && time < to.slice(0, 5);
}

/** The fields in which all blocks have one value: it is said once, above them. A single block says it all itself. */
export function commonFields(blocks: readonly AnyRecord[], names: readonly string[]): string[] {
  const [first, ...others] = blocks;
  if (!first || others.length === 0) return [];
  return names.filter((name) => others.every((block) => (block[name] ?? null) === (first[name] ?? null)));
}

/** Each set of values that some records have in some fields, once, in the order in which they come. */
export function combinations<T extends AnyRecord>(records: readonly T[], names: readonly string[]): T[] {
  const found = new Map<string, T>();
  for (const record of records) {
    const values = names.map((name) => record[name] ?? null);
    const key = JSON.stringify(values);
    if (!found.has(key) && values.some(isFilled)) found.set(key, record);
  }
  return [...found.values()];
}

/** Whether a record has the same in some fields as another. */
export function isSame(one: AnyRecord, other: AnyRecord, names: readonly string[]): boolean {
  return names.every((name) => String(one[name] ?? '') === String(other[name] ?? ''));
}
