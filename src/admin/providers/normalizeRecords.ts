import type { RaRecord } from 'react-admin';
import { isFilled } from '../../core/conditions.ts';
import type { AnyField } from '../../core/fields/field.ts';
import { isObject } from '../../core/isObject.ts';
import type { Registry } from '../../core/registry.ts';
import { embedKey, fieldOf, type Resource } from '../../core/resource.ts';
import { fillTemplate, templateFields } from '../../core/titles.ts';
import { listsOfBackEnd } from './backEnd.ts';
import { withPlainValues } from './plainValues.ts';
import { wholeList } from './wholeLists.ts';

/** Whose records they are, among the resources that they may refer to. */
export interface Source {
  readonly registry: Registry;
  readonly resource: Resource;
}

interface Reference {
  readonly name: string;
  readonly key: string;
  readonly target: Resource;
  /** Whether the field holds several ids. */
  readonly isMany: boolean;
}

type Values = Readonly<Record<string, unknown>>;

type Titles = ReadonlyMap<unknown, string>;

/**
 * Brings records of any back end into the shape that ours answers: no object stands for a text, what does not say whether it is active is active, people
 * have the name of their `userable`, and references, also those in child rows, come with the titles of what they lead to,
 * looked up where they are missing.
 */
export async function normalizeRecords<T extends RaRecord>(source: Source, given: readonly T[]): Promise<T[]> {
  const { registry, resource } = source;
  const records = given.map((record) => withPlainValues(resource.fields, record));
  // A back end that answers slices answers titles as well.
  if (listsOfBackEnd() === 'paged') return records;
  const own = ['created_by', ...Object.keys(resource.fields)].map((name) => [name, fieldOf(resource, name)] as const);
  let complete = await completeOwn(source, records, referencesOf(registry, own));
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'children') continue;
    const references = referencesOf(registry, Object.entries(field.fields));
    if (references.length > 0) complete = await completeRows(registry, { records: complete, name, references });
  }
  return complete;
}

/** The same for one record. */
export async function normalizeRecord<T extends RaRecord>(source: Source, record: T): Promise<T> {
  const [complete] = await normalizeRecords(source, [record]);
  return complete ?? record;
}

async function completeOwn<T extends RaRecord>(
  { registry, resource }: Source,
  records: readonly T[],
  references: readonly Reference[],
): Promise<T[]> {
  const plain = records.map((record) => withOwnValues(resource, record, references));
  return withTitles(registry, plain, references);
}

interface RowsOf<T> {
  readonly records: readonly T[];
  /** The field that holds the rows. */
  readonly name: string;
  readonly references: readonly Reference[];
}

/** The rows of all records are completed together: each list of titles is asked for once. */
async function completeRows<T extends RaRecord>(registry: Registry, { records, name, references }: RowsOf<T>) {
  const rowsIn = (record: T): unknown[] => (Array.isArray(record[name]) ? record[name] : []);
  const rows = records.flatMap(rowsIn).filter(isObject);
  const plain = rows.map((row) => withReferences(row, references));
  const titled = await withTitles(registry, plain, references);
  const complete = new Map<unknown, unknown>(rows.map((row, index) => [row, titled[index]]));
  return records.map((record) =>
    Array.isArray(record[name]) ? { ...record, [name]: rowsIn(record).map((row) => complete.get(row) ?? row) } : record,
  );
}

/** Looks up the titles of what references lead to, where they are missing. */
async function withTitles<T extends Values>(
  registry: Registry,
  records: readonly T[],
  references: readonly Reference[],
) {
  const bare = references.filter((reference) => records.some((record) => isBare(record, reference)));
  const titles = await Promise.all(bare.map(({ target }) => titlesOf({ registry, resource: target })));
  return records.map((record) => {
    const looked = bare.flatMap((reference, index) => embedded(record, reference, titles[index]));
    return looked.length > 0 ? { ...record, ...Object.fromEntries(looked) } : record;
  });
}

function referencesOf(
  registry: Registry,
  fields: readonly (readonly [name: string, field: AnyField | undefined])[],
): Reference[] {
  return fields.flatMap(([name, field]) => {
    if (field?.kind !== 'reference' && field?.kind !== 'manyToMany') return [];
    const target = registry.get(field.target);
    return [{ name, key: embedKey(name), target, isMany: field.kind === 'manyToMany' }];
  });
}

function withOwnValues<T extends RaRecord>(resource: Resource, record: T, references: readonly Reference[]): T {
  const own: Record<string, unknown> = { ...userValues(resource, record), ...record };
  if (isFilled(record.id)) own.id = asNumber(record.id);
  if (resource.toggle && !isFilled(own.is_active)) own.is_active = 1;
  return withReferences(own, references) as T;
}

function withReferences(values: Values, references: readonly Reference[]): Values {
  const own: Record<string, unknown> = { ...values };
  for (const { name, key, target, isMany } of references) {
    const ids = own[name] === undefined ? idsOf(own[key]) : own[name];
    if (ids !== undefined) own[name] = Array.isArray(ids) ? ids.map(asNumber) : asNumber(ids);
    if (!isMany && isObject(own[key]) && !isFilled(own[key].name)) {
      own[key] = { ...own[key], name: fillTemplate(target.title, { ...userValues(target, own[key]), ...own[key] }) };
    }
  }
  return own;
}

/** What a record leaves to the account that it belongs to, such as a person's name. */
function userValues({ fields }: Resource, { userable }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!isObject(userable)) return {};
  return Object.fromEntries(Object.entries(userable).filter(([name]) => name !== 'id' && Object.hasOwn(fields, name)));
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isObject).map(({ id }) => id);
  return isObject(value) ? value.id : undefined;
}

/** Some back ends answer numbers as text. */
export function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}

function isBare(record: Values, { name, key, isMany }: Reference): boolean {
  const value: unknown = record[name];
  if (!isFilled(value)) return false;
  const given: unknown = record[key];
  if (isMany) return !Array.isArray(given);
  return !isObject(given) || !isFilled(given.name) || (given.id !== undefined && asNumber(given.id) !== value);
}

function embedded(record: Values, reference: Reference, titles: Titles = new Map()): [key: string, value: unknown][] {
  const { name, key, isMany } = reference;
  if (!isBare(record, reference)) return [];
  if (isMany) {
    const ids = (Array.isArray(record[name]) ? record[name] : []) as readonly number[];
    return [[key, ids.map((id) => ({ id, name: titles.get(id) ?? `#${id}` }))]];
  }
  const title = titles.get(record[name]);
  return [[key, title === undefined ? undefined : { id: record[name], name: title }]];
}

/** What the records of a resource are called, by their id. */
async function titlesOf(source: Source): Promise<Titles> {
  const { title } = source.resource;
  const rows = await wholeList(source.resource);
  const named = templateFields(title).map((name) => [name, fieldOf(source.resource, name)] as const);
  const complete = await completeOwn(source, rows ?? [], referencesOf(source.registry, named));
  const titles = complete.map((row) => [Number(row.id), fillTemplate(title, row)] as const);
  return new Map(titles.filter(([, each]) => each !== ''));
}
