import type { Env } from '../env.ts';

/** What a server is reached by. */
export type Addressed = Pick<Env, 'publicUrl' | 'host' | 'port'>;

/** Where anybody can ask whether a paper is true. */
export function verifyAddress({ publicUrl, host, port }: Addressed): string {
  return `${publicUrl ?? `http://${host}:${port}`}/verify`;
}

/** The same for one paper: what its QR code says. */
export function addressOfCode(env: Addressed, code: string): string {
  return `${verifyAddress(env)}/${code}`;
}
