import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';

/** Columns of a `Presence`, which count the rows `a` of an attendance by the alias of their status `st`: present, absent, late, on leave. */
export const PRESENCE_COLUMNS = Object.entries(ATTENDANCE_ALIASES)
  .map(([name, alias]) => `count(*) filter (where st.alias = '${alias}') as "${name}"`)
  .join(', ');
