import { STREAM_ABOVE } from '../../../core/limits.ts';
import { usualSort } from '../../../core/nextFirst.ts';
import type { Resource } from '../../../core/resource.ts';
import type { AccessBasis } from '../../../core/rowsShown.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import {
  countStatement,
  idsStatement,
  pageStatement,
  reversed,
  rowsByIdStatement,
  rowStatement,
  type Selection,
  type Statement,
} from '../../db/listSql.ts';
import type { RowWithId } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { type PresentedRecord, presentRecord } from '../../presenters/presentRecord.ts';
import type { ListQuery } from './listQuery.ts';
import { countCacheOf } from './countCache.ts';
import { assertVisible, readableIds, rowFilters, type VisibilityOptions } from './rowRules.ts';
import { shownRecords } from './shownRecords.ts';

/** Offset from which it pays to know the total first and to come from the nearer end. */
const DEEP_OFFSET = 2_000;
const BATCH_ROWS = 1_000;

export interface ListRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly listQuery: ListQuery;
  /** How the caller came to the list, where it was not to read the resource. */
  readonly accessBasis?: AccessBasis | undefined;
}

/** One slice of a list and the count of the whole. */
export async function readSlice(request: ListRequest): Promise<{ records: PresentedRecord[]; total: number }> {
  const { context, listQuery } = request;
  const { from = 0, to = 0 } = listQuery.range ?? {};
  const selection = selectionOf(request);
  const page = { limit: to - from + 1, offset: from };
  const isDeep = from >= DEEP_OFFSET;
  const [total, rows] = isDeep
    ? await readDeep(context, selection, page)
    : await Promise.all([readCount(context, selection), query(context, pageStatement(selection, page))]);
  return { records: await presentAll(request, rows), total };
}

/** Every record of a list, a batch at a time. */
export async function* readAll(request: ListRequest): AsyncGenerator<PresentedRecord[]> {
  const { context, resource } = request;
  const selection = selectionOf(request);
  const ids = (await query(context, idsStatement(selection))).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const statement = rowsByIdStatement(resource, context.registry, ids.slice(start, start + BATCH_ROWS));
    yield await presentAll(request, await query(context, statement));
  }
}

/** Whether a whole list is too long to be held in memory. */
export async function isLong(request: ListRequest): Promise<boolean> {
  return (await readTotal(request)) > STREAM_ABOVE;
}

/** How many records a list has. */
export function readTotal(request: ListRequest): Promise<number> {
  return readCount(request.context, selectionOf(request));
}

/** One record; 404 when there is none in sight. */
export async function readOne(
  request: Omit<ListRequest, 'listQuery'> & { readonly id: number },
): Promise<PresentedRecord> {
  const { context, caller, resource, id } = request;
  await assertVisible({
    run: (statement) => query(context, statement),
    resource,
    context,
    caller,
    id,
  });
  const [row] = await query(context, rowStatement(resource, context.registry, id));
  if (!row) throw refuse.notFound();
  const [record] = await presentAll(request, [row]);
  return record as PresentedRecord;
}

/** The one place where lists, files and totals are held to the rows in sight. */
export function selectionOf({ context, caller, resource, listQuery, accessBasis }: ListRequest): Selection {
  const { filters, words, sort = usualSort(resource) } = listQuery;
  return {
    resource,
    registry: context.registry,
    filters: [...filters, ...rowFilters(context.rules, resource, caller, accessBasis)],
    words,
    sort,
    today: context.today(),
  };
}

async function readCount(context: Context, selection: Selection): Promise<number> {
  const statement = countStatement(selection);
  return countCacheOf(context.database).totalOf(statement, async () => {
    const [row] = await query(context, statement);
    return row?.count ?? 0;
  });
}

async function readDeep(
  context: Context,
  selection: Selection,
  page: { limit: number; offset: number },
): Promise<[number, RowWithId[]]> {
  const total = await readCount(context, selection);
  const isNearerToTheEnd = page.offset > total / 2;
  if (!isNearerToTheEnd) return [total, await query(context, pageStatement(selection, page))];
  const limit = Math.min(page.limit, total - page.offset);
  if (limit <= 0) return [total, []];
  const offset = total - page.offset - limit;
  const rows = await query(context, pageStatement(reversed(selection), { limit, offset }));
  return [total, rows.reverse()];
}

function presentAll(
  { context, caller, resource }: Omit<ListRequest, 'listQuery'>,
  rows: readonly RowWithId[],
): Promise<PresentedRecord[]> {
  const records = rows.map((row) => presentRecord(resource, row));
  return shownRecords({ run: (statement) => query(context, statement), resource, context, caller, records });
}

/** Runs a statement outside of any transaction. */
export function query<R>(context: Context, { sql, parameters }: Statement<R>): Promise<R[]> {
  return context.database.query<R>(sql, parameters);
}

/** Those of the ids whose records the caller may read, asked outside of any transaction. */
export function findReadableIds(
  options: Omit<VisibilityOptions, 'run' | 'context'> & { readonly context: Context; readonly ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  return readableIds({ ...options, run: (statement) => query(options.context, statement) });
}
