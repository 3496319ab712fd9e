import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { hiddenFields } from '../../policies/hiddenFields.ts';

const MAX_ENTRIES = 200;

/** One deed in the history of a record. */
export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly user: { readonly id: number; readonly name: string } | null;
  readonly address: string | null;
  readonly action: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

type Told = Readonly<Record<string, unknown>>;

/** Who did what to a record, newest first. */
export async function readHistory(given: {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly id: number;
}): Promise<HistoryEntry[]> {
  const { context, caller, resource, id } = given;
  const rows = await context.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const hidden = hiddenFields(resource, caller);
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(row.at as string).toISOString(),
    user: row.user_id === null ? null : { id: Number(row.user_id), name: String(row.user_name) },
    address: row.address as string | null,
    action: String(row.action),
    changes: changesBetween(row.before as Told | null, row.after as Told | null).filter(({ field }) => !hidden.has(field)),
  }));
}

function changesBetween(before: Told | null, after: Told | null): HistoryEntry['changes'] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  names.delete('created_at');
  names.delete('created_by');
  return [...names]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
