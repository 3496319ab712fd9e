import type { To } from 'react-router';
import { resourceAtPath, initialPathValues } from '../../core/pathFields.ts';
import { buildPath } from '../../core/paths.ts';
import type { Registry } from '../../core/registry.ts';
import type { Resource } from '../../core/resource.ts';

type View = 'list' | 'create' | 'edit' | 'show';

/** React-admin's own way to address a resource: `/expense`, `/expense/create`, `/expense/12`, `/expense/12/show`. */
const LOGICAL = /^\/([a-zA-Z]+)(?:\/(create)|\/(\d+)(?:\/(show))?)?$/;

/** React-admin's fixed addresses that have another name here. */
const RENAMED: Readonly<Record<string, string>> = { '/access-denied': '/not-authorized' };

/** The address of a resource's list; where a field stands in its path, the list it begins with. */
export function listAddress(resource: Resource): string {
  return resourceAtPath(resource, resource.pathValues ?? initialPathValues(resource)).screens.list;
}

/** The address of a resource's screen; the list where it has no such screen. */
export function screenAddress(resource: Resource, view: View, id?: number | string): string {
  const { screens } = resourceAtPath(resource, resource.pathValues ?? initialPathValues(resource));
  const path = screens[view];
  if (path === undefined || (id === undefined && path.includes('{id}'))) return screens.list;
  return buildPath(path, id === undefined ? {} : { id });
}

/** Where an address leads: react-admin's way of addressing a resource becomes the screen's own path, anything else stays. */
export function toScreenPath(registry: Registry, pathname: string): string {
  const [, name = '', create, id, show] = LOGICAL.exec(pathname) ?? [];
  if (!registry.has(name)) return RENAMED[pathname] ?? pathname;
  const resource = registry.get(name);
  if (create) return screenAddress(resource, 'create');
  if (id === undefined) return screenAddress(resource, 'list');
  return screenAddress(resource, show ? 'show' : 'edit', id);
}

/** The same for whatever a link can be given: a text with query and hash, or the parts of an address. */
export function toScreen(registry: Registry, to: To): To {
  if (typeof to !== 'string')
    return to.pathname === undefined ? to : { ...to, pathname: toScreenPath(registry, to.pathname) };
  const [pathname = '', ...rest] = to.split(/(?=[?#])/);
  return toScreenPath(registry, pathname) + rest.join('');
}
