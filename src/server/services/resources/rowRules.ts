import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Filter, idsStatement, type Statement } from '../../db/listSql.ts';
import { refuse } from '../../errors.ts';
import { isAllowed, mayRead } from '../../policies/require.ts';
import type { RuleBook } from './rules.ts';

/** What a row must meet to be in the caller's sight, whatever is asked for. */
export function rowFilters(rules: RuleBook, resource: Resource, caller: Caller): Filter[] {
  const { ownedBy, visibleTo } = resource;
  const own = ownedBy ? [ownedByFilter(resource, ownedBy, caller)] : [];
  if (!visibleTo || isAllowed(caller, resource, visibleTo.unless)) return own;
  const condition = rules.rowRule(visibleTo.rule);
  return [...own, { ...ownedByFilter(resource, visibleTo.by, caller), test: 'rowRule', condition }];
}

/** Keeps of a list what has one of the ids. */
export function idFilter(resource: Resource, ids: readonly number[]): Filter {
  return { name: 'id', field: fieldOf(resource, 'id') as AnyField, test: 'any', values: ids };
}

/** Whether every row is in the caller's sight. */
export function seesAllRows(resource: Resource, caller: Caller): boolean {
  const { ownedBy, visibleTo } = resource;
  return !ownedBy && (!visibleTo || isAllowed(caller, resource, visibleTo.unless));
}

/** Keeps of a list what leads to the caller by the named reference. */
export function ownedByFilter(resource: Resource, name: string, caller: Caller): Filter {
  return { name, field: fieldOf(resource, name) as AnyField, test: 'ownedBy', values: [caller.userId] };
}

/** Runs a statement, inside a transaction or outside. */
type Run = <R>(statement: Statement<R>) => Promise<readonly R[]>;

export interface SightOptions {
  readonly run: Run;
  readonly resource: Resource;
  readonly context: Pick<Context, 'registry' | 'rules'>;
  readonly caller: Caller;
}

/** Whether the caller may read a record. */
export async function isInSight({ id, ...options }: SightOptions & { readonly id: number }): Promise<boolean> {
  return (await readableIds({ ...options, ids: [id] })).has(id);
}

/** Those of the ids whose records the caller may read, and so refer to. */
export async function readableIds(
  options: SightOptions & { readonly ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  const { resource, caller, ids } = options;
  if (ids.length === 0 || !mayRead(caller, resource)) return new Set();
  return seesAllRows(resource, caller) ? new Set(ids) : visibleIds(options);
}

/** Answers 404 for a record that is out of the caller's sight, as for one that is not there. */
export async function assertVisible({ id, ...options }: SightOptions & { readonly id: number }): Promise<void> {
  if (seesAllRows(options.resource, options.caller)) return;
  if (!(await visibleIds({ ...options, ids: [id] })).has(id)) throw refuse.notFound();
}

/** Those of the ids whose records are in the caller's sight. */
export async function visibleIds({
  run,
  resource,
  context: { registry, rules },
  caller,
  ids,
}: SightOptions & { readonly ids: readonly number[] }): Promise<ReadonlySet<number>> {
  const filters = [idFilter(resource, ids), ...rowFilters(rules, resource, caller)];
  const rows = await run(idsStatement({ resource, registry, filters, words: [], sort: { field: 'id', order: 'ASC' } }));
  return new Set(rows.map(({ id }) => id));
}
