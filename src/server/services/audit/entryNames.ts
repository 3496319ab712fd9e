import { embedKey, fieldOf, type Resource } from '../../../core/resource.ts';
import { fillTemplate, templateFields } from '../../../core/titles.ts';
import { namesStatement } from '../../db/listSql.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import type { Snapshot } from '../resources/history.ts';
import { findReadableIds, query } from '../resources/readRecords.ts';
import type { Reader } from './findNamedRecords.ts';
import type { EntryRow } from './findEntries.ts';

/** Ids of records whose names are needed, by entity. */
export type NamesToRead = Map<string, Set<number>>;

/** What a record is called; undefined where it is gone or not the reader's to see. */
export type NameOf = (resource: string, id: number) => string | undefined;

/** Adds a record to those whose names are needed; nothing where a value of an entry is no id. */
export function addName(namesToRead: NamesToRead, resource: string, id: unknown): void {
  if (typeof id !== 'number') return;
  const ids = namesToRead.get(resource) ?? new Set<number>();
  ids.add(id);
  namesToRead.set(resource, ids);
}

/** What records are called that the reader may read, in one query for each kind. */
export async function readNames(reader: Reader, namesToRead: NamesToRead): Promise<NameOf> {
  const names = new Map<string, ReadonlyMap<number, string>>();
  await Promise.all(
    [...namesToRead].map(async ([kind, ids]) => {
      names.set(kind, await namesOfKind(reader, kind, [...ids]));
    }),
  );
  return (resource, id) => names.get(resource)?.get(id);
}

/**
 * What the records of entries are called, as references to them are; of one that was deleted what it was called in the entry.
 * The reader may read them all.
 */
export async function nameEntries(
  reader: Reader,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => string | null> {
  const { registry } = reader.context;
  const readable = new Set(rows);
  const namesToRead: NamesToRead = new Map();
  for (const row of rows) if (registry.has(kindOf(row))) addName(namesToRead, kindOf(row), row.record_id);
  const nameOf = await readNames(reader, namesToRead);
  const gone = rows.filter((row) => row.record_id !== null && nameOf(kindOf(row), row.record_id) === undefined);
  const nameOfGone = await nameGone(reader, gone);
  return (row) => {
    if (row.record_id === null || !readable.has(row)) return null;
    return nameOf(kindOf(row), row.record_id) ?? nameOfGone(row) ?? null;
  };
}

/** What happens to a login is about somebody's account. */
function kindOf({ resource }: EntryRow): string {
  return resource === 'login' ? 'user' : resource;
}

async function namesOfKind(
  { context, caller }: Reader,
  kind: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { registry } = context;
  const resource = registry.get(kind);
  if (!isNameVisible({ context, caller }, resource)) return new Map();
  const readable = await findReadableIds({ resource, context, caller, ids });
  if (readable.size === 0) return new Map();
  const rows = await query(context, namesStatement(resource, registry, [...readable]));
  return new Map(rows.map(({ id, name }) => [id, name || `#${id}`]));
}

/** Records that are no longer there, by what their entries hold; names of what they referred to are those of today. */
async function nameGone(reader: Reader, rows: readonly EntryRow[]): Promise<(row: EntryRow) => string | undefined> {
  const { registry } = reader.context;
  const held = rows.flatMap((row) => {
    const resource = registry.has(row.resource) ? registry.get(row.resource) : undefined;
    const record = (row.before ?? row.after) as Snapshot | null;
    return resource && record && isNameVisible(reader, resource) ? [{ row, resource, record }] : [];
  });
  const namesToRead: NamesToRead = new Map();
  for (const { resource, record } of held) {
    for (const [name, target] of namedReferences(resource)) addName(namesToRead, target, record[name]);
  }
  const nameOf = await readNames(reader, namesToRead);
  const names = held.map(({ row, resource, record }) => {
    const embeds = namedReferences(resource).map(([name, target]) => {
      const id = record[name];
      const found = typeof id === 'number' ? nameOf(target, id) : undefined;
      return found === undefined ? [name, null] : [embedKey(name), { name: found }];
    });
    return [row, fillTemplate(resource.title, { ...record, ...Object.fromEntries(embeds) })] as const;
  });
  const byRow = new Map(names);
  return (row) => byRow.get(row) || undefined;
}

function namedReferences(resource: Resource): (readonly [string, string])[] {
  return templateFields(resource.title).flatMap((name) => {
    const field = fieldOf(resource, name);
    return field?.kind === 'reference' ? [[name, field.target] as const] : [];
  });
}

// A name of which a part is hidden from the reader is hidden as a whole.
function isNameVisible({ caller }: Reader, resource: Resource): boolean {
  const hidden = hiddenFields(resource, caller);
  return templateFields(resource.title).every((name) => !hidden.has(name));
}
