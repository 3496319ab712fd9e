import type { Kysely, Transaction } from 'kysely';
import type { AbilityRule } from '../../../../core/abilities.ts';
import type { RecordAction } from '../../../../core/calls/audit.ts';
import type { Resource } from '../../../../core/resource.ts';
import type { Caller } from '../../../caller.ts';
import { insertAhead } from '../../../db/insertAhead.ts';
import type { Tables } from '../../../db/tables.ts';
import { grantsNotHeld } from '../../auth/grantsNotHeld.ts';
import { removalsNotHeld } from '../../auth/removalsNotHeld.ts';
import { insertRows } from './rows.ts';
import type { Values } from '../../store.ts';
import { type Draft, isWritten, type Write } from './write.ts';

/** What became of one record, by whom. */
interface AuditEntry {
  readonly caller: Pick<Caller, 'userId' | 'name' | 'address' | 'requestId'>;
  readonly resource: Resource;
  readonly id: number;
  readonly action: RecordAction;
  readonly before: Values | null;
  readonly after: Values | null;
  /** Permissions that were given by somebody who does not hold them. */
  readonly beyond: readonly AbilityRule[];
  /** Permissions that were taken by somebody who does not hold them. */
  readonly taken: readonly AbilityRule[] | undefined;
}

/** Writes one audit entry for each record that changed. */
export async function writeAudit({ kind, action, recordedAs, store, caller, drafts }: Write): Promise<void> {
  const { trx, resource } = store;
  const names = auditedNames(resource);
  const passwords = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'password');
  const entries: ReturnType<typeof auditRow>[] = [];
  for (const draft of drafts.filter(isWritten)) {
    const entry = {
      caller,
      resource,
      id: (draft.after ?? draft.before)?.id as number,
      action: recordedAs ?? action?.name ?? kind.recordedAs,
      beyond: await grantsNotHeld({ store, caller }, draft),
      taken: await removalsNotHeld({ store, caller }, draft),
      ...withPasswordMark(passwords, draft),
    };
    entries.push(auditRow(entry, names));
  }
  await insertEntries(trx, entries);
}

/** A change that no call has made, such as one in the past of a demo. */
type PastChange = Pick<AuditEntry, 'caller' | 'resource' | 'id' | 'before' | 'after'> & { readonly at: string };

/** Writes down a change that no call has made, as the write of a call does. */
export async function auditPastChange(db: Kysely<Tables>, { at, ...change }: PastChange): Promise<void> {
  const entry = auditRow({ ...change, action: 'update', beyond: [], taken: undefined }, auditedNames(change.resource));
  const { before, after, details } = entry;
  await db
    .insertInto('audit_entries')
    .values({ ...entry, at, before: asJson(before), after: asJson(after), details: asJson(details) })
    .execute();
}

// A single entry goes as a prepared statement, many in one statement.
async function insertEntries(trx: Transaction<Tables>, entries: readonly ReturnType<typeof auditRow>[]): Promise<void> {
  const [only, ...more] = entries;
  if (!only) return;
  if (more.length === 0) {
    const { before, after, details } = only;
    const row = { ...only, before: asJson(before), after: asJson(after), details: asJson(details) };
    return insertAhead(trx, 'audit_entries', row);
  }
  await insertRows({ trx }, 'audit_entries', entries);
}

function asJson(record: Values | null): string | null {
  return record && JSON.stringify(record);
}

// The history tells that a password was changed, by marks in its place.
function withPasswordMark(passwords: readonly string[], { before, after, values }: Draft) {
  const changed = passwords.filter((name) => name in values);
  if (changed.length === 0 || !before || !after) return { before: before ?? null, after: after ?? null };
  const marks = (mark: string) => Object.fromEntries(changed.map((name) => [name, mark]));
  return { before: { ...before, ...marks('•') }, after: { ...after, ...marks('••') } };
}

/** The row of `audit_entries` that keeps an entry. */
function auditRow(
  { caller, resource, id, action, before, after, beyond, taken }: AuditEntry,
  names: ReadonlySet<string>,
) {
  const details = { ...(beyond.length > 0 && { beyond }), ...(taken && { taken }) };
  return {
    user_id: caller.userId,
    user_name: caller.name,
    address: caller.address,
    request_id: caller.requestId,
    resource: resource.name,
    record_id: id,
    action,
    before: before && auditedPart(before, names),
    after: after && auditedPart(after, names),
    details: Object.keys(details).length > 0 ? details : null,
  };
}

/** Kept, because every mark that is saved asks for them. */
const known = new WeakMap<Resource, ReadonlySet<string>>();

// Only stored values: titles of references and computed fields follow from them.
function auditedNames(resource: Resource): ReadonlySet<string> {
  const found = known.get(resource);
  if (found) return found;
  const stored = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind !== 'computed');
  const names = new Set([...stored, 'is_active', 'created_at', 'created_by']);
  known.set(resource, names);
  return names;
}

function auditedPart(record: Values, names: ReadonlySet<string>): Values {
  const part: Record<string, unknown> = {};
  for (const name of Object.keys(record)) if (names.has(name)) part[name] = record[name];
  return part;
}
