import { type Ability, type AbilityRule, buildAbility } from '../../../core/abilities.ts';
import type { Giver } from '../../../core/access/giving.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { Registry } from '../../../core/registry.ts';
import { needOf } from '../../../core/resource.ts';
import { rowsShown } from '../../../core/rowsShown.ts';
import {
  grantsAmong,
  holdsMore,
  ownRows,
  type PermissionsPlace,
  permissionsOfRole,
  withinReach,
} from './handingOut.ts';
import { recordsOf } from './people.ts';
import { queriesOf } from './queries.ts';

interface StoredUser {
  readonly id: number;
  readonly role_id: number;
}

interface Owner {
  readonly role_id: number;
  readonly rules: readonly AbilityRule[];
  /** The entities of the records that are about them. */
  readonly records: readonly string[];
}

/**
 * Whether somebody would gain by signing in as a user: by what the user may do, or by what is told to the user of their own
 * records, such as pay, and to the other not. An entity whose record the user is about to be given counts as theirs.
 */
export async function gainsByAccount(
  place: PermissionsPlace,
  giver: Giver,
  user: StoredUser & { readonly about?: string },
): Promise<boolean> {
  if (await holdsMore(place, giver, user)) return true;
  const own = grantsAmong(await ownRows(place.db, user.id));
  const records = (await recordsOf(queriesOf(place.db), place.registry, user.id)).map(({ resource }) => resource);
  return hidesOwn(place, giver, {
    role_id: user.role_id,
    rules: await withinReach(place, user, own),
    records: user.about === undefined ? records : [...records, user.about],
  });
}

/** The same of an account that is about to be made, which gives nothing that its maker does not hold. */
export async function gainsByNewAccount(
  place: PermissionsPlace,
  giver: Giver,
  { role_id, own }: { readonly role_id: number; readonly own: readonly AbilityRule[] },
): Promise<boolean> {
  const rules = [...(await permissionsOfRole(place.db, role_id)), ...own];
  return hidesOwn(place, giver, { role_id, rules, records: [] });
}

function hidesOwn({ registry, ownRecordRoles }: PermissionsPlace, giver: Giver, owner: Owner): boolean {
  if (giver.roleId === SUPER_ADMIN_ROLE || ownRecordRoles.includes(owner.role_id)) return false;
  return !seesOwnRecordsOf(registry, giver.ability, owner);
}

/**
 * Whether somebody sees of everybody what a person's permissions open of their own records, such as their pay, and what is
 * private in the record that is about them.
 */
function seesOwnRecordsOf(registry: Registry, looker: Ability, { rules, records }: Owner): boolean {
  const theirs = buildAbility(rules);
  return registry.resources.every((resource) => {
    const sees = (action: string) => {
      const need = needOf(resource, action);
      return looker.can(need.action, need.subject);
    };
    const isOpened = resource.visibleTo.opening.some(({ need }) => theirs.can(need.action, need.subject));
    if (isOpened && !(sees('read') && rowsShown(resource, looker, 'asReader') === 'all')) return false;
    if (!records.includes(resource.name)) return true;
    return Object.values(resource.fields).every((field) => field.private === undefined || sees(field.private));
  });
}
