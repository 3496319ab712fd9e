import type { Ability } from '../../core/abilities.ts';
import { homeRoute } from '../auth/homeRoute.ts';
import { isLoginPath } from '../auth/returnPath.ts';
import type { UserData } from '../auth/userData.ts';
import { needOf, type Screen, screenAt } from './screens.ts';

/** What an address leads to: a screen, another address, or the login. */
export type Decision = { readonly show: Screen } | { readonly goTo: string } | { readonly login: true };

interface Visit {
  readonly pathname: string;
  readonly user: UserData | undefined;
  readonly ability: Ability;
}

/** The guard of every navigation. */
export function decideScreen({ pathname, user, ability }: Visit): Decision {
  if (!user) return { login: true };
  const home = homeRoute(user);
  if (isLoginPath(pathname)) return { goTo: home };
  const screen = screenAt(pathname);
  if (!screen) return { goTo: '/error-404' };
  const need = needOf(screen);
  if (!need || ability.can(need.action, need.subject)) return { show: screen };
  // The start page is not refused to whoever has one of their own.
  return { goTo: pathname === '/' && home !== '/' ? home : '/not-authorized' };
}
