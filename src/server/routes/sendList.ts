import { Readable } from 'node:stream';
import type { Resource } from '../../core/resource.ts';
import type { Variant } from '../../core/resourceEndpoints.ts';
import { unqueryableFields } from '../policies/hiddenFields.ts';
import { conditionFilters, type ListQuery, readListQuery } from '../services/resources/listQuery.ts';
import type { PresentedRecord } from '../presenters/presentRecord.ts';
import { isLong, readAll, readSlice } from '../services/resources/readRecords.ts';
import { ownedByFilter } from '../services/resources/rowRules.ts';
import type { AcceptedRequest } from './serve.ts';

type ListCalling = Pick<AcceptedRequest, 'context' | 'caller' | 'request' | 'reply'>;

interface SentList<T> {
  readonly accepted: ListCalling;
  readonly resource: Resource;
  /** What the list's path stands for. */
  readonly narrowed?: Pick<Variant, 'filter' | 'ownedBy' | 'permission'>;
  /** Makes of the records what is answered. */
  readonly complete: (records: readonly PresentedRecord[]) => Promise<T[]>;
}

/** Answers a list: the whole of it, or the slice that is asked for. */
export async function sendList<T>({ accepted, resource, narrowed, complete }: SentList<T>) {
  const { context, caller, request, reply } = accepted;
  const listRequest = {
    context,
    caller,
    resource,
    listQuery: listQueryOf(accepted, resource, { query: request.query, narrowed }),
    // A list with a permission of its own is read by whoever holds that.
    accessBasis: narrowed?.permission && ('asReader' as const),
  };
  const { range } = listRequest.listQuery;
  if (!range) {
    const batches = inBatches(readAll(listRequest), complete);
    return (await isLong(listRequest))
      ? reply.type('application/json; charset=utf-8').send(stream(batches))
      : collect(batches);
  }
  const { records, total } = await readSlice(listRequest);
  sendRange(accepted, range.from, { length: records.length, total });
  return complete(records);
}

/** Says which part of a list an answer is. */
export function sendRange(
  { reply }: ListCalling,
  from: number,
  { length, total }: { readonly length: number; readonly total: number },
): void {
  reply.header('Content-Range', `items ${from}-${from + Math.max(length, 1) - 1}/${total}`);
}

/** What a list call asks for, with the filter that its path stands for. */
export function listQueryOf(
  { context, caller }: Pick<ListCalling, 'context' | 'caller'>,
  resource: Resource,
  { query, narrowed }: { readonly query: unknown; readonly narrowed?: SentList<PresentedRecord>['narrowed'] },
): ListQuery {
  const queryContext = {
    resource,
    registry: context.registry,
    unqueryable: unqueryableFields(resource, caller),
    timeZone: context.timeZone(),
  };
  const listQuery = readListQuery(query as Readonly<Record<string, unknown>>, queryContext);
  const fixed = conditionFilters(narrowed?.filter ?? {}, queryContext);
  const own = narrowed?.ownedBy ? [ownedByFilter(resource, narrowed.ownedBy, caller)] : [];
  return { ...listQuery, filters: [...listQuery.filters, ...fixed, ...own] };
}

/** Batches of records, each made into what is answered of it. */
async function* inBatches<T>(
  batches: AsyncIterable<readonly PresentedRecord[]>,
  complete: (batch: readonly PresentedRecord[]) => Promise<T[]>,
): AsyncGenerator<T[]> {
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
