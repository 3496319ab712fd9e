import type { AnyField, Fields } from '../../core/fields/field.ts';
import { fieldOf, isStored, type Resource } from '../../core/resource.ts';
import { columnOf } from '../codec.ts';
import { isIndexable, SEARCH_COLUMN } from './modelColumns.ts';
import { plainIndex } from './modelConstraints.ts';
import { modelName } from './modelNames.ts';
import type { ForeignKeyModel, IndexModel } from './modelTypes.ts';
import { quote } from './select.ts';

/**
 * The indexes of a resource's list: one for its order, and one for its order within every declared filter. They include
 * `is_active`, because nearly every list filters by it and nearly all rows are active. So one index serves pages and counts
 * with and without that filter. (Measured: reads as fast as with a second index, writes 40 % faster.)
 */
export function listIndexes(resource: Resource): IndexModel[] {
  const { list } = resource;
  const filters = list.filters.flatMap((name) => filterColumn(resource, name));
  return [[], ...filters.map((filter) => [filter])].map((found) => inOrder(resource, found));
}

/**
 * The index that finds the rows of the first row rule by the fields that the declaration names. It holds the order of the list
 * too: the rows of a page and their number are then found in it alone, where those of a cohort lie on thousands of pages of
 * the table.
 */
export function rowRuleIndexes(resource: Resource): IndexModel[] {
  const { rules, foundBy, alsoBy } = resource.visibleTo;
  const [first] = rules;
  return first && foundBy.length > 0 ? [inOrder(resource, [first.by, ...foundBy], alsoBy)] : [];
}

/** An index that finds rows by some columns and keeps those in the order of the list; further ones can be read from it. */
function inOrder(resource: Resource, found: readonly string[], read: readonly string[] = []): IndexModel {
  const { table, toggle } = resource;
  const keys = [...new Set([...found, ...orderColumns(resource)])];
  const active = toggle && !keys.includes('is_active') ? ['is_active'] : [];
  return plainIndex({ table, keys, include: [...active, ...read] });
}

/** The indexes that the declaration asks for by name. */
export function declaredIndexes(resource: Resource): IndexModel[] {
  const { table, indexes } = resource;
  return indexes.map((names) => plainIndex({ table, keys: names.flatMap((name) => filterColumn(resource, name)) }));
}

/** The index that finds a part of a text in the searched fields. */
export function searchIndex(table: string): IndexModel {
  return {
    name: modelName('index', table, [SEARCH_COLUMN]),
    method: 'gin',
    keys: [`${quote(SEARCH_COLUMN)} gin_trgm_ops`],
  };
}

/** Every field of files has an index that finds whose a file is. */
export function fileIndexes(table: string, fields: Fields): IndexModel[] {
  return Object.entries(fields).flatMap(([name, field]): IndexModel[] => {
    if (field.kind === 'images')
      return [{ name: modelName('index', table, [name]), method: 'gin', keys: [quote(name)] }];
    if (field.kind !== 'image' && field.kind !== 'file') return [];
    return [{ ...plainIndex({ table, keys: [name] }), where: `${quote(name)} is not null` }];
  });
}

/** Every reference has an index, for queries by the target and for deleting the target. */
export function foreignKeyIndexes(table: string, foreignKeys: readonly ForeignKeyModel[]): IndexModel[] {
  return foreignKeys.map(({ column }) => plainIndex({ table, keys: [column] }));
}

/** Removes indexes that another index replaces: an index that begins with the same keys can do the same. */
export function withoutRedundant(primaryKey: readonly string[], indexes: readonly IndexModel[]): IndexModel[] {
  const primary = primaryKey.map(quote);
  return indexes.filter((index, position) => {
    if (index.unique || index.method) return true;
    if (beginsWith(primary, index.keys)) return false;
    return !indexes.some((other, place) => other !== index && replaces(other, index, place < position));
  });
}

function replaces(other: IndexModel, index: IndexModel, isEarlier: boolean): boolean {
  if (other.method || !beginsWith(other.keys, index.keys)) return false;
  const { include: carried = [] } = index;
  if (carried.some((column) => !other.include?.includes(column) && !other.keys.includes(quote(column)))) return false;
  // A partial index without null values still contains every value of its first column. A reference needs no more.
  if (other.where !== undefined && !(index.keys.length === 1 && other.where === `${index.keys[0]} is not null`))
    return false;
  const isEqual = other.keys.length === index.keys.length && (other.include ?? []).length === carried.length;
  return !isEqual || other.unique || isEarlier;
}

function beginsWith(keys: readonly string[], start: readonly string[]): boolean {
  return start.every((key, position) => keys[position] === key);
}

// References sort by a field of their target, and totals by other tables. An index cannot cover two tables.
function orderColumns(resource: Resource): string[] {
  const { field: name } = resource.list.sort;
  const field = fieldOf(resource, name);
  const isOwn = field && isStored(field) && isIndexable(field) && field.kind !== 'reference';
  return isOwn && name !== 'id' ? [name, 'id'] : ['id'];
}

function filterColumn(resource: Resource, name: string): string[] {
  const field: AnyField | undefined = fieldOf(resource, name);
  return field && isIndexable(field) && name !== 'id' ? [columnOf(name, field)] : [];
}
