import type { AnyField } from '../../../core/fields/field.ts';
import { fieldOf, type Resource } from '../../../core/resource.ts';
import { type AccessBasis, rowsShown } from '../../../core/rowsShown.ts';
import { OWNER, type RowRule } from '../../../core/visibleTo.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Filter, idsStatement, type RowTest, type Selection, type Statement } from '../../db/listSql.ts';
import { quote } from '../../db/select.ts';
import type { RowWithId } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { readAccessBasis, mayRead } from '../../policies/require.ts';
import type { RuleBook } from '../rules.ts';

/** What a row must meet to be in the caller's sight, whatever is asked for. */
export function rowFilters(rules: RuleBook, resource: Resource, caller: Caller, accessBasis?: AccessBasis): Filter[] {
  const shown = rowsShown(resource, caller.ability, accessBasis ?? readAccessBasis(caller, resource) ?? 'asReader');
  return shown === 'all' ? [] : [rulesFilter({ rules, resource, caller, of: shown })];
}

/** Keeps of a list what one of some row rules gives to the caller: nothing where there is none. */
function rulesFilter({ rules, resource, caller, of }: RulesOf): Filter {
  // One rule may be opened by several permissions.
  const each = [...new Map(of.map((rule) => [`${rule.rule} ${rule.by}`, rule])).values()];
  const { facts = {} } = caller;
  const condition: RowTest = ({ bindUser, bind }) => {
    const tests = each.map(
      ({ rule, by }) => `(${rules.rowRule(rule)({ resource, by, column: quote(by), bindUser, facts, bind })})`,
    );
    return tests.length > 0 ? `(${tests.join(' or ')})` : 'false';
  };
  const name = each[0]?.by ?? 'id';
  return { ...ownedByFilter(resource, name, caller), test: 'rowRule', condition };
}

interface RulesOf {
  readonly rules: RuleBook;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly of: readonly RowRule[];
}

/** Keeps of a list the caller's own records: `ownIds` says which these are. */
export function ownFilter(rules: RuleBook, resource: Resource, caller: Caller): Filter {
  const of = rowsShown(resource, caller.ability, 'byRules');
  return rulesFilter({ rules, resource, caller, of: of === 'all' ? [] : of });
}

/** Keeps of a list what a user has neither entered nor changed since. */
export function notEnteredBy(resource: Resource, userId: number): Filter {
  const { name } = resource;
  const condition: RowTest = ({ bind }) => {
    const user = bind(userId);
    const changes = `select 1 from audit_entries a where a.resource = '${name}' and a.record_id = t.id and a.action = 'update' and a.user_id = ${user}`;
    return `(t.created_by is distinct from ${user} and not exists (${changes}))`;
  };
  return {
    name: 'created_by',
    field: fieldOf(resource, 'created_by') as AnyField,
    test: 'none',
    values: [userId],
    condition,
  };
}

/** Keeps of a list what has one of the ids. */
export function idFilter(resource: Resource, ids: readonly number[]): Filter {
  return { name: 'id', field: fieldOf(resource, 'id') as AnyField, test: 'any', values: ids };
}

/** Whether every row is in the caller's sight. */
export function seesAllRows(resource: Resource, caller: Caller): boolean {
  return rowsShown(resource, caller.ability, readAccessBasis(caller, resource) ?? 'asReader') === 'all';
}

/** Keeps of a list what leads to the caller by the named reference. */
export function ownedByFilter(resource: Resource, name: string, caller: Caller): Filter {
  return { name, field: fieldOf(resource, name) as AnyField, test: 'ownedBy', values: [caller.userId] };
}

/** Runs a statement, inside a transaction or outside. */
type Run = <R>(statement: Statement<R>) => Promise<readonly R[]>;

export interface VisibilityOptions {
  readonly run: Run;
  readonly resource: Resource;
  readonly context: Pick<Context, 'country' | 'registry' | 'rules'>;
  readonly caller: Caller;
  /** How the caller came to the resource, where it was not to read it. */
  readonly accessBasis?: AccessBasis;
}

/** Whether the caller may read a record. */
export async function isReadableRecord({
  id,
  ...options
}: VisibilityOptions & { readonly id: number }): Promise<boolean> {
  return (await readableIds({ ...options, ids: [id] })).has(id);
}

/** Those of the ids whose records the caller may read, and so refer to. */
export async function readableIds(
  options: VisibilityOptions & { readonly ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  const { resource, caller, ids } = options;
  if (ids.length === 0 || !mayRead(caller, resource)) return new Set();
  return seesAllRows(resource, caller) ? new Set(ids) : visibleIds(options);
}

/** The rows whose records the caller may read and therefore refer to. An import does not learn whether other records exist. */
export async function readableRows<R extends RowWithId>(
  { queries, ...options }: Omit<VisibilityOptions, 'run'> & { readonly queries: Pick<Context['database'], 'query'> },
  rows: readonly R[],
): Promise<R[]> {
  const run: Run = ({ sql, parameters }) => queries.query(sql, parameters);
  const readable = await readableIds({ ...options, run, ids: rows.map(({ id }) => id) });
  return rows.filter(({ id }) => readable.has(id));
}

/** Answers 404 for a record that the caller may not see, as for one that does not exist. */
export async function assertVisible({ id, ...options }: VisibilityOptions & { readonly id: number }): Promise<void> {
  if (!(await visibleIds({ ...options, ids: [id] })).has(id)) throw refuse.notFound();
}

/** Those of the ids whose records are in the caller's sight. */
export async function visibleIds({
  run,
  resource,
  context: { registry, rules },
  caller,
  accessBasis,
  ids,
}: VisibilityOptions & { readonly ids: readonly number[] }): Promise<ReadonlySet<number>> {
  const restricting = rowFilters(rules, resource, caller, accessBasis);
  if (restricting.length === 0) return new Set(ids);
  return idsMeeting({ run, resource, registry, filters: [idFilter(resource, ids), ...restricting] });
}

/**
 * The ids of the caller's own records: those that an opening row rule gives to them. The caller sees the `private` fields
 * of these.
 */
export async function ownIds({
  run,
  resource,
  context: { registry, rules },
  caller,
  ids,
}: VisibilityOptions & { readonly ids: readonly number[] }): Promise<ReadonlySet<number>> {
  const of = rowsShown(resource, caller.ability, 'byRules');
  if (of === 'all' || of.length === 0 || ids.length === 0) return new Set();
  const filters = [idFilter(resource, ids), rulesFilter({ rules, resource, caller, of })];
  return idsMeeting({ run, resource, registry, filters });
}

/** The references to accounts that alone make a record the caller's own; undefined where only the database can tell. */
export function ownReferences(resource: Resource, caller: Caller): readonly string[] | undefined {
  const of = rowsShown(resource, caller.ability, 'byRules');
  if (of === 'all') return [];
  const isDirect = ({ rule, by }: RowRule) => {
    const field = fieldOf(resource, by);
    return rule === OWNER && field?.kind === 'reference' && field.target === 'user';
  };
  return of.every(isDirect) ? of.map(({ by }) => by) : undefined;
}

async function idsMeeting({ run, ...selection }: FilteredSelection): Promise<ReadonlySet<number>> {
  const rows = await run(idsStatement({ ...selection, words: [], sort: { field: 'id', order: 'ASC' } }));
  return new Set(rows.map(({ id }) => id));
}

interface FilteredSelection extends Pick<Selection, 'resource' | 'registry' | 'filters'> {
  readonly run: Run;
}
