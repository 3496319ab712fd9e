import { isDayWord } from '../../core/dayWords.ts';
import { DeclarationError } from '../../core/declarationError.ts';
import type { AnyField, Fields } from '../../core/fields/field.ts';
import { DECIMAL_DIGITS } from '../../core/limits.ts';
import { fieldOf, isStored, type Resource } from '../../core/resource.ts';
import { DEFAULT_DECIMALS } from '../../core/rules/parseNumber.ts';
import { maxLength } from '../../core/rules/parseText.ts';
import { columnOf, toColumn } from '../codec.ts';
import type { ColumnModel } from './modelTypes.ts';
import { quote } from './select.ts';

/** The sort order of names: by language, case-insensitive, numbers by their value. */
const SORT_COLLATION = 'app_sort';

const TEXT_KINDS = new Set(['text', 'longText', 'richText', 'email', 'phone', 'url', 'color']);
/** Kinds whose conversion to text does not depend on the settings of a connection. */
const SEARCHABLE_KINDS = new Set([...TEXT_KINDS, 'integer', 'year', 'choice', 'money']);
/** An index entry holds about 2700 bytes, and it may contain two texts. */
const MAX_INDEXED_CHARACTERS = 300;

export const SEARCH_COLUMN = 'search_text';

export function isText(field: AnyField): boolean {
  return TEXT_KINDS.has(field.kind);
}

/** Whether the values of a field's column fit an index of several columns. */
export function isIndexable(field: AnyField): boolean {
  if (!isStored(field) || field.kind === 'images' || field.kind === 'password') return false;
  return !TEXT_KINDS.has(field.kind) || maxLength(field as Parameters<typeof maxLength>[0]) <= MAX_INDEXED_CHARACTERS;
}

/** The columns that every table of a resource has. */
export function systemColumns(resource: Resource): ColumnModel[] {
  const instant = { type: 'timestamp with time zone', notNull: true, default: 'now()' };
  return [
    idColumn,
    { name: 'created_at', ...instant },
    { name: 'updated_at', ...instant },
    { name: 'created_by', type: 'bigint', notNull: false },
    { name: 'row_version', type: 'integer', notNull: true, default: '1' },
    ...(resource.toggle ? [{ name: 'is_active', type: 'smallint', notNull: true, default: '1' }] : []),
  ];
}

export const idColumn: ColumnModel = { name: 'id', type: 'bigint', notNull: true, identity: true };

/** A column for every stored field, in the order of the declaration. */
export function fieldColumns(fields: Fields): ColumnModel[] {
  return Object.entries(fields)
    .filter(([, field]) => isStored(field))
    .map(([name, field]) => ({
      name: columnOf(name, field),
      type: typeOf(field),
      ...(TEXT_KINDS.has(field.kind) && { collation: SORT_COLLATION }),
      notNull: isAlwaysFilled(field),
      ...defaultOf(field),
      field: name,
      ...(field.renamedFrom && { renamedFrom: columnOf(field.renamedFrom, field) }),
    }));
}

/** The generated column for the search: the searched fields as one text. Undefined if no field is searched. */
export function searchColumn(resource: Resource): ColumnModel | undefined {
  const { search } = resource.list;
  if (search.length === 0) return undefined;
  const unfit = search.find((name) => !SEARCHABLE_KINDS.has(fieldOf(resource, name)?.kind ?? ''));
  if (unfit !== undefined)
    throw new DeclarationError(resource, 'list.search', `"${unfit}" is no text that can be searched`);
  const generated = searchedText(resource, search);
  return { name: SEARCH_COLUMN, type: 'text', notNull: false, generated };
}

/** Fields as the one text that is searched; of a row under an alias where one is given. */
export function searchedText(resource: Resource, names: readonly string[], alias?: string): string {
  const parts = names.map((name) => {
    const column = `${alias ? `${alias}.` : ''}${quote(name)}`;
    return `coalesce(${writtenOut(column, fieldOf(resource, name))}, '')`;
  });
  return `lower((${parts.join(" || ' ' || ")}) collate ${SORT_COLLATION})`;
}

// An amount is searched for as people write it, `55000.50`, and stored in minor units.
function writtenOut(column: string, field: AnyField | undefined): string {
  if (field?.kind === 'money') return `(${column} / 100)::text || '.' || lpad((abs(${column}) % 100)::text, 2, '0')`;
  return field !== undefined && typeOf(field) === 'text' ? column : `${column}::text`;
}

function typeOf(field: AnyField): string {
  switch (field.kind) {
    case 'integer':
    case 'year':
      return 'integer';
    case 'decimal':
    case 'percent':
      return `numeric(${DECIMAL_DIGITS},${field.decimals ?? DEFAULT_DECIMALS})`;
    case 'money':
    case 'reference':
      return 'bigint';
    case 'date':
      return 'date';
    case 'time':
      return 'time without time zone';
    case 'dateTime':
      return 'timestamp with time zone';
    case 'boolean':
    case 'status':
      return 'smallint';
    case 'choice':
      return field.options.every(({ value }) => typeof value === 'number') ? 'smallint' : 'text';
    case 'images':
      return 'jsonb';
    default:
      return 'text';
  }
}

/** Hidden fields are stored empty, so a conditional requirement cannot be `not null`. Validation checks it with the whole record. */
export function isAlwaysFilled(field: AnyField): boolean {
  if (field.kind === 'images') return true;
  return Boolean(field.required) && !field.visibleWhen && !field.requiredWhen;
}

function defaultOf(field: AnyField): { default?: string } {
  const initial = initialOf(field);
  return initial === undefined ? {} : { default: literal(toColumn(field, initial)) };
}

function initialOf(field: AnyField): unknown {
  if (field.kind === 'images') return [];
  if (field.kind === 'status') return field.options[0]?.value;
  if (!('initial' in field) || (field.kind === 'date' && isDayWord(field.initial))) return undefined;
  return field.initial;
}

function literal(value: unknown): string {
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
