import type { Resource } from '../../../core/resource.ts';

/** Where a record is made; a dialog over the list leaves the list's query as it is. */
export function createAddress({ screens, form }: Resource, search: string): string | undefined {
  if (!screens.create) return undefined;
  return form.size === 'dialog' ? screens.create + search : screens.create;
}
