import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from '../env.ts';

type Address = Pick<Env, 'port' | 'host'>;

/** Nothing can listen to the address that the settings name: why, and what to do. */
class AddressError extends Error {
  override readonly name = 'AddressError';
}

const notOurs = ({ host }: Address) =>
  `HOST is ${host}, which is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 to open it to the network.`;

const REASONS: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another port with PORT.`,
  EACCES: ({ port }) => `This account may not listen to port ${port}. Choose another port with PORT.`,
  EADDRNOTAVAIL: notOurs,
  EAFNOSUPPORT: notOurs,
  EAI_AGAIN: notOurs,
  EINVAL: notOurs,
  ENOTFOUND: notOurs,
};

/**
 * Throws where the address cannot be listened to: before a database is made and filled for a server that then cannot
 * start.
 */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  const probe = createServer().listen({ port, host });
  await listening({ port, host }, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
}

/** Waits until something listens; a failure says what is wrong with the settings. */
export async function listening(address: Address, begun: Promise<unknown>): Promise<void> {
  try {
    await begun;
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new AddressError(reason(address)) : error;
  }
}
