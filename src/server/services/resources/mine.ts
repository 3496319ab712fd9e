import type { AnyField } from '../../../core/fields/field.ts';
import type { Registry } from '../../../core/registry.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import { countStatement, type Filter, type Statement } from '../../db/listSql.ts';
import type { Row } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';

/** Keeps of a list what leads to the caller by the named reference. */
export function mineFilter(resource: Resource, name: string, caller: Caller): Filter {
  return { name, field: fieldOf(resource, name) as AnyField, test: 'mine', values: [caller.userId] };
}

/** Answers 404 for a record of a resource that belongs to one user, unless that is the caller. */
export async function refuseForeign(given: {
  readonly run: (statement: Statement) => Promise<readonly Row[]>;
  readonly resource: Resource;
  readonly registry: Registry;
  readonly caller: Caller;
  readonly id: number;
}): Promise<void> {
  const { run, resource, registry, caller, id } = given;
  if (!resource.mine) return;
  const isIt: Filter = { name: 'id', field: fieldOf(resource, 'id') as AnyField, test: 'any', values: [id] };
  const filters = [isIt, mineFilter(resource, resource.mine, caller)];
  const [row] = await run(countStatement({ resource, registry, filters, words: [], sort: resource.list.sort }));
  if (Number(row?.count) === 0) throw refuse.notFound();
}
