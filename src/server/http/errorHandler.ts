import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES, MEGABYTE } from '../../core/limits.ts';
import type { Resource } from '../../core/resource.ts';
import { isConnectionLost } from '../db/connectionLost.ts';
import { TRIED_AGAIN } from '../db/tryAgain.ts';
import { AppError, refuse } from '../errors.ts';
import { translatorOf } from '../routes/translatorOf.ts';
import { DISK_FULL } from '../plainErrors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The resource whose fields a refusal names. */
    resource?: Resource;
  }
}

const DATABASE_BUSY = new Set([...TRIED_AGAIN, '57014', '55P03', '53300']);

/** Every refusal leaves the server through here: in the caller's language, and without a word about the inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(refuse.noSuchCall(), request, reply));
}

/** Answers an error, also one that comes before any route is known. */
export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const translator = translatorOf(request);
  const refusal = error instanceof AppError ? error : refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send({ message: translator.text('server.internal', { request: request.id }) });
  }
  if (refusal.id === 'diskFull') request.log.error({ err: error }, 'no space left on the disk');
  else if (refusal.status >= 500) request.log.warn({ err: error }, 'busy');
  if (refusal.retryAfterSeconds) reply.header('Retry-After', refusal.retryAfterSeconds);
  const { problems } = refusal;
  return reply.code(refusal.status).send({
    message: translator.refusal(refusal),
    ...(problems && { errors: translator.problems(problems, request.routeOptions.config.resource) }),
    ...refusal.details,
  });
}

function refusalOf(error: Error): AppError | undefined {
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code && DISK_FULL.has(code)) return refuse.diskFull();
  if ((code && DATABASE_BUSY.has(code)) || isConnectionLost(error)) return refuse.busy();
  if (statusCode === 413) return refuse.tooLarge({ max: MAX_BODY_BYTES / MEGABYTE });
  if (statusCode === 415) return refuse.wrongType();
  if (statusCode === 404) return refuse.notFound();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse.malformed();
  return undefined;
}
