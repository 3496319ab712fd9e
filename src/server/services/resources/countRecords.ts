import type { Resource } from '../../../core/resource.ts';
import type { Context } from '../../context.ts';
import { countStatement } from '../../db/listSql.ts';
import { conditionFilters } from './listQuery.ts';
import { query } from './readRecords.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** How many records meet a filter at this moment, whoever may see them: by the statement that counts the list of them. */
export async function countRecords(
  context: Context,
  resource: Resource,
  filter: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { registry } = context;
  const filters = conditionFilters(filter, { resource, registry, unqueryable: NOTHING });
  const [row] = await query(
    context,
    countStatement({ resource, registry, filters, words: [], sort: resource.list.sort }),
  );
  return row?.count ?? 0;
}
