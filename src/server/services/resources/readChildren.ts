import type { ChildrenField } from '../../../core/fields/field.ts';
import { ANY_OF, FIELD_TESTS, filterKey } from '../../../core/filterKeys.ts';
import { snakeCase } from '../../../core/names.ts';
import { childTable, type Resource } from '../../../core/resource.ts';
import { fromColumn } from '../../codec.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type AnyOf, type Filter, idsStatement } from '../../db/listSql.ts';
import { quote, titleExpression } from '../../db/select.ts';
import type { RowWithId } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { hiddenFields, privateFields } from '../../policies/hiddenFields.ts';
import { type ListQuery, readListQuery } from './listQuery.ts';
import { query } from './readRecords.ts';
import { ownFilter, rowFilters } from './rowRules.ts';
import type { Values } from '../store.ts';

type ChildRow = RowWithId & { readonly parent_id: number; readonly parent_title: string };

interface ChildListRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  /** The field that holds the rows. */
  readonly name: string;
  readonly listQuery: ListQuery;
}

/** What a list call over child rows asks for: it can be cut into slices and narrowed to some parents. */
export function readChildrenQuery(options: {
  readonly context: Context;
  readonly resource: Resource;
  readonly query: Readonly<Record<string, unknown>>;
}): ListQuery {
  const { context, resource, query } = options;
  const parent = ownerKey(resource);
  const fields = { [`${parent}_id`]: { kind: 'reference', target: resource.name } } as const;
  const rows: Resource = { ...resource, fields, toggle: false, list: { ...resource.list, search: [] } };
  const listQuery = readListQuery(query, {
    resource: rows,
    registry: context.registry,
    unqueryable: new Set(),
    timeZone: context.timeZone(),
  });
  const isOther = (filter: Filter | AnyOf) =>
    'anyOf' in filter || filter.name !== `${parent}_id` || filter.test !== 'any';
  const other = listQuery.filters.find(isOther);
  if (other) throw refuse.unknownFilter(keyOf(other));
  if (listQuery.sort && listQuery.sort.field !== 'id') throw refuse.unknownSort(listQuery.sort.field);
  return listQuery;
}

/** The name by which the call gave a filter. */
function keyOf(filter: Filter | AnyOf): string {
  if ('anyOf' in filter) return ANY_OF;
  const { name, test, by } = filter;
  if (by) return by.resource.name;
  return filterKey(name, FIELD_TESTS.find((each) => each === test) ?? 'any');
}

/** The child rows of all records with the record that each belongs to: `{ id, employee_id, employee: { id, name }, … }`. */
export async function readChildren({
  context,
  caller,
  resource,
  name,
  listQuery,
}: ChildListRequest): Promise<{ records: Values[]; total: number }> {
  const field = resource.fields[name] as ChildrenField;
  const parents = await parentsOf({ context, caller, resource, name, listQuery });
  const where = parents ? ' where c.parent_id = any($1)' : '';
  const parameters: unknown[] = parents ? [parents] : [];
  const table = quote(childTable(resource, name));
  const order = listQuery.sort?.order ?? 'ASC';
  const columns = Object.keys(field.fields).map((inner) => `c.${quote(inner)}`);
  const select = [
    'c.id',
    'c.parent_id',
    `${titleExpression({ resource, registry: context.registry, alias: 'p' })} as parent_title`,
    ...columns,
  ].join(', ');
  const { from = 0, to } = listQuery.range ?? {};
  const slice = to === undefined ? '' : ` limit $${parameters.length + 1} offset $${parameters.length + 2}`;
  const rows = await context.database.query<ChildRow>(
    `select ${select} from ${table} c join ${quote(resource.table)} p on p.id = c.parent_id${where} order by c.id ${order}${slice}`,
    to === undefined ? parameters : [...parameters, to - from + 1, from],
  );
  const [counted] =
    to === undefined
      ? []
      : await context.database.query<{ count: number }>(`select count(*) as count from ${table} c${where}`, parameters);
  return { records: rows.map((row) => present(resource, field, row)), total: counted?.count ?? rows.length };
}

/** The records that are asked for, as far as the caller sees them; undefined where it is all that there are. */
async function parentsOf(request: ChildListRequest): Promise<readonly unknown[] | undefined> {
  const { context, caller, resource, listQuery } = request;
  const idFilters = listQuery.filters.flatMap((filter) => ('anyOf' in filter ? [] : [{ ...filter, name: 'id' }]));
  const filters = [...idFilters, ...rowFilters(context.rules, resource, caller), ...visibleRowsFilter(request)];
  if (filters.length === 0) return undefined;
  const sort = { field: 'id', order: 'ASC' } as const;
  const rows = await query(context, idsStatement({ resource, registry: context.registry, filters, words: [], sort }));
  return rows.map(({ id }) => id);
}

/** Rows of a field that is hidden from the caller: those of their own records where it is private, otherwise none. */
function visibleRowsFilter({ context, caller, resource, name }: ChildListRequest): Filter[] {
  if (!hiddenFields(resource, caller).has(name)) return [];
  if (!privateFields(resource, caller).has(name)) throw refuse.forbidden();
  return [ownFilter(context.rules, resource, caller)];
}

function present(resource: Resource, field: ChildrenField, row: ChildRow): Values {
  const parent = ownerKey(resource);
  const own = Object.entries(field.fields).map(([name, inner]) => [name, fromColumn(inner, row[name])]);
  return {
    id: row.id,
    [`${parent}_id`]: row.parent_id,
    [parent]: { id: row.parent_id, name: row.parent_title },
    ...Object.fromEntries(own),
  };
}

function ownerKey(resource: Resource): string {
  return snakeCase(resource.name);
}
