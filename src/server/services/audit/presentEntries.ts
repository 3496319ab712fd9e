import type { AuditEntry } from '../../../core/calls/audit.ts';
import { isObject } from '../../../core/isObject.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Context } from '../../context.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';
import { isPersonal, mayRead } from '../../policies/require.ts';
import { grantsNotHeldIn, changesIn, actorOf } from '../resources/history.ts';
import { findReadableIds } from '../resources/readRecords.ts';
import { nameEntries } from './entryNames.ts';
import type { Reader } from './findNamedRecords.ts';
import type { EntryRow } from './findEntries.ts';

/**
 * Entries as somebody may read them: of a record that they may not read, who did what and when, and not what it held; of
 * others all but the fields that are hidden from them.
 */
export async function presentEntries(reader: Reader, rows: readonly EntryRow[]): Promise<AuditEntry[]> {
  const readable = await readableRecords(reader, rows);
  const nameOf = await nameEntries(
    reader,
    rows.filter((row) => {
      const resource = resourceOf(reader.context, row);
      return resource === undefined || readable(resource, row);
    }),
  );
  return rows.map((row) => {
    const resource = resourceOf(reader.context, row);
    const isHidden = resource !== undefined && !readable(resource, row);
    const hidden = resource && hiddenFields(resource, reader.caller);
    const changes = isHidden ? [] : changesIn(row, resource, reader.context);
    return {
      id: row.id,
      at: row.at,
      user: actorOf(row),
      address: row.address,
      request_id: row.request_id,
      resource: row.resource,
      record_id: row.record_id,
      name: nameOf(row),
      action: row.action,
      changes: changes.filter(({ field }) => !hidden?.has(field)),
      beyond: isHidden || hidden?.has('permissions') ? [] : grantsNotHeldIn(row.details),
      details: isHidden ? null : shownDetails(row.details, hidden),
      is_hidden: isHidden,
      is_personal: resource !== undefined && isPersonal(resource),
    };
  });
}

function resourceOf({ registry }: Context, { resource }: EntryRow): Resource | undefined {
  return registry.has(resource) ? registry.get(resource) : undefined;
}

/** Whether the record of an entry is in the caller's sight; what names no record only asks for the entity. */
async function readableRecords({ context, caller }: Reader, rows: readonly EntryRow[]) {
  const sight = new Map<string, ReadonlySet<number>>();
  const resources = new Set(rows.flatMap((row) => resourceOf(context, row) ?? []));
  for (const resource of resources) {
    const own = rows.filter((row) => row.resource === resource.name);
    const ids = new Set(own.flatMap(({ record_id: id }) => id ?? []));
    sight.set(resource.name, await findReadableIds({ resource, context, caller, ids: [...ids] }));
  }
  return (resource: Resource, { record_id: id }: EntryRow): boolean =>
    id === null ? mayRead(caller, resource) : (sight.get(resource.name)?.has(id) ?? false);
}

/** The details of an entry without the filters of an export that name fields which its reader may not see. */
function shownDetails(stored: unknown, hidden: ReadonlySet<string> | undefined): AuditEntry['details'] {
  if (!isObject(stored)) return null;
  // What was given beyond the own has a place of its own, and what was taken is said by the changes.
  const { beyond: _given, taken: _taken, ...details } = stored;
  if (Object.keys(details).length === 0) return null;
  if (!hidden || hidden.size === 0 || details.filter === undefined) return details;
  const names = namesIn(filterOf(details.filter));
  const isVisible = names.every((name) => ![...hidden].some((field) => name.startsWith(field)));
  const { filter: _, ...others } = details;
  return isVisible ? details : others;
}

/** Every name in a filter, however deep: alternatives (`any_of`) have filters of their own. */
function namesIn(filter: unknown): string[] {
  if (Array.isArray(filter)) return filter.flatMap(namesIn);
  if (!isObject(filter)) return [];
  return Object.entries(filter).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

function filterOf(filter: unknown): Readonly<Record<string, unknown>> {
  if (typeof filter !== 'string') return isObject(filter) ? filter : {};
  const parsed: unknown = JSON.parse(filter);
  return isObject(parsed) ? parsed : {};
}
