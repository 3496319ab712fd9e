import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Variant } from '../../core/resource.ts';
import type { Caller } from '../caller.ts';
import { hiddenFields } from '../policies/hiddenFields.ts';
import { requireAbility } from '../policies/abilities.ts';
import { requireRead } from '../policies/require.ts';
import { completeRecord } from '../services/resources/completeRecord.ts';
import { readHistory } from '../services/resources/history.ts';
import { hooksOf } from '../services/resources/hooks.ts';
import { conditionFilters, type ListQuestion, readListQuestion } from '../services/resources/listQuestion.ts';
import { isLong, type Presented, query, readAll, readOne, readSlice } from '../services/resources/readRecords.ts';
import { mineFilter, refuseForeign } from '../services/resources/rowRules.ts';
import { idOf, type ResourceRoute, routeUrl } from './resourceRoute.ts';

type Query = Readonly<Record<string, unknown>>;

/** The lists of a resource, one record, and its history. */
export function readRoutes(route: ResourceRoute): void {
  const { app, context, resource } = route;
  const { list, variants, one, history } = resource.endpoints;
  const config = { resource };
  app.get(routeUrl(list), { config }, (request, reply) => answerList({ route, request, reply }));
  for (const variant of variants) {
    app.get(routeUrl(variant.endpoint), { config }, (request, reply) => answerList({ route, request, reply, variant }));
  }
  app.get(routeUrl(one), { config }, async (request) => {
    const { caller } = request;
    requireRead(caller, resource);
    const record = await readOne({ context, caller, resource, id: idOf(request) });
    return completeRecord({ context, caller, resource }, record);
  });
  app.get(routeUrl(history), { config }, async (request) => {
    requireRead(request.caller, { ...resource, read: 'permission' });
    await refuseForeign({ run: (statement) => query(context, statement), resource, registry: context.registry, caller: request.caller, id: idOf(request) });
    return readHistory({ context, caller: request.caller, resource, id: idOf(request) });
  });
}

interface ListCall {
  readonly route: ResourceRoute;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly variant?: Variant;
}

function answerList(call: ListCall) {
  const { route, request, variant } = call;
  const { context, resource } = route;
  const { caller } = request;
  if (variant?.permission) requireAbility(caller, variant.permission.action, variant.permission.subject);
  else requireRead(caller, resource);
  const complete = variant ? undefined : hooksOf(resource.name).afterRead;
  return sendList({ ...call, ...(complete && { complete: (records) => complete({ context, caller, records }) }) });
}

interface SentList extends ListCall {
  /** Makes of the records what is answered. */
  readonly complete?: (records: readonly Presented[]) => Promise<Presented[]>;
}

/** Answers a list: the whole of it, or the slice that is asked for. Whether somebody may read it has been settled. */
export async function sendList({ route, request, reply, variant, complete }: SentList) {
  const { context, resource } = route;
  const { caller } = request;
  const asked = { context, caller, resource, question: questionOf(route, { caller, query: request.query }, variant) };
  const { range } = asked.question;
  if (!range) {
    const batches = complete ? inBatches(readAll(asked), complete) : readAll(asked);
    return (await isLong(asked)) ? reply.type('application/json').send(stream(batches)) : collect(batches);
  }
  const { records, total } = await readSlice(asked);
  const last = range.from + Math.max(records.length, 1) - 1;
  reply.header('Content-Range', `items ${range.from}-${last}/${total}`);
  return complete ? complete(records) : records;
}

/** What a list call asks for, with the filter that its path stands for. */
export function questionOf(
  { context, resource }: ResourceRoute,
  { caller, query }: { readonly caller: Caller; readonly query: unknown },
  variant?: Variant,
): ListQuestion {
  const asked = { resource, registry: context.registry, hidden: hiddenFields(resource, caller), timeZone: context.timeZone() };
  const question = readListQuestion(query as Query, asked);
  const fixed = conditionFilters(variant?.filter ?? {}, asked);
  const own = variant?.mine ? [mineFilter(resource, variant.mine, caller)] : [];
  return { ...question, filters: [...question.filters, ...fixed, ...own] };
}

async function* inBatches<T>(batches: AsyncIterable<readonly T[]>, complete: (batch: readonly T[]) => Promise<T[]>): AsyncGenerator<T[]> {
  for await (const batch of batches) yield await complete(batch);
}

async function collect<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

function stream(batches: AsyncIterable<readonly unknown[]>): Readable {
  return Readable.from(pieces());

  async function* pieces() {
    let separator = '[';
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield separator + batch.map((record) => JSON.stringify(record)).join(',');
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }
}
