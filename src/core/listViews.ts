import type { Fields } from './fields/field.ts';

/** A field of a record, or a field of what one of its references leads to: `class_day_id.weekday`. */
type Path<Name extends string> = Name | `${Name}.${string}`;

/** Whose week or plan it is: a record of one field, or of several that say it together, the first of them first. */
export type ViewOwner<Name extends string = string> = Name | readonly [Name, ...Name[]];

/** Records as the blocks of a week: a column for each day, a row for each time. */
export interface WeekView<Name extends string = string> {
  /** The weekday, 0 being Sunday, of what a reference leads to: its records are the columns. */
  readonly day: `${Name}.${string}`;
  /** When a block begins and ends, of what another reference leads to: its records are the rows. */
  readonly from: `${Name}.${string}`;
  readonly to: `${Name}.${string}`;
  readonly of: readonly [ViewOwner<Name>, ...ViewOwner<Name>[]];
  /** A reference that is asked for besides, and begins with what its field presets. */
  readonly within?: Name;
  /** What a block says; what all blocks of that week have is left out. */
  readonly shows: readonly Name[];
}

/** Records as bars over the days of a month. */
export interface MonthView<Name extends string = string> {
  /** The first day, or the only one. */
  readonly from: Name;
  readonly to?: Name;
  /** The time of that day. */
  readonly at?: Name;
  readonly shows: readonly Name[];
}

/** Records day by day, of what is asked for first. */
export interface PlanView<Name extends string = string> {
  readonly day: Name;
  readonly from?: Name;
  readonly to?: Name;
  readonly of: readonly [ViewOwner<Name>, ...ViewOwner<Name>[]];
  readonly within?: Name;
  readonly shows: readonly Name[];
}

/** How records are looked at beside their list. */
export interface ListViews<Name extends string = string> {
  readonly week?: WeekView<Name>;
  readonly month?: MonthView<Name>;
  readonly plan?: PlanView<Name>;
}

export type ViewKind = keyof ListViews;

/** In the order in which they are offered. */
export const VIEW_KINDS: readonly ViewKind[] = ['week', 'month', 'plan'];

/** The reference that a path leads through, and the field behind it. */
export function throughReference(path: Path<string>): readonly [reference: string, field: string] {
  const [reference = '', field = ''] = path.split('.');
  return [reference, field];
}

/** The fields that say whose week or plan it is. */
export function fieldsOf(whose: ViewOwner): readonly [string, ...string[]] {
  return typeof whose === 'string' ? [whose] : whose;
}

/** Weekdays as their numbers, Sunday being 0. */
export function weekdaysOf(fields: Fields, name: string): readonly number[] | undefined {
  const field = fields[name];
  if (field?.kind !== 'choice') return undefined;
  const days = field.options.map(({ value }) => Number(value));
  return days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6) ? days : undefined;
}
