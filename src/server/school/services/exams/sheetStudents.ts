import { CompiledQuery, type Kysely } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { SchoolTables } from '../../tables.ts';
import { isAtPlace, placeParameters } from './placeSql.ts';
import type { MarkPlace } from './sheetFacts.ts';

/** The tables that tell the students of a sheet. */
export type SheetStudentTables = Pick<
  SchoolTables,
  'enrolments' | 'fourth_subjects' | 'results' | 'students' | 'subjects' | 'subjects_classes' | 'uploaded_marks'
>;

const { published } = codesOf(result.fields.status);
const { left } = codesOf(enrolment.fields.status);

/** Whoever chooses one of two papers that count as one sits both. */
const CHOSEN = `exists (
  select from fourth_subjects f join subjects s on s.id = e.subject_id
  left join subjects other on other.partner_subject_id = s.id
  where f.student_id = e.student_id and f.academic_year_id = e.academic_year_id
  and f.subject_id in (s.id, s.partner_subject_id, other.id))`;

/**
 * What a subject is to the student: what it says of the group goes before what it says of every group. A subject that says
 * nothing of the class is compulsory there, one that speaks of other groups only is empty.
 */
const requirementOf = (subject: string) => `(
  select coalesce(max(c.requirement) filter (where c.student_group_id = e.student_group_id),
    max(c.requirement) filter (where c.student_group_id is null), case when count(*) = 0 then 'compulsory' else '' end)
  from subjects_classes c where c.parent_id = ${subject} and c.class_id = e.class_id)`;

const REQUIREMENT = requirementOf('e.subject_id');

/** Whoever has a mark in one of two optional papers that count as one sits both. */
const hasOtherPaper = (exam: string) => `exists (
  select from subjects s
  join subjects other on other.id = s.partner_subject_id or other.partner_subject_id = s.id
  join uploaded_marks m on m.subject_id = other.id
  where s.id = e.subject_id and m.student_id = e.student_id and m.academic_year_id = e.academic_year_id
    and m.exam_type_id = ${exam} and m.class_id = e.class_id and (m.mark is not null or m.is_absent = 1)
    and ${requirementOf('other.id')} in ('optional', 'optional_fourth'))`;

/**
 * Whether a subject is what an enrolled student sits, by SQL: it is compulsory or optional in the class and the group, or
 * the student has chosen it as the fourth. Whoever has left the school sits nothing.
 */
export const SITS = `(e.status <> ${left}
  and case ${REQUIREMENT} when 'fourth' then ${CHOSEN} when '' then false else true end)`;

/** Whether the result of such a student is published where they were before they changed class: nothing is owed here. */
const isPublishedElsewhere = (exam: string) => `exists (
  select from results r
  where r.student_id = e.student_id and r.academic_year_id = e.academic_year_id and r.exam_type_id = ${exam}
    and r.status = ${published} and r.class_id <> e.class_id)`;

/** Whether such a student must have marks in an exam, a parameter: an optional subject is sat by whom it was chosen. */
export const mustSit = (exam: string) =>
  `(not ${isPublishedElsewhere(exam)} and (case ${REQUIREMENT} when 'compulsory' then true when 'fourth' then ${CHOSEN} when 'optional_fourth' then ${CHOSEN}
    else false end or ${hasOtherPaper(exam)}))`;

/** Whether the result of such a student in an exam, $9, is published, wherever it was: students change section. */
export const IS_PUBLISHED = `exists (
  select from results r
  where r.student_id = e.student_id and r.academic_year_id = $1 and r.exam_type_id = $9 and r.status = ${published})`;

/** Somebody who sits the subject of a sheet. */
export interface SheetStudent {
  readonly id: number;
  readonly student_id: string;
  readonly name: string;
  readonly photo: string | null;
  readonly roll_no: number | null;
  readonly is_optional: 0 | 1;
  readonly is_published: 0 | 1;
}

/** Those of some enrolments that are where a sheet is, by SQL, each with the subject of the sheet. */
export function onSheet(enrolments: string): string {
  return `
    select student_id, academic_year_id, class_id, student_group_id, status, roll_no, $8::bigint as subject_id
    from ${enrolments} enrolled where ${isAtPlace('enrolled')}`;
}

/** The students of a sheet by roll. */
export async function sheetStudents(db: Kysely<SheetStudentTables>, place: MarkPlace): Promise<SheetStudent[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(STATEMENT, [...placeParameters(place), place.exam_type_id]));
  return rows as SheetStudent[];
}

/** The students of a sheet whose result of the exam is published. */
export async function publishedStudents(db: Kysely<SheetStudentTables>, place: MarkPlace): Promise<number[]> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(PUBLISHED_STATEMENT, [...placeParameters(place), place.exam_type_id]),
  );
  return (rows as { readonly id: number }[]).map(({ id }) => id);
}

const PUBLISHED_STATEMENT = `
  select e.student_id as id from (${onSheet('enrolments')}) e where ${IS_PUBLISHED} and ${SITS} order by e.student_id`;

const STATEMENT = `
  select student.id, student.student_id, student.name, student.photo, e.roll_no,
    case when ${mustSit('$9')} then 0 else 1 end as is_optional,
    case when ${IS_PUBLISHED} then 1 else 0 end as is_published
  from (${onSheet('enrolments')}) e
  join students student on student.id = e.student_id
  where ${SITS}
  order by e.roll_no, student.id`;
