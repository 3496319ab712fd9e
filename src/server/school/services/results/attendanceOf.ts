import { sql } from 'kysely';
import { ATTENDANCE_ALIASES } from '../../../../../schemas/settings/attendanceStatus.ts';
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

/** The daily roll call of students in the year of their results, until it was published. */
export async function attendanceOf(
  context: Context,
  results: readonly ResultOnPaper[],
): Promise<Map<number, Attendance>> {
  const ids = results.map(({ record }) => record.student_id);
  const [{ record } = { record: undefined }] = results;
  const { rows } = await sql<{ student_id: number; present: number; days: number }>`
    select a.student_id, (count(*) filter (where s.alias in (${present}, ${late})))::int as present,
      (count(*) filter (where s.alias in (${present}, ${late}, ${absent})))::int as days
    from student_attendances a
    join attendance_statuses s on s.id = a.attendance_status_id
    join academic_years y on y.id = ${record?.academic_year_id ?? 0}
    where a.student_id = any(${ids}::bigint[]) and a.subject_id is null
      and a.date between y.starts_on and least(y.ends_on, ${record?.published_at?.slice(0, 10) ?? null}::date)
    group by a.student_id`.execute(
    schoolTables<'student_attendances' | 'attendance_statuses' | 'academic_years'>(context),
  );
  return new Map(
    rows
      .filter(({ days }) => days > 0)
      .map(({ student_id, ...counted }) => [
        student_id,
        { ...counted, percent: ((counted.present * 100) / counted.days).toFixed(2) },
      ]),
  );
}
