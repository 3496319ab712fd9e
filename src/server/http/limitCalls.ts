import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../core/calls/defineCall.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { CallBudgets } from './callBudgets.ts';
import { WorkAtOnce } from './workAtOnce.ts';

/**
 * Files that are made or read at once: two tabs and a third in reserve for each login. Of all together so many that two
 * cores still answer lists meanwhile; what a job does is limited by its kind.
 */
const AT_ONCE = { each: 4, all: 12 };

/**
 * Refuses, with 429, more calls of a login in a minute than people and their browsers make, and more files at once than a
 * server makes beside its work. Calls without a login have limits of their own, where there is something to try.
 */
export function limitCalls(app: FastifyInstance, { env }: Pick<Context, 'env'>): void {
  const budgets = new CallBudgets(env.callsPerMinute);
  const files = new WorkAtOnce(AT_ONCE);
  app.addHook('onRequest', async (request, reply) => {
    const login = loginOf(request);
    if (login === undefined) return;
    const wait = budgets.take(login, Date.now());
    if (wait !== undefined) throw refuse.tooManyCalls(wait);
    const { call } = request.routeOptions.config;
    if (call && isFileWork(call)) begin(files, { login, reply });
  });
}

function loginOf({ caller }: FastifyRequest): string | undefined {
  return caller.userId === null ? undefined : (caller.familyId ?? String(caller.userId));
}

/** Exports, papers and imports. */
function isFileWork({ answer, readsFile }: Call): boolean {
  return readsFile === true || ('shape' in answer && answer.shape === 'file');
}

function begin(files: WorkAtOnce, { login, reply }: { readonly login: string; readonly reply: FastifyReply }): void {
  const end = files.begin(login);
  if (!end) throw refuse.tooMuchAtOnce();
  // Also where whoever asked went away in the middle of it.
  reply.raw.once('finish', end);
  reply.raw.once('close', end);
}
