import type { Attendance, Presence, PresenceDay } from '../../../../../schemas/dashboard.ts';
import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';
import { schoolTables } from '../../tables.ts';
import { presenceColumns } from './presence.ts';
import type { Tile } from './tile.ts';
import { addDays } from '../../../../core/days.ts';

const WEEKS = 4;

/** The daily roll call of the last weeks, and today's. */
export const attendance: Tile<'attendance'> = {
  name: 'attendance',
  read: async ({ context, today }) => {
    const tables = schoolTables<'student_attendances' | 'attendance_statuses' | 'students'>(context);
    const [rows, pupils, statuses] = await Promise.all([
      tables
        .selectFrom('student_attendances as marked')
        .innerJoin('attendance_statuses as status', 'status.id', 'marked.attendance_status_id')
        .select(({ ref }) => ['marked.date as day', ...presenceColumns(ref('status.alias'))])
        .where('marked.subject_id', 'is', null)
        .where('marked.date', '>', addDays(today, -7 * WEEKS))
        .where('marked.date', '<=', today)
        .groupBy('marked.date')
        .orderBy('marked.date')
        .execute(),
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
