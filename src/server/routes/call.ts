import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import { localeOf, type Translator, translatorFor } from '../translate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** The words for whoever makes this request. */
export function translatorOf(request: FastifyRequest): Translator {
  return translatorFor(localeOf(request.headers['accept-language']));
}

/** Answers a write the way every write is answered. */
export function answerSuccess(reply: FastifyReply, message: string, data: unknown, status = 200) {
  return reply.code(status).send({ status: 'success', message, data });
}
