import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../db/tables.ts';
import { redeemRecoveryCode } from './recoveryCodes.ts';
import { open } from './sealedSecret.ts';
import { isAppCode, stepOf, typedCode } from './totp.ts';

/** By what a code was right. */
export type VerifiedBy = 'app' | 'recoveryCode';

interface CodeOfUser {
  readonly userId: number;
  readonly code: string;
}

/**
 * Uses up a code of somebody's app, or one of the recovery codes; undefined when it is wrong or was used. The row is locked,
 * so of two who come with the same code one is refused.
 */
export async function checkCode(
  trx: Transaction<Tables>,
  context: Pick<Context, 'env'>,
  { userId, code }: CodeOfUser,
): Promise<VerifiedBy | undefined> {
  const typed = typedCode(code);
  if (!isAppCode(typed)) return (await redeemRecoveryCode(trx, userId, typed)) ? 'recoveryCode' : undefined;
  const factor = await trx
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const secret = factor && (await open(context, userId, factor.secret));
  const step = secret ? stepOf(secret, typed) : undefined;
  if (!factor || step === undefined || step <= factor.last_step) return undefined;
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
  return 'app';
}
