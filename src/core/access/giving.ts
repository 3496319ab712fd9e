import type { Ability } from '../abilities.ts';
import type { Registry } from '../registry.ts';
import { type Need, needOf } from '../resource.ts';
import { GRANT_ANY, role } from './role.ts';

/** Whether somebody may hand out a permission: one they hold, or any with the permission to give what is not held. */
export function mayGive(ability: Ability, registry: Registry, { action, subject }: Need): boolean {
  const any = needOf(registry.get(role.name), GRANT_ANY);
  return ability.can(any.action, any.subject) || ability.can(action, subject);
}

/** Whether a permission is among others already: itself, or as a part of `full`. To store it again gives nothing. */
export function isPartOf({ action, subject }: Need, rows: readonly Need[]): boolean {
  return rows.some((row) => row.subject === subject && (row.action === action || row.action === 'full'));
}
