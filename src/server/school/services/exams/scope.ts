import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { scope, SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Context } from '../../../context.ts';
import { refuseGone } from '../../../services/resources/refuseGone.ts';

const { published } = codesOf(result.fields.status);
const { left } = codesOf(enrolment.fields.status);

/** Whose results are meant: an exam, or without one the final of the year, in a class or a part of it. */
export type ResultScope = {
  -readonly [Name in keyof typeof scope]: Name extends 'academic_year_id' | 'class_id' ? number : number | null;
};

/** Whose results a page is about; without a class those of all classes. */
export type PageScope = Omit<ResultScope, 'class_id'> & { readonly class_id: number | null };

/** Whose results are worked out: of everybody who is enrolled in a scope now, or of some who were in it. */
export type Examined = ResultScope & {
  /** Only those whose results of the exam are published, where they were then. */
  readonly isOfPublished?: true;
  /** Some of them only, by their ids. */
  readonly students?: readonly number[];
};

/** A scope as a call was given it, which has asked for the year and the class where they are needed. */
export function scopeOf(input: { readonly [Name in keyof typeof scope]?: number | null }): ResultScope {
  return Object.fromEntries(SCOPE.map((name) => [name, input[name] ?? null])) as ResultScope;
}

/** Refuses a scope of which a part does not exist: nobody's results would be meant. */
export function checkScope(context: Context, given: ResultScope): Promise<void> {
  return refuseGone(context, scope, given);
}

/** Whether a row is in the year, the class and the parts of a scope. Its exam is not asked. */
export function isInScope(alias: string, scope: ResultScope): RawBuilder<SqlBool> {
  const conditions = SCOPE.filter((name) => name !== 'exam_type_id' && scope[name] !== null).map(
    (name) => sql`${sql.ref(`${alias}.${name}`)} = ${scope[name]}`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a row is of the exam of a scope, or of the final where it has none. */
export function isOfExam(alias: string, { exam_type_id: exam }: ResultScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${alias}.exam_type_id`)} is not distinct from ${exam}::bigint`;
}

/** Names what is locked while results of an exam in a class are worked out or published. */
export function resultsKey(of: Pick<ResultScope, 'academic_year_id' | 'exam_type_id' | 'class_id'>): string {
  return `results ${of.academic_year_id} ${of.exam_type_id ?? 0} ${of.class_id}`;
}

/** The table that says who is in a scope, and where. */
export function studentsTable({ isOfPublished }: Examined): 'results' | 'enrolments' {
  return isOfPublished ? 'results' : 'enrolments';
}

/** Whether a row `e` of that table counts: whoever left is not examined. */
export function isExamined(scope: Examined): RawBuilder<SqlBool> {
  const isOpen = scope.isOfPublished
    ? sql`${isOfExam('e', scope)} and e.status = ${published}`
    : sql`e.status <> ${left} and ${isExaminedHere(scope)}`;
  const isAmong = scope.students ? sql` and e.student_id = any(${scope.students}::bigint[])` : sql``;
  return sql<SqlBool>`${isInScope('e', scope)} and ${isOpen}${isAmong}`;
}

/** Whoever changed class has the exam where its result is published, and not once more where they are now. */
function isExaminedHere(scope: ResultScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`e.student_id not in (
    select p.student_id from results p
    where p.academic_year_id = ${scope.academic_year_id} and ${isOfExam('p', scope)} and p.status = ${published}
      and p.class_id <> ${scope.class_id})`;
}

/** What everybody has in common whose places in the class are counted together. */
export const RANKED_IN_CLASS = ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'student_group_id'] as const;

/** The scope of everybody whose places are counted together: the whole class of a version, shift and group. */
export function rankedWith(scope: ResultScope): ResultScope {
  return { ...scope, wing_id: null, section_id: null };
}
