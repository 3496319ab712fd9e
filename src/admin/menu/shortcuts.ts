import type { Ability } from '../../core/abilities.ts';
import type { Resource } from '../../core/resource.ts';
import { currentView } from '../auth/accountView.ts';
import type { Product } from '../product/product.ts';
import { may } from '../providers/ability.ts';

const MOST = 8;

interface ShortcutsOptions extends Pick<Product, 'registry' | 'areas'> {
  readonly ability: Ability;
}

/**
 * What the user may enter: what takes a page of its own before the small lists, and daily work before setting up. Whoever
 * looks at the product as somebody else enters nothing.
 */
export function enteredBy({ ability, registry, areas }: ShortcutsOptions): Resource[] {
  if (currentView()) return [];
  const setUp = new Set(areas.filter(({ isSetUp }) => isSetUp).map(({ name }) => name));
  const rank = ({ area, form }: Resource) => (setUp.has(area) ? 2 : 0) + (form.size === 'dialog' ? 1 : 0);
  return registry.resources
    .filter((resource) => resource.screens.create && may(ability, resource, 'create'))
    .sort((a, b) => rank(a) - rank(b));
}

/** The first of that. */
export function shortcutsOf(options: ShortcutsOptions): Resource[] {
  return enteredBy(options).slice(0, MOST);
}
