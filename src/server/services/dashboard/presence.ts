import type { Presence } from '../../../core/dashboard.ts';
import type { Row } from '../../db/tables.ts';

/** The aliases of the attendance statuses that stand for each state. */
export const ALIASES: Readonly<Record<keyof Presence, string>> = { present: 'P', absent: 'A', late: 'L', leave: 'E' };

/** Columns that count the rows `a` of an attendance by the alias of their status `st`: present, absent, late, on leave. */
export const PRESENCE_COLUMNS = Object.entries(ALIASES)
  .map(([name, alias]) => `count(*) filter (where st.alias = '${alias}') as "${name}"`)
  .join(', ');

/** A row of those columns. */
export function presenceOf({ present, late, absent, leave }: Row): Presence {
  return { present: Number(present), late: Number(late), absent: Number(absent), leave: Number(leave) };
}
