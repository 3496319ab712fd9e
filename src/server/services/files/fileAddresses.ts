import { createHmac, timingSafeEqual } from 'node:crypto';
import { storedPath } from '../../../core/files.ts';
import { readTokenSecret } from '../auth/secrets/tokenSecret.ts';
import { HOUR_MS, SECOND_MS } from '../../../core/durations.ts';

/** The login that an address is for. */
export interface AddressLogin {
  readonly userId: number;
  readonly familyId: string;
  /** Where somebody looks at the product as this user. */
  readonly viewId?: string | undefined;
}

/** What a signed address says. */
export interface SignedFor {
  readonly login: AddressLogin;
  /** When it runs out, in milliseconds. */
  readonly until: number;
}

/**
 * An address is the same for so long, so that the browser shows a picture from its cache; it holds for one to two of them.
 */
export const WINDOW_MS = 4 * HOUR_MS;

const PURPOSE = 'addresses of files';
const MAC_LENGTH = 22;
const LOGIN = /^([1-9]\d{0,14})\.([0-9a-f-]{36})(?:\.([0-9a-f-]{36}))?$/;
const SECONDS = /^\d{1,12}$/;

/**
 * The addresses of stored files in the text of a JSON answer: each is a whole text, also one of JSON in such a text. Who
 * types an address into a text of their own gains nothing: a signature says who asks, not that they may see the file, and
 * what somebody sends back is stored without it.
 */
const IN_JSON = /(?<=")\/storage\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.(?:jpg|png|webp|pdf)(?=\\?")/g;

/** Signs the addresses of files for a login and reads them again. */
export class FileAddresses {
  readonly #key: Buffer;

  /** The key is of this purpose alone: nothing that it signs is a token. */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update(PURPOSE).digest();
  }

  /** An address that opens a file, and its small version, to a login until the end of the next window. */
  sign(path: string, login: AddressLogin, now = Date.now()): string {
    const until = (Math.floor(now / WINDOW_MS) + 2) * (WINDOW_MS / SECOND_MS);
    const { userId, familyId, viewId } = login;
    const who = [userId, familyId, ...(viewId === undefined ? [] : [viewId])].join('.');
    const says = `for=${who}&until=${until}`;
    return `${path}?${says}&key=${this.#mac(path, says)}`;
  }

  /** Signs every address in the text of a JSON answer. */
  signAll(json: string, login: AddressLogin, now = Date.now()): string {
    return json.includes('/storage/') ? json.replace(IN_JSON, (path) => this.sign(path, login, now)) : json;
  }

  /** Whom an address is for; undefined when it was never signed so, or has run out. */
  read(address: string, now = Date.now()): SignedFor | undefined {
    const path = storedPath(address);
    const query = new URLSearchParams(address.slice(path.length));
    const [who = '', until = '', key = ''] = ['for', 'until', 'key'].map((name) => query.get(name) ?? '');
    const [, userId, familyId, viewId] = LOGIN.exec(who) ?? [];
    if (!userId || !familyId || !SECONDS.test(until)) return undefined;
    if (!isEqual(key, this.#mac(path, `for=${who}&until=${until}`))) return undefined;
    const ends = Number(until) * SECOND_MS;
    return ends > now ? { login: { userId: Number(userId), familyId, viewId }, until: ends } : undefined;
  }

  // Of the part before the ending, which a picture shares with its small version.
  #mac(path: string, says: string): string {
    const [base] = path.split('.', 1);
    return createHmac('sha256', this.#key).update(`${base} ${says}`).digest('base64url').slice(0, MAC_LENGTH);
  }
}

function isEqual(signature: string, right: string): boolean {
  const [one, other] = [Buffer.from(signature), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

interface SecretPlace {
  readonly tokenSecret?: string;
  readonly dataDir: string;
}

const opened = new WeakMap<SecretPlace, Promise<FileAddresses>>();

/** The signed addresses of a running server. */
export function fileAddressesOf(env: SecretPlace): Promise<FileAddresses> {
  const known = opened.get(env);
  if (known) return known;
  const made = readTokenSecret(env).then((secret) => new FileAddresses(secret));
  opened.set(env, made);
  return made;
}
