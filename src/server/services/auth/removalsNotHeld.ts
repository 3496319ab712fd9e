import { isDeepStrictEqual } from 'node:util';
import { type AbilityRule, buildAbility } from '../../../core/abilities.ts';
import { permissionsNotGivable } from '../../../core/access/giving.ts';
import { role } from '../../../core/access/role.ts';
import { user } from '../../../core/access/user.ts';
import type { Caller } from '../../caller.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import type { Store, Values } from '../store.ts';
import { givenByRole, grantsAmong, roleIdOf, rulesOf, withinReach } from './handingOut.ts';
import { takenFromRole } from './takenAway.ts';

interface ChangedRecord {
  readonly before?: PresentedRecord | undefined;
  readonly after?: PresentedRecord | undefined;
}

/**
 * The permissions that a user or a role no longer has although whoever took them does not hold them, with what was taken
 * before and is not put in order. The history keeps them: who has taken something away gains nothing by it, also not by the
 * account that holds less now. Undefined where there is nothing to tell.
 */
export async function removalsNotHeld(
  { store, caller }: { readonly store: Store; readonly caller: Caller },
  { before, after }: ChangedRecord,
): Promise<readonly AbilityRule[] | undefined> {
  const { name } = store.resource;
  if (!before || !after || (name !== role.name && name !== user.name)) return undefined;
  if (before.role_id === after.role_id && isDeepStrictEqual(before.permissions, after.permissions)) return undefined;
  const had = name === user.name ? await reachOf(store, before) : await reachOfRole(store, before);
  const has = buildAbility(name === user.name ? await heldAfter(store, after) : rulesIn(after));
  const gone = had.filter(({ action, subject }) => !has.can(action, subject));
  return gone.length > 0 ? permissionsNotGivable(caller, store.registry, gone) : undefined;
}

function reachOf(store: Store, before: PresentedRecord): Promise<readonly AbilityRule[]> {
  const account = { id: before.id, role_id: roleIdOf(before) };
  return withinReach({ ...store.context, db: store.trx }, account, grantsAmong(rulesIn(before)));
}

async function reachOfRole({ trx }: Store, before: PresentedRecord): Promise<readonly AbilityRule[]> {
  return [...rulesIn(before), ...(await takenFromRole(trx, before.id))];
}

async function heldAfter(store: Store, after: PresentedRecord): Promise<readonly AbilityRule[]> {
  const rulesOfRole = await givenByRole({ ...store.context, db: store.trx }, roleIdOf(after));
  return [...rulesOfRole, ...grantsAmong(rulesIn(after))];
}

function rulesIn({ permissions }: Values): AbilityRule[] {
  return rulesOf(Array.isArray(permissions) ? permissions : []);
}
