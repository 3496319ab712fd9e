import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Requests that a connection may send before the first of them is answered. Browsers and proxies wait for each answer;
 * whoever sends a thousand and reads none of them would fill the memory with answers.
 */
const MOST_UNANSWERED = 8;

/** Closes connections that send more requests than they take answers. */
export function limitPipelining({ server }: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MOST_UNANSWERED) return socket.destroy();
    response.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return undefined;
  });
}
