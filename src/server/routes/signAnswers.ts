import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { accessTokensOf, bearerOf } from '../services/auth/accessTokens.ts';
import { type AddressLogin, fileAddressesOf } from '../services/files/fileAddresses.ts';

/**
 * Signs the addresses of files in every JSON answer for whoever made the call. It is done in one place, behind all calls,
 * and not where records are presented: a call that forgot it would show broken pictures, and nothing would tell.
 */
export function signAnswers(app: FastifyInstance, context: Pick<Context, 'env'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isJson(reply) || !(typeof payload === 'string' || payload instanceof Readable)) return payload;
    if (typeof payload === 'string' && !payload.includes('/storage/')) return payload;
    const login = await loginOf(request, context);
    if (!login) return payload;
    const addresses = await fileAddressesOf(context.env);
    const sign = (json: string) => addresses.signAll(json, login);
    return typeof payload === 'string' ? sign(payload) : Readable.from(eachSigned(payload, sign));
  });
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

async function loginOf(request: FastifyRequest, context: Pick<Context, 'env'>): Promise<AddressLogin | undefined> {
  // Whose login has ended is nobody, with whatever token; what was refused before is of nobody known.
  if (!request.caller || request.caller.userId === null) return undefined;
  const token = bearerOf(request.headers.authorization);
  return token === undefined ? undefined : (await accessTokensOf(context)).read(token);
}

// A long list comes in pieces of whole records: no address is in two of them.
async function* eachSigned(pieces: Readable, sign: (json: string) => string): AsyncGenerator<string> {
  for await (const piece of pieces) yield sign(String(piece));
}
