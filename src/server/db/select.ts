import type { AnyField, ChildrenField, ComputedField, ManyToManyField } from '../../core/fields/field.ts';
import type { BackReference } from '../../core/fields/options.ts';
import type { Registry } from '../../core/registry.ts';
import {
  childTable,
  embedKey,
  fieldOf,
  isSorted,
  isStored,
  type Resource,
  SYSTEM_FIELDS,
} from '../../core/resource.ts';
import { snakeCase } from '../../core/names.ts';
import { columnOf } from '../codec.ts';

/** An identifier in quotes. Names come from declarations only, never from a request. */
export function quote(name: string): string {
  return `"${name}"`;
}

/**
 * SQL that a column holds one of what a select of ids finds. It runs once, before the rows, which are then found by an index of the
 * column; also where this is one of several conditions, of which `in (select …)` would have every row tested.
 */
export function isFound(column: string, select: string): string {
  return `${column} = any(array(${select}))`;
}

/** Everything an answer needs of a record, as a select list over the alias `t`. Referenced records come as their title, lists as JSON. */
export function selectList(resource: Resource, registry: Registry): string {
  const fields: [string, AnyField][] = [...systemFields(resource), ...Object.entries(resource.fields)];
  return fields.flatMap(([name, field]) => columnsFor({ resource, registry, name, field })).join(', ');
}

/** The columns that hold the rows of a list in order, for sorting: SQL over the alias `t`. Undefined when the field cannot be sorted by. */
export function sortExpression(resource: Resource, registry: Registry, name: string): string | undefined {
  const field = fieldOf(resource, name);
  if (!field || !isSorted(field)) return undefined;
  if (field.kind === 'computed') return field.total && totalExpression({ resource, registry, field });
  if (field.kind === 'reference') {
    const target = registry.get(field.target);
    const order = sortColumn(target);
    return `(select x.${quote(order)} from ${quote(target.table)} x where x.id = t.${quote(name)})`;
  }
  return `t.${quote(name)}`;
}

/** The columns of a join table: the owner's and the other side's. */
export function joinColumns(resource: Resource, field: ManyToManyField): { own: string; other: string } {
  const own = `${snakeCase(resource.name)}_id`;
  const other = `${snakeCase(field.target)}_id`;
  return { own, other: own === other ? `other_${other}` : other };
}

/** A record's title in SQL, over the given alias. A reference in it stands for the title of what it refers to. */
export function titleExpression({
  resource,
  registry,
  alias,
}: {
  resource: Resource;
  registry: Registry;
  alias: string;
}): string {
  const parts = resource.title.split(/(\{\w+\})/).filter((part) => part !== '');
  const pieces = parts.map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return `'${part.replaceAll("'", "''")}'`;
    const column = `${alias}.${quote(name)}`;
    const field = fieldOf(resource, name);
    if (field?.kind !== 'reference') return column;
    const target = registry.get(field.target);
    const further = `${alias}${alias}`;
    return `(select ${titleExpression({ resource: target, registry, alias: further })} from ${quote(target.table)} ${further} where ${further}.id = ${column})`;
  });
  return pieces.length === 1 ? `${pieces[0]}::text` : `concat(${pieces.join(', ')})`;
}

function systemFields(resource: Resource): [string, AnyField][] {
  const names = [...SYSTEM_FIELDS, ...(resource.toggle ? ['is_active'] : [])];
  return names.map((name) => [name, fieldOf(resource, name) as AnyField]);
}

interface FieldContext {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly name: string;
  readonly field: AnyField;
}

function columnsFor({ resource, registry, name, field }: FieldContext): string[] {
  switch (field.kind) {
    case 'password':
      return [];
    case 'reference':
      return referenceColumns({ registry, target: registry.get(field.target), name });
    case 'manyToMany':
      return [`${linksExpression({ resource, registry, field })} as ${quote(name)}`];
    case 'children':
      return [`${childrenExpression({ resource, registry, name, field })} as ${quote(name)}`];
    case 'computed':
      if (field.records) return [`${recordsExpression(registry, field.records)} as ${quote(name)}`];
      return field.total ? [`${totalExpression({ resource, registry, field })} as ${quote(name)}`] : [];
    default:
      return [`t.${quote(columnOf(name, field))}`];
  }
}

function referenceColumns({
  registry,
  target,
  name,
}: {
  registry: Registry;
  target: Resource;
  name: string;
}): string[] {
  const column = `t.${quote(name)}`;
  return [column, `${embedExpression({ registry, target, column })} as ${quote(embedKey(name))}`];
}

function embedExpression({
  registry,
  target,
  column,
}: {
  registry: Registry;
  target: Resource;
  column: string;
}): string {
  const title = titleExpression({ resource: target, registry, alias: 'x' });
  return `(select ${title} from ${quote(target.table)} x where x.id = ${column})`;
}

function linksExpression(context: { resource: Resource; registry: Registry; field: ManyToManyField }): string {
  const { resource, registry, field } = context;
  const target = registry.get(field.target);
  const { own, other } = joinColumns(resource, field);
  const linked = embeddedExpression(target, registry);
  return `(select coalesce(json_agg(${linked} order by j.position, x.id), '[]'::json) from ${quote(field.through)} j join ${quote(target.table)} x on x.id = j.${quote(other)} where j.${quote(own)} = t.id)`;
}

function recordsExpression(registry: Registry, { resource: name, by }: BackReference): string {
  const rows = registry.get(name);
  const order = `x.${quote(sortColumn(rows))} ${rows.list.sort.order}, x.id`;
  return `(select coalesce(json_agg(${embeddedExpression(rows, registry)} order by ${order}), '[]'::json) from ${quote(rows.table)} x where x.${quote(by)} = t.id)`;
}

function embeddedExpression(resource: Resource, registry: Registry): string {
  return `json_build_object('id', x.id, 'name', ${titleExpression({ resource, registry, alias: 'x' })})`;
}

function childrenExpression(context: {
  resource: Resource;
  registry: Registry;
  name: string;
  field: ChildrenField;
}): string {
  const { resource, registry, name, field } = context;
  const pairs = Object.entries(field.fields).flatMap(([inner, each]) => {
    const column = `c.${quote(inner)}`;
    if (each.kind !== 'reference') return [`'${inner}', ${column}`];
    const target = registry.get(each.target);
    return [`'${inner}', ${column}`, `'${embedKey(inner)}', ${embedExpression({ registry, target, column })}`];
  });
  return `(select coalesce(json_agg(json_build_object(${pairs.join(', ')}) order by c.position), '[]'::json) from ${quote(childTable(resource, name))} c where c.parent_id = t.id)`;
}

function totalExpression(context: { resource: Resource; registry: Registry; field: ComputedField }): string {
  const { registry, field } = context;
  if (!field.total) throw new Error('This field is not a total');
  const { resource: name, by, of, plus } = field.total;
  const rows = registry.get(name);
  const figure = of ? `coalesce(sum(x.${quote(of)}), 0)` : 'count(*)';
  const sum = `(select ${figure} from ${quote(rows.table)} x where x.${quote(by)} = t.id)`;
  return plus ? `(coalesce(t.${quote(plus)}, 0) + ${sum})::bigint` : `${sum}::bigint`;
}

// References sort as the list of what they point to does, as far as that is a column of its own.
function sortColumn(target: Resource): string {
  const field = fieldOf(target, target.list.sort.field);
  return field && isStored(field) && field.kind !== 'reference' ? target.list.sort.field : 'id';
}
