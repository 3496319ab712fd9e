import type { UserData } from '../src/admin/auth/userData.ts';
import { matchPath } from '../src/core/paths.ts';
import { plainRequest } from '../src/admin/http/call.ts';
import { pageNamesPath, screenPaths } from './screenPaths.ts';

/** The one path that matches more addresses than there are screens: each page of the website has its editor there. */
const PAGE_PATH = '/public/{slug}';

/**
 * Whether an address leads to a screen, for whoever is not logged in. Asks the server only about pages of the website, and
 * for visitors alone: whose login has ended comes back after the next one, also to a page that visitors must not know of.
 */
export async function isScreen(
  pathname: string,
  /** Whose login has ended; nobody where a visitor asks. */
  formerUser?: UserData,
): Promise<boolean> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (screenPaths.some((template) => template !== PAGE_PATH && matchesPath(template, path))) return true;
  const slug = matchesPath(PAGE_PATH, path)?.slug;
  return slug !== undefined && (formerUser !== undefined || (await isPage(slug)));
}

/** An address that cannot be decoded matches nothing. */
function matchesPath(template: string, path: string): Record<string, string> | undefined {
  try {
    return matchPath(template, path);
  } catch {
    return undefined;
  }
}

// A server that does not answer is no reason to call a page missing.
async function isPage(slug: string): Promise<boolean> {
  const answer = await plainRequest({ method: 'GET', path: pageNamesPath }).catch(() => undefined);
  const pages = answer?.json;
  return !Array.isArray(pages) || pages.some((page: { readonly slug?: unknown }) => page.slug === slug);
}
