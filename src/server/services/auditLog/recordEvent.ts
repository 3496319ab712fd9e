import type { Kysely } from 'kysely';
import type { AuditDetails, AuditEvent as EventName } from '../../../core/calls/audit.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { storableJson } from '../../jobs/storableJson.ts';

/** Where a call comes from. */
export type Origin = Pick<Caller, 'address' | 'requestId' | 'userAgent' | 'actor'>;

/** What somebody did that is no write of a record: a login, a file that was taken out, a job that was cancelled. */
export interface AuditEvent {
  readonly origin: Origin;
  /** Null where nobody is known. */
  readonly user: { readonly id: number | null; readonly name: string } | null;
  /** An entity, or the name of what is none, such as `login`; with the record, where it is about one. */
  readonly about: { readonly resource: string; readonly id?: number | null | undefined };
  readonly action: EventName;
  /** What else there is to tell. Nothing that is secret, and no field's value that is hidden from anybody. */
  readonly details?: AuditDetails;
}

/** Writes down what somebody did that is no write of a record; those are written down by the write itself. */
export async function recordEvent(
  db: Kysely<Tables>,
  { origin, user, about, action, details }: AuditEvent,
): Promise<void> {
  const { address, requestId, actor } = origin;
  // Whoever looks at the product as another has done it themselves.
  const by = actor ?? user;
  const allDetails: AuditDetails | undefined =
    actor && user ? { ...details, as: { id: user.id, name: user.name } } : details;
  await db
    .insertInto('audit_entries')
    .values({
      user_id: by?.id ?? null,
      user_name: by?.name ?? '',
      address,
      request_id: requestId,
      resource: about.resource,
      record_id: about.id ?? null,
      action,
      before: null,
      after: null,
      details: allDetails ? storableJson(allDetails) : null,
    })
    .execute();
}

type RecordedAction = Omit<AuditEvent, 'origin' | 'user'>;

/** Writes down what a caller does. A file leaves the server only after its entry is stored. */
export function recordAction(
  { database }: Pick<Context, 'database'>,
  caller: Caller,
  recordedAction: RecordedAction,
): Promise<void> {
  return recordActionWithin(database.db, caller, recordedAction);
}

/** Records what somebody does within a transaction: written down if, and only if, what it does is kept. */
export function recordActionWithin(trx: Kysely<Tables>, caller: Caller, recordedAction: RecordedAction): Promise<void> {
  const { userId, name } = caller;
  return recordEvent(trx, { ...recordedAction, origin: caller, user: userId === null ? null : { id: userId, name } });
}
