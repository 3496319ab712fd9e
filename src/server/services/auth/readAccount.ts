import { type AccountCall, readOwnUser } from './ownAccount.ts';
import { type OpenLogin, openLogins } from './openLogins.ts';
import { type SecondFactorState, secondFactorState } from './secondFactorState.ts';

/** What somebody's profile shows beside what they may do. */
export interface Account {
  readonly login_id: string | null;
  readonly photo: string | null;
  readonly second_factor: SecondFactorState;
  readonly logins: readonly OpenLogin[];
}

/** One's own account, as far as its security goes. */
export async function readAccount(account: AccountCall): Promise<Account> {
  return {
    ...(await readOwnUser(account)),
    second_factor: await secondFactorState(account),
    logins: await openLogins(account),
  };
}
