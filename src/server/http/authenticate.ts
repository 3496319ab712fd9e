import type { FastifyRequest } from 'fastify';
import { buildAbility } from '../../core/abilities.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import { accessTokensOf, bearerOf } from '../services/auth/accessTokens.ts';
import { type Session, sessionAtOnce, sessionOf } from '../services/auth/sessions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without the database, and so does not wait for it either to know its caller. */
    atOnce?: boolean;
  }
}

const NOTHING = { userId: null, name: '', roleId: null, rules: [], ability: buildAbility([]) } as const;

/**
 * Whoever makes a request. A token that does not hold (any more) makes nobody of its sender, as no token does: what
 * is open to everybody stays open to them, and all else answers 401.
 */
export async function authenticate(
  request: FastifyRequest,
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'env'>,
): Promise<Caller> {
  const session = await sessionFor(request, context);
  const from = { address: request.ip, requestId: request.id };
  if (!session) return { ...NOTHING, ...from };
  const { person, ability } = session;
  return { userId: person.id, name: person.name, roleId: person.role.id, rules: person.rules, ability, ...from };
}

async function sessionFor(
  request: FastifyRequest,
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'env'>,
): Promise<Session | undefined> {
  const token = bearerOf(request.headers.authorization);
  if (token === undefined) return undefined;
  const claims = await (await accessTokensOf(context)).read(token);
  if (!claims) return undefined;
  return request.routeOptions.config.atOnce ? sessionAtOnce(context, claims) : sessionOf(context, claims);
}
