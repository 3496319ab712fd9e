import { CompiledQuery } from 'kysely';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { isSameCohort } from '../../cohortSql.ts';
import { entersFor } from './entersFor.ts';
import { mustSit, SITS } from './sheetStudents.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A sheet with how far it is. */
export interface SheetRow {
  readonly academic_year_id: number;
  readonly class: Named;
  readonly version: Named;
  readonly shift: Named;
  readonly wing: Named;
  readonly student_group: Named | null;
  readonly section: Named;
  readonly subject: Named;
  readonly teachers: readonly string[];
  /** How many components the subject has; none without a mark distribution. */
  readonly parts: number;
  readonly students: number;
  readonly complete: number;
  readonly missing: number;
  readonly handed_in_at: string | null;
  readonly published_at: string | null;
}

interface SheetFilter {
  readonly year: number;
  readonly exam: number;
  /** Of which class; of every one when null. */
  readonly classId: number | null;
  /** Whose they are; everybody's when null, and then those of a class that are examined. */
  readonly userId: number | null;
}

const { handed_in } = codesOf(markSheet.fields.status);
const { published } = codesOf(result.fields.status);

/** The sheets of an exam in the order of the classes. */
export function sheetsQuery({ year, exam, classId, userId }: SheetFilter): CompiledQuery<SheetRow> {
  const statement = `
with places as (${userId === null ? PLACES_OF_CLASS : OWN_PLACES}),
sheets as (
  select p.*, d.id as distribution_id,
    (select count(*)::int from mark_distributions_components x where x.parent_id = d.id) as parts
  from places p left join lateral (${DISTRIBUTION}) d on true
  where d.id is not null ${userId === null ? '' : `or ${IS_OWED}`}
)
select s.academic_year_id, ${NAMES}, ${TEACHERS} as teachers, s.parts,
  progress.students, progress.complete, progress.missing,
  case when h.status = ${handed_in} then h.handed_in_at end as handed_in_at,
  (select max(r.published_at) from results r
    where r.exam_type_id = $2 and r.status = ${published} and ${isSameCohort('r', 's')}) as published_at
from sheets s
join classes on classes.id = s.class_id
join versions on versions.id = s.version_id
join shifts on shifts.id = s.shift_id
join wings on wings.id = s.wing_id
left join student_groups on student_groups.id = s.student_group_id
join sections on sections.id = s.section_id
join subjects on subjects.id = s.subject_id
left join mark_sheets h on h.exam_type_id = $2 and h.subject_id = s.subject_id and ${isSameCohort('h', 's')}
cross join lateral (${PROGRESS}) progress
where $3::bigint is null or s.class_id = $3
order by s.parts = 0, classes.order, sections.name, versions.id, shifts.id, wings.id, student_groups.id, subjects.code, subjects.id`;
  return CompiledQuery.raw(statement, [
    year,
    exam,
    classId,
    ...(userId === null ? [] : [userId]),
  ]) as CompiledQuery<SheetRow>;
}

const COLUMNS = COHORT.join(', ');

const OWN_PLACES = `
  select distinct ${COHORT.map((name) => `a.${name}`).join(', ')}, a.subject_id
  from subject_teachers a join employees m on m.id = a.employee_id
  where m.user_id = $4 and a.is_active = 1 and a.academic_year_id = $1`;

// A subject that says nothing of the class is given to all of it.
const PLACES_OF_CLASS = `
  select cohort.*, subjects.id as subject_id
  from (select distinct ${COLUMNS} from enrolments where academic_year_id = $1 and class_id = $3) cohort
  join subjects on subjects.is_active = 1 and (
    exists (select from subjects_classes c where c.parent_id = subjects.id and c.class_id = $3
      and (c.student_group_id is null or c.student_group_id = cohort.student_group_id))
    or not exists (select from subjects_classes c where c.parent_id = subjects.id and c.class_id = $3))`;

const DISTRIBUTION = `
  select d.id from mark_distributions d
  where d.academic_year_id = p.academic_year_id and d.exam_type_id = $2 and d.class_id = p.class_id
    and d.subject_id = p.subject_id and (d.student_group_id is null or d.student_group_id = p.student_group_id)
  order by d.student_group_id nulls last limit 1`;

// A subject without one is shown where its class holds the exam, or where the exam is not prepared at all.
const IS_OWED = `
  exists (select from mark_distributions d
    where d.academic_year_id = p.academic_year_id and d.exam_type_id = $2 and d.class_id = p.class_id)
  or not exists (select from mark_distributions d where d.academic_year_id = p.academic_year_id and d.exam_type_id = $2)`;

const NAMES = [
  ['class', 'classes'],
  ['version', 'versions'],
  ['shift', 'shifts'],
  ['wing', 'wings'],
  ['student_group', 'student_groups'],
  ['section', 'sections'],
  ['subject', 'subjects'],
]
  .map(
    ([name, table]) =>
      `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${table}.name) end as ${name}`,
  )
  .join(', ');

const TEACHERS = `coalesce((
  select json_agg(m.name order by m.name) from subject_teachers a join employees m on m.id = a.employee_id
  where a.is_active = 1 and a.subject_id = s.subject_id and ${isSameCohort('a', 's')}), '[]'::json)`;

// Whoever need not have marks owes the rest of them as soon as there is one.
const PROGRESS = `
  select count(*)::int as students,
    (count(*) filter (where marked.entered >= s.parts and s.parts > 0))::int as complete,
    coalesce(sum(greatest(0, s.parts - marked.entered)), 0)::int as missing
  from (
    select n.student_id, n.academic_year_id, n.class_id, n.student_group_id, n.status, s.subject_id
    from enrolments n where ${isSameCohort('n', 's')}
  ) e
  cross join lateral (
    select count(*)::int as entered from uploaded_marks m
    join mark_distributions_components part
      on part.parent_id = s.distribution_id and lower(part.name) = lower(m.component)
    where m.student_id = e.student_id and m.academic_year_id = e.academic_year_id and m.exam_type_id = $2
      and m.subject_id = s.subject_id and (m.mark is not null or m.is_absent = 1)
      and ${entersFor({ schoolClass: 'e.class_id', group: 'e.student_group_id' })}
  ) marked
  where ${SITS} and (${mustSit('$2')} or marked.entered > 0)`;
