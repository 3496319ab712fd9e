import type { Ability } from '../../core/abilities.ts';
import { matchPath, pathParameters } from '../../core/paths.ts';
import { resourceAtPath, arePathValuesOffered } from '../../core/pathFields.ts';
import { type Need, needOf as needOfAction, type Resource } from '../../core/resource.ts';
import { OWN_PAGES, type OwnPage } from './ownPages.ts';
import type { HandMadeScreen } from '../product/handMade.ts';
import type { Product } from '../product/product.ts';

export type ResourceView = 'list' | 'create' | 'edit' | 'show' | 'singleton';

/** What an address shows. */
export type Screen =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly view: ResourceView; readonly id?: number }
  | { readonly kind: 'handMade'; readonly screen: HandMadeScreen; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'own'; readonly page: OwnPage };

interface Route {
  readonly path: string;
  /** Undefined when the parameters name nothing that there is. */
  readonly screenOf: (params: Readonly<Record<string, string>>) => Screen | undefined;
}

const VIEW_ACTIONS: Readonly<Record<ResourceView, string>> = {
  list: 'read',
  show: 'read',
  singleton: 'read',
  create: 'create',
  edit: 'update',
};

/** The screen at an address; one without parameters goes before one that would also match. Undefined when there is none. */
export type ScreenAt = (pathname: string) => Screen | undefined;

export function createScreenAt({ registry, screens }: Pick<Product, 'registry' | 'screens'>): ScreenAt {
  const all = [...ownRoutes(), ...registry.resources.flatMap(resourceRoutes), ...handMadeRoutes(screens)];
  // A screen made by hand takes the place of the one that has its path.
  const routes = [...new Map(all.map((route) => [route.path, route])).values()];
  const isFixed = ({ path }: Route) => pathParameters(path).length === 0;
  const fixed = new Map(routes.filter(isFixed).map((route) => [route.path, route]));
  const withParameters = routes.filter((route) => !isFixed(route));
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const exact = fixed.get(path);
    if (exact) return exact.screenOf({});
    for (const route of withParameters) {
      const params = matchPath(route.path, path);
      const screen = params && route.screenOf(params);
      if (screen) return screen;
    }
    return undefined;
  };
}

/** What somebody needs to be shown a screen; undefined when everybody may, with a login or without. */
export function needOf(screen: Screen): Need | undefined {
  if (screen.kind === 'own') return OWN_PAGES[screen.page].need;
  if (screen.kind === 'handMade') return screen.screen;
  return needOfAction(screen.resource, VIEW_ACTIONS[screen.view]);
}

/** Whether somebody with an ability is shown a screen. */
export function isOpenTo(ability: Ability, screen: Screen): boolean {
  const need = needOf(screen);
  const opening = screen.kind === 'handMade' ? (screen.screen.opening ?? []) : [];
  return !need || [need, ...opening].some(({ action, subject }) => ability.can(action, subject));
}

/** The page that a screen belongs to: a dialog over a list is the list's. Moving within one page moves neither focus nor scroll. */
export function pageKeyOf(screen: Screen): string {
  if (screen.kind === 'own') return screen.page;
  if (screen.kind === 'handMade') return `${screen.screen.path} ${JSON.stringify(screen.params)}`;
  const view = isOverList(screen) ? ['list'] : [screen.view, screen.id];
  return [screen.resource.name, ...Object.values(screen.resource.pathValues ?? {}), ...view]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Whether a screen is a dialog over its resource's list. */
export function isOverList(screen: Screen): boolean {
  return (
    screen.kind === 'resource' && screen.resource.form.size === 'dialog' && ['create', 'edit'].includes(screen.view)
  );
}

function ownRoutes(): Route[] {
  return Object.entries(OWN_PAGES).map(([page, { path }]) => ({
    path,
    screenOf: () => ({ kind: 'own', page: page as OwnPage }),
  }));
}

function resourceRoutes(resource: Resource): Route[] {
  const { list, create, edit, show } = resource.screens;
  const route = (path: string | undefined, view: ResourceView): Route[] => {
    if (path === undefined) return [];
    const screenOf: Route['screenOf'] = ({ id, ...values }) => {
      if (!arePathValuesOffered(resource, values)) return undefined;
      return { kind: 'resource', resource: resourceAtPath(resource, values), view, ...(id && { id: Number(id) }) };
    };
    return [{ path, screenOf }];
  };
  if (resource.singleton) return route(list, 'singleton');
  return [...route(list, 'list'), ...route(create, 'create'), ...route(edit, 'edit'), ...route(show, 'show')];
}

function handMadeRoutes(screens: Product['screens']): Route[] {
  return Object.values(screens).map((screen) => ({
    path: screen.path,
    screenOf: (params) => ({ kind: 'handMade', screen, params }),
  }));
}
