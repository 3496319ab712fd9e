import type { Ability } from './abilities.ts';
import { needOf, type Resource } from './resource.ts';
import type { Need, RowRule } from './visibleTo.ts';

/** All rows of a resource, or those that one of some rules gives. */
export type RowsShown = 'all' | readonly RowRule[];

/** Why somebody may use a resource: by a permission to read it or to act on it, or only by row rules. */
export type AccessBasis = 'asReader' | 'byRules';

/** Which rows of a resource somebody sees. */
export function rowsShown(resource: Resource, ability: Ability, accessBasis: AccessBasis): RowsShown {
  const can = ({ action, subject }: Need) => ability.can(action, subject);
  const { everybody, rules, unless, opening } = resource.visibleTo;
  const isReader = accessBasis === 'asReader';
  if (isReader && (everybody || (unless !== undefined && can(needOf(resource, unless))))) return 'all';
  return [...(isReader ? rules : []), ...opening.filter(({ need }) => can(need))];
}
