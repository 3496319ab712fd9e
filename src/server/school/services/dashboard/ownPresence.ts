import { type Presence, presencePercent } from '../../../../../schemas/dashboard.ts';
import type { Person } from './persons.ts';
import { PRESENCE_COLUMNS } from './presence.ts';
import type { SchoolYear } from './schoolYear.ts';
import type { TileCall } from './tile.ts';

const ROLL_CALL = {
  student: { table: 'student_attendances', whose: 'a.student_id = $1 and a.subject_id is null' },
  employee: { table: 'employee_attendances', whose: 'a.employee_id = $1' },
} as const;

/** How often somebody was there since the year began; undefined when nobody has ever looked. */
export async function ownPresence(
  { context, today }: TileCall,
  { kind, id }: Person,
  year: SchoolYear,
): Promise<Presence | undefined> {
  const { table, whose } = ROLL_CALL[kind];
  const [presence] = await context.database.query<Presence>(
    `select ${PRESENCE_COLUMNS} from ${table} a join attendance_statuses st on st.id = a.attendance_status_id
     where ${whose} and a.date between $2 and $3`,
    [id, year.startsOn, today],
  );
  const isKnown = presence && (presencePercent(presence) !== undefined || presence.leave > 0);
  return isKnown ? presence : undefined;
}
