import { sql } from 'kysely';
import type { correctMark as declared } from '../../../../../schemas/exams/publicationCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultRun } from '../../../../../schemas/exams/resultRun.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { uploadedMark } from '../../../../../schemas/teaching/uploadedMark.ts';
import type { InputOf } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/resources/write/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import { refuseInSchool } from '../../refusals.ts';
import { pick, tablesOf } from '../../tables.ts';
import { planExam, type PlanTables } from './examPlan.ts';
import { generateResults, lockResults } from './generateResults.ts';
import { isInSight } from './inSight.ts';
import { pupils, withMarkedParts } from './markedParts.ts';
import type { Publication } from './publishResults.ts';
import { isInScope, isOfExam, rankedWith, type ResultScope } from './scope.ts';

const { generated, published } = codesOf(result.fields.status);

type Correction = InputOf<typeof declared>;
type Scope = ResultScope & { readonly exam_type_id: number };

interface Correcting {
  readonly store: Store;
  readonly caller: Caller;
  readonly correction: Correction;
}

/** Changes a mark of a published result, and generates a version that is not published yet for all who are ranked with it. */
export function correctMark(given: {
  readonly context: Context;
  readonly caller: Caller;
  readonly correction: Correction;
}): Promise<Publication> {
  const { context, caller, correction } = given;
  return inTransaction({ context, resource: context.registry.get(resultRun.name) }, async (store) => {
    const scope = await scopeOfStudent(store, correction);
    await lockResults(store, scope);
    await requirePublished({ store, caller, correction }, scope);
    await changeMark({ store, caller, correction }, scope);
    const scopes = await publishedScopes(store, scope);
    let students = 0;
    for (const each of scopes) students += await generateResults({ store, caller, scope: each });
    return { version: await newestVersion(store, rankedWith(scope)), students };
  });
}

/** The student's own cohort in the year of the exam. */
async function scopeOfStudent(
  store: Store,
  { student_id, academic_year_id, exam_type_id }: Correction,
): Promise<Scope> {
  const cohort = await tablesOf<'enrolments'>(store)
    .selectFrom('enrolments')
    .select([...COHORT])
    .where('student_id', '=', student_id)
    .where('academic_year_id', '=', academic_year_id)
    .executeTakeFirst();
  if (!cohort) throw refuse.invalid({ student_id: [{ key: 'notEnrolled' }] });
  return { ...pick(cohort, COHORT), exam_type_id };
}

async function requirePublished({ store, caller, correction }: Correcting, scope: Scope): Promise<void> {
  const { rows } = await sql`
    select r.id from results r
    where r.student_id = ${correction.student_id} and r.academic_year_id = ${scope.academic_year_id}
      and ${isOfExam('r', scope)} and r.status = ${published}
      and ${isInSight('r', { context: store.context, caller })}`.execute(store.trx);
  if (rows.length === 0) throw refuseInSchool.nothingToCorrect();
}

async function changeMark(correcting: Correcting, scope: Scope): Promise<void> {
  const { store, caller, correction } = correcting;
  const { academic_year_id, exam_type_id, student_id, subject_id, is_absent, reason } = correction;
  const mark = is_absent === 1 ? null : correction.mark;
  if (mark === null && is_absent !== 1) throw refuse.invalid({ mark: [{ key: 'required' }] });
  const part = await sittingPart(correcting, scope);
  const own = { student_id, academic_year_id, exam_type_id, subject_id };
  const stored = await tablesOf<'uploaded_marks'>(store)
    .selectFrom('uploaded_marks')
    .select(['id', 'mark', 'is_absent'])
    .where((eb) => eb.and(own))
    .where(sql<boolean>`lower(component) = lower(${part})`)
    .executeTakeFirst();
  const values = { mark, is_absent, correction_reason: reason };
  if (stored?.mark === mark && stored.is_absent === is_absent) throw refuse.invalid({ mark: [{ key: 'unchanged' }] });
  if (stored) {
    await updateRelated({ cause: { store, caller }, entity: uploadedMark, id: stored.id, change: () => values });
    return;
  }
  await createRelated({
    cause: { store, caller },
    entity: uploadedMark,
    values: { ...pick(scope, COHORT), ...own, component: part, ...values } as typeof values & typeof own,
  });
}

/** The part as it is called now; refuses one that the student does not sit, and more than its full marks. */
async function sittingPart({ store, correction }: Correcting, scope: Scope): Promise<string> {
  const { student_id, subject_id, component, mark, is_absent } = correction;
  const plan = await planExam(tablesOf<keyof PlanTables>(store), scope);
  const { rows } = await sql<{ component: string; full_mark: number }>`${withMarkedParts(scope, plan)}
    select p.component, p.full_mark from parts p
    where p.student_id = ${student_id} and p.subject_id = ${subject_id}`.execute(store.trx);
  if (rows.length === 0) throw refuse.invalid({ subject_id: [{ key: 'notSat' }] });
  const part = rows.find((each) => each.component.toLowerCase() === component.toLowerCase());
  if (!part) throw refuse.invalid({ component: [{ key: 'notSat' }] });
  const max = Number(part.full_mark);
  if (is_absent === 0 && mark !== null && mark > max) throw refuse.invalid({ mark: [{ key: 'max', params: { max } }] });
  return part.component;
}

/** All who are ranked with a student, or those sections of them of which something is published. */
async function publishedScopes(store: Store, scope: Scope): Promise<readonly ResultScope[]> {
  const all = rankedWith(scope);
  const { rows } = await sql<{ wing_id: number; section_id: number; is_published: boolean }>`
    with ${pupils(all)}
    select u.wing_id, u.section_id, bool_or(r.id is not null) as is_published
    from pupils u
    left join results r on r.student_id = u.student_id and r.academic_year_id = ${scope.academic_year_id}
      and ${isOfExam('r', scope)} and r.status = ${published}
    group by u.wing_id, u.section_id
    order by u.wing_id, u.section_id`.execute(store.trx);
  if (rows.every(({ is_published }) => is_published)) return [all];
  return rows
    .filter(({ is_published }) => is_published)
    .map(({ wing_id, section_id }) => ({ ...all, wing_id, section_id }));
}

async function newestVersion(store: Store, scope: ResultScope): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(r.version_no), 0)::int as version from results r
    where ${isInScope('r', scope)} and ${isOfExam('r', scope)} and r.status = ${generated}`.execute(store.trx);
  return rows[0]?.version ?? 0;
}
