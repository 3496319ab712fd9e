import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import type { markPlace } from '../../../../../schemas/teaching/markCalls.ts';
import { markSheet } from '../../../../../schemas/teaching/markSheet.ts';
import { codesOf, type RowOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { SchoolTables } from '../../tables.ts';

/** A cohort, a subject and an exam. */
export type MarkPlace = Pick<RowOf<typeof markPlace>, keyof typeof markPlace>;

/** The tables that tell what marks of a sheet are entered by. */
export type SheetTables = Pick<
  SchoolTables,
  | 'employees'
  | 'exam_types'
  | 'mark_distributions'
  | 'mark_distributions_components'
  | 'mark_sheets'
  | 'results'
  | 'subject_teachers'
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
  /** Since when results of these marks are published; null while none are. */
  readonly published_at: string | null;
  /** Whether the sheet is assigned to the caller. */
  readonly is_assigned: boolean;
  /** The employee that the caller is. */
  readonly employee_id: number | null;
  readonly pass_rule: 'overall' | 'every_part' | 'both';
  /** None where there is no mark distribution. */
  readonly components: readonly { readonly name: string; readonly full_mark: number; readonly pass_mark: number }[];
}

const HANDED_IN = codesOf(markSheet.fields.status).handed_in;
const PUBLISHED = codesOf(result.fields.status).published;

/**
 * Reads all of it at once, because every mark that is saved asks for it. Undefined where there is no such exam. A result of
 * one of the students counts as published wherever it was: they may have changed section since.
 */
export async function sheetFacts(
  db: Kysely<SheetTables>,
  place: MarkPlace,
  { userId }: Pick<Caller, 'userId'>,
  students: readonly number[] = [],
): Promise<SheetFacts | undefined> {
  const found = await db
    .selectFrom('exam_types as exam')
    .leftJoin('mark_sheets as sheet', (join) =>
      join
        .onRef('sheet.exam_type_id', '=', 'exam.id')
        .on('sheet.subject_id', '=', place.subject_id)
        .on(isOfCohort('sheet', place)),
    )
    .leftJoin('users as person', 'person.id', 'sheet.handed_in_by_id')
    .leftJoinLateral(
      (eb) => distributionAt(eb, place).as('distribution'),
      (join) => join.onTrue(),
    )
    .select(['exam.id', 'exam.name', 'exam.entry_opens_at', 'exam.entry_closes_at'])
    .select(['sheet.id as sheet_id', 'sheet.status', 'sheet.handed_in_at', 'person.name as handed_in_by'])
    .select(['distribution.pass_rule', 'distribution.components'])
    .select((eb) => [
      eb.exists(assignmentOf(eb, place, userId)).as('is_assigned'),
      eb.selectFrom('employees').select('id').where('user_id', '=', userId).limit(1).as('employee_id'),
      publishedAt(eb, place, students).as('published_at'),
    ])
    .where('exam.id', '=', place.exam_type_id)
    .executeTakeFirst();
  if (!found) return undefined;
  const isHandedIn = found.status === HANDED_IN;
  return {
    exam: { id: found.id, name: found.name },
    opens_at: found.entry_opens_at,
    closes_at: found.entry_closes_at,
    sheet_id: found.sheet_id,
    handed_in_at: isHandedIn ? found.handed_in_at : null,
    handed_in_by: isHandedIn ? found.handed_in_by : null,
    published_at: found.published_at && new Date(found.published_at).toISOString(),
    is_assigned: Boolean(found.is_assigned),
    employee_id: found.employee_id,
    pass_rule: found.pass_rule ?? 'both',
    components: found.components ?? [],
  };
}

type Builder = ExpressionBuilder<SheetTables, never>;

/** That of the group comes before that of every group. */
function distributionAt(eb: Pick<Builder, 'selectFrom'>, place: MarkPlace) {
  return eb
    .selectFrom('mark_distributions as d')
    .select((inner) => [
      'd.pass_rule',
      jsonArrayFrom(
        inner
          .selectFrom('mark_distributions_components as part')
          .select(['part.name', 'part.full_mark', 'part.pass_mark'])
          .whereRef('part.parent_id', '=', 'd.id')
          .orderBy('part.position'),
      ).as('components'),
    ])
    .where('d.academic_year_id', '=', place.academic_year_id)
    .where('d.exam_type_id', '=', place.exam_type_id)
    .where('d.class_id', '=', place.class_id)
    .where('d.subject_id', '=', place.subject_id)
    .where((inner) =>
      inner.or([
        inner('d.student_group_id', 'is', null),
        inner('d.student_group_id', '=', place.student_group_id ?? 0),
      ]),
    )
    .orderBy('d.student_group_id', (order) => order.asc().nullsLast())
    .limit(1);
}

/** Since when results of an exam are published in a cohort, or of some students. */
function publishedAt(eb: Pick<Builder, 'selectFrom'>, place: MarkPlace, students: readonly number[]) {
  return eb
    .selectFrom('results as result')
    .select(({ fn }) => fn.max('result.published_at').as('published_at'))
    .where('result.exam_type_id', '=', place.exam_type_id)
    .where('result.status', '=', PUBLISHED)
    .where(
      sql<boolean>`(${isOfCohort('result', place)}
        or result.academic_year_id = ${place.academic_year_id} and result.student_id = any(${students}::bigint[]))`,
    );
}

function assignmentOf(eb: Pick<Builder, 'selectFrom'>, place: MarkPlace, userId: number | null) {
  return eb
    .selectFrom('subject_teachers as assigned')
    .innerJoin('employees as teacher', 'teacher.id', 'assigned.employee_id')
    .select('assigned.id')
    .where('assigned.is_active', '=', 1)
    .where('teacher.user_id', '=', userId)
    .where('assigned.subject_id', '=', place.subject_id)
    .where(isOfCohort('assigned', place));
}

/** Whether a row is of the cohort of a sheet. */
function isOfCohort(alias: string, place: MarkPlace): RawBuilder<boolean> {
  const same = COHORT.map((name) =>
    place[name] === null
      ? sql`${sql.ref(`${alias}.${name}`)} is null`
      : sql`${sql.ref(`${alias}.${name}`)} = ${place[name]}`,
  );
  return sql<boolean>`(${sql.join(same, sql` and `)})`;
}
