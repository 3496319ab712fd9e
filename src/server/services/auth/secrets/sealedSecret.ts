import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { derivedKey } from './derivedKey.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'second factor';

type KeyContext = Pick<Context, 'env'>;

/** A secret as it is kept: only this server's own secret opens it, and only as that user's. */
export async function seal(context: KeyContext, userId: number, secret: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await derivedKey(context, PURPOSE), nonce);
  cipher.setAAD(Buffer.from(`${userId}`));
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** The secret again; undefined where it was kept with another secret of the server, or for somebody else. */
export async function open(context: KeyContext, userId: number, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, await derivedKey(context, PURPOSE), nonce);
  decipher.setAAD(Buffer.from(`${userId}`));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
