import type { FastifyReply, FastifyRequest } from 'fastify';

interface Ending {
  readonly end: () => void;
  /** Milliseconds after which whoever has not taken the answer is cut off. */
  readonly limitMs: number;
}

/**
 * Ends a piece of work with its answer, also where whoever asked went away in the middle of it, or before its turn. An
 * answer that waits behind another one of its connection is never closed itself: the connection is what tells.
 */
export function endWithAnswer(
  { raw: { socket } }: FastifyRequest,
  { raw: response }: FastifyReply,
  { end, limitMs }: Ending,
): void {
  const timer = setTimeout(() => socket.destroy(), limitMs);
  const finish = () => {
    clearTimeout(timer);
    response.off('finish', finish);
    response.off('close', finish);
    socket.off('close', finish);
    end();
  };
  response.once('finish', finish);
  response.once('close', finish);
  socket.once('close', finish);
  if (socket.destroyed || response.destroyed) finish();
}
