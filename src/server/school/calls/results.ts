import { correctMark, resultOverview } from '../../../../schemas/exams/publicationCalls.ts';
import { remindTeachers, resultReadiness } from '../../../../schemas/exams/readinessCalls.ts';
import {
  generateResults,
  oneResult,
  publishResults,
  resultChanges,
  unpublishResults,
} from '../../../../schemas/exams/resultCalls.ts';
import { planProblem } from '../../../../schemas/exams/planTime.ts';
import type { Context } from '../../context.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { serve, success } from '../../routes/serve.ts';
import { refuse } from '../../errors.ts';
import { inTransaction } from '../../services/resources/write/transaction.ts';
import { correctMark as correct } from '../services/results/correctMark.ts';
import { checkReady, generateResultsJob } from '../services/results/generateResults.ts';
import { planPublication, publicationsOf } from '../services/results/planPublication.ts';
import { publishResults as publish, unpublishResults as unpublish } from '../services/results/publishResults.ts';
import { readReadiness } from '../services/results/readiness.ts';
import { readResult } from '../services/results/readResult.ts';
import { remindTeachers as remind } from '../services/results/remindTeachers.ts';
import { resultChanges as readChanges } from '../services/results/resultChanges.ts';
import { resultOverview as readOverview } from '../services/results/resultOverview.ts';
import { checkScope, type ResultScope, scopeOf } from '../services/exams/scope.ts';

/** Results: worked out, published, taken back, read. */
export const resultCalls = [
  serve(generateResults, async ({ context, caller, input, translator }) => {
    const scope = await existingScope(context, input);
    await checkReady({ context, scope });
    const { id } = await enqueueJob(context, {
      job: generateResultsJob,
      input: scope,
      caller,
      locale: translator.locale,
      resource: 'result',
      // Whoever asks follows a job of their own.
      key: JSON.stringify({ ...scope, user: caller.userId }),
    });
    return success(translator.text('server.results.begun'), { job_id: id });
  }),
  serve(publishResults, async ({ context, caller, input, translator }) => {
    const { reason, publish_at: at } = input;
    const acceptsOutdated = input.accept_outdated === 1;
    const options = { caller, scope: await existingScope(context, input), reason, acceptsOutdated };
    const problem = at === null ? undefined : planProblem(at, Date.now());
    if (problem) throw refuse.invalid({ publish_at: [problem] });
    if (at !== null) {
      const planned = await planPublication({ ...options, context, at, translator });
      return success(translator.text('server.results.planned'), planned);
    }
    const publication = await inTransaction(publicationsOf(context), (store) => publish({ ...options, store }));
    return success(translator.text('server.results.published', { smart_count: publication.students }), publication);
  }),
  serve(unpublishResults, async ({ context, caller, input, translator }) => {
    const options = { caller, scope: await existingScope(context, input), reason: input.reason };
    const publication = await inTransaction(publicationsOf(context), (store) => unpublish({ ...options, store }));
    return success(translator.text('server.results.unpublished', { smart_count: publication.students }), publication);
  }),
  serve(resultReadiness, ({ context, query, translator }) =>
    readReadiness({ context, scope: scopeOf(query), translator }),
  ),
  serve(remindTeachers, async ({ context, caller, input, translator }) => {
    const scope = { ...(await existingScope(context, input)), exam_type_id: input.exam_type_id };
    const counts = await remind({ context, caller, scope });
    const key = counts.reminded > 0 ? 'reminded' : 'remindedNobody';
    return success(translator.text(`server.results.${key}`, { smart_count: counts.reminded }), counts);
  }),
  serve(resultOverview, ({ context, caller, query }) => readOverview({ context, caller, asked: query })),
  serve(resultChanges, ({ context, caller, query }) => readChanges({ context, caller, scope: scopeOf(query) })),
  serve(correctMark, async ({ context, caller, input, translator }) => {
    const corrected = await correct({ context, caller, correction: input });
    return success(translator.text('server.results.corrected'), corrected);
  }),
  serve(oneResult, ({ context, caller, params: { id }, translator }) =>
    readResult({ context, caller, id, translator }),
  ),
];

/** The scope that somebody decides on, all of whose parts are there. */
async function existingScope(context: Context, input: Parameters<typeof scopeOf>[0]): Promise<ResultScope> {
  const scope = scopeOf(input);
  await checkScope(context, scope);
  return scope;
}
