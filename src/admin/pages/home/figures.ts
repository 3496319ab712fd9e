import type { Ability } from '../../../core/abilities.ts';
import type { Registry } from '../../../core/registry.ts';
import { type Area, type Resource, statusFieldOf } from '../../../core/resource.ts';
import { may } from '../../providers/ability.ts';

/** A count on the start page: of what, filtered how, and where it leads. */
export interface Figure {
  readonly resource: Resource;
  readonly filter: Readonly<Record<string, string | number>>;
  readonly address: string;
  /** The state that is counted, where it is one. */
  readonly state?: { readonly field: string; readonly name: string };
}

/** What a school counts first; whatever is not there yet, or not for the user's eyes, is left out. */
const COUNTED = ['student', 'employee', 'studentParent', 'class', 'subject', 'section'];
const MOST_SHORTCUTS = 8;
/** Areas that a school fills once and then seldom touches. */
const SET_UP: ReadonlySet<Area> = new Set(['academics', 'settings', 'access']);

interface Offer {
  readonly ability: Ability;
  readonly registry: Registry;
}

/** The counts of what is active. */
export function figuresOf({ ability, registry }: Offer): Figure[] {
  return COUNTED.filter((name) => registry.has(name))
    .map((name) => registry.get(name))
    .filter((resource) => may(ability, resource, 'list'))
    .map((resource) => figureOf(resource, resource.toggle ? { is_active: 1 } : {}));
}

/** The counts of what waits for somebody who may decide on it: records in their first state, with an action that leads out of it. */
export function waitingOf({ ability, registry }: Offer): Figure[] {
  return registry.resources.flatMap((resource) => {
    const field = statusFieldOf(resource);
    const declared = field === undefined ? undefined : resource.fields[field];
    const first = declared?.kind === 'status' ? declared.options[0] : undefined;
    if (!field || !first || !may(ability, resource, 'list')) return [];
    const canDecide = Object.values(resource.actions).some(
      ({ from, permission }) => from.includes(first.name) && may(ability, resource, permission),
    );
    return canDecide ? [{ ...figureOf(resource, { [field]: first.value }), state: { field, name: first.name } }] : [];
  });
}

/** What the user may enter: what takes a page of its own before the small lists, and daily work before setting up. */
export function shortcutsOf({ ability, registry }: Offer): Resource[] {
  const rank = ({ area, form }: Resource) => (SET_UP.has(area) ? 2 : 0) + (form.size === 'dialog' ? 1 : 0);
  return registry.resources
    .filter((resource) => resource.screens.create && may(ability, resource, 'create'))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_SHORTCUTS);
}

function figureOf(resource: Resource, filter: Figure['filter']): Figure {
  const query = new URLSearchParams();
  if (Object.keys(filter).length > 0) {
    query.set('displayedFilters', JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true]))));
    query.set('filter', JSON.stringify(filter));
  }
  return { resource, filter, address: query.size > 0 ? `${resource.screens.list}?${query}` : resource.screens.list };
}
