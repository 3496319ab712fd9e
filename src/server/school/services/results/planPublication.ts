import { sql } from 'kysely';
import { result } from '../../../../../schemas/exams/result.ts';
import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import { SCOPE } from '../../../../../schemas/exams/resultScope.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { defineJob } from '../../../jobs/defineJob.ts';
import { enqueueWithin } from '../../../jobs/enqueueJob.ts';
import { isAllowed } from '../../../policies/require.ts';
import { createRelated, updateRelated } from '../../../services/resources/write/related.ts';
import type { Store } from '../../../services/store.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import type { Translator } from '../../../translate.ts';
import { refuseInSchool } from '../../refusals.ts';
import { shownInstant } from '../../shownInstant.ts';
import { pick } from '../../tables.ts';
import { describeScope } from './describeScope.ts';
import { cancelPlan } from './cancelPlans.ts';
import { lockResults } from './lockResults.ts';
import { jobKeyOf, PUBLISH_PLANNED } from './endPlan.ts';
import {
  checkPublishable,
  keepRecords,
  makePublic,
  type Publication,
  type Publishing,
  refusalToPublish,
} from './publishResults.ts';
import type { ResultScope } from '../exams/scope.ts';
import { type PlanOutcome, notifyPlanner } from './notifyPlanner.ts';

const { planned, done } = codesOf(resultPublication.fields.status);

/**
 * Publishes at the time that was planned, unless the plan was ended, and tells whoever planned it what came of it. A plan
 * whose job comes to nothing is over too.
 */
export const publishPlannedJob = defineJob<{ readonly planId: number }>({
  kind: PUBLISH_PLANNED,
  // By a notification.
  isToldOtherwise: true,
  about: async (job) => {
    const { rows } = await scopeOfPlan(job.input.planId).execute(job.context.database.db);
    return rows[0] ? describeScope(job, pick(rows[0], SCOPE)) : null;
  },
  run: async ({ context, caller, input: { planId }, complete }) =>
    inTransaction(publicationsOf(context), async (store) => {
      const outcome = await publishPlanned({ store, caller, planId });
      if (outcome) await notifyPlanner({ store, caller, planId, plannerId: caller.userId }, outcome);
      const end = { result: { count: outcome?.kind === 'published' ? outcome.students : 0 } };
      await complete(store.trx, end);
      return end;
    }),
  giveUp: ({ context, caller, starter, input: { planId }, error, end }) =>
    inTransaction(publicationsOf(context), async (store) => {
      if (await readPlan(store, planId, sql`for update`)) {
        await cancelPlan({ store, caller }, planId);
        const outcome = error ? ({ kind: 'failed', error } as const) : ({ kind: 'ended', by: caller } as const);
        await notifyPlanner({ store, caller, planId, plannerId: starter.userId }, outcome);
      }
      await end(store.trx);
    }),
});

/** Writes down that results are to be published at a time to come, by a job of that time. */
export async function planPublication(options: {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: ResultScope;
  readonly reason: string | null;
  readonly acceptsOutdated: boolean;
  /** ISO 8601. */
  readonly at: string;
  readonly translator: Translator;
}): Promise<Publication> {
  const { context, caller, scope, reason, acceptsOutdated, at, translator } = options;
  return inTransaction(publicationsOf(context), async (store) => {
    // Whoever plans the same at the same time waits, and finds this plan.
    await lockResults(store, scope);
    await refuseTwice(store, scope);
    const publication = await checkPublishable({ store, caller, scope, reason, acceptsOutdated });
    const values = { ...scope, kind: 'publish' as const, reason, takes_place_at: at, students: publication.students };
    const { id } = await createRelated({ cause: { store, caller }, entity: resultPublication, values });
    await enqueueWithin(store, {
      job: publishPlannedJob,
      input: { planId: id },
      caller,
      locale: translator.locale,
      resource: 'result',
      key: jobKeyOf(id),
      runAfter: at,
    });
    return publication;
  });
}

/** Refuses a second plan of the very same results. */
async function refuseTwice({ trx, context }: Store, scope: ResultScope): Promise<void> {
  const isSame = SCOPE.map((name) => sql`${sql.ref(name)} is not distinct from ${scope[name]}::bigint`);
  const { rows } = await sql<{ takes_place_at: string }>`
    select takes_place_at from result_publications
    where status = ${planned} and ${sql.join(isSame, sql` and `)} limit 1`.execute(trx);
  const [plan] = rows;
  if (plan) throw refuseInSchool.plannedAlready({ at: shownInstant(context, plan.takes_place_at) });
}

type PublishingPlan = Pick<Publishing, 'store' | 'caller'> & { readonly planId: number };

/**
 * Publishes what was planned; nothing where somebody ended the plan, who has told of it. It ends the plan where nothing is
 * left to be published or it may not be, as where whoever planned it may not publish any more. Whoever publishes by hand locks the results before the plans, and so does
 * this.
 */
async function publishPlanned({ store, caller, planId }: PublishingPlan): Promise<PlanOutcome | undefined> {
  const meant = await readPlan(store, planId);
  if (!meant) return undefined;
  await lockResults(store, meant);
  const scope = await readPlan(store, planId, sql`for update`);
  if (!scope) return undefined;
  const ended = async (outcome: PlanOutcome) => {
    await cancelPlan({ store, caller }, planId);
    return outcome;
  };
  if (!isAllowed(caller, store.registry.get(result.name), 'publish')) return ended({ kind: 'forbidden' });
  const error = await refusalToPublish(store, scope);
  if (error) return ended({ kind: 'failed', error });
  const { versions, students } = await makePublic({ store, caller, scope });
  const newest = versions.at(-1);
  if (!newest) return ended({ kind: 'nothing' });
  await updateRelated({
    cause: { store, caller },
    entity: resultPublication,
    id: planId,
    change: () => ({ status: done, students: newest.students, version_no: newest.version }),
  });
  await keepRecords({ store, caller, scope, reason: await reasonOf(store, planId) }, 'publish', versions.slice(0, -1));
  return { kind: 'published', students };
}

/** Where publications are written. */
export function publicationsOf(context: Context) {
  return { context, resource: context.registry.get(resultPublication.name) };
}

/** What is planned, unless it was cancelled. */
async function readPlan({ trx }: Store, id: number, lock = sql``): Promise<ResultScope | undefined> {
  const { rows } = await scopeOfPlan(id, sql`and status = ${planned} ${lock}`).execute(trx);
  return rows[0] && pick(rows[0], SCOPE);
}

async function reasonOf({ trx }: Store, id: number): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select reason from result_publications where id = ${id}`.execute(trx);
  return rows[0]?.reason ?? null;
}

function scopeOfPlan(id: number, condition = sql``) {
  return sql<ResultScope>`
    select ${sql.join(SCOPE.map((name) => sql.ref(name)))} from result_publications where id = ${id} ${condition}`;
}
