import type { Problem } from '../../core/rules/problem.ts';
import * as calls from '../../core/calls/engineCalls.ts';
import { refuse } from '../errors.ts';
import { accessTokensOf, bearerOf } from '../services/auth/accessTokens.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { changePassword, changeProfile, readProfile } from '../services/auth/profile.ts';
import { refresh } from '../services/auth/refresh.ts';
import { setUp } from '../services/auth/setup.ts';
import { type AcceptedRequest, serve, type ServedCall, success } from './serve.ts';

/** Logging in and out, and one's own account. */
export const accountCalls: readonly ServedCall[] = [
  serve(calls.login, ({ context, caller, input }) => {
    const { email: identifier, password } = filled(input, { email: true, password: false });
    return login(context, { identifier, password }, caller);
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
  serve(calls.changePassword, async (accepted) => {
    const { context, caller, translator, input } = accepted;
    await changePassword({ context, caller, familyId: await familyOf(accepted) }, input);
    return success(translator.text('server.passwordChanged'), null);
  }),
];

async function familyOf({
  context,
  request,
}: Pick<AcceptedRequest, 'context' | 'request'>): Promise<string | undefined> {
  const tokens = await accessTokensOf(context);
  return (await tokens.read(bearerOf(request.headers.authorization) ?? ''))?.familyId;
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
