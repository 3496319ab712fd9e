import type { Ability } from '../../core/abilities.ts';
import { homeRoute } from '../auth/homeRoute.ts';
import { isLoginPath } from '../auth/returnPath.ts';
import type { UserData } from '../auth/userData.ts';
import { isOpenTo, needOf, type Screen, type ScreenAt } from '../addresses/screens.ts';

/** What an address leads to: a screen, another address, or the login. */
export type Decision = { readonly show: Screen } | { readonly goTo: string } | { readonly login: true };

interface Visit {
  readonly pathname: string;
  readonly user: UserData | undefined;
  readonly ability: Ability;
  readonly screenAt: ScreenAt;
}

/** The guard of every navigation. */
export function decideScreen({ pathname, user, ability, screenAt }: Visit): Decision {
  if (!user && isLoginPath(pathname)) return { login: true };
  const screen = screenAt(pathname);
  if (!user) {
    if (!screen) return { goTo: '/error-404' };
    return needOf(screen) ? { login: true } : { show: screen };
  }
  const home = homeRoute(user);
  if (isLoginPath(pathname)) return { goTo: home };
  if (user.must_set_up_second_factor && pathname !== '/profile') return { goTo: '/profile' };
  if (!screen) return { goTo: '/error-404' };
  if (isOpenTo(ability, screen)) return { show: screen };
  // The start page is not refused to whoever has one of their own.
  return { goTo: pathname === '/' && home !== '/' ? home : '/not-authorized' };
}
