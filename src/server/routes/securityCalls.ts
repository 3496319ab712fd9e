import * as calls from '../../core/calls/accountCalls.ts';
import { endOpenLogin, endOtherLogins } from '../services/auth/openLogins.ts';
import { readAccount } from '../services/auth/readAccount.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewOwnCodes,
} from '../services/auth/secondFactor/ownSecondFactor.ts';
import { confirmReset, readResets, requestReset, withdrawReset } from '../services/accounts/resets.ts';
import { serve, type ServedCall, success } from './serve.ts';

/** What keeps one's own login safe, and what somebody else does when a second factor is lost. */
export const securityCalls: readonly ServedCall[] = [
  serve(calls.account, (own) => readAccount(own)),
  serve(calls.endLogin, async ({ translator, params, ...own }) => {
    await endOpenLogin(own, params.login);
    return success(translator.text('server.loginEnded'), null);
  }),
  serve(calls.endOtherLogins, async ({ translator, ...own }) => {
    await endOtherLogins(own);
    return success(translator.text('server.otherLoginsEnded'), null);
  }),
  serve(calls.beginSecondFactor, async ({ translator, input, ...own }) => {
    return success(translator.text('server.secondFactorBegun'), await beginSecondFactor(own, input));
  }),
  serve(calls.confirmSecondFactor, async ({ translator, input, ...own }) => {
    const { recoveryCodes, isAnotherPhone } = await confirmSecondFactor(own, input.code);
    const key = isAnotherPhone ? 'server.secondFactorIsMoved' : 'server.secondFactorIsOn';
    return success(translator.text(key), { recovery_codes: recoveryCodes });
  }),
  serve(calls.removeSecondFactor, async ({ translator, input, ...own }) => {
    await removeSecondFactor(own, input);
    return success(translator.text('server.secondFactorIsOff'), null);
  }),
  serve(calls.renewRecoveryCodes, async ({ translator, input, ...own }) => {
    const recovery_codes = await renewOwnCodes(own, input);
    return success(translator.text('server.recoveryCodesRenewed'), { recovery_codes });
  }),
  serve(calls.secondFactorResets, (own) => readResets(own)),
  serve(calls.requestReset, async ({ input: { user_id: userId, reason }, ...own }) => {
    const id = await requestReset(own, { userId, reason });
    return success(own.translator.text('server.resetIsRequested'), { id });
  }),
  serve(calls.confirmReset, async ({ params: { id }, ...own }) => {
    await confirmReset(own, id);
    return success(own.translator.text('server.resetIsDone'), null);
  }),
  serve(calls.withdrawReset, async ({ params: { id }, ...own }) => {
    await withdrawReset(own, id);
    return success(own.translator.text('server.resetIsWithdrawn'), null);
  }),
];
