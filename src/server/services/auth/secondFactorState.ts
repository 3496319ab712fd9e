import { type AccountCall, personOf } from './ownAccount.ts';
import { recoveryCodesLeft } from './secrets/recoveryCodes.ts';

/** How somebody's second factor stands. */
export interface SecondFactorState {
  readonly is_on: boolean;
  /** Whether the role asks for it. */
  readonly is_required: boolean;
  readonly since: string | null;
  readonly recovery_codes_left: number;
}

/** How one's own second factor stands. */
export async function secondFactorState(account: AccountCall): Promise<SecondFactorState> {
  const { db } = account.context.database;
  const person = await personOf(account);
  const factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  const since = factor?.confirmed_at ? new Date(factor.confirmed_at).toISOString() : null;
  return {
    is_on: since !== null,
    is_required: await isSecondFactorRequired(account, person.role.id),
    since,
    recovery_codes_left: since === null ? 0 : await recoveryCodesLeft(db, person.id),
  };
}

/** Whether a role asks for a second factor. */
export async function isSecondFactorRequired({ context }: AccountCall, roleId: number): Promise<boolean> {
  const role = await context.database.db
    .selectFrom('roles')
    .select('requires_second_factor')
    .where('id', '=', roleId)
    .executeTakeFirst();
  return role?.requires_second_factor === 1;
}
