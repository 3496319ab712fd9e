import { homeRoute } from './homeRoute.ts';
import { isLoginPath, loginAddress, safeReturnPath } from './returnPath.ts';
import type { UserData } from './userData.ts';

/** What to show first, and the address it belongs to. */
export interface StartDecision {
  readonly screen: 'login' | 'app';
  readonly address: string;
}

export function decideStart(here: Pick<Location, 'pathname' | 'search' | 'hash'>, user?: UserData): StartDecision {
  const atLogin = isLoginPath(here.pathname);
  const address = here.pathname + here.search + here.hash;
  if (!user) return { screen: 'login', address: atLogin ? address : loginAddress(here) };
  if (!atLogin) return { screen: 'app', address };
  return { screen: 'app', address: safeReturnPath(new URLSearchParams(here.search).get('to')) ?? homeRoute(user) };
}
