import type { Attendance, Presence, PresenceDay } from '../../../../../schemas/dashboard.ts';
import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';
import { schoolTables } from '../../tables.ts';
import { daysAfter } from './days.ts';
import { PRESENCE_COLUMNS } from './presence.ts';
import type { Tile } from './tile.ts';

const WEEKS = 4;

/** The daily roll call of the last weeks, and today's. */
export const attendance: Tile<'attendance'> = {
  name: 'attendance',
  needs: ['studentAttendance', 'attendanceStatus', 'student'],
  read: async ({ context, today }) => {
    const tables = schoolTables(context);
    const [rows, pupils, statuses] = await Promise.all([
      context.database.query<DayRow>(
        `select a.date as day, ${PRESENCE_COLUMNS} from student_attendances a
         join attendance_statuses st on st.id = a.attendance_status_id
         where a.subject_id is null and a.date > $1 and a.date <= $2
         group by a.date order by a.date`,
        [daysAfter(today, -7 * WEEKS), today],
      ),
      tables
        .selectFrom('students')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('is_active', '=', 1)
        .executeTakeFirstOrThrow(),
      tables.selectFrom('attendance_statuses').select(['id', 'alias']).execute(),
    ]);
    const days = rows.map(dayOf);
    const last = days.at(-1);
    return {
      ...(last?.day === today && { today: last, todayAs: byState(last, statuses) }),
      expected: pupils.count,
      days,
    };
  },
};

type DayRow = Presence & { readonly day: string };

function dayOf(row: DayRow): PresenceDay {
  return { resource: 'studentAttendance', filter: { date: row.day, subject_id: null }, ...row };
}

function byState(
  { resource, filter }: PresenceDay,
  statuses: readonly { id: number; alias: string }[],
): Attendance['todayAs'] {
  const ways = Object.entries(ATTENDANCE_ALIASES).flatMap(([state, alias]) => {
    const status = statuses.find((each) => each.alias === alias);
    return status ? [[state, { resource, filter: { ...filter, attendance_status_id: status.id } }]] : [];
  });
  return Object.fromEntries(ways);
}
