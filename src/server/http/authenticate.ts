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

/** A login that holds, and whose it is. */
interface OpenLogin {
  readonly familyId: string;
  readonly session: Session;
}

const LONGEST_USER_AGENT = 400;
const NOTHING = { userId: null, name: '', roleId: null, rules: [], ability: buildAbility([]) } as const;

/**
 * Whoever makes a request. A token that does not hold (any more) makes nobody of its sender, as no token does: what
 * is open to everybody stays open to them, and all else answers 401.
 */
export async function authenticate(
  request: FastifyRequest,
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'ownRecordRoles' | 'personFacts' | 'env'>,
): Promise<Caller> {
  const found = await sessionFor(request, context);
  return callerOf(found, request);
}

/** Whoever has a login that holds; nobody without one. */
export function callerOf(found: OpenLogin | undefined, request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT);
  const language = request.headers['accept-language'];
  const from = { address: request.ip, requestId: request.id, language, userAgent };
  if (!found) return { ...NOTHING, ...from };
  const { familyId, session } = found;
  const { person, ability, actor } = session;
  const { id: userId, name, role, rules, facts, mustSetUpSecondFactor } = person;
  const may = { roleId: role.id, rules, ability, facts, mustSetUpSecondFactor };
  return { userId, name, ...may, familyId, ...from, ...(actor && { actor }) };
}

async function sessionFor(
  request: FastifyRequest,
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'ownRecordRoles' | 'personFacts' | 'env'>,
): Promise<OpenLogin | undefined> {
  const token = bearerOf(request.headers.authorization);
  if (token === undefined) return undefined;
  const claims = await (await accessTokensOf(context)).read(token);
  if (!claims) return undefined;
  const find = request.routeOptions.config.atOnce ? sessionAtOnce : sessionOf;
  const session = await find(context, claims);
  return session && { familyId: claims.familyId, session };
}
