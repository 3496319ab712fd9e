import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { isAllowed } from '../../policies/require.ts';
import { holdsMore } from './handingOut.ts';

/** A call of somebody who looks after users. */
export interface OfficeCall {
  readonly context: Context;
  readonly caller: Caller;
}

/** Whether somebody who may change users may change this one: super admins are changed by super admins alone. */
export function mayManageUser(caller: Pick<Caller, 'roleId'>, user: { readonly role_id: number }): boolean {
  return caller.roleId === SUPER_ADMIN_ROLE || user.role_id !== SUPER_ADMIN_ROLE;
}

/** Refuses to give a password to a user who may do more than the caller: the caller could sign in as them. */
export async function requireManaged(
  { context, caller }: OfficeCall,
  target: { readonly id: number; readonly role_id: number },
): Promise<void> {
  const isManager = isAllowed(caller, context.registry.get('user'), 'update');
  const place = { ...context, db: context.database.db };
  if (!isManager || (await holdsMore(place, caller, target))) throw refuse.forbidden();
}
