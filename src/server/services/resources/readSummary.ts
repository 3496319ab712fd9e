import type { ListSummary } from '../../../core/calls/listSummary.ts';
import { fromMinor, sumOfAmounts } from '../../../core/money.ts';
import { type Resource, statusFieldOf, uncountedStates } from '../../../core/resource.ts';
import { type AnyOf, type Filter, type Selection, summaryStatement } from '../../db/listSql.ts';
import { unqueryableFields } from '../../policies/hiddenFields.ts';
import { countCacheOf } from './countCache.ts';
import { type ListRequest, query, selectionOf } from './readRecords.ts';

/** The records of one state, together. */
interface Group {
  readonly state: number | null;
  readonly count: number;
  /** The sums of their amounts, as money travels. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** How many records of a list there are in each state, and what the amounts of those that are found and count come to. */
export async function readSummary(request: ListRequest): Promise<ListSummary> {
  const { resource, caller } = request;
  const hidden = unqueryableFields(resource, caller);
  const status = statusFieldOf(resource);
  const state = status === undefined || hidden.has(status) ? undefined : status;
  const sums = resource.list.sums.filter((name) => !hidden.has(name));
  const selection = selectionOf(request);
  const byState = selection.filters.filter((filter) => isByState(filter, state));
  const filters = selection.filters.filter((filter) => !isByState(filter, state));
  const groups = await readGroups(request, { ...selection, filters }, { state, amounts: storedFor(resource, sums) });
  const found = groups.filter((group) => byState.every((filter) => meets(filter, group.state)));
  const uncounted = byState.length > 0 ? [] : uncountedStates(resource).map(({ value }) => value);
  const counted = found.filter((group) => !uncounted.includes(group.state ?? ''));
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    states: Object.fromEntries(groups.flatMap((group) => (group.state === null ? [] : [[group.state, group.count]]))),
    sums: Object.fromEntries(sums.map((name) => [name, sumOfAmounts(counted.map(amountOf(resource, name)))])),
  };
}

async function readGroups(
  { context }: ListRequest,
  selection: Selection,
  { state, amounts }: { readonly state: string | undefined; readonly amounts: readonly string[] },
): Promise<readonly Group[]> {
  const statement = summaryStatement(selection, { state, amounts });
  const rows = await countCacheOf(context.database).answerOf(statement, {
    read: () => query(context, statement),
    countOf: (groups) => groups.reduce((sum, { rowCount }) => sum + rowCount, 0),
  });
  return rows.map((row) => ({
    state: row.rowState,
    count: row.rowCount,
    amounts: Object.fromEntries(amounts.map((name) => [name, fromMinor(row[name] ?? 0)])),
  }));
}

function isByState(filter: Filter | AnyOf, state: string | undefined): filter is Filter {
  if ('anyOf' in filter || state === undefined) return false;
  const { name, test, by } = filter;
  return name === state && !by && (test === 'any' || test === 'none');
}

function meets({ test, values }: Filter, state: number | null): boolean {
  return values.includes(state) === (test === 'any');
}

/** The amounts that the database sums: for one that is worked out of others, all that are stored. */
function storedFor({ fields }: Resource, names: readonly string[]): string[] {
  const stored = Object.keys(fields).filter((name) => fields[name]?.kind === 'money');
  return [...new Set(names.flatMap((name) => (isWorkedOut({ fields }, name) ? stored : [name])))];
}

/** What an amount of the records of one state comes to. */
function amountOf(resource: Resource, name: string): (group: Group) => unknown {
  const field = resource.fields[name];
  const status = statusFieldOf(resource) ?? '';
  return ({ state, amounts }) =>
    field?.kind === 'computed' && field.value ? field.value({ ...amounts, [status]: state }) : amounts[name];
}

function isWorkedOut({ fields }: Pick<Resource, 'fields'>, name: string): boolean {
  const field = fields[name];
  return field?.kind === 'computed' && field.value !== undefined;
}
