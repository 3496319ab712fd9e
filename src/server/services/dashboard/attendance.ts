import type { Attendance, PresenceDay } from '../../../core/dashboard.ts';
import type { Row } from '../../db/tables.ts';
import { daysAfter } from './days.ts';
import { ALIASES, PRESENCE_COLUMNS, presenceOf } from './presence.ts';
import type { Tile } from './tile.ts';

const WEEKS = 4;

/** The daily roll call of the last weeks, and today's. */
export const attendance: Tile<'attendance'> = {
  name: 'attendance',
  needs: ['studentAttendance', 'attendanceStatus', 'student'],
  read: async ({ context: { database }, today }) => {
    const [rows, [pupils], statuses] = await Promise.all([
      database.query(
        `select a.date, ${PRESENCE_COLUMNS} from student_attendances a
         join attendance_statuses st on st.id = a.attendance_status_id
         where a.subject_id is null and a.date > $1 and a.date <= $2
         group by a.date order by a.date`,
        [daysAfter(today, -7 * WEEKS), today],
      ),
      database.query('select count(*) as count from students where is_active = 1'),
      database.query('select id, alias from attendance_statuses'),
    ]);
    const days = rows.map(dayOf);
    const last = days.at(-1);
    return { ...(last?.day === today && { today: last, todayAs: byState(last, statuses) }), expected: Number(pupils?.count), days };
  },
};

function dayOf(row: Row): PresenceDay {
  const day = String(row.date);
  return { resource: 'studentAttendance', filter: { date: day, subject_id: null }, day, ...presenceOf(row) };
}

function byState({ resource, filter }: PresenceDay, statuses: readonly Row[]): Attendance['todayAs'] {
  const ways = Object.entries(ALIASES).flatMap(([state, alias]) => {
    const status = statuses.find((each) => each.alias === alias);
    return status ? [[state, { resource, filter: { ...filter, attendance_status_id: Number(status.id) } }]] : [];
  });
  return Object.fromEntries(ways);
}
