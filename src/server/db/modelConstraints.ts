import { DeclarationError } from '../../core/declarationError.ts';
import type { AnyField, Fields } from '../../core/fields/field.ts';
import type { Registry } from '../../core/registry.ts';
import { fieldOf, isStored, type Resource } from '../../core/resource.ts';
import { columnOf } from '../codec.ts';
import { isAlwaysFilled, isIndexable, isText } from './modelColumns.ts';
import { modelName } from './modelNames.ts';
import type { CheckModel, ForeignKeyModel, IndexModel } from './modelTypes.ts';
import { quote } from './select.ts';

/** The fields of one table: of a resource or of its child rows. */
export interface FieldsOfTable {
  readonly resource: Resource;
  readonly table: string;
  readonly fields: Fields;
  /** The path in the declaration: `fields`, or `fields.rows` for child rows. */
  readonly place: string;
  /** Child rows are unique within their parent. */
  readonly parent?: string;
}

/** Boolean columns hold 1 or 0. */
export function checksOf({ table, fields, toggle }: { table: string; fields: Fields; toggle: boolean }): CheckModel[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'boolean');
  return [...(toggle ? ['is_active'] : []), ...names].map((name) => ({
    name: modelName('check', table, [name]),
    condition: `${quote(name)} in (0, 1)`,
  }));
}

/** The foreign key of a reference. Deleting a row that is still referred to fails with PostgreSQL's code 23503. */
export function foreignKeysOf({ table, fields }: FieldsOfTable, registry: Registry): ForeignKeyModel[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' ? [foreignKey({ table, column: name, target: registry.get(field.target).table })] : [],
  );
}

export function foreignKey(options: {
  table: string;
  column: string;
  target: string;
  cascade?: boolean;
}): ForeignKeyModel {
  const { table, column, target, cascade } = options;
  return { name: modelName('foreignKey', table, [column]), column, target, ...(cascade && { cascade }) };
}

/** The unique indexes of a table, each with its field. */
export function uniqueIndexesOf(fieldsOfTable: FieldsOfTable): { field: string; index: IndexModel }[] {
  return Object.entries(fieldsOfTable.fields).flatMap(([name, field]) => {
    const index = field.unique ? uniqueIndex(fieldsOfTable, name, field) : exactlyOneIndex(fieldsOfTable, name, field);
    return index ? [{ field: name, index }] : [];
  });
}

function uniqueIndex(
  { resource, table, fields, place, parent }: FieldsOfTable,
  name: string,
  field: AnyField,
): IndexModel {
  const scope = Array.isArray(field.unique) ? (field.unique as readonly string[]) : [];
  const columns = [...(parent ? [parent] : []), ...scope, name];
  const keys = columns.map((column) => (column === parent ? quote(column) : keyOf(column)));
  return {
    name: modelName('unique', table, columns),
    unique: true,
    keys,
    ...(columns.length > 1 && { nullsNotDistinct: true }),
    ...(!isAlwaysFilled(field) && { where: `${quote(columnOf(name, field))} is not null` }),
  };

  function keyOf(column: string): string {
    const other = fields[column] ?? fieldOf(resource, column);
    const fits = other && isStored(other) && isIndexable(other);
    if (!fits)
      throw new DeclarationError(resource, `${place}.${name}.unique`, `"${column}" cannot be compared by an index`);
    return isText(other) ? `lower(${quote(column)})` : quote(column);
  }
}

function exactlyOneIndex({ table }: FieldsOfTable, name: string, field: AnyField): IndexModel | undefined {
  if (field.kind !== 'boolean' || !field.exactlyOne) return undefined;
  const index = plainIndex({ table, keys: [name], unique: true });
  return { ...index, where: `${quote(name)} = 1` };
}

/** A B-tree over plain columns. */
export function plainIndex(options: {
  table: string;
  keys: readonly string[];
  include?: readonly string[];
  unique?: boolean;
}): IndexModel {
  const { table, keys, include = [], unique = false } = options;
  return {
    name: modelName(unique ? 'unique' : 'index', table, keys),
    ...(unique && { unique }),
    keys: keys.map(quote),
    ...(include.length > 0 && { include }),
  };
}
