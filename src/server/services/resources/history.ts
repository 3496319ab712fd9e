import type { Selectable } from 'kysely';
import { isAbilityRule } from '../../../core/abilities.ts';
import type { HistoryEntry } from '../../../core/calls/history.ts';
import { isObject } from '../../../core/isObject.ts';
import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Statement } from '../../db/listSql.ts';
import type { Tables } from '../../db/tables.ts';
import { isAllowed } from '../../policies/require.ts';
import { showPhones } from '../../presenters/showPhones.ts';
import { query } from './readRecords.ts';
import { hiddenFieldsIn } from './shownRecords.ts';

const MAX_ENTRIES = 200;

type ActorColumns = Pick<Selectable<Tables['audit_entries']>, 'user_id' | 'user_name'>;

export type Snapshot = Readonly<Record<string, unknown>>;

/** Who did what to a record, newest first. From where, is for those who manage user accounts. */
export async function readHistory(options: {
  readonly context: Context;
  readonly caller: Caller;
  readonly resource: Resource;
  readonly id: number;
}): Promise<HistoryEntry[]> {
  const { context, caller, resource, id } = options;
  const rows = await context.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    // What was looked at as another user stands in the history of everything alone.
    .where('action', '<>', 'viewed')
    .orderBy('id', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const run = <R>(statement: Statement<R>) => query(context, statement);
  const hidden = await hiddenFieldsIn({ run, resource, context, caller, id });
  const seesAddresses = isAllowed(caller, context.registry.get('user'), 'update');
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    user: actorOf(row),
    address: seesAddresses ? row.address : null,
    action: row.action,
    changes: changesIn(row, resource, context).filter(({ field }) => !hidden.has(field)),
    beyond: hidden.has('permissions') ? [] : grantsNotHeldIn(row.details),
  }));
}

/** Who is behind an entry: an account, or a command of the server, which has a name alone. */
export function actorOf({ user_id: id, user_name: name }: ActorColumns): HistoryEntry['user'] {
  return id === null && !name ? null : { id, name: name ?? '' };
}

/** The permissions of an entry that were given by somebody who did not hold them. */
export function grantsNotHeldIn(details: unknown): HistoryEntry['beyond'] {
  const grants = isObject(details) ? details.beyond : undefined;
  return Array.isArray(grants) ? grants.filter(isAbilityRule) : [];
}

/** What an entry tells that was changed, in the form in which records are answered. */
export function changesIn(
  row: { readonly before: unknown; readonly after: unknown },
  resource: Resource | undefined,
  { country }: Pick<Context, 'country'>,
): HistoryEntry['changes'] {
  const [before, after] = [row.before, row.after].map((each) => {
    const snapshot = each as Snapshot | null;
    return resource ? showPhones(resource, snapshot, country()) : snapshot;
  });
  return changesBetween(before ?? null, after ?? null, resource);
}

/** What differs between a record before and after: fields in the order of their declaration, whatever else behind them. */
function changesBetween(
  before: Snapshot | null,
  after: Snapshot | null,
  resource: Pick<Resource, 'fields'> | undefined,
): HistoryEntry['changes'] {
  const auditedNames = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})];
  const names = new Set([
    ...Object.keys(resource?.fields ?? {}).filter((name) => auditedNames.includes(name)),
    ...auditedNames,
  ]);
  names.delete('created_at');
  names.delete('created_by');
  return [...names]
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
