import { jwtVerify, SignJWT } from 'jose';
import { BoundedCache } from '../../boundedCache.ts';
import { readTokenSecret } from './secrets/tokenSecret.ts';

/** What an access token says: who, in which role, by which login. */
export interface Claims {
  readonly userId: number;
  readonly roleId: number;
  readonly familyId: string;
  /** The view by which somebody else looks at the product as this user, read-only. */
  readonly viewId?: string | undefined;
}

export const ACCESS_SECONDS = 15 * 60;

const ISSUER = 'campus';
const ALGORITHM = 'HS256';
const MAX_CACHED = 5_000;
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const FAMILY = /^[0-9a-f-]{36}$/;

/** Signs and reads access tokens. */
export class AccessTokens {
  readonly #read = new BoundedCache<{ claims: Claims; endsAt: number }>(MAX_CACHED);

  private constructor(private readonly key: CryptoKey) {}

  static async withSecret(secret: string): Promise<AccessTokens> {
    const bytes = new TextEncoder().encode(secret);
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ]);
    return new AccessTokens(key);
  }

  issue({ userId, roleId, familyId, viewId }: Claims, seconds = ACCESS_SECONDS): Promise<string> {
    return new SignJWT({ role: roleId, family: familyId, ...(viewId !== undefined && { view: viewId }) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(`${userId}`)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(this.key);
  }

  /** Undefined when the token is not ours or over. */
  async read(token: string): Promise<Claims | undefined> {
    const known = this.#read.get(token);
    if (known) return known.endsAt > Date.now() ? known.claims : undefined;
    const verified = await this.#verify(token, 0);
    if (verified) this.#read.set(token, verified);
    return verified?.claims;
  }

  /** What a token says that may be over: it still says which login somebody wants to end. */
  async readExpired(token: string): Promise<Claims | undefined> {
    return (await this.#verify(token, Number.MAX_SAFE_INTEGER))?.claims;
  }

  async #verify(token: string, clockTolerance: number): Promise<{ claims: Claims; endsAt: number } | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER, clockTolerance });
      const { sub, role, family, view, exp } = payload;
      if (typeof role !== 'number' || typeof family !== 'string' || !FAMILY.test(family) || !exp) return undefined;
      const claims = { userId: Number(sub), roleId: role, familyId: family };
      if (view === undefined) return { claims, endsAt: exp * 1_000 };
      if (typeof view !== 'string' || !FAMILY.test(view)) return undefined;
      return { claims: { ...claims, viewId: view }, endsAt: exp * 1_000 };
    } catch {
      return undefined;
    }
  }
}

interface TokenContext {
  readonly env: { readonly tokenSecret?: string; readonly dataDir: string };
}

const opened = new WeakMap<TokenContext['env'], Promise<AccessTokens>>();

/** The access tokens of a running server. */
export function accessTokensOf({ env }: TokenContext): Promise<AccessTokens> {
  const known = opened.get(env);
  if (known) return known;
  const made = readTokenSecret(env).then(AccessTokens.withSecret);
  opened.set(env, made);
  return made;
}

/** The token of an `Authorization` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return BEARER.exec(header ?? '')?.[1];
}
