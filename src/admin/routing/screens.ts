import { handMadeScreens } from '../../../resources/registry.ts';
import { registry } from '../../../schemas/index.ts';
import { matchPath, pathParameters } from '../../core/paths.ts';
import { type Resource, subjectOf } from '../../core/resource.ts';
import type { HandMadeScreen } from './handMade.ts';

export type ResourceView = 'list' | 'create' | 'edit' | 'show' | 'singleton';

export type OwnPage = 'home' | 'profile' | 'blank' | 'notFound' | 'notAuthorized';

/** What an address shows. */
export type Screen =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly view: ResourceView; readonly id?: number }
  | { readonly kind: 'handMade'; readonly screen: HandMadeScreen; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'own'; readonly page: OwnPage };

/** The permission that a screen needs. */
export interface Need {
  readonly action: string;
  readonly subject: string;
}

interface Route {
  readonly path: string;
  readonly screenOf: (params: Readonly<Record<string, string>>) => Screen;
}

const OWN_PAGES: Readonly<Record<OwnPage, { readonly path: string; readonly need?: Need }>> = {
  home: { path: '/', need: { action: 'read', subject: 'Dashboard' } },
  profile: { path: '/profile', need: { action: 'full', subject: 'Auth' } },
  blank: { path: '/blank' },
  notFound: { path: '/error-404' },
  notAuthorized: { path: '/not-authorized' },
};

const VIEW_ACTIONS: Readonly<Record<ResourceView, string>> = {
  list: 'read',
  show: 'read',
  singleton: 'read',
  create: 'create',
  edit: 'update',
};

const routes = [...ownRoutes(), ...registry.resources.flatMap(resourceRoutes), ...handMadeRoutes()];
const fixed = new Map(
  routes.filter(({ path }) => pathParameters(path).length === 0).map((route) => [route.path, route]),
);
const withParameters = routes.filter(({ path }) => pathParameters(path).length > 0);

/** The screen at an address; one without parameters goes before one that would also match. Undefined when there is none. */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const exact = fixed.get(path);
  if (exact) return exact.screenOf({});
  for (const route of withParameters) {
    const params = matchPath(route.path, path);
    if (params) return route.screenOf(params);
  }
  return undefined;
}

/** What somebody needs to be shown a screen; undefined when being logged in is enough. */
export function needOf(screen: Screen): Need | undefined {
  if (screen.kind === 'own') return OWN_PAGES[screen.page].need;
  if (screen.kind === 'handMade') return screen.screen;
  const action = VIEW_ACTIONS[screen.view];
  return { action, subject: subjectOf(screen.resource, action) };
}

/** The page that a screen belongs to: a dialog over a list is the list's. Moving within one page moves neither focus nor scroll. */
export function pageKeyOf(screen: Screen): string {
  if (screen.kind === 'own') return screen.page;
  if (screen.kind === 'handMade') return `${screen.screen.path} ${JSON.stringify(screen.params)}`;
  const view = isOverList(screen) ? ['list'] : [screen.view, screen.id];
  return [screen.resource.name, ...view].filter((part) => part !== undefined).join(' ');
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
  const route = (path: string | undefined, view: ResourceView): Route[] =>
    path === undefined
      ? []
      : [{ path, screenOf: ({ id }) => ({ kind: 'resource', resource, view, ...(id && { id: Number(id) }) }) }];
  if (resource.singleton) return route(list, 'singleton');
  return [...route(list, 'list'), ...route(create, 'create'), ...route(edit, 'edit'), ...route(show, 'show')];
}

function handMadeRoutes(): Route[] {
  return Object.values(handMadeScreens).map((screen) => ({
    path: screen.path,
    screenOf: (params) => ({ kind: 'handMade', screen, params }),
  }));
}
