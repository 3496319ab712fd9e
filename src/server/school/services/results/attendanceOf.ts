import { sql } from 'kysely';
import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';
import { roundReached } from '../../../../core/roundReached.ts';
import type { Context } from '../../../context.ts';
import { schoolTables } from '../../tables.ts';
import type { ResultOnPaper } from './resultsOnPaper.ts';

const { present, late, absent } = ATTENDANCE_ALIASES;

/** How often a student was there, of the days on which anybody looked; days of leave are left out. */
export interface Attendance {
  readonly present: number;
  readonly days: number;
  readonly percent: string;
}

/** The daily roll call of students in the year of their results, each until it was published; by result. */
export async function attendanceOf(
  context: Context,
  results: readonly ResultOnPaper[],
): Promise<Map<number, Attendance>> {
  const ids = results.map(({ record }) => record.id);
  const { rows } = await sql<{ id: number; present: number; days: number }>`
    select r.id, (count(*) filter (where s.alias in (${present}, ${late})))::int as present,
      (count(*) filter (where s.alias in (${present}, ${late}, ${absent})))::int as days
    from results r
    join academic_years y on y.id = r.academic_year_id
    join student_attendances a on a.student_id = r.student_id and a.subject_id is null
      and a.date between y.starts_on and least(y.ends_on, (r.published_at at time zone ${TIME_ZONE})::date)
    join attendance_statuses s on s.id = a.attendance_status_id
    where r.id = any(${ids}::bigint[])
    group by r.id`.execute(
    schoolTables<'results' | 'student_attendances' | 'attendance_statuses' | 'academic_years'>(context),
  );
  return new Map(
    rows.filter(({ days }) => days > 0).map(({ id, ...counted }) => [id, { ...counted, percent: percentOf(counted) }]),
  );
}

/** The school's own: what was published late in the evening does not count the next morning. */
const TIME_ZONE = sql`coalesce((select time_zone from institutes order by id limit 1), 'UTC')`;

function percentOf({ present, days }: Omit<Attendance, 'percent'>): string {
  return roundReached((present * 100) / days, 2).toFixed(2);
}
