import type { AnyField } from '../../core/fields/field.ts';
import type { FieldTest } from '../../core/filterKeys.ts';
import { nextDate } from '../../core/nextFirst.ts';
import type { Registry } from '../../core/registry.ts';
import { fieldOf, type Resource, type Sort } from '../../core/resource.ts';
import type { PersonFacts } from '../caller.ts';
import { columnOf, toColumn } from '../codec.ts';
import { anyOf, phonePiece, searchCondition, wordCondition } from './searchSql.ts';
import { isFound, joinColumns, quote, selectList, sortExpression, titleExpression } from './select.ts';
import type { Row, RowWithId } from './tables.ts';

declare const row: unique symbol;

/** SQL with its parameters, and (for the type checker only) what a row of its answer is. */
export interface Statement<R = Row> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly [row]?: R;
}

/** SQL that somebody sees a row `t` of the resource. */
export type RowTest = (row: Pick<RowRuleContext, 'resource' | 'bindUser' | 'bind'>) => string;

/** Makes a value a parameter of a statement, and gives the SQL that stands for it. */
export type Bind = (value: unknown) => string;

/** What a row rule is given. */
export interface RowRuleContext {
  readonly resource: Resource;
  readonly by: string;
  readonly column: string;
  /** Makes the user's id a parameter of the statement. What a rule does not ask for is not in it: a test that says nothing is run for each row. */
  readonly bindUser: () => string;
  /** What is known of the user; see `personFacts` of the product. */
  readonly facts: PersonFacts;
  /** Makes a value a parameter of the statement. */
  readonly bind: Bind;
}

/** SQL of a row rule: that a row `t` of the resource is a user's, by the field `by` with its column. */
export interface RowCondition {
  (row: RowRuleContext): string;
  /** The columns beside that of `by` that its SQL names: a declaration without them is refused at the start. */
  readonly columns?: readonly string[];
}

/** A row rule that names columns of its resource. */
export function namingColumns(columns: readonly string[], rule: RowCondition): RowCondition {
  return Object.assign((row: RowRuleContext) => rule(row), { columns });
}

/** One condition of a list, with its values in the format of the API. */
export interface Filter {
  readonly name: string;
  readonly field: AnyField;
  /** `ownedBy`: the reference leads to the user whose id is the value. `rowRule`: one of the row rules gives the row to that user. `named`: a record of `by` names this one in the field. */
  readonly test: FieldTest | 'ownedBy' | 'rowRule' | 'named';
  /** Null means "is empty". */
  readonly values: readonly unknown[];
  /** The condition of the row rules. */
  readonly condition?: RowTest;
  /** Whose records name it, and what those must meet. */
  readonly by?: { readonly resource: Resource; readonly filters: readonly Filter[] };
}

/** Alternatives: at least one of them holds, with all of its conditions. */
export interface AnyOf {
  readonly anyOf: readonly (readonly Filter[])[];
}

/** Selects rows of a resource and their order. */
export interface Selection {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly filters: readonly (Filter | AnyOf)[];
  /** Each word must occur in the searched fields. */
  readonly words: readonly string[];
  readonly sort: Sort;
  /** From which day on a day is still to come; the database's own when not said. */
  readonly today?: string;
}

/** Seconds that lie behind every day to come. */
const FAR = '1e12';

/** The number of characters that a word needs for the trigram index. */
const TRIGRAM = 3;

/** Counts the rows. */
export function countStatement(selection: Selection): Statement<{ readonly count: number }> {
  const { where, parameters } = whereOf(selection);
  return { sql: `select count(*) as count from ${quote(selection.resource.table)} t${where}`, parameters };
}

/** A state, the number of its rows and, by name, the sums of their amounts in minor units, as text: they may be larger than a number. */
export type SummaryRow = { readonly rowState: number | null; readonly rowCount: number } & {
  readonly [amount: string]: string | number | null;
};

/** Counts the rows of each state and sums their amounts; without a field of the state those of all rows. */
export function summaryStatement(
  selection: Selection,
  { state, amounts }: { readonly state: string | undefined; readonly amounts: readonly string[] },
): Statement<SummaryRow> {
  const { resource, registry } = selection;
  const { where, parameters } = whereOf(selection);
  const stateColumn = state === undefined ? 'null' : `t.${quote(state)}`;
  const sums = amounts.map((name) => `, sum(${sortExpression(resource, registry, name)})::text as ${quote(name)}`);
  const select = `${stateColumn} as "rowState", count(*) as "rowCount"${sums.join('')}`;
  const groups = state === undefined ? '' : ` group by ${stateColumn}`;
  return { sql: `select ${select} from ${quote(resource.table)} t${where}${groups}`, parameters };
}

/** The ids of all rows, in order. */
export function idsStatement(selection: Selection): Statement<{ readonly id: number }> {
  const { where, parameters } = whereOf(selection);
  return {
    sql: `select t.id from ${quote(selection.resource.table)} t${where} order by ${orderOf(selection)}`,
    parameters,
  };
}

/** One page. The ids are selected first, so that rows before the page need only an index entry each. */
export function pageStatement(
  selection: Selection,
  page: { readonly limit: number; readonly offset: number },
): Statement<RowWithId> {
  const { resource, registry, words } = selection;
  const { where, parameters } = whereOf(selection);
  const slice = `limit $${parameters.length + 1} offset $${parameters.length + 2}`;
  const table = quote(resource.table);
  const order = orderOf(selection);
  const isSelective = words.some((word) => [...word].length >= TRIGRAM);
  const ids = isSelective
    ? searchedIds(selection, { where, slice })
    : `page as (select t.id from ${table} t${where} order by ${order} ${slice})`;
  return {
    sql: `with ${ids} select ${selectList(resource, registry)} from page join ${table} t on t.id = page.id order by ${order}`,
    parameters: [...parameters, page.limit, page.offset],
  };
}

// Otherwise the planner scans the sorted index and tests every row, which is slow for rare words.
function searchedIds(selection: Selection, { where, slice }: { where: string; slice: string }): string {
  const { resource, sort } = selection;
  const sorted = sortedBy(selection);
  const columns = sorted.map((expression, place) => `${expression} as sorted${place}`).join(', ');
  const order = [...sorted.map((_, place) => `sorted${place}`), 'id'].map((each) => `${each} ${sort.order}`).join(', ');
  const hits = `select t.id, ${columns} from ${quote(resource.table)} t${where}`;
  return `hits as materialized (${hits}), page as (select id from hits order by ${order} ${slice})`;
}

/** The rows with these ids, in the order of the ids. */
export function rowsByIdStatement(
  resource: Resource,
  registry: Registry,
  ids: readonly number[],
): Statement<RowWithId> {
  const table = quote(resource.table);
  return {
    sql: `select ${selectList(resource, registry)} from ${table} t where t.id = any($1) order by array_position($1, t.id)`,
    parameters: [ids],
  };
}

/** What the records with these ids are called, as references to them are. */
export function namesStatement(
  resource: Resource,
  registry: Registry,
  ids: readonly number[],
): Statement<{ readonly id: number; readonly name: string | null }> {
  const title = titleExpression({ resource, registry, alias: 'x' });
  return {
    sql: `select x.id, ${title} as name from ${quote(resource.table)} x where x.id = any($1)`,
    parameters: [ids],
  };
}

/** The ids of some rows of each selection, with the name of their resource. */
export function namedIdsStatement(
  selections: readonly Selection[],
  most: number,
): Statement<{ readonly resource: string; readonly id: number }> {
  const parameters: unknown[] = [];
  const parts = selections.map((selection) => {
    const { name, table } = selection.resource;
    const { where } = whereOf(selection, parameters);
    return `(select '${name}' as resource, t.id from ${quote(table)} t${where} limit ${most})`;
  });
  return { sql: parts.join(' union all '), parameters };
}

/** One row. */
export function rowStatement(resource: Resource, registry: Registry, id: number): Statement<RowWithId> {
  return {
    sql: `select ${selectList(resource, registry)} from ${quote(resource.table)} t where t.id = $1`,
    parameters: [id],
  };
}

/** The same selection in reverse order. */
export function reversed(selection: Selection): Selection {
  const { field, order } = selection.sort;
  return { ...selection, sort: { field, order: order === 'ASC' ? 'DESC' : 'ASC' } };
}

// The id makes the order unique, so that no row is on two pages.
function orderOf(selection: Selection): string {
  const { sort } = selection;
  if (sort.field === 'id') return `t.id ${sort.order}`;
  return [...sortedBy(selection), 't.id'].map((expression) => `${expression} ${sort.order}`).join(', ');
}

/** What rows are sorted by, one after the other, all in the one direction: so the reverse order is that of the last page. */
function sortedBy(selection: Selection): string[] {
  const { resource, registry, sort } = selection;
  const further = resource.list.thenBy.filter((name) => name !== sort.field);
  return [
    orderExpression(selection),
    ...sameTarget(resource, sort.field),
    ...further.flatMap((name) => [sortExpression(resource, registry, name) ?? 't.id', ...sameTarget(resource, name)]),
  ];
}

// Two days of one name in the week, or two classes of one place, do not lie among each other.
function sameTarget(resource: Resource, name: string): string[] {
  const { thenBy, groupBy } = resource.list;
  if (thenBy.length === 0 && !groupBy.includes(name)) return [];
  return resource.fields[name]?.kind === 'reference' ? [`t.${quote(name)}`] : [];
}

function orderExpression({ resource, registry, sort, today }: Selection): string {
  const dated = nextDate(resource, sort.field);
  if (dated === undefined) return sortExpression(resource, registry, sort.field) ?? 't.id';
  const column = `t.${quote(dated)}`;
  const from = fieldOf(resource, dated)?.kind === 'dateTime' ? 'now()' : today ? `date '${today}'` : 'current_date';
  const seconds = `extract(epoch from ${column}::timestamptz - ${from}::timestamptz)`;
  return `case when ${column} >= ${from} then ${seconds} else ${FAR} - ${seconds} end`;
}

function whereOf(selection: Selection, parameters: unknown[] = []): { where: string; parameters: unknown[] } {
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = [
    ...selection.filters.map((filter) => filterCondition(selection, filter, bind)),
    ...(selection.words.length > 0
      ? [searchCondition(selection, (text) => wordCondition(selection, bind(`%${escapeLike(text)}%`)))]
      : []),
  ];
  return { where: conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '', parameters };
}

function filterCondition(selection: Selection, filter: Filter | AnyOf, bind: Bind): string {
  if (!('anyOf' in filter)) return conditionOf(selection, filter, bind);
  const alternatives = filter.anyOf.map((all) => all.map((each) => conditionOf(selection, each, bind)).join(' and '));
  return `(${alternatives.map((alternative) => `(${alternative})`).join(' or ')})`;
}

function conditionOf({ resource, registry }: Selection, filter: Filter, bind: Bind): string {
  const { name, field, test, values } = filter;
  if (filter.by) return isNamed({ registry, filter, by: filter.by, bind });
  if (field.kind === 'manyToMany') {
    const { own, other } = joinColumns(resource, field);
    return `exists (select 1 from ${quote(field.through)} j where j.${quote(own)} = t.id and j.${quote(other)} = any(${bind(values)}))`;
  }
  const column = `t.${quote(columnOf(name, field))}`;
  if (test === 'ownedBy') return leadsTo({ column, field, registry, user: bind(values[0]) });
  if (filter.condition) return filter.condition({ resource, bindUser: () => bind(values[0]), bind });
  if (field.kind === 'phone') return phoneCondition(column, filter, bind);
  const stored = values.map((value) => toColumn(field, value));
  // An empty value counts as different from all values, as in a condition.
  if (test === 'none') return `(${column} is null or ${column} <> all(${bind(stored)}))`;
  if (test === 'from') return `${column} >= ${bind(stored[0])}`;
  if (test === 'to') return `${column} <= ${bind(stored[0])}`;
  const filled = stored.filter((value) => value !== null);
  if (filled.length === 0 && stored.length > 0) return `${column} is null`;
  const isOneOf = filled.length === 1 ? `${column} = ${bind(filled[0])}` : `${column} = any(${bind(filled)})`;
  return filled.length < stored.length ? `(${isOneOf} or ${column} is null)` : isOneOf;
}

// Found however it is typed, by a part of it, and as it is where it could not be read.
function phoneCondition(column: string, { test, values }: Filter, bind: Bind): string {
  const each = values.map((value) => {
    if (value === null) return `${column} is null`;
    const piece = phonePiece(String(value));
    const isSame = `${column} = ${bind(value)}`;
    return piece === undefined ? isSame : `(${isSame} or ${column} collate "C" like ${bind(`%${piece}%`)})`;
  });
  return test === 'none' ? `not coalesce(${anyOf(each)}, false)` : anyOf(each);
}

// The inner rows use the alias `t` too, so that their conditions are written like all others.
function isNamed(options: { registry: Registry; filter: Filter; by: NonNullable<Filter['by']>; bind: Bind }): string {
  const { registry, filter, by, bind } = options;
  const { resource, filters } = by;
  const selection = { resource, registry, filters, words: [], sort: resource.list.sort };
  const conditions = filters.map((each) => conditionOf(selection, each, bind)).join(' and ') || 'true';
  const table = `${quote(resource.table)} t`;
  const { field, name } = filter;
  if (field.kind !== 'manyToMany') return `t.id in (select t.${quote(name)} from ${table} where ${conditions})`;
  const { own, other } = joinColumns(resource, field);
  return `t.id in (select j.${quote(other)} from ${quote(field.through)} j join ${table} on t.id = j.${quote(own)} where ${conditions})`;
}

/** SQL that a reference leads to a user: to the account, or to a record that has it as its `user_id`. */
export function leadsTo(options: { column: string; field: AnyField; registry: Registry; user: string }): string {
  const { column, field, registry, user } = options;
  if (field.kind !== 'reference') throw new Error('Only references lead to a user');
  if (field.target === 'user') return `${column} = ${user}`;
  return isFound(column, `select x.id from ${quote(registry.get(field.target).table)} x where x.user_id = ${user}`);
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
