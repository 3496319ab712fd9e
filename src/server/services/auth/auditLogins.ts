import type { Kysely } from 'kysely';
import type { AuditDetails, LoginEvent } from '../../../core/calls/audit.ts';
import type { Caller } from '../../caller.ts';
import type { Tables } from '../../db/tables.ts';
import { type Origin, recordEvent } from '../auditLog/recordEvent.ts';

export type { LoginEvent, Origin };

export interface LoginAuditEntry {
  readonly event: LoginEvent;
  readonly origin: Origin;
  /** Null where the login names nobody: what was typed is not kept. */
  readonly user: { readonly id: number; readonly name: string } | null;
  /** Who did it, where it was somebody else. */
  readonly by?: { readonly id: number | null; readonly name: string } | undefined;
  readonly details?: AuditDetails;
}

/** Writes down what happened to somebody's login, apart from the history of the user's record. */
export function auditLogin(db: Kysely<Tables>, { event, origin, user, by, details }: LoginAuditEntry): Promise<void> {
  return recordEvent(db, {
    origin,
    user: by ?? user,
    about: { resource: 'login', id: user?.id },
    action: event,
    ...(details && { details }),
  });
}

/** Whoever does it, for the history. */
export function byOf({ userId, name }: Caller): { readonly id: number; readonly name: string } | undefined {
  return userId === null ? undefined : { id: userId, name };
}
