import type { Env } from '../env.ts';

/** What a server is reached by. */
export type ServerAddress = Pick<Env, 'publicUrl' | 'host' | 'port'>;

/** Where anybody can ask whether a paper is true. */
export function verifyAddress(env: ServerAddress): string {
  return `${baseAddress(env)}/verify`;
}

/** The address that people type, without a slash at its end. */
export function baseAddress({ publicUrl, host, port }: ServerAddress): string {
  return publicUrl ?? `http://${host}:${port}`;
}

/** Where one paper is verified: what its QR code says. */
export function addressOfCode(env: ServerAddress, code: string): string {
  return `${verifyAddress(env)}/${code}`;
}
