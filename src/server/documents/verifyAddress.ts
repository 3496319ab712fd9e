import type { Env } from '../env.ts';

/** What a server is reached by. */
export type Addressed = Pick<Env, 'publicUrl' | 'host' | 'port'>;

/** Where anybody can ask whether a paper is true. */
export function verifyAddress(env: Addressed): string {
  return `${baseAddress(env)}/verify`;
}

/** The address that people type, without a slash at its end. */
export function baseAddress({ publicUrl, host, port }: Addressed): string {
  return publicUrl ?? `http://${host}:${port}`;
}

/** Where one paper is verified: what its QR code says. */
export function addressOfCode(env: Addressed, code: string): string {
  return `${verifyAddress(env)}/${code}`;
}
