import { instantOf } from './days.ts';
import { enrolment } from '../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../core/fields/field.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { COHORT_SQL, cohortSql, fractionSql, sameCohortSql } from './sql.ts';
import { fillInBulk } from './fillInBulk.ts';

/**
 * Seeds the marks of every enrolled student of the classes, for every component of the exams. A student's marks vary
 * around the student's ability. Few students are absent. Students with an id up to `since` already have marks.
 */
export async function seedMarks(
  database: OpenDatabase,
  options: {
    readonly yearId: number;
    readonly exams: readonly number[];
    readonly classes: readonly number[];
    readonly since: number;
    readonly today: string;
  },
): Promise<void> {
  const { yearId, exams, classes, since, today } = options;
  await fillInBulk(database, 'uploaded_marks', (session) =>
    session.query(SQL, [yearId, exams, since, instantOf(today, '00:00'), classes]),
  );
}

const ABILITY = `(0.36 + 0.58 * ${fractionSql('e.student_id', 11)})`;
const FORM = `(0.32 * (${fractionSql('e.student_id * 4096 + d.subject_id * 8 + d.exam_type_id', 12)} - 0.5))`;
const LUCK = `(0.16 * (${fractionSql('e.student_id * 16384 + c.id', 13)} - 0.5))`;
const IS_ABSENT = `${fractionSql('e.student_id * 4096 + d.subject_id * 8 + d.exam_type_id', 14)} < 0.006`;

const SQL = `
insert into uploaded_marks (created_at, updated_at, ${COHORT_SQL}, exam_type_id, subject_id, student_id, component, mark, is_absent, employee_id)
select $4::timestamptz, $4::timestamptz, ${cohortSql('e')}, d.exam_type_id, d.subject_id, e.student_id, c.name,
  case when ${IS_ABSENT} then null else round((c.full_mark * least(1, greatest(0.05, ${ABILITY} + ${FORM} + ${LUCK})))::numeric) end,
  case when ${IS_ABSENT} then 1 else 0 end,
  t.employee_id
from enrolments e
join mark_distributions d on d.academic_year_id = e.academic_year_id and d.class_id = e.class_id
  and (d.student_group_id is null or d.student_group_id = e.student_group_id)
join mark_distributions_components c on c.parent_id = d.id
join subjects_classes s on s.parent_id = d.subject_id and s.class_id = e.class_id
  and (s.student_group_id is null or s.student_group_id = e.student_group_id)
left join fourth_subjects f on f.student_id = e.student_id and f.academic_year_id = e.academic_year_id and f.subject_id = d.subject_id
left join subject_teachers t on t.subject_id = d.subject_id and ${sameCohortSql('t', 'e')}
where e.academic_year_id = $1 and e.status = ${codesOf(enrolment.fields.status).enrolled} and d.exam_type_id = any($2::bigint[]) and e.student_id > $3 and e.class_id = any($5::bigint[])
  and (s.requirement = 'compulsory' or f.id is not null)
order by d.exam_type_id, e.student_id, d.id, c.position`;
