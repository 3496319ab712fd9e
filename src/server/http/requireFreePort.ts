import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from '../env.ts';

/**
 * Throws where the address is taken, as listening to it does: before a database is made and filled for a server that then
 * cannot start.
 */
export async function requireFreePort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
