import type { BenchExam, Query } from './exam.ts';

/** What the product's results are measured against: the same figures by one statement, written into tables without any index or rule. */
export async function writePlainResults(query: Query, exam: BenchExam): Promise<void> {
  await query('drop table if exists plain_results, plain_results_subjects');
  await query(`create table plain_results (student_id bigint, section_id bigint, roll_no integer, gpa numeric, letter text,
    total numeric, full_marks numeric, failed_subjects integer, in_section integer, in_class integer)`);
  await query(`create table plain_results_subjects (student_id bigint, subject_id bigint, is_fourth boolean,
    obtained numeric, full_marks numeric, letter text, point numeric, components text)`);
  await query(STATEMENT, [exam.academic_year_id, exam.exam_type_id, exam.class_id]);
}

const STATEMENT = `
with parts as (
  select e.student_id, d.subject_id, f.id is not null as is_fourth, c.name, c.position, c.full_mark, c.pass_mark, m.mark,
    m.is_absent
  from enrolments e
  join mark_distributions d on d.academic_year_id = e.academic_year_id and d.class_id = e.class_id
  join mark_distributions_components c on c.parent_id = d.id
  join uploaded_marks m on m.student_id = e.student_id and m.academic_year_id = e.academic_year_id
    and m.exam_type_id = d.exam_type_id and m.subject_id = d.subject_id and m.component = c.name
  left join fourth_subjects f on f.student_id = e.student_id and f.academic_year_id = e.academic_year_id
    and f.subject_id = d.subject_id
  where e.academic_year_id = $1 and d.exam_type_id = $2 and e.class_id = $3 and e.status <> 3
),
subjects as (
  select student_id, subject_id, bool_or(is_fourth) as is_fourth, sum(mark) as obtained, sum(full_mark) as full_marks,
    bool_or(is_absent = 1 or mark < pass_mark) as fails,
    json_agg(json_build_object('subject_id', subject_id, 'name', name, 'mark', mark, 'full_mark', full_mark,
      'pass_mark', pass_mark, 'is_judged', true, 'is_absent', is_absent) order by position)::text as components
  from parts
  group by student_id, subject_id
),
graded as materialized (
  select s.*, g.letter, g.point
  from subjects s
  cross join lateral (
    select letter, point from grade_types
    where is_active = 1 and min_mark <= case when s.fails then 0 else s.obtained * 100 / s.full_marks end
    order by min_mark desc limit 1
  ) g
),
stored as (
  insert into plain_results_subjects
  select student_id, subject_id, is_fourth, obtained, full_marks, letter, point, components from graded
),
averages as (
  select student_id, sum(obtained) as total, sum(full_marks) as full_marks,
    count(*) filter (where point = 0 and not is_fourth) as failed,
    least(5, round((sum(point) filter (where not is_fourth)
      + greatest(0, coalesce(max(point) filter (where is_fourth), 0) - 2)) / count(*) filter (where not is_fourth), 2)) as gpa
  from graded
  group by student_id
)
insert into plain_results
select a.student_id, e.section_id, e.roll_no, case when a.failed > 0 then 0 else a.gpa end,
  case when a.failed > 0 then 'F' else (
    select letter from grade_types where is_active = 1 and point <= a.gpa order by min_mark desc limit 1) end,
  a.total, a.full_marks, a.failed,
  rank() over (partition by e.version_id, e.shift_id, e.wing_id, e.section_id, a.failed > 0 order by a.gpa desc, a.total desc),
  rank() over (partition by e.version_id, e.shift_id, a.failed > 0 order by a.gpa desc, a.total desc)
from averages a
join enrolments e on e.student_id = a.student_id and e.academic_year_id = $1`;
