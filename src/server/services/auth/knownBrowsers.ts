import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { derivedKey } from './secrets/derivedKey.ts';
import { DAY_MS, SECOND_MS } from '../../../core/durations.ts';

const COOKIE = 'knownBrowser';
const SECONDS = (180 * DAY_MS) / SECOND_MS;
const NONCE_BYTES = 16;
/** A shared computer remembers the persons who used it last. */
const MOST_PERSONS = 5;
const MARK = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

type KeyContext = Pick<Context, 'env'>;

/**
 * Whether somebody has logged in before in the browser that sends these cookies: the mark that it was given then. It is no
 * proof of who somebody is; it only makes their wrong passwords count apart from those of strangers.
 */
export async function knownBrowser(
  context: KeyContext,
  { cookies, userId }: { readonly cookies: string | undefined; readonly userId: number },
): Promise<string | undefined> {
  const key = await derivedKey(context, 'known browser');
  const own = marksOf(cookies).find((mark) => mark.startsWith(`${userId}.`));
  const [, id = '', nonce = '', signature = ''] = MARK.exec(own ?? '') ?? [];
  if (!own || !timingSafeEqual(Buffer.from(signature), Buffer.from(signed(key, { id, nonce })))) return undefined;
  return nonce;
}

/** The header that marks a browser in which somebody has just logged in; those who used it before stay known. */
export async function markBrowser(
  context: KeyContext,
  { cookies, userId }: { readonly cookies: string | undefined; readonly userId: number },
): Promise<string> {
  const key = await derivedKey(context, 'known browser');
  const id = `${userId}`;
  const nonce = (await knownBrowser(context, { cookies, userId })) ?? randomBytes(NONCE_BYTES).toString('base64url');
  const others = marksOf(cookies).filter((mark) => !mark.startsWith(`${id}.`));
  const marks = [`${id}.${nonce}.${signed(key, { id, nonce })}`, ...others].slice(0, MOST_PERSONS);
  const isHttps = context.env.publicUrl?.startsWith('https:') ?? false;
  const limits = `Path=/api/login; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
  return `${COOKIE}=${marks.join('~')}; ${limits}`;
}

function marksOf(cookies: string | undefined): string[] {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const own = pairs.find((pair) => pair.startsWith(`${COOKIE}=`)) ?? '';
  return own
    .slice(COOKIE.length + 1)
    .split('~')
    .filter((mark) => MARK.test(mark));
}

function signed(key: Buffer, { id, nonce }: { readonly id: string; readonly nonce: string }): string {
  return createHmac('sha256', key).update(`${id}.${nonce}`).digest('base64url');
}
