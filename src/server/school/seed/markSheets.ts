import { markSheet } from '../../../../schemas/teaching/markSheet.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { instantOf } from './days.ts';
import type { SchoolExam } from './school.ts';
import type { SeedContext } from './seedRecords.ts';
import { COHORT_SQL, cohortSql, sameCohortSql } from './sql.ts';
import { addDays } from '../../../core/days.ts';

const { handed_in } = codesOf(markSheet.fields.status);

/** How many days after its first day the marks of an exam are handed in. */
const HANDED_IN_AFTER = 25;

/** Hands in what is entered of a past exam: every sheet by one of the teachers who entered it. */
export async function seedMarkSheets({ database }: SeedContext, { id, startsOn }: SchoolExam): Promise<void> {
  await database.query(handInSql('true'), [id, instantOf(addDays(startsOn, HANDED_IN_AFTER), '06:00')]);
}

/** Hands in what one class of a wing has entered of the exam that is under way. */
export async function seedMarkSheetsUnderWay(
  { database, today }: SeedContext,
  options: { readonly exam: SchoolExam; readonly class_id: number; readonly wing_id: number },
): Promise<void> {
  const values = [options.exam.id, instantOf(addDays(today, -1), '11:00'), options.class_id, options.wing_id];
  await database.query(handInSql('m.class_id = $3 and m.wing_id = $4'), values);
}

const handInSql = (isHandedIn: string) => `
insert into mark_sheets (created_at, updated_at, ${COHORT_SQL}, exam_type_id, subject_id, status, handed_in_at, handed_in_by_id)
select $2::timestamptz, $2::timestamptz, ${cohortSql('m')}, m.exam_type_id, m.subject_id, ${handed_in}, $2::timestamptz, min(e.user_id)
from uploaded_marks m
left join employees e on e.id = m.employee_id
where m.exam_type_id = $1 and ${isHandedIn}
  and not exists (select from mark_sheets s
    where s.exam_type_id = m.exam_type_id and s.subject_id = m.subject_id and ${sameCohortSql('s', 'm')})
group by ${cohortSql('m')}, m.exam_type_id, m.subject_id
order by m.exam_type_id, ${cohortSql('m')}, m.subject_id`;
