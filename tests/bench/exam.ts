import { enrolment } from '../../schemas/students/enrolment.ts';
import { codesOf } from '../../src/core/fields/field.ts';

/** An exam of one class, of which all marks are there. */
export interface BenchExam {
  readonly academic_year_id: number;
  readonly exam_type_id: number;
  readonly class_id: number;
}

/** How many of what an exam has. The last subject is everybody's fourth. */
export interface ExamSize {
  readonly name: string;
  readonly students: number;
  readonly sections: number;
  readonly subjects: number;
  readonly components: number;
}

/** Runs one statement. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** Makes an exam of students whom the school has already, in a class and sections of its own. */
export async function makeExam(query: Query, size: ExamSize): Promise<BenchExam> {
  const idOf = async (text: string, ...values: unknown[]) => Number((await query(text, values))[0]?.id);
  const year = await idOf('select id from academic_years where is_current = 1');
  const { name } = size;
  const exam = await idOf(
    'insert into exam_types (name, "order", weight) select $1, max("order") + 1, 0 from exam_types returning id',
    name,
  );
  const schoolClass = await idOf(
    'insert into classes (name, "order") select $1, max("order") + 1 from classes returning id',
    name,
  );
  await query(SECTIONS, [name, size.sections]);
  await query(SUBJECTS, [name, size.subjects, schoolClass]);
  await query(DISTRIBUTIONS, [name, year, exam, schoolClass, size.components]);
  await query(ENROLMENTS, [name, year, schoolClass, size.students, size.sections]);
  await query(FOURTH, [name, year, schoolClass, size.subjects]);
  await query(MARKS, [year, exam, schoolClass]);
  await query(
    'analyze enrolments, mark_distributions, mark_distributions_components, subjects_classes, uploaded_marks',
  );
  return { academic_year_id: year, exam_type_id: exam, class_id: schoolClass };
}

const { left } = codesOf(enrolment.fields.status);

const SECTIONS = `insert into sections (name) select $1 || ' ' || n from generate_series(1, $2::int) n`;

const SUBJECTS = `
with made as (
  insert into subjects (name, code) select $1 || ' ' || n, $1 || to_char(n, 'FM00') from generate_series(1, $2::int) n
  returning id, code
)
insert into subjects_classes (parent_id, position, class_id, requirement)
select id, 0, $3, case when code = $1 || to_char($2::int, 'FM00') then 'fourth' else 'compulsory' end from made`;

const DISTRIBUTIONS = `
with made as (
  insert into mark_distributions (academic_year_id, exam_type_id, class_id, subject_id, pass_rule)
  select $2, $3, $4, id, 'both' from subjects where code like $1 || '__'
  returning id
)
insert into mark_distributions_components (parent_id, position, name, full_mark, pass_mark)
select id, n - 1, 'Part ' || n, 100 / $5::int, 33 / $5::int from made cross join generate_series(1, $5::int) n`;

// Those who were enrolled last, all of them where the last one is: a section is one sheet.
const ENROLMENTS = `
with chosen as (
  select e.id, e.version_id, e.shift_id, e.wing_id, row_number() over (order by e.id desc) - 1 as place
  from enrolments e
  where e.academic_year_id = $2 and e.status <> ${left}
  order by e.id desc
  limit $4
),
rooms as (
  select id, row_number() over (order by id) - 1 as place from sections where name like $1 || ' %'
)
update enrolments e set class_id = $3, student_group_id = null, section_id = r.id, roll_no = c.place / $5::int + 1,
  version_id = last.version_id, shift_id = last.shift_id, wing_id = last.wing_id
from chosen c
join rooms r on r.place = c.place % $5::int
cross join (select * from chosen where place = 0) last
where e.id = c.id`;

const FOURTH = `
insert into fourth_subjects (student_id, academic_year_id, subject_id)
select e.student_id, $2, s.id
from enrolments e
join subjects s on s.code = $1 || to_char($4::int, 'FM00')
where e.academic_year_id = $2 and e.class_id = $3
on conflict (student_id, academic_year_id) do update set subject_id = excluded.subject_id`;

const MARKS = `
insert into uploaded_marks (academic_year_id, class_id, version_id, shift_id, wing_id, section_id, exam_type_id, subject_id,
  student_id, component, mark)
select e.academic_year_id, e.class_id, e.version_id, e.shift_id, e.wing_id, e.section_id, d.exam_type_id, d.subject_id,
  e.student_id, c.name, round(c.full_mark * (0.3 + 0.7 * (('x' || substr(md5(e.student_id || ' ' || c.id), 1, 7))::bit(28)::int % 1000) / 1000), 2)
from enrolments e
join mark_distributions d on d.academic_year_id = e.academic_year_id and d.class_id = e.class_id
join mark_distributions_components c on c.parent_id = d.id
where e.academic_year_id = $1 and d.exam_type_id = $2 and e.class_id = $3`;
