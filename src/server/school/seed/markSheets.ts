import { markSheet } from '../../../../schemas/teaching/markSheet.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { addDays, instantOf } from './days.ts';
import type { SchoolExam } from './exams.ts';
import type { SeedContext } from './seedRecords.ts';
import { COHORT_SQL, cohortSql } from './sql.ts';

const { handed_in } = codesOf(markSheet.fields.status);

/** How many days after its first day the marks of an exam are handed in. */
const HANDED_IN_AFTER = 25;

/** Hands in the marks of the past exams: every sheet by one of the teachers who entered it. */
export async function seedMarkSheets({ database }: SeedContext, exams: readonly SchoolExam[]): Promise<void> {
  for (const { id, startsOn, isPast } of exams)
    if (isPast) await database.query(SQL, [id, instantOf(addDays(startsOn, HANDED_IN_AFTER), '06:00')]);
}

const SQL = `
insert into mark_sheets (created_at, updated_at, ${COHORT_SQL}, exam_type_id, subject_id, status, handed_in_at, handed_in_by_id)
select $2::timestamptz, $2::timestamptz, ${cohortSql('m')}, m.exam_type_id, m.subject_id, ${handed_in}, $2::timestamptz, min(e.user_id)
from uploaded_marks m
left join employees e on e.id = m.employee_id
where m.exam_type_id = $1
group by ${cohortSql('m')}, m.exam_type_id, m.subject_id
order by m.exam_type_id, ${cohortSql('m')}, m.subject_id`;
