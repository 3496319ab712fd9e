import type { AnyField } from '../../../core/fields/field.ts';
import type { Registry } from '../../../core/registry.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import { countStatement, type Filter, type Statement } from '../../db/listSql.ts';
import type { Row } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { isAllowed } from '../../policies/require.ts';

/** What a row must meet to be in the caller's sight, whatever is asked for. */
export function rowFilters(resource: Resource, caller: Caller): Filter[] {
  const { mine, taught } = resource;
  const own = mine ? [mineFilter(resource, mine, caller)] : [];
  if (!taught || isAllowed(caller, resource, taught.unless)) return own;
  return [...own, { ...mineFilter(resource, taught.by, caller), test: 'taught' }];
}

/** Whether every row is in the caller's sight. */
export function seesAllRows(resource: Resource, caller: Caller): boolean {
  return rowFilters(resource, caller).length === 0;
}

/** Keeps of a list what leads to the caller by the named reference. */
export function mineFilter(resource: Resource, name: string, caller: Caller): Filter {
  return { name, field: fieldOf(resource, name) as AnyField, test: 'mine', values: [caller.userId] };
}

/** Answers 404 for a record that is out of the caller's sight, as for one that is not there. */
export async function refuseForeign(given: {
  readonly run: (statement: Statement) => Promise<readonly Row[]>;
  readonly resource: Resource;
  readonly registry: Registry;
  readonly caller: Caller;
  readonly id: number;
}): Promise<void> {
  const { run, resource, registry, caller, id } = given;
  const rules = rowFilters(resource, caller);
  if (rules.length === 0) return;
  const isIt: Filter = { name: 'id', field: fieldOf(resource, 'id') as AnyField, test: 'any', values: [id] };
  const [row] = await run(countStatement({ resource, registry, filters: [isIt, ...rules], words: [], sort: resource.list.sort }));
  if (Number(row?.count) === 0) throw refuse.notFound();
}
