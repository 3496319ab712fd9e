import { instantOf } from './days.ts';
import { enrolment } from '../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../core/fields/field.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { COHORT_SQL, cohortSql, fractionSql, sameCohortSql } from './sql.ts';
import type { SchoolExam } from './school.ts';
import { fillInBulk } from './fillInBulk.ts';
import { addDays } from '../../../core/days.ts';

/** How many days after its first day the marks of a past exam are entered. */
const ENTERED_AFTER = 20;

interface Marks {
  readonly yearId: number;
  readonly exam: SchoolExam;
  readonly classes: readonly number[];
  /** Students with an id up to this one already have marks. */
  readonly since: number;
}

/**
 * Seeds the marks of every enrolled student of the classes, for every component of a past exam. A student's marks vary
 * around the student's ability. Few students are absent.
 */
export async function seedMarks(database: OpenDatabase, { yearId, exam, classes, since }: Marks): Promise<void> {
  const at = instantOf(addDays(exam.startsOn, ENTERED_AFTER), '06:00');
  await fillInBulk(database, 'uploaded_marks', (session) =>
    session.query(marksSql('true'), [yearId, exam.id, since, at, classes]),
  );
}

/**
 * Seeds the marks of the exam that is under way. One section, of one class and wing, has all of them. Elsewhere there are
 * marks of the papers that are held: all, those of the first students, those of the first component, or none yet.
 */
export async function seedMarksUnderWay(
  database: OpenDatabase,
  options: Omit<Marks, 'since'> & {
    readonly today: string;
    readonly complete: { readonly class_id: number; readonly wing_id: number };
  },
): Promise<void> {
  const { yearId, exam, classes, today, complete } = options;
  const { class_id, wing_id } = complete;
  const values = [yearId, exam.id, 0, instantOf(addDays(today, -1), '10:00'), classes, today, class_id, wing_id];
  await database.query(marksSql(IS_ENTERED_SO_FAR), values);
}

const ABILITY = `(0.36 + 0.58 * ${fractionSql('e.student_id', 11)})`;
const FORM = `(0.32 * (${fractionSql('e.student_id * 4096 + d.subject_id * 8 + d.exam_type_id', 12)} - 0.5))`;
const LUCK = `(0.16 * (${fractionSql('e.student_id * 16384 + c.id', 13)} - 0.5))`;
const IS_ABSENT = `${fractionSql('e.student_id * 4096 + d.subject_id * 8 + d.exam_type_id', 14)} < 0.006`;

const SHARE = fractionSql('((e.class_id * 64 + e.wing_id) * 64 + e.section_id) * 512 + d.subject_id', 15);
const FIRST_ROLLS = 11;

const IS_ENTERED_SO_FAR = `
  e.class_id = $7 and e.wing_id = $8
  or exists (select from exam_routines r where r.exam_type_id = d.exam_type_id and r.class_id = d.class_id
      and r.student_group_id is not distinct from d.student_group_id and r.subject_id = d.subject_id and r.held_on < $6::date)
    and case when ${SHARE} < 0.4 then true when ${SHARE} < 0.65 then e.roll_no <= ${FIRST_ROLLS} when ${SHARE} < 0.85 then c.position = 0 end`;

const marksSql = (isEntered: string) => `
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
where e.academic_year_id = $1 and e.status = ${codesOf(enrolment.fields.status).enrolled} and d.exam_type_id = $2 and e.student_id > $3 and e.class_id = any($5::bigint[])
  and (s.requirement = 'compulsory' or f.id is not null)
  and (${isEntered})
order by d.exam_type_id, e.student_id, d.id, c.position`;
