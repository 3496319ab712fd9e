import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that nobody can guess; what is stored of it is its hash. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
