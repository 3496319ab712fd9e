import { sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultRun } from '../../../../../schemas/exams/resultRun.ts';
import { SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { PLANNED_ANEW } from '../../../db/statementNames.ts';
import { trustReferences } from '../../../db/trustReferences.ts';
import { defineJob, type JobEnd, type JobRun } from '../../../jobs/defineJob.ts';
import { requireFor } from '../../../policies/require.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import type { AppError } from '../../../errors.ts';
import { refuseInSchool } from '../../refusals.ts';
import { pick, tablesOf } from '../../tables.ts';
import { describeScope } from './describeScope.ts';
import { cancelPlans } from './cancelPlans.ts';
import { rulesToStore } from './declaredSubjects.ts';
import type { PlanTables } from './examPlan.ts';
import { gradeSubjects } from './gradedSubjects.ts';
import { type GradingRules, readGradingRules } from '../exams/gradingRules.ts';
import { isPlainlyComplete } from './isPlainlyComplete.ts';
import { allowLongStatement } from './allowLongStatement.ts';
import { marksAbove } from './marksAbove.ts';
import type { OwedMarks } from '../../owedMarks.ts';
import { namedFew } from './namedFew.ts';
import { type ResultSource, resultSource } from './resultSource.ts';
import { lockResults } from './lockResults.ts';
import { type Examined, isExamined, type ResultScope, studentsTable } from '../exams/scope.ts';
import { isStagedBy, removeStages, stagedSubjects, type StagedSubjects, stageSubjects } from './stageSubjects.ts';
import { type ResultStorage, type StoredResults, storeResults } from './storeResults.ts';
import { withoutCompulsory } from './withoutCompulsory.ts';

interface Generating {
  readonly store: Store;
  readonly caller: Caller;
  readonly scope: Examined;
  /** The subjects, where they were worked out before. */
  readonly staged?: StagedSubjects | undefined;
}

/** So often subjects are worked out before; where something changes every time, then all at once. */
const MOST_STAGES = 3;

/** Thrown to undo what was made of subjects that are not right any more. */
class StagedInVain extends Error {}

/** Works out results behind the call that asked for it, all of them or none. */
export const generateResultsJob = defineJob<ResultScope>({
  kind: 'generateResults',
  atMost: { all: 20, each: 5 },
  about: (job) => describeScope(job, job.input),
  run: (job) => generateByJob(job),
});

/** Where there are more students than are worked out at a time, their subjects are set aside before. */
export async function generateByJob(job: JobRun<ResultScope>, atATime?: number): Promise<JobEnd> {
  const { context, caller, input: scope } = job;
  requireFor(caller, context.registry.get(result.name), 'generate');
  for (let attempt = 1; attempt <= MOST_STAGES; attempt++) {
    const staged = await stageSubjects({ ...job, scope, atATime });
    if (!staged) break;
    try {
      return await generateAndEnd(job, staged);
    } catch (error) {
      if (!(error instanceof StagedInVain)) throw error;
    }
  }
  return generateAndEnd(job);
}

/** All results of a job and its end, in one transaction. */
function generateAndEnd(job: JobRun<ResultScope>, staged?: StagedSubjects): Promise<JobEnd> {
  const { context, caller, callerWithin, input: scope, id, complete, progress } = job;
  return inTransaction({ context, resource: context.registry.get(resultRun.name) }, async (store) => {
    const total = await countExamined(store, scope);
    progress({ done: staged ? total : 0, total });
    const students = await generateResults({ store, caller, scope, staged });
    if (staged) await removeStages(store.trx, id);
    progress({ done: students, total: students });
    requireFor(await callerWithin(store.trx), context.registry.get(result.name), 'generate');
    const outcome = { result: { count: students } };
    await complete(store.trx, outcome);
    return outcome;
  });
}

async function countExamined({ trx }: Store, scope: Examined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(studentsTable(scope))} e where ${isExamined(scope)}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Refuses what keeps results from being generated, before a job begins that could not end well. */
export function checkReady({
  context,
  scope,
}: {
  readonly context: Context;
  readonly scope: ResultScope;
}): Promise<void> {
  return inTransaction({ context, resource: context.registry.get(resultRun.name) }, async (store) => {
    const source = await sourceOf({ store, scope, rules: await usableRules(store) });
    await allowLongStatement(store.trx);
    if (await isPlainlyComplete(store.trx, scope, source.plan)) return;
    const { rows } = await sql<StoredResults>`${sql.raw(PLANNED_ANEW)} ${source.pupils}
      select (select count(*) from pupils)::int as students, (${source.missing})::int as missing,
        (select count(*) from (${source.exceeding}) x)::int as exceeding,
        (${source.planned})::int as planned,
        (select count(*) from pupils where student_id not in (${source.graded}))::int as without_compulsory`.execute(
      store.trx,
    );
    await refuseIncomplete({ store, scope, source, found: rows[0] as StoredResults });
  });
}

/** Works out the results of a scope and returns of how many students. What is missing refuses all of it. */
export async function generateResults({ store, caller, scope, staged }: Generating): Promise<number> {
  const { trx } = store;
  await lockResults(store, scope);
  const rules = await usableRules(store);
  const values = { ...pick(scope, SCOPE), students: 0, rules: await rulesToStore(trx, { scope, rules }) };
  const run = await createRelated({ cause: { store, caller }, entity: resultRun, values });
  const source = await sourceOf({ store, scope, rules });
  if (staged && !isStagedBy(staged, { rules, plan: source.plan })) throw new StagedInVain();
  const storage = { trx, scope, rules, runId: run.id };
  const stored = staged
    ? await storeStaged(store, staged, storage)
    : await storeResults({ ...storage, subjects: gradeSubjects(source, rules) });
  await refuseIncomplete({ store, scope, source, found: stored });
  await cancelPlans({ store, caller, scope, why: 'changed' });
  await updateRelated({
    cause: { store, caller },
    entity: resultRun,
    id: run.id,
    change: () => ({ students: stored.students }),
  });
  return stored.students;
}

/** Its basis says that whatever the subjects refer to is still there. */
async function storeStaged(
  { context }: Store,
  staged: StagedSubjects,
  storage: Omit<ResultStorage, 'subjects'>,
): Promise<StoredResults> {
  const subjects = stagedSubjects(storage.scope, staged);
  const insert = (store: () => Promise<StoredResults>) => trustReferences(context.database, storage.trx, store);
  const stored = await storeResults({ ...storage, subjects }, insert);
  if (stored.basis !== staged.basis) throw new StagedInVain();
  return stored;
}

async function usableRules(store: Store): Promise<GradingRules> {
  const { rules, problems } = await readGradingRules(tablesOf<'grade_types' | 'institutes'>(store));
  const [problem] = problems;
  if (problem) throw refuseInSchool.gradeTypes(problem);
  return rules;
}

function sourceOf({ store, scope, rules }: { store: Store; scope: Examined; rules: GradingRules }) {
  return resultSource({ tables: tablesOf<keyof PlanTables>(store), scope, rules });
}

async function refuseIncomplete(options: {
  readonly store: Store;
  readonly scope: Examined;
  readonly source: ResultSource;
  readonly found: StoredResults;
}): Promise<void> {
  const { store, scope, source, found } = options;
  const { students, missing, planned, without_compulsory, exceeding } = found;
  if (missing > 0) throw await refusalOfMissing(store, scope, await source.readMissing(store.trx));
  if (students === 0 && without_compulsory === 0) throw refuseInSchool.nobodyExamined();
  if (planned === 0) throw await nothingPlanned(store, scope);
  const above = exceeding > 0 ? await marksAbove(store.trx, source) : undefined;
  if (above) throw above;
  const refusal = without_compulsory > 0 ? await withoutCompulsory(store.trx, source) : undefined;
  if (refusal) throw refusal;
}

/** What is missing of how many students, by the names of the subjects or, for a final, of the exams. */
async function refusalOfMissing({ trx }: Store, scope: Examined, missing: readonly OwedMarks[]): Promise<AppError> {
  const isFinal = scope.exam_type_id === null;
  const ids = missing.flatMap(({ exam_type_id, subject_id }) => (isFinal ? exam_type_id : subject_id) ?? []);
  const { rows } = await (isFinal
    ? sql<{ name: string }>`select name from exam_types where id = any(${ids}::bigint[]) order by "order", id`
    : sql<{ name: string }>`select name from subjects where id = any(${ids}::bigint[]) order by code, id`
  ).execute(trx);
  const students = new Set(missing.flatMap((owed) => owed.students.map(({ id }) => id)));
  const named = { smart_count: students.size, names: namedFew(rows.map(({ name }) => name)) };
  return isFinal ? refuseInSchool.resultsOwed(missing, named) : refuseInSchool.marksOwed(missing, named);
}

/** Why nothing counts: no exam has a mark distribution, or for a final none that has one has a weight. */
async function nothingPlanned({ trx }: Store, scope: Examined): Promise<AppError> {
  if (scope.exam_type_id !== null) return refuseInSchool.noDistribution();
  const { rows } = await sql<{ id: number }>`
    select d.id from exam_types t join mark_distributions d on d.exam_type_id = t.id
    where t.is_active = 1 and d.academic_year_id = ${scope.academic_year_id} and d.class_id = ${scope.class_id}
    limit 1`.execute(trx);
  return rows.length > 0 ? refuseInSchool.noWeight() : refuseInSchool.noDistribution();
}
