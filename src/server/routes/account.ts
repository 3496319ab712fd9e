import type { Problem } from '../../core/rules/problem.ts';
import { loginCode } from '../../core/calls/accountCalls.ts';
import * as calls from '../../core/calls/engineCalls.ts';
import { languages, type Locale } from '../../../locales/languages.ts';
import { contentDisposition } from '../contentDisposition.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { bearerOf } from '../services/auth/accessTokens.ts';
import type { OpenedSession, LoginOrigin } from '../services/auth/admit.ts';
import { askForPasswordLink } from '../services/auth/askForLink.ts';
import { mailPasswordLink, showPasswordLink } from '../services/auth/handOutLinks.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { MOST_SLIPS, printPasswordSlips } from '../services/accounts/passwordSlips.ts';
import { changePassword, changeProfile, readProfile } from '../services/accounts/profile.ts';
import { refresh } from '../services/auth/refresh.ts';
import { answerChallenge } from '../services/auth/secondFactor/answerChallenge.ts';
import { setUp } from '../services/accounts/setup.ts';
import { readPasswordLink, setPasswordByLink } from '../services/accounts/setPassword.ts';
import { userDataOf } from '../services/accounts/userData.ts';
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
  serve(calls.readPasswordLink, ({ input, ...own }) => {
    const { code } = filled(input, { code: true });
    return readPasswordLink(own, code);
  }),
  serve(calls.setPasswordByLink, async ({ input, translator, ...own }) => {
    const { code } = filled(input, { code: true });
    const owner = await setPasswordByLink(own, { code, password: input.password });
    return success(translator.text('server.passwordChanged'), owner);
  }),
  serve(calls.forgotPassword, async ({ input, translator, ...own }) => {
    const { email: name } = filled(input, { email: true });
    await askForPasswordLink(own, { name, locale: translator.locale });
    return success(translator.text('server.passwordLinkAsked'), null);
  }),
  serve(calls.makePasswordLink, ({ params, input, ...accepted }) => {
    return passwordLinkOf(accepted, { id: params.id, send: input.send });
  }),
  serve(calls.printPasswordSlips, async ({ context, caller, translator, input, reply }) => {
    const pdf = await printPasswordSlips({ context, caller }, slipsOf(context, input, translator.locale));
    reply.type('application/pdf').header('Content-Disposition', contentDisposition('inline', 'sign-in-slips.pdf'));
    return reply.send(Buffer.from(pdf));
  }),
];

function originOf({ caller, request }: Pick<AcceptedRequest, 'caller' | 'request'>): LoginOrigin {
  return { ...caller, cookies: request.headers.cookie };
}

async function answerOf(
  { context, reply }: Pick<AcceptedRequest, 'context' | 'reply'>,
  { person, tokens, mark }: OpenedSession,
) {
  const userData = await userDataOf(context, person);
  reply.header('set-cookie', mark);
  return { userData, ...tokens };
}

async function passwordLinkOf(
  { context, caller, translator }: Pick<AcceptedRequest, 'context' | 'caller' | 'translator'>,
  { id, send }: { readonly id: number; readonly send: string | null },
) {
  if (send !== 'mail') {
    const link = await showPasswordLink({ context, caller }, id);
    return success(translator.text('server.passwordLinkMade'), { ...link, sent_to: null });
  }
  const sent_to = await mailPasswordLink({ context, caller }, id, translator.locale);
  const nothing = { address: null, code: null, expires_at: null };
  return success(translator.text('server.passwordLinkSent', { address: sent_to }), { ...nothing, sent_to });
}

/** The chosen records of a body. */
function slipsOf({ registry }: Context, input: Readonly<Record<string, unknown>>, usual: Locale) {
  const { resource: name, ids: sentIds, language } = input;
  const listed: readonly unknown[] =
    typeof sentIds === 'string' ? sentIds.split(',').filter(Boolean) : [sentIds].flat();
  const ids = listed.map((id) => (typeof id === 'string' || typeof id === 'number' ? Number(id) : Number.NaN));
  if (typeof name !== 'string' || !registry.has(name)) throw refuse.invalid({ resource: [{ key: 'choice' }] });
  if (ids.length === 0 || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
    throw refuse.invalid({ ids: [{ key: 'list' }] });
  if (ids.length > MOST_SLIPS) throw refuse.invalid({ ids: [{ key: 'maxItems', params: { max: MOST_SLIPS } }] });
  const known = languages.find(({ code }) => code === language);
  return { resource: registry.get(name), ids, locale: known?.code ?? usual };
}

/** The named texts of a body, trimmed where that is said; refuses a body that lacks one. */
function filled<Name extends string>(
  body: Readonly<Record<string, unknown>>,
  names: Readonly<Record<Name, boolean>>,
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  const problems: Record<string, Problem[]> = {};
  for (const name of Object.keys(names) as Name[]) {
    const value = body[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    texts[name] = names[name] ? text.trim() : text;
    if (texts[name] === '') problems[name] = [{ key: 'required' }];
  }
  if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
  return texts;
}
