import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { PLANNED_ANEW } from '../../../db/statementNames.ts';
import { type Tables, viewOf } from '../../../db/tables.ts';
import type { JobRun } from '../../../jobs/defineJob.ts';
import { basisOfResults } from './basisOfResults.ts';
import { planExam, type PlannedPart, type PlanTables } from './examPlan.ts';
import { GRADED, type GradedSubjects, gradeSubjects } from './gradedSubjects.ts';
import { type GradingRules, readGradingRules, type RuleTables } from '../exams/gradingRules.ts';
import { allowLongStatement } from './allowLongStatement.ts';
import { pupils } from './markedParts.ts';
import { plannedSource } from './resultSource.ts';
import { type Examined, isExamined, studentsTable } from '../exams/scope.ts';

/**
 * Of how many students the subjects are worked out at a time. The embedded database has one connection, and answers nobody
 * while a statement runs; PostgreSQL answers the others meanwhile, and is done sooner with all of them at once.
 */
const STUDENTS_AT_A_TIME: Readonly<Record<OpenDatabase['kind'], number>> = {
  embedded: 60,
  postgres: Number.POSITIVE_INFINITY,
};

/** After each piece, so that whoever waited gets an answer, which mostly takes several statements. */
const PAUSE_MS = 20;

/** Graded subjects of everybody in a scope, set aside until they become results. */
export interface StagedSubjects {
  readonly stage: string;
  readonly rules: GradingRules;
  readonly plan: readonly PlannedPart[];
  /** What they were worked out of beside these: see `basisOfResults`. */
  readonly basis: string;
  /** How many parts or exams there are. */
  readonly planned: number;
}

export interface StageOptions extends Pick<JobRun<unknown>, 'id' | 'signal' | 'progress'> {
  readonly context: Pick<Context, 'database'>;
  readonly scope: Examined;
  /** Of how many students, where it is not what suits the database. */
  readonly atATime?: number | undefined;
}

/**
 * Works out the subjects of a scope a piece at a time, in short transactions, and sets them aside under the job. What
 * changes meanwhile is found when they are made results. Undefined where one piece is all, or something is missing or wrong: then
 * the results are generated, or refused, at once.
 */
export async function stageSubjects(staging: StageOptions): Promise<StagedSubjects | undefined> {
  const { context, id, scope, signal, progress } = staging;
  const { db, kind } = context.database;
  const size = staging.atATime ?? STUDENTS_AT_A_TIME[kind];
  if (size === Number.POSITIVE_INFINITY) return undefined;
  const { students, basis } = await readBasis(db, scope);
  if (students.length <= size) return undefined;
  const { rules, problems } = await readGradingRules(viewOf<Kysely<RuleTables>>(db));
  if (problems.length > 0) return undefined;
  await removeStages(db, id);
  const plan = scope.exam_type_id === null ? [] : await planExam(viewOf<Kysely<PlanTables>>(db), scope);
  const stage = randomUUID();
  let planned = 0;
  for (let done = 0; done < students.length; done += size) {
    signal.throwIfAborted();
    progress({ done, total: students.length });
    const piece = { ...scope, students: students.slice(done, done + size) };
    const subjects = gradeSubjects(plannedSource({ scope: piece, rules, plan }), rules);
    const found = await db.transaction().execute((trx) => stagePiece(trx, { stage, jobId: id, subjects }));
    if (found.missing > 0 || found.exceeding > 0 || found.planned === 0) return undefined;
    planned = found.planned;
    await pause(PAUSE_MS);
  }
  return { stage, rules, plan, basis, planned };
}

/** What was set aside, as subjects to be stored. */
export function stagedSubjects(scope: Examined, { stage, planned }: StagedSubjects): GradedSubjects {
  return {
    graded: sql`with ${pupils(scope)},
    graded as materialized (
      select ${sql.join(GRADED.map((name) => sql.ref(name)))} from result_stages where stage = ${stage}::uuid
    )`,
    missing: sql`0`,
    exceeding: sql`0`,
    planned: sql`${planned}::int`,
    basis: basisOfResults(scope),
  };
}

/** Whether the rules and the plan are still those by which subjects were set aside. */
export function isStagedBy({ rules, plan }: StagedSubjects, now: Pick<StagedSubjects, 'rules' | 'plan'>): boolean {
  return JSON.stringify([rules, plan]) === JSON.stringify([now.rules, now.plan]);
}

/** Deletes what a job has set aside, and what jobs left that do not go on. */
export async function removeStages(db: Kysely<Tables>, jobId: number): Promise<void> {
  await sql`delete from result_stages
    where job_id = ${jobId} or job_id not in (select id from jobs where state = 'running')`.execute(db);
}

async function readBasis(db: Kysely<Tables>, scope: Examined) {
  const { rows } = await sql<{ basis: string; students: readonly number[] }>`
    select ${basisOfResults(scope)} as basis, array(
      select e.student_id from ${sql.table(studentsTable(scope))} e where ${isExamined(scope)} order by e.student_id
    ) as students`.execute(db);
  return rows[0] as (typeof rows)[number];
}

async function stagePiece(
  trx: Transaction<Tables>,
  options: { readonly stage: string; readonly jobId: number; readonly subjects: GradedSubjects },
): Promise<{ readonly missing: number; readonly exceeding: number; readonly planned: number }> {
  const { stage, jobId, subjects } = options;
  await allowLongStatement(trx);
  const columns = sql.join(GRADED.map((name) => sql.ref(name)));
  const { rows } = await sql<{
    missing: number;
    exceeding: number;
    planned: number;
  }>`${sql.raw(PLANNED_ANEW)} ${subjects.graded},
    staged as (
      insert into result_stages (stage, job_id, ${columns})
      select ${stage}::uuid, ${jobId}::bigint, ${columns} from graded
    )
    select (${subjects.missing})::int as missing, (${subjects.exceeding})::int as exceeding,
      (${subjects.planned})::int as planned`.execute(trx);
  return rows[0] as (typeof rows)[number];
}
