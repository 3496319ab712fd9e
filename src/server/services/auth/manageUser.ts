import type { Transaction } from 'kysely';
import { buildAbility } from '../../../core/abilities.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { isAllowed } from '../../policies/require.ts';
import type { Tables } from '../../db/tables.ts';
import type { PermissionsPlace } from './handingOut.ts';
import { gainsByAccount } from './ownRecords.ts';
import { lockAccount } from './lockAccount.ts';
import { findPerson } from './people.ts';
import { queriesOf } from './queries.ts';

/** A call of somebody who looks after users. */
export interface OfficeCall {
  readonly context: Context;
  readonly caller: Caller;
}

/** Whether somebody who may change users may change this one: super admins are changed by super admins alone. */
export function mayManageUser(caller: Pick<Caller, 'roleId'>, user: { readonly role_id: number }): boolean {
  return caller.roleId === SUPER_ADMIN_ROLE || user.role_id !== SUPER_ADMIN_ROLE;
}

interface Managed {
  readonly id: number;
  readonly role_id: number;
}

/** Refuses to give a password to a user who may do more than the caller: the caller could sign in as them. */
export async function requireManaged({ context, caller }: OfficeCall, target: Managed): Promise<void> {
  if (!(await manages({ ...context, db: context.database.db }, caller, target))) throw refuse.forbidden();
}

/** The same within a transaction, which keeps the user as they are: a right that comes meanwhile waits, or is seen. */
export async function requireManagedWithin(
  trx: Transaction<Tables>,
  { context, caller }: OfficeCall,
  id: number,
): Promise<void> {
  const target = await lockAccount(trx, id);
  if (!target || !(await manages({ ...context, db: trx }, caller, target))) throw refuse.forbidden();
}

/** Whether whoever has made a link could make it now; a link of nobody was asked for, or made on the server itself. */
export async function stillManages(
  place: PermissionsPlace & Pick<Context, 'personFacts'>,
  makerId: number | null,
  target: Managed,
): Promise<boolean> {
  if (makerId === null) return true;
  const maker = await findPerson({ ...place, database: queriesOf(place.db) }, { id: makerId });
  if (!maker?.isActive) return false;
  const { id: userId, role, rules } = maker;
  return manages(place, { userId, roleId: role.id, ability: buildAbility(rules) }, target);
}

async function manages(
  place: PermissionsPlace,
  manager: Pick<Caller, 'userId' | 'roleId' | 'ability'>,
  target: Managed,
): Promise<boolean> {
  return isAllowed(manager, place.registry.get('user'), 'update') && !(await gainsByAccount(place, manager, target));
}
