import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { SUPER_ADMIN_ROLE } from '../../policies/abilities.ts';
import { isAllowed } from '../../policies/require.ts';

/** A call of somebody who looks after users. */
export interface OfficeCall {
  readonly context: Context;
  readonly caller: Caller;
}

/**
 * Whether somebody who may change users may change this one: nobody changes, or gives a password to, a user who may do
 * more than they may themselves.
 */
export function mayManageUser(caller: Pick<Caller, 'roleId'>, user: { readonly role_id: number }): boolean {
  return caller.roleId === SUPER_ADMIN_ROLE || user.role_id !== SUPER_ADMIN_ROLE;
}

/** Refuses to give a password to a user whom the caller may not manage. */
export function requireManaged({ context, caller }: OfficeCall, target: { readonly role_id: number }): void {
  const isManager = isAllowed(caller, context.registry.get('user'), 'update');
  if (!isManager || !mayManageUser(caller, target)) throw refuse.forbidden();
}
