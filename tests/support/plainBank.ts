import { defineResource, text } from '../../src/core/index.ts';
import { defineRegistry } from '../../src/core/registry.ts';
import type { Resource, ResourceDeclaration } from '../../src/core/resource.ts';

/** A declaration that says no more than it must. */
export const plain = {
  name: 'bank',
  area: 'finance',
  path: '/bank',
  permission: 'Bank',
  visibleTo: 'everybody',
  fields: { name: text({ required: true }) },
} as const;

export const bank = defineResource({ ...plain, toggle: true });

/** Another entity beside it, an account unless said otherwise. */
export function other(more: Partial<ResourceDeclaration>): Resource {
  return defineResource({ ...plain, name: 'account', path: '/account', ...more } as ResourceDeclaration);
}

/** A registry of these entities alone. */
export function register(...resources: Resource[]) {
  return defineRegistry({ areas: ['finance'], resources, dayWords: ['termStart'] });
}
