import { CompiledQuery, type Kysely } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import type { markPlace } from '../../../../../schemas/exams/markCalls.ts';
import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import { codesOf, type RowOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { SchoolTables } from '../../tables.ts';
import { isAtPlace, placeParameters } from './placeSql.ts';
import { IS_PUBLISHED, onSheet, SITS, type SheetStudentTables } from './sheetStudents.ts';

/** A cohort, a subject and an exam. */
export type MarkPlace = Pick<RowOf<typeof markPlace>, keyof typeof markPlace>;

/** The tables that tell what marks of a sheet are entered by. */
export type SheetTables = SheetStudentTables &
  Pick<
    SchoolTables,
    | 'employees'
    | 'exam_types'
    | 'mark_distributions'
    | 'mark_distributions_components'
    | 'mark_sheets'
    | 'subject_teachers'
    | 'uploaded_marks'
    | 'users'
  >;

/** What marks of a sheet are entered by. */
export interface SheetFacts {
  readonly exam: { readonly id: number; readonly name: string };
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  /** Null where nobody has handed it in or opened it again. */
  readonly sheet_id: number | null;
  readonly handed_in_at: string | null;
  readonly handed_in_by: string | null;
  /** Since when results of the cohort are published; null while none are. */
  readonly published_at: string | null;
  /** Whether the sheet is assigned to the caller. */
  readonly is_assigned: boolean;
  /** The employee that the caller is. */
  readonly employee_id: number | null;
  readonly pass_rule: 'overall' | 'every_part' | 'both';
  /** None where there is no mark distribution. */
  readonly components: readonly { readonly name: string; readonly full_mark: number; readonly pass_mark: number }[];
  /** Those of the asked students who are on the sheet. */
  readonly students: ReadonlySet<number>;
  /** The asked students on the sheet whose result of the exam is published wherever it was: they may have changed section since. */
  readonly published: ReadonlySet<number>;
  /** Whether any of the asked students has a mark in the subject and the exam. */
  readonly has_marks: boolean;
  /** What the next mark is stored by, where one student is asked for. */
  readonly next_id: number | null;
  readonly now: string;
}

const HANDED_IN = codesOf(markSheet.fields.status).handed_in;
const PUBLISHED = codesOf(result.fields.status).published;

/**
 * Reads all of it at once, because every mark that is saved asks for it. Undefined where there is no such exam.
 */
export async function sheetFacts(
  db: Kysely<SheetTables>,
  place: MarkPlace,
  { userId }: Pick<Caller, 'userId'>,
  students: readonly number[] = [],
): Promise<SheetFacts | undefined> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(STATEMENT, [...placeParameters(place), place.exam_type_id, userId, students]),
  );
  const [found] = rows as readonly SheetRow[];
  if (!found) return undefined;
  const { id, name, status, handed_in_at, handed_in_by, students: onSheetNow, ...facts } = found;
  const isHandedIn = status === HANDED_IN;
  return {
    ...facts,
    exam: { id, name },
    handed_in_at: isHandedIn ? handed_in_at : null,
    handed_in_by: isHandedIn ? handed_in_by : null,
    students: new Set(onSheetNow.map((student) => student.id)),
    published: new Set(onSheetNow.filter(({ is_published }) => is_published).map((student) => student.id)),
  };
}

interface SheetRow extends Omit<SheetFacts, 'exam' | 'students' | 'published'> {
  readonly id: number;
  readonly name: string;
  readonly status: number | null;
  readonly students: readonly { readonly id: number; readonly is_published: boolean }[];
}

// The place up to its subject is $1 to $8, the exam $9, the caller $10, the students $11.

const ASKED = 'unnest($11::bigint[]) asked(id)';

// One at a time by its key: a condition on the cohort beside it leads the planner to read all of a class.
const ENROLMENTS_OF_ASKED = `(select enrolled.* from ${ASKED} cross join lateral (
  select * from enrolments where student_id = asked.id and academic_year_id = $1 limit 1) enrolled)`;

/** The distribution of the group comes before that of every group. */
const DISTRIBUTION = `
  select d.pass_rule, (
    select json_agg(json_build_object('name', part.name, 'full_mark', part.full_mark, 'pass_mark', part.pass_mark)
      order by part.position)
    from mark_distributions_components part where part.parent_id = d.id) as components
  from mark_distributions d
  where d.academic_year_id = $1 and d.exam_type_id = $9 and d.class_id = $2 and d.subject_id = $8
    and (d.student_group_id is null or d.student_group_id = $6)
  order by d.student_group_id nulls last
  limit 1`;

const ASSIGNMENT = `
  select from subject_teachers assigned
  join employees teacher on teacher.id = assigned.employee_id
  where assigned.is_active = 1 and teacher.user_id = $10 and assigned.subject_id = $8 and ${isAtPlace('assigned')}`;

const PUBLISHED_IN_COHORT = `
  select max(r.published_at) from results r
  where ${isAtPlace('r')} and r.exam_type_id = $9 and r.status = ${PUBLISHED}`;

const STUDENTS = `
  select coalesce(json_agg(json_build_object('id', e.student_id, 'is_published', ${IS_PUBLISHED})), '[]')
  from (${onSheet(ENROLMENTS_OF_ASKED)}) e where ${SITS}`;

const STATEMENT = `
  select exam.id, exam.name, exam.entry_opens_at as opens_at, exam.entry_closes_at as closes_at,
    sheet.id as sheet_id, sheet.status, sheet.handed_in_at, person.name as handed_in_by,
    coalesce(distribution.pass_rule, 'both') as pass_rule, coalesce(distribution.components, '[]') as components,
    exists (${ASSIGNMENT}) as is_assigned,
    (select id from employees where user_id = $10::bigint limit 1) as employee_id,
    (${PUBLISHED_IN_COHORT}) as published_at, (${STUDENTS}) as students,
    exists (select from ${ASKED} join uploaded_marks m on m.student_id = asked.id
      where m.academic_year_id = $1 and m.exam_type_id = $9 and m.subject_id = $8) as has_marks,
    case when cardinality($11::bigint[]) = 1 then nextval('uploaded_marks_id_seq'::regclass) end as next_id, now() as now
  from exam_types exam
  left join mark_sheets sheet on sheet.exam_type_id = exam.id and sheet.subject_id = $8 and ${isAtPlace('sheet')}
  left join users person on person.id = sheet.handed_in_by_id
  left join lateral (${DISTRIBUTION}) distribution on true
  where exam.id = $9`;
