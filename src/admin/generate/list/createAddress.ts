import { pathParameters } from '../../../core/paths.ts';
import type { Resource } from '../../../core/resource.ts';

/**
 * Where a record is made; a dialog over the list leaves the list's query as it is. What all records of the list have,
 * and the form's own address does not say, goes along as react-admin's `source`.
 */
export function createAddress({ screens, form, pathValues = {} }: Resource, search: string): string | undefined {
  if (!screens.create) return undefined;
  if (form.size === 'dialog') return screens.create + search;
  const said = pathParameters(screens.create);
  const given = Object.entries(pathValues).filter(([name]) => !said.includes(name));
  if (given.length === 0) return screens.create;
  return `${screens.create}?source=${encodeURIComponent(JSON.stringify(Object.fromEntries(given)))}`;
}
