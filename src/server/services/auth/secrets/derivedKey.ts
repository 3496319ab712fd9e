import { hkdfSync } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { readTokenSecret } from './tokenSecret.ts';

const KEY_BYTES = 32;

/** A key for one purpose, from the secret of the tokens: of one purpose's key nobody learns anything about another's. */
export async function derivedKey({ env }: Pick<Context, 'env'>, purpose: string): Promise<Buffer> {
  const secret = await readTokenSecret(env);
  return Buffer.from(hkdfSync('sha256', secret, '', `campus ${purpose}`, KEY_BYTES));
}
