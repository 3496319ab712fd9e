import type { Ability } from '../../../core/abilities.ts';
import type { Registry } from '../../../core/registry.ts';
import type { Area, Resource } from '../../../core/resource.ts';
import { may } from '../../providers/ability.ts';

const MOST = 8;
/** Areas that a school fills once and then seldom touches. */
const SET_UP: ReadonlySet<Area> = new Set(['academics', 'website', 'settings', 'access']);

interface Offer {
  readonly ability: Ability;
  readonly registry: Registry;
}

/** What the user may enter: what takes a page of its own before the small lists, and daily work before setting up. */
export function enteredBy({ ability, registry }: Offer): Resource[] {
  const rank = ({ area, form }: Resource) => (SET_UP.has(area) ? 2 : 0) + (form.size === 'dialog' ? 1 : 0);
  return registry.resources
    .filter((resource) => resource.screens.create && may(ability, resource, 'create'))
    .sort((a, b) => rank(a) - rank(b));
}

/** The first of that. */
export function shortcutsOf(offer: Offer): Resource[] {
  return enteredBy(offer).slice(0, MOST);
}
