import { resultPublication } from '../../../../../schemas/exams/resultPublication.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { defineJob } from '../../../jobs/defineJob.ts';
import { enqueueWithin } from '../../../jobs/enqueueJob.ts';
import { createRelated } from '../../../services/resources/write/related.ts';
import { inTransaction } from '../../../services/resources/write/transaction.ts';
import type { Translator } from '../../../translate.ts';
import { checkPublishable, type Publication, publishPlanned } from './publishResults.ts';
import type { ResultScope } from './scope.ts';

/** Publishes at the time that was planned, unless the plan was cancelled. */
export const publishPlannedJob = defineJob<{ readonly planId: number }>({
  kind: 'publishResults',
  run: ({ context, caller, translator, input: { planId }, complete }) =>
    inTransaction({ context, resource: context.registry.get(resultPublication.name) }, async (store) => {
      const publication = await publishPlanned({ store, caller, translator, planId });
      const end = { result: { count: publication?.students ?? 0 } };
      await complete(store.trx, end);
      return end;
    }),
});

/** Writes down that results are to be published at a time to come, by a job of that time. */
export async function planPublication(given: {
  readonly context: Context;
  readonly caller: Caller;
  readonly scope: ResultScope;
  readonly reason: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly translator: Translator;
}): Promise<Publication> {
  const { context, caller, scope, reason, at, translator } = given;
  const call = { context, resource: context.registry.get(resultPublication.name) };
  return inTransaction(call, async (store) => {
    const publication = await checkPublishable({ store, scope, reason });
    const values = { ...scope, kind: 'publish' as const, reason, takes_place_at: at, students: publication.students };
    const { id } = await createRelated({ cause: { store, caller }, entity: resultPublication, values });
    await enqueueWithin(store, {
      job: publishPlannedJob,
      input: { planId: id },
      caller,
      locale: translator.locale,
      resource: 'result',
      key: String(id),
      runAfter: at,
    });
    return publication;
  });
}
