import type { Presence } from '../../../../../schemas/dashboard.ts';

/** The aliases of the attendance statuses that stand for each state. */
export const ALIASES: Readonly<Record<keyof Presence, string>> = { present: 'P', absent: 'A', late: 'L', leave: 'E' };

/** Columns of a `Presence`, which count the rows `a` of an attendance by the alias of their status `st`: present, absent, late, on leave. */
export const PRESENCE_COLUMNS = Object.entries(ALIASES)
  .map(([name, alias]) => `count(*) filter (where st.alias = '${alias}') as "${name}"`)
  .join(', ');
