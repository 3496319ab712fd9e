import { homeRoute } from './homeRoute.ts';
import { linkCodeIn } from './linkCode.ts';
import { isLoginPath, loginAddress, safeReturnPath } from './returnPath.ts';
import type { UserData } from './userData.ts';

/** What to show first, and the address it belongs to. */
export interface StartDecision {
  readonly screen: 'login' | 'app';
  readonly address: string;
}

/** The pages that say something to everybody, whether logged in or not. */
const OPEN_PAGES = /^\/(error-404|not-authorized|blank)\/?$/;

export function isOpenPage(pathname: string): boolean {
  return OPEN_PAGES.test(pathname);
}

export function decideStart(here: Pick<Location, 'pathname' | 'search' | 'hash'>, user?: UserData): StartDecision {
  const atLogin = isLoginPath(here.pathname);
  const address = here.pathname + here.search + here.hash;
  // It may be somebody else's: a parent is signed in where a child chooses a password.
  if (atLogin && linkCodeIn(here.hash) !== undefined) return { screen: 'login', address };
  if (!user) {
    if (isOpenPage(here.pathname)) return { screen: 'app', address };
    return { screen: 'login', address: atLogin ? address : loginAddress(here) };
  }
  if (!atLogin) return { screen: 'app', address };
  return { screen: 'app', address: safeReturnPath(new URLSearchParams(here.search).get('to')) ?? homeRoute(user) };
}
