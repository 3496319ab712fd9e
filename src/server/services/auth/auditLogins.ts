import type { Kysely } from 'kysely';
import { systemTables, type Tables } from '../../db/tables.ts';

/** What happened to logins. */
export type LoginEvent =
  | 'login'
  | 'loginFailed'
  | 'logout'
  | 'tokenReplayed'
  | 'loginEnded'
  | 'otherLoginsEnded'
  | 'passwordChanged'
  | 'emailChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorFailed'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed'
  | 'secondFactorResetRequested'
  | 'secondFactorResetWithdrawn'
  | 'secondFactorReset';

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  readonly requestId: string;
  /** What the browser says of itself. */
  readonly userAgent?: string | undefined;
}

export interface LoginAuditEntry {
  readonly event: LoginEvent;
  readonly origin: Origin;
  /** Null where the login names nobody: what was typed is not kept. */
  readonly user: { readonly id: number; readonly name: string } | null;
  /** Whose login it happened to, where somebody else did it. */
  readonly ofUser?: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes down what happened to somebody's login, apart from the history of the user's record. */
export async function auditLogin(
  db: Kysely<Tables>,
  { event, origin, user, ofUser, details }: LoginAuditEntry,
): Promise<void> {
  await systemTables(db)
    .insertInto('audit_entries')
    .values({
      user_id: user?.id ?? null,
      user_name: user?.name ?? '',
      address: origin.address,
      request_id: origin.requestId,
      resource: 'login',
      record_id: ofUser ?? user?.id ?? null,
      action: event,
      before: null,
      after: details ? JSON.stringify(details) : null,
    })
    .execute();
}
