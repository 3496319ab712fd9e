import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Problem } from '../../core/rules/problem.ts';
import type { Context } from '../context.ts';
import { refuse } from '../errors.ts';
import { answerSuccess, translatorOf } from './call.ts';
import { requireAbility } from '../policies/abilities.ts';
import { accessTokensOf, bearerOf } from '../services/auth/accessTokens.ts';
import { keepLoginsTidy } from '../services/auth/keepLoginsTidy.ts';
import { login } from '../services/auth/login.ts';
import { logout } from '../services/auth/logout.ts';
import { changePassword, changeProfile, readProfile } from '../services/auth/profile.ts';
import { refresh } from '../services/auth/refresh.ts';
import { setUp } from '../services/auth/setup.ts';

type Body = Readonly<Record<string, unknown>>;

/** Logging in and out, and one's own account. */
export function authRoutes(app: FastifyInstance, context: Context): void {
  const config = { resource: context.registry.get('user') };

  app.post('/login', { config }, async (request) => {
    const { email: identifier, password } = filled(request, { email: true, password: false });
    return login(context, { identifier, password }, request.caller);
  });
  app.post('/jwt/refresh-token', async (request) => {
    const { refreshToken } = filled(request, { refreshToken: true });
    return refresh(context, refreshToken, request.caller);
  });
  app.post('/logout', async (request, reply) => {
    await logout(context, bearerOf(request.headers.authorization), request.caller);
    return answerSuccess(reply, translatorOf(request).text('server.loggedOut'), null);
  });
  app.post('/setup', { config }, async (request, reply) => {
    const user = await setUp({ context, caller: request.caller }, bodyOf(request));
    return answerSuccess(reply, translatorOf(request).text('server.setupDone'), user, 201);
  });
  profileRoutes(app, context);
  keepLoginsTidy(app, context);
}

function profileRoutes(app: FastifyInstance, context: Context): void {
  const config = { resource: context.registry.get('user') };

  app.get('/me', async ({ caller }) => {
    requireAbility(caller, 'read', 'Auth');
    return { userData: await readProfile({ context, caller }) };
  });
  app.put('/me', { config }, async (request, reply) => {
    const { caller } = request;
    requireAbility(caller, 'full', 'Auth');
    const userData = await changeProfile({ context, caller }, bodyOf(request));
    return answerSuccess(reply, translatorOf(request).text('server.profileSaved'), { userData });
  });
  app.post('/me/password', { config }, async (request, reply) => {
    const { caller } = request;
    requireAbility(caller, 'full', 'Auth');
    await changePassword({ context, caller, familyId: await familyOf(request, context) }, bodyOf(request));
    return answerSuccess(reply, translatorOf(request).text('server.passwordChanged'), null);
  });
}

async function familyOf(request: FastifyRequest, context: Context): Promise<string | undefined> {
  const tokens = await accessTokensOf(context);
  return (await tokens.read(bearerOf(request.headers.authorization) ?? ''))?.familyId;
}

/** The named texts of a body, trimmed where that is said; refuses a body that lacks one. */
function filled<Name extends string>(request: FastifyRequest, names: Readonly<Record<Name, boolean>>): Record<Name, string> {
  const body = bodyOf(request);
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

function bodyOf({ body }: FastifyRequest): Body {
  return (body ?? {}) as Body;
}
