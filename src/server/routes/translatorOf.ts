import type { FastifyRequest } from 'fastify';
import type { Translator, Translators } from '../translate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    translators: Translators;
  }
}

/** The words for whoever makes this request. */
export function translatorOf(request: FastifyRequest): Translator {
  return request.server.translators.forHeader(request.headers['accept-language']);
}
