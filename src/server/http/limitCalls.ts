import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../core/calls/defineCall.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { requireWho } from '../policies/require.ts';
import { CallBudgets } from './callBudgets.ts';
import { endWithAnswer } from './endWithAnswer.ts';
import { Turns } from '../turns.ts';
import { WorkAtOnce } from './workAtOnce.ts';

/**
 * Files that are made or read at once: two tabs and a third in reserve for each login. Of all together so many that two
 * cores still answer lists meanwhile; what a job does is limited by its kind.
 */
const AT_ONCE = { each: 4, all: 12 };

/** Start pages and whole lists: a browser asks for one or two, and a person has to wait for more of them. */
const LONG_AT_ONCE = { each: 2, all: 4 };

/** Whoever does not read an answer keeps its place no longer, in milliseconds: a slow line takes a large file in that time. */
const FILE_LIMIT_MS = 15 * 60_000;
const LONG_LIMIT_MS = 2 * 60_000;

/**
 * Refuses, with 429, more calls of a person in a minute than people and their browsers make, and more files at once than a
 * server makes beside its work; what takes long waits for its turn. Several logins of one person count together. Calls
 * without a login have limits of their own, where there is something to try.
 */
export function limitCalls(app: FastifyInstance, { env }: Pick<Context, 'env'>): void {
  const budgets = new CallBudgets(env.callsPerMinute);
  const files = new WorkAtOnce(AT_ONCE);
  const turns = new Turns(LONG_AT_ONCE);
  app.addHook('onRequest', async (request) => {
    const person = personOf(request);
    if (person === undefined) return;
    const wait = budgets.take(person, Date.now());
    if (wait !== undefined) throw refuse.tooManyCalls(wait);
  });
  // Once the body is there: whoever sends it slowly, or may not call at all, takes nobody's place.
  app.addHook('preHandler', async (request, reply) => {
    const person = personOf(request);
    const { call } = request.routeOptions.config;
    if (person === undefined || !call) return;
    if (isFileWork(call)) {
      requireWho(request.caller, call.who);
      const end = files.begin(person);
      if (!end) throw refuse.tooMuchAtOnce();
      endWithAnswer(request, reply, { end, limitMs: FILE_LIMIT_MS });
    } else if (takesLong(call, request))
      endWithAnswer(request, reply, { end: await turns.take(person), limitMs: LONG_LIMIT_MS });
  });
}

/** Whoever looks at the product as somebody else calls for themselves. */
function personOf({ caller }: FastifyRequest): string | undefined {
  return caller.userId === null ? undefined : String(caller.actor?.id ?? caller.userId);
}

/** Exports, papers and imports. */
function isFileWork({ answer, readsFile }: Call): boolean {
  return readsFile === true || ('shape' in answer && answer.shape === 'file');
}

/** Start pages, and lists of which no page is asked for. */
function takesLong({ takesLong: isSaid, listQuery }: Call, { query }: FastifyRequest): boolean {
  const isWhole =
    listQuery?.includes('filter') === true &&
    listQuery.includes('range') &&
    !(query as { readonly range?: unknown }).range;
  return isSaid === true || isWhole;
}
