import type { Ability } from '../abilities.ts';
import type { Registry } from '../registry.ts';
import { type Need, needOf } from '../resource.ts';
import { GRANT_ANY, role, SUPER_ADMIN_ROLE } from './role.ts';

/** Whoever hands something out. */
export interface Giver {
  readonly roleId: number | null;
  readonly ability: Ability;
}

/** Whether somebody may hand out a permission: one they hold, or any with the permission to give what is not held. */
export function mayGive(ability: Ability, registry: Registry, { action, subject }: Need): boolean {
  const any = needOf(registry.get(role.name), GRANT_ANY);
  return ability.can(any.action, any.subject) || ability.can(action, subject);
}

/** Those of some permissions that somebody does not hold themselves, whether they may hand them out or not. */
export function permissionsNotHeld<R extends Need>(giver: Giver, permissions: readonly R[]): readonly R[] {
  if (giver.roleId === SUPER_ADMIN_ROLE) return [];
  return permissions.filter(({ action, subject }) => !giver.ability.can(action, subject));
}

/** Those of some permissions that somebody may not hand out, because they do not hold them themselves. */
export function permissionsNotGivable<R extends Need>(
  giver: Giver,
  registry: Registry,
  permissions: readonly R[],
): readonly R[] {
  return permissionsNotHeld(giver, permissions).filter((each) => !mayGive(giver.ability, registry, each));
}

/** A role as it is handed out, and the roles whose people reach their own records alone. */
export interface GivenRole<R extends Need> {
  readonly role: { readonly id: number; readonly permissions: readonly R[] };
  readonly ownRecordRoles: readonly number[];
}

/**
 * What somebody gains by a role. Some roles are for people who reach only their own records. Whoever creates accounts may
 * give such a role: permissions that only open own rows do not count, its other permissions do.
 */
export function gainedByRole<R extends Need>(registry: Registry, { role, ownRecordRoles }: GivenRole<R>): readonly R[] {
  if (!ownRecordRoles.includes(role.id)) return role.permissions;
  const opening = registry.resources.flatMap(({ visibleTo }) => visibleTo.opening.map(({ need }) => need));
  return role.permissions.filter((held) => !opening.some((need) => isSameNeed(need, held)));
}

/** Whether somebody may give a role to a person: nobody gives more than they hold, and only super admins make super admins. */
export function mayGiveRole(giver: Giver, registry: Registry, givenRole: GivenRole<Need>): boolean {
  if (giver.roleId === SUPER_ADMIN_ROLE) return true;
  if (givenRole.role.id === SUPER_ADMIN_ROLE) return false;
  return permissionsNotGivable(giver, registry, gainedByRole(registry, givenRole)).length === 0;
}

/** Whether a permission is among others already: itself, or as a part of `full`. To store it again gives nothing. */
export function isPartOf({ action, subject }: Need, rows: readonly Need[]): boolean {
  return rows.some((row) => row.subject === subject && (row.action === action || row.action === 'full'));
}

function isSameNeed(one: Need, other: Need): boolean {
  return one.action === other.action && one.subject === other.subject;
}
