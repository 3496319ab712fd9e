import type { Problem } from '../../core/rules/problem.ts';
import { loginCode } from '../../core/calls/accountCalls.ts';
import * as calls from '../../core/calls/engineCalls.ts';
import { refuse } from '../errors.ts';
import { bearerOf } from '../services/auth/accessTokens.ts';
import type { Admitted, LoginOrigin } from '../services/auth/admit.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { changePassword, changeProfile, readProfile } from '../services/auth/profile.ts';
import { refresh } from '../services/auth/refresh.ts';
import { answerChallenge } from '../services/auth/secondFactor/answerChallenge.ts';
import { setUp } from '../services/auth/setup.ts';
import { type AcceptedRequest, serve, type ServedCall, success } from './serve.ts';

/** Logging in and out, and one's own account. */
export const accountCalls: readonly ServedCall[] = [
  serve(calls.login, async (accepted) => {
    const { email: identifier, password } = filled(accepted.input, { email: true, password: false });
    const step = await login(accepted.context, { identifier, password }, originOf(accepted));
    return 'challenge' in step ? { second_factor: step.challenge } : answerOf(accepted, step);
  }),
  serve(loginCode, async (accepted) => {
    const answer = filled(accepted.input, { challenge: true, code: true });
    return answerOf(accepted, await answerChallenge(accepted.context, answer, originOf(accepted)));
  }),
  serve(calls.refreshTokens, ({ context, caller, input }) => {
    const { refreshToken } = filled(input, { refreshToken: true });
    return refresh(context, refreshToken, caller);
  }),
  serve(calls.logout, async ({ context, caller, translator, request }) => {
    await logout(context, bearerOf(request.headers.authorization), caller);
    return success(translator.text('server.loggedOut'), null);
  }),
  serve(calls.setup, async ({ translator, input, ...own }) => {
    return success(translator.text('server.setupDone'), await setUp(own, input));
  }),
  serve(calls.me, async (own) => ({ userData: await readProfile(own) })),
  serve(calls.updateMe, async ({ translator, input, ...own }) => {
    return success(translator.text('server.profileSaved'), { userData: await changeProfile(own, input) });
  }),
  serve(calls.changePassword, async ({ translator, input, ...own }) => {
    await changePassword(own, input);
    return success(translator.text('server.passwordChanged'), null);
  }),
];

function originOf({ caller, request }: Pick<AcceptedRequest, 'caller' | 'request'>): LoginOrigin {
  return { ...caller, cookies: request.headers.cookie };
}

function answerOf({ reply }: Pick<AcceptedRequest, 'reply'>, { answer, mark }: Admitted): Admitted['answer'] {
  reply.header('set-cookie', mark);
  return answer;
}

/** The named texts of a body, trimmed where that is said; refuses a body that lacks one. */
function filled<Name extends string>(
  body: Readonly<Record<string, unknown>>,
  names: Readonly<Record<Name, boolean>>,
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  const problems: Record<string, Problem[]> = {};
  for (const name of Object.keys(names) as Name[]) {
    const given = body[name];
    const text = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
    texts[name] = names[name] ? text.trim() : text;
    if (texts[name] === '') problems[name] = [{ key: 'required' }];
  }
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  return texts;
}
