import { DeclarationError } from '../../core/declarationError.ts';
import type { ChildrenField, ManyToManyField } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import { childTable, type Resource } from '../../core/resource.ts';
import { isEngineTable } from './engineTables.ts';
import {
  fileIndexes,
  foreignKeyIndexes,
  listIndexes,
  rowRuleIndexes,
  declaredIndexes,
  searchIndex,
  withoutRedundant,
} from './indexes.ts';
import { fieldColumns, idColumn, searchColumn, systemColumns } from './modelColumns.ts';
import {
  checksOf,
  type FieldsOfTable,
  foreignKey,
  foreignKeysOf,
  plainIndex,
  uniqueIndexesOf,
} from './modelConstraints.ts';
import { MAX_NAME_LENGTH, modelName } from './modelNames.ts';
import type { ColumnModel, IndexModel, TableModel } from './modelTypes.ts';
import { joinColumns } from './select.ts';

export type { ColumnModel, IndexModel, TableModel } from './modelTypes.ts';

/** All tables of the declarations, by name. The result depends only on the declarations. */
export function tablesOf(registry: Registry): TableModel[] {
  const tables = registry.resources.flatMap((resource) => tablesOfResource(resource, registry));
  checkNames(registry, tables);
  return tables.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The field of a unique index, or the field whose child rows have it. */
export function fieldOfUniqueIndex(resource: Resource, indexName: string): string | undefined {
  for (const place of fieldsOfTables(resource)) {
    const found = uniqueIndexesOf(place.fields).find(({ index }) => index.name === indexName);
    if (found) return place.name ?? found.field;
  }
  return undefined;
}

/** The field of a foreign key. Undefined for keys of other resources that refer to this one. */
export function fieldOfForeignKey(resource: Resource, constraintName: string): string | undefined {
  for (const { fields, name } of fieldsOfTables(resource)) {
    const isOf = (column: string) => modelName('foreignKey', fields.table, [column]) === constraintName;
    const found = Object.keys(fields.fields).find(
      (column) => fields.fields[column]?.kind === 'reference' && isOf(column),
    );
    if (found) return name ?? found;
  }
  const links = manyToManyFields(resource).find(([, field]) => {
    return modelName('foreignKey', field.through, [joinColumns(resource, field).other]) === constraintName;
  });
  return links?.[0];
}

function tablesOfResource(resource: Resource, registry: Registry): TableModel[] {
  return [
    ownTable(resource, registry),
    ...childFields(resource).map(([name, field]) => rowsTable({ resource, registry, name, field })),
    ...manyToManyFields(resource).map(([name, field]) => joinTable({ resource, registry, name, field })),
  ];
}

function ownTable(resource: Resource, registry: Registry): TableModel {
  const { name, table, fields, toggle, singleton } = resource;
  const own = ownFields(resource);
  const search = searchColumn(resource);
  const creators = registry.has('user')
    ? [foreignKey({ table, column: 'created_by', target: registry.get('user').table })]
    : [];
  const foreignKeys = [...creators, ...foreignKeysOf(own, registry)];
  const indexes = [
    ...(singleton ? [onlyRowIndex(table)] : []),
    ...uniqueIndexesOf(own).map(({ index }) => index),
    ...listIndexes(resource),
    ...rowRuleIndexes(resource),
    ...declaredIndexes(resource),
    ...foreignKeyIndexes(table, foreignKeys),
    ...fileIndexes(table, fields),
    ...(search ? [searchIndex(table)] : []),
  ];
  return {
    name: table,
    resource: name,
    columns: [...systemColumns(resource), ...fieldColumns(fields), ...(search ? [search] : [])],
    primaryKey: ['id'],
    checks: checksOf({ table, fields, toggle }),
    foreignKeys,
    indexes: withoutRedundant(['id'], indexes),
  };
}

interface Part<F> {
  readonly resource: Resource;
  readonly registry: Registry;
  readonly name: string;
  readonly field: F;
}

function rowsTable({ resource, registry, name, field }: Part<ChildrenField>): TableModel {
  const own = rowFields(resource, name, field);
  const { table } = own;
  const foreignKeys = [
    foreignKey({ table, column: 'parent_id', target: resource.table, cascade: true }),
    ...foreignKeysOf(own, registry),
  ];
  const indexes = [
    ...uniqueIndexesOf(own).map(({ index }) => index),
    plainIndex({ table, keys: ['parent_id', 'position'] }),
    ...foreignKeyIndexes(table, foreignKeys),
    ...fileIndexes(table, field.fields),
  ];
  return {
    name: table,
    resource: resource.name,
    field: name,
    ...(field.renamedFrom && { renamedFrom: childTable(resource, field.renamedFrom) }),
    columns: [idColumn, key('parent_id'), POSITION, ...fieldColumns(field.fields)],
    primaryKey: ['id'],
    checks: checksOf({ table, fields: field.fields, toggle: false }),
    foreignKeys,
    indexes: withoutRedundant(['id'], indexes),
  };
}

function joinTable({ resource, registry, name, field }: Part<ManyToManyField>): TableModel {
  const { own, other } = joinColumns(resource, field);
  const table = field.through;
  return {
    name: table,
    resource: resource.name,
    field: name,
    columns: [key(own), key(other), POSITION],
    primaryKey: [own, other],
    checks: [],
    foreignKeys: [
      foreignKey({ table, column: own, target: resource.table, cascade: true }),
      foreignKey({ table, column: other, target: registry.get(field.target).table }),
    ],
    indexes: [plainIndex({ table, keys: [other, own] })],
  };
}

const POSITION: ColumnModel = { name: 'position', type: 'integer', notNull: true };

function key(name: string): ColumnModel {
  return { name, type: 'bigint', notNull: true };
}

/** A table that cannot have a second row. */
function onlyRowIndex(table: string): IndexModel {
  return { ...plainIndex({ table, keys: [], unique: true }), keys: ['(true)'] };
}

function fieldsOfTables(resource: Resource): { fields: FieldsOfTable; name?: string }[] {
  const rows = childFields(resource).map(([name, field]) => ({ fields: rowFields(resource, name, field), name }));
  return [{ fields: ownFields(resource) }, ...rows];
}

function ownFields(resource: Resource): FieldsOfTable {
  return { resource, table: resource.table, fields: resource.fields, place: 'fields' };
}

function rowFields(resource: Resource, name: string, field: ChildrenField): FieldsOfTable {
  return {
    resource,
    table: childTable(resource, name),
    fields: field.fields,
    place: `fields.${name}`,
    parent: 'parent_id',
  };
}

function childFields(resource: Resource): [string, ChildrenField][] {
  return Object.entries(resource.fields).flatMap(([name, field]) => (field.kind === 'children' ? [[name, field]] : []));
}

function manyToManyFields(resource: Resource): [string, ManyToManyField][] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'manyToMany' ? [[name, field]] : [],
  );
}

// Tables and indexes share one namespace, the engine has tables of its own, and PostgreSQL truncates names that are too long.
function checkNames(registry: Registry, tables: readonly TableModel[]): void {
  const names = new Set<string>();
  for (const { name, resource, field, columns, indexes } of tables) {
    const expect = (condition: boolean, reason: string, key = 'fields') => {
      if (!condition) throw new DeclarationError(registry.get(resource), field ? `fields.${field}` : key, reason);
    };
    const columnNames = columns.map((column) => column.name);
    expect(!isEngineTable(name), `the table ${name} is the engine's own`, 'plural');
    for (const each of [name, ...columnNames]) {
      expect(each.length <= MAX_NAME_LENGTH, `the name ${each} is longer than ${MAX_NAME_LENGTH} characters`);
    }
    const twice = columnNames.find((each, position) => columnNames.indexOf(each) < position);
    expect(!twice, `the column ${twice} stands twice`);
    for (const each of [name, ...indexes.map((index) => index.name)]) {
      expect(!names.has(each), `the name ${each} stands twice in the database`);
      names.add(each);
    }
  }
}
