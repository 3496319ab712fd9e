import { type Expression, expressionBuilder } from 'kysely';
import type { Presence } from '../../../../../schemas/dashboard.ts';
import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';
import type { SchoolTables } from '../../tables.ts';

/** Columns of a `Presence`, which count the rows of an attendance by the alias of their status. */
export function presenceColumns(alias: Expression<string>) {
  const { eb, fn } = expressionBuilder<SchoolTables, never>();
  const count = <State extends keyof Presence>(state: State) =>
    fn
      .countAll<number>()
      .filterWhere(eb(alias, '=', ATTENDANCE_ALIASES[state]))
      .as(state);
  return [count('present'), count('late'), count('absent'), count('leave')] as const;
}
