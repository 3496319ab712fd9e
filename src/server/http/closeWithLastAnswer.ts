import type { FastifyInstance } from 'fastify';

/** Ends each connection with the answer that is under way when the server closes: kept open, it would be waited for. */
export function closeWithLastAnswer(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_, reply) => {
    if (stopping.aborted) reply.header('Connection', 'close');
  });
}
