import { refuse } from '../../errors.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';

/** Roles that the product itself relies on: super admin, admin, teacher, student, parent, accountant, office. */
const LAST_BUILT_IN_ROLE = 7;

/** A role that the product relies on stays active. */
export async function guardRole({ existing, values }: Writing): Promise<undefined> {
  if (existing && isBuiltIn(existing.id) && values.is_active === 0) throw refuse.builtInRole();
}

/** A role that the product relies on is never deleted. */
export async function guardRoleRemoval({ existing }: Removing): Promise<void> {
  if (isBuiltIn(existing.id)) throw refuse.builtInRole();
}

function isBuiltIn(id: unknown): boolean {
  return Number(id) <= LAST_BUILT_IN_ROLE;
}
