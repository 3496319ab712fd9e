import type { Ability } from '../../core/abilities.ts';
import { homeRoute } from '../auth/homeRoute.ts';
import { isLoginPath } from '../auth/returnPath.ts';
import type { UserData } from '../auth/userData.ts';
import { screenAddress } from '../addresses/addresses.ts';
import { isOpenTo, needOf, type Screen, type ScreenAt } from '../addresses/screens.ts';

/** What an address leads to: a screen, another address, or the login. */
export type Decision = { readonly show: Screen } | { readonly goTo: string } | { readonly login: true };

interface Visit {
  readonly pathname: string;
  readonly user: UserData | undefined;
  readonly ability: Ability;
  readonly screenAt: ScreenAt;
  /** Whether the product is looked at as another user: nothing is changed then. */
  readonly isView?: boolean;
}

/** The guard of every navigation. */
export function decideScreen({ pathname, user, ability, screenAt, isView = false }: Visit): Decision {
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
  if (isOpenTo(ability, screen)) return (isView && insteadOfForm(screen)) || { show: screen };
  // The start page is not refused to whoever has one of their own.
  return { goTo: pathname === '/' && home !== '/' ? home : '/not-authorized' };
}

/** Where a look as another user leads in the place of a form: to the record's page, or to its list. */
function insteadOfForm(screen: Screen): Decision | undefined {
  if (screen.kind !== 'resource' || !['create', 'edit'].includes(screen.view)) return undefined;
  return { goTo: screenAddress(screen.resource, screen.view === 'edit' ? 'show' : 'list', screen.id) };
}
