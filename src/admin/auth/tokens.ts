import { isObject } from '../../core/isObject.ts';

import { cookieJar, readToken, type TokenName } from './readToken.ts';

export { readToken };

/** Lifetime of the token cookies, in seconds; every refresh starts it anew. */
const MAX_AGE = 3600;

export type Tokens = Readonly<Record<TokenName, string>>;

export function writeTokens({ accessToken, refreshToken }: Tokens): void {
  writeCookie('accessToken', accessToken, MAX_AGE);
  writeCookie('refreshToken', refreshToken, MAX_AGE);
}

export function clearTokens(): void {
  writeCookie('accessToken', '', 0);
  writeCookie('refreshToken', '', 0);
}

/** The two tokens of a login or refresh answer, or undefined when it holds anything else. */
export function parseTokens(value: unknown): Tokens | undefined {
  if (!isObject(value)) return undefined;
  const { accessToken, refreshToken } = value;
  if (typeof accessToken !== 'string' || accessToken === '') return undefined;
  if (typeof refreshToken !== 'string' || refreshToken === '') return undefined;
  return { accessToken, refreshToken };
}

function writeCookie(name: TokenName, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
  cookieJar().cookie = text;
}
