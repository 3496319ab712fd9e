import { isObject } from '../../core/isObject.ts';

/**
 * The asked route out of `?to=`, or undefined when following it could leave this site: an absolute or
 * scheme-relative address, one that becomes scheme-relative once normalised (`/.//host`), or a script. The login
 * itself is no route to return to.
 */
export function safeReturnPath(value: string | null): string | undefined {
  if (!value?.startsWith('/')) return undefined;
  const url = parse(value);
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return undefined;
  return isLoginPath(url.pathname) ? undefined : pathOf(url);
}

/** The address of the login that leads back to `from` afterwards; the reason decides what the page says first. */
export function loginAddress(from: Pick<Location, 'pathname' | 'search' | 'hash'>, reason?: 'expired'): string {
  const to = safeReturnPath(pathOf(from));
  const query = new URLSearchParams();
  if (to && to !== '/') query.set('to', to);
  if (reason) query.set('reason', reason);
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** Where somebody was on their way to when they were sent elsewhere, out of the state of that way. */
export function intendedPath(state: unknown): string | undefined {
  const wanted = isObject(state) ? state.wanted : undefined;
  const path = safeReturnPath(typeof wanted === 'string' ? wanted : null);
  return path === '/' ? undefined : path;
}

export function isLoginPath(pathname: string): boolean {
  return /^\/login\/?$/i.test(pathname);
}

function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}

function parse(value: string): URL | undefined {
  try {
    return new URL(value, location.origin);
  } catch {
    return undefined;
  }
}
