import type { OpenDatabase } from '../../src/server/db/database.ts';

/** A class whose results in an exam are published. */
export interface PublishedScope {
  readonly academic_year_id: number;
  readonly exam_type_id: number;
  readonly class_id: number;
}

const FIRST_COPY = 1_000;
const BIGGEST = `
select academic_year_id, exam_type_id, class_id, count(*)::int as students from results
where status = 1 and exam_type_id is not null
group by academic_year_id, exam_type_id, class_id order by students desc, class_id, exam_type_id limit 1`;

const COPIES = `
insert into results (student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id,
  roll_no, exam_type_id, version_no, gpa, letter, total, full_marks, is_passed, failed_subjects, position_in_section,
  position_in_class, run_id, published_at, status)
select student_id, academic_year_id, class_id, version_id, shift_id, wing_id, student_group_id, section_id, roll_no,
  exam_type_id, version_no + ${FIRST_COPY} * n, gpa, letter, total, full_marks, is_passed, failed_subjects,
  position_in_section, position_in_class, run_id, published_at, status
from results cross join generate_series(1, $4::int) n
where academic_year_id = $1 and exam_type_id = $2 and class_id = $3 and status = 1 and version_no < ${FIRST_COPY}
order by n, id limit $5`;

const SUBJECTS = `
insert into results_subjects (parent_id, position, subject_id, partner_id, is_fourth, obtained, full_marks, percent, letter,
  point, is_passed, is_absent, components)
select c.id, s.position, s.subject_id, s.partner_id, s.is_fourth, s.obtained, s.full_marks, s.percent, s.letter, s.point,
  s.is_passed, s.is_absent, s.components
from results c
join results r on r.student_id = c.student_id and r.academic_year_id = c.academic_year_id
  and r.exam_type_id = c.exam_type_id and r.version_no = c.version_no % ${FIRST_COPY}
join results_subjects s on s.parent_id = r.id
where c.version_no >= ${FIRST_COPY}`;

/** Publishes as many results in one class as are wanted, by copies of those that it has. */
export async function publishMany({ query }: Pick<OpenDatabase, 'query'>, count: number): Promise<PublishedScope> {
  const [found] = await query<PublishedScope & { students: number }>(BIGGEST);
  if (!found) throw new Error('No class has published results.');
  const { students, ...scope } = found;
  const missing = count - students;
  const place = [scope.academic_year_id, scope.exam_type_id, scope.class_id];
  await query(COPIES, [...place, Math.ceil(missing / students), missing]);
  await query(SUBJECTS);
  return scope;
}
