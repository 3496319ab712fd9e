import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { idsStatement } from '../../db/listSql.ts';
import { refuse } from '../../errors.ts';
import type { Fetching, JobEnd } from '../../jobs/defineJob.ts';
import { requireFor } from '../../policies/require.ts';
import { idFilter, seesAllRows, visibleIds } from './rowRules.ts';
import { query } from './readRecords.ts';

/** What a job keeps beside its file: which records are in it. */
const RECORDS = 'records';
const AT_A_TIME = 10_000;

/** Keeps which records a file holds, for whoever fetches it later. */
export function keepRecords(ids: readonly number[]): NonNullable<JobEnd['files']> {
  return { [RECORDS]: Buffer.from(JSON.stringify(ids)) };
}

/**
 * Refuses a file of records to somebody who may not read one of them any more. What was deleted since is nobody's
 * secret: whoever has the file was allowed to read it.
 */
export async function requireRecords(
  { context, caller, readKept }: Pick<Fetching<unknown>, 'context' | 'caller' | 'readKept'>,
  resource: Resource,
): Promise<void> {
  requireFor(caller, resource, 'read');
  if (seesAllRows(resource, caller)) return;
  const storedIds = await readKept(RECORDS);
  if (!storedIds) throw refuse.fileGone();
  const ids = JSON.parse(Buffer.from(storedIds).toString()) as readonly number[];
  for (let start = 0; start < ids.length; start += AT_A_TIME)
    await requireBatch({ context, caller, resource, ids: ids.slice(start, start + AT_A_TIME) });
}

interface Batch {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly ids: readonly number[];
}

async function requireBatch({ context, caller, resource, ids }: Batch): Promise<void> {
  const { registry } = context;
  const sort = { field: 'id', order: 'ASC' } as const;
  const there = await query(
    context,
    idsStatement({ resource, registry, filters: [idFilter(resource, ids)], words: [], sort }),
  );
  const run = <R>(statement: Parameters<typeof query<R>>[1]) => query<R>(context, statement);
  const visible = await visibleIds({ run, resource, context, caller, ids });
  if (there.some(({ id }) => !visible.has(id))) throw refuse.forbidden();
}
