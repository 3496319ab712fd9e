import type { Transaction } from 'kysely';
import type { Resource } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Tables } from '../../db/tables.ts';
import { insertRows } from './import/insertMany.ts';

type Presented = Readonly<Record<string, unknown>>;

/** Bookkeeping that says nothing about what somebody changed. */
const UNTOLD = new Set(['id', 'updated_at', 'row_version', 'creator']);

export interface Deed {
  readonly caller: Caller;
  readonly resource: Resource;
  readonly id: number;
  /** create, update, delete, toggle or the name of a status action. */
  readonly action: string;
  readonly before: Presented | null;
  readonly after: Presented | null;
}

/** Writes down who did what, from where, with the record before and after; part of the transaction that does it. */
export async function audit(trx: Transaction<Tables>, deed: Deed): Promise<void> {
  await trx.insertInto('audit_entries').values(auditEntry(deed)).execute();
}

/** Writes down many deeds in one statement. */
export async function auditAll(trx: Transaction<Tables>, deeds: readonly Deed[]): Promise<void> {
  const parsed = (text: string | null) => JSON.parse(text ?? 'null');
  const rows = deeds.map(auditEntry).map((entry) => ({ ...entry, before: parsed(entry.before), after: parsed(entry.after) }));
  await insertRows({ trx }, 'audit_entries', rows);
}

/** What the history keeps of a deed. */
function auditEntry({ caller, resource, id, action, before, after }: Deed) {
  return {
    user_id: caller.userId,
    user_name: caller.name,
    address: caller.address,
    request_id: caller.requestId,
    resource: resource.name,
    record_id: id,
    action,
    before: before && JSON.stringify(told(resource, before)),
    after: after && JSON.stringify(told(resource, after)),
  };
}

// Only stored values: what stands beside a reference, and what is worked out, follows from them.
function told(resource: Resource, record: Presented): Presented {
  const isTold = (name: string) => {
    if (UNTOLD.has(name)) return false;
    const field = resource.fields[name];
    return field ? field.kind !== 'computed' : name === 'is_active' || name === 'created_at' || name === 'created_by' || name === 'password';
  };
  return Object.fromEntries(Object.entries(record).filter(([name]) => isTold(name)));
}
