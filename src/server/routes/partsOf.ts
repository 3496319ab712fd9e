import type { FastifyMultipartBaseOptions, Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

/**
 * The parts of a multipart body, as the plugin gives them; it waits for ever for the rest of a body whose sender has gone,
 * and with it whatever place the request holds. Here the body is refused then.
 */
export async function* partsOf(
  request: FastifyRequest,
  options: Omit<FastifyMultipartBaseOptions, 'throwFileSizeLimit'> & { throwFileSizeLimit?: boolean },
): AsyncGenerator<Multipart> {
  const { raw } = request;
  let part: Multipart | undefined;
  let leave: () => void = () => undefined;
  const gone = new Promise<never>((_, reject) => {
    leave = () => {
      if (raw.complete) return;
      reject(refuse.malformed());
      if (part?.type === 'file') part.file.destroy(refuse.malformed());
    };
  });
  // Where the body has ended, nobody waits for it any more.
  gone.catch(() => undefined);
  raw.once('close', leave);
  if (raw.destroyed) leave();
  const parts = request.parts(options)[Symbol.asyncIterator]();
  try {
    for (
      let next = await Promise.race([parts.next(), gone]);
      !next.done;
      next = await Promise.race([parts.next(), gone])
    ) {
      part = next.value;
      yield part;
    }
  } finally {
    raw.off('close', leave);
  }
}
