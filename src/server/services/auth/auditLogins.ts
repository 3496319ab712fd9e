import type { Kysely } from 'kysely';
import { systemTables, type Tables } from '../../db/tables.ts';

/** What happened to logins. */
export type LoginEvent =
  | 'login'
  | 'loginFailed'
  | 'logout'
  | 'tokenReplayed'
  | 'otherLoginsEnded'
  | 'passwordLinkMade'
  | 'passwordByLink';

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
}

export interface LoginAuditEntry {
  readonly event: LoginEvent;
  readonly origin: Origin;
  /** Null where the login names nobody: what was typed is not kept. */
  readonly user: { readonly id: number; readonly name: string } | null;
  /** Who did it, where it was somebody else. */
  readonly by?: { readonly id: number | null; readonly name: string } | undefined;
}

/** Writes down what happened to somebody's login, apart from the history of the user's record. */
export async function auditLogin(
  db: Kysely<Tables>,
  { event, origin, user, by = user ?? undefined }: LoginAuditEntry,
): Promise<void> {
  await systemTables(db)
    .insertInto('audit_entries')
    .values({
      user_id: by?.id ?? null,
      user_name: by?.name ?? '',
      address: origin.address,
      request_id: origin.requestId,
      resource: 'login',
      record_id: user?.id ?? null,
      action: event,
      before: null,
      after: null,
    })
    .execute();
}
