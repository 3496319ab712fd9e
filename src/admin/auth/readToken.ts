import { decodeEscapes } from '../../core/decodeEscapes.ts';

export type TokenName = 'accessToken' | 'refreshToken';

export function readToken(name: TokenName): string | undefined {
  const prefix = `${name}=`;
  const pair = cookieJar()
    .cookie.split('; ')
    .find((part) => part.startsWith(prefix));
  return pair ? decodeEscapes(pair.slice(prefix.length)) || undefined : undefined;
}

// The asynchronous Cookie Store needs https and cannot be read while a request is being put together.
export function cookieJar(): Pick<Document, 'cookie'> {
  return document;
}
