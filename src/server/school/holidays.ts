import type { Kysely } from 'kysely';
import type { SchoolTables } from './tables.ts';

/** Whose days are asked for: a holiday may be of students or of employees alone. */
export type DaysOf = 'students' | 'employees';

/** From its first day to its last. */
export interface DaySpan {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** The holidays of which a day lies in a span, the earliest first. */
export function holidaysIn(
  tables: Kysely<Pick<SchoolTables, 'holidays'>>,
  { starts_on, ends_on }: DaySpan,
  of: readonly DaysOf[],
) {
  return tables
    .selectFrom('holidays')
    .select(['id', 'name', 'starts_on', 'ends_on'])
    .where('is_active', '=', 1)
    .where('closed_for', 'in', ['everyone', ...of])
    .where('starts_on', '<=', ends_on)
    .where('ends_on', '>=', starts_on)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

export function isIn({ starts_on, ends_on }: DaySpan, day: string): boolean {
  return starts_on <= day && day <= ends_on;
}
