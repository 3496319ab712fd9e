import { sql } from 'kysely';
import type { correctMark as declared } from '../../../../../schemas/exams/publicationCalls.ts';
import { result } from '../../../../../schemas/exams/result.ts';
import { scope as scopeFields } from '../../../../../schemas/exams/resultScope.ts';
import { resultRun } from '../../../../../schemas/exams/resultRun.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { uploadedMark } from '../../../../../schemas/teaching/uploadedMark.ts';
import type { InputOf } from '../../../../core/calls/defineCall.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { componentKey } from '../../../../domain/results/componentKey.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import { refuseInSchool } from '../../refusals.ts';
import { pick, tablesOf } from '../../tables.ts';
import { marksOfStudents, type SheetMark, type SheetMarkTables } from '../exams/sheetMarks.ts';
import { refuseGone } from '../../../services/resources/refuseGone.ts';
import { planExam, type PlanTables } from './examPlan.ts';
import { generateResults } from './generateResults.ts';
import { lockResults } from './lockResults.ts';
import { isVisibleResult } from './isVisibleResult.ts';
import { cohortColumns, withMarkedParts } from './markedParts.ts';
import type { Publication } from './publishResults.ts';
import { type Examined, isInScope, isOfExam, rankedWith, type ResultScope } from '../exams/scope.ts';

const { generated, published } = codesOf(result.fields.status);

/** What a correction names beside the student: an exam in a year. */
const EXAM = pick(scopeFields, ['academic_year_id', 'exam_type_id']);

type Correction = InputOf<typeof declared>;
type Scope = Examined & { readonly exam_type_id: number };

interface Correcting {
  readonly store: Store;
  readonly caller: Caller;
  readonly correction: Correction;
}

/**
 * Changes a mark of a published result, and generates a version that is not published yet for all who are ranked with it and
 * published: where they were then, and without those who have come since.
 */
export function correctMark(options: {
  readonly context: Context;
  readonly caller: Caller;
  readonly correction: Correction;
}): Promise<Publication> {
  const { context, caller, correction } = options;
  return inTransaction({ context, resource: context.registry.get(resultRun.name) }, async (store) => {
    const correcting = { store, caller, correction };
    await refuseGone(store, EXAM, correction);
    await lockResults(store, await publishedScope(correcting));
    const scope = await publishedScope(correcting);
    await changeMark(correcting, scope);
    const all = { ...rankedWith(scope), isOfPublished: true } as const;
    const students = await generateResults({ store, caller, scope: all });
    return { version: await newestVersion(store, all), students };
  });
}

/** Where the student was whose result is published. */
async function publishedScope({ store, caller, correction }: Correcting): Promise<Scope> {
  const { student_id, academic_year_id, exam_type_id } = correction;
  const { rows } = await sql<Omit<Scope, 'exam_type_id'>>`
    select ${cohortColumns('r')} from results r
    where r.student_id = ${student_id} and r.academic_year_id = ${academic_year_id} and r.exam_type_id = ${exam_type_id}
      and r.status = ${published} and ${isVisibleResult('r', { context: store.context, caller })}`.execute(store.trx);
  if (rows[0]) return { ...rows[0], exam_type_id, isOfPublished: true };
  if (await isEnrolled(store, correction)) throw refuseInSchool.nothingToCorrect();
  throw refuse.invalid({ student_id: [{ key: 'notEnrolled' }] });
}

async function isEnrolled(store: Store, { student_id, academic_year_id }: Correction): Promise<boolean> {
  const found = await tablesOf<'enrolments'>(store)
    .selectFrom('enrolments')
    .select('id')
    .where('student_id', '=', student_id)
    .where('academic_year_id', '=', academic_year_id)
    .executeTakeFirst();
  return found !== undefined;
}

async function changeMark(correcting: Correcting, scope: Scope): Promise<void> {
  const { store, caller, correction } = correcting;
  const { academic_year_id, exam_type_id, student_id, subject_id, is_absent, mark, reason } = correction;
  if (mark === null && is_absent !== 1) throw refuse.invalid({ mark: [{ key: 'required' }] });
  if (mark !== null && is_absent === 1) throw refuse.invalid({ mark: [{ key: 'absentHasMark' }] });
  const part = await sittingPart(correcting, scope);
  const own = { student_id, academic_year_id, exam_type_id, subject_id };
  const stored = await storedMark(correcting, part);
  const counted = await countedMarks(correcting, part);
  refuseUnseen(correction, { stored, shown: counted.published });
  const values = { mark, is_absent, correction_reason: reason };
  if (isSame(correction, stored) && isSame(correction, counted.newest))
    throw refuse.invalid({ mark: [{ key: 'unchanged' }] });
  if (stored) {
    await updateRelated({ cause: { store, caller }, entity: uploadedMark, id: stored.id, change: () => values });
    return;
  }
  await createRelated({
    cause: { store, caller },
    entity: uploadedMark,
    values: { ...pick(scope, COHORT), ...own, component: part, ...values },
  });
}

interface Mark {
  readonly mark: number | null;
  readonly is_absent: number;
}

const NO_MARK: Mark = { mark: null, is_absent: 0 };

function isSame(one: Mark, other: Mark | undefined): boolean {
  return one.mark === (other?.mark ?? null) && one.is_absent === other?.is_absent;
}

/** The mark as it is stored, with who changed it last. */
async function storedMark({ store, correction }: Correcting, part: string): Promise<SheetMark | undefined> {
  const marks = await marksOfStudents(tablesOf<keyof SheetMarkTables>(store), correction, [correction.student_id]);
  return marks.find(({ component }) => componentKey(component) === componentKey(part));
}

interface CountedMarks {
  readonly published: Mark | undefined;
  readonly newest: Mark | undefined;
}

/** The mark that the published and the newest result have: what is stored may have changed after generating. */
async function countedMarks({ store, correction }: Correcting, part: string): Promise<CountedMarks> {
  const { student_id, academic_year_id, exam_type_id, subject_id } = correction;
  const { rows } = await sql<Mark & { name: string; is_published: boolean }>`
    select (c.value ->> 'mark')::float8 as mark, (c.value ->> 'is_absent')::int as is_absent, c.value ->> 'name' as name,
      r.status = ${published} as is_published
    from results r
    join results_subjects s on s.parent_id = r.id and ${subject_id} in (s.subject_id, s.partner_id)
    cross join lateral jsonb_array_elements(s.components::jsonb) c
    where r.student_id = ${student_id} and r.academic_year_id = ${academic_year_id} and r.exam_type_id = ${exam_type_id}
      and r.status in (${generated}, ${published}) and (c.value ->> 'subject_id')::bigint = ${subject_id}
    order by r.version_no desc`.execute(store.trx);
  const marks = rows.filter(({ name }) => componentKey(name) === componentKey(part));
  return { published: marks.find(({ is_published }) => is_published), newest: marks[0] };
}

/**
 * Refuses a correction that does not know of another one. Without a version it knows the mark that is published, or that
 * there is none; whoever wants what is there already takes nothing from anybody.
 */
function refuseUnseen(
  correction: Correction,
  { stored, shown }: { readonly stored: SheetMark | undefined; readonly shown: Mark | undefined },
): void {
  const { row_version } = correction;
  if (isSame(correction, stored)) return;
  const isSeen =
    row_version === null ? !stored || isSame(shown ?? NO_MARK, stored) : row_version === stored?.row_version;
  if (!isSeen) throw refuseInSchool.marksChanged(stored ? [stored] : []);
}

/** The part as it is called now; refuses one that the student does not sit, and more than its full marks. */
async function sittingPart({ store, correction }: Correcting, scope: Scope): Promise<string> {
  const { student_id, subject_id, component, mark, is_absent } = correction;
  const plan = await planExam(tablesOf<keyof PlanTables>(store), scope);
  const { rows } = await sql<{ component: string; full_mark: number }>`${withMarkedParts(scope, plan)}
    select p.component, p.full_mark from parts p
    where p.student_id = ${student_id} and p.subject_id = ${subject_id}`.execute(store.trx);
  if (rows.length === 0) throw refuse.invalid({ subject_id: [{ key: 'notSat' }] });
  const part = rows.find((each) => componentKey(each.component) === componentKey(component));
  if (!part) throw refuse.invalid({ component: [{ key: 'notSat' }] });
  const max = part.full_mark;
  if (is_absent === 0 && mark !== null && mark > max) throw refuse.invalid({ mark: [{ key: 'max', params: { max } }] });
  return part.component;
}

async function newestVersion(store: Store, scope: ResultScope): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(r.version_no), 0)::int as version from results r
    where ${isInScope('r', scope)} and ${isOfExam('r', scope)} and r.status = ${generated}`.execute(store.trx);
  return rows[0]?.version ?? 0;
}
