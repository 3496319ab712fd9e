import { sql } from 'kysely';
import { buildAbility } from '../../../../core/abilities.ts';
import { SUPER_ADMIN_ROLE } from '../../../../core/access/role.ts';
import { MANAGE_USERS } from '../../../../core/calls/accountCalls.ts';
import { permissionsHeldBy, holdsMore, type PermissionsPlace } from '../handingOut.ts';

interface UserOfRole {
  readonly id: number;
  readonly role_id: number;
}

/** Whom a reset is for, and who asked for it. */
interface ResetRequest {
  readonly person: UserOfRole;
  readonly requestedBy: number;
}

/** A notice goes to so many at most. */
const MOST = 100;

/** The users who may confirm a reset that another has asked for: who decides on logins and holds no less than the person. */
export async function findConfirmers(
  place: PermissionsPlace,
  { person, requestedBy }: ResetRequest,
): Promise<number[]> {
  const found: number[] = [];
  for (const each of await candidates(place, { person, requestedBy })) {
    if (await isOneOfThem(place, each, person)) found.push(each.id);
  }
  return found;
}

async function isOneOfThem(place: PermissionsPlace, each: UserOfRole, person: UserOfRole): Promise<boolean> {
  if (each.role_id === SUPER_ADMIN_ROLE) return true;
  const ability = buildAbility(await permissionsHeldBy(place, each));
  const { action, subject } = MANAGE_USERS;
  return ability.can(action, subject) && !(await holdsMore(place, { roleId: each.role_id, ability }, person));
}

// Whom neither the role nor a permission of their own gives anything of the kind is not looked at more closely.
async function candidates(
  { db }: PermissionsPlace,
  { person, requestedBy }: ResetRequest,
): Promise<readonly UserOfRole[]> {
  const { action, subject } = MANAGE_USERS;
  const { rows } = await sql<UserOfRole>`
    select u.id, u.role_id from users u join roles r on r.id = u.role_id
    where u.is_active = 1 and r.is_active = 1 and u.id not in (${person.id}, ${requestedBy})
      and (u.role_id = ${SUPER_ADMIN_ROLE}
        or exists (select 1 from roles_permissions p
          where p.parent_id = u.role_id and p.subject = ${subject} and p.action in (${action}, 'full'))
        or exists (select 1 from users_permissions p
          where p.parent_id = u.id and p.subject = ${subject} and p.action in (${action}, 'full') and p.is_denied = 0))
    order by u.id limit ${MOST}`.execute(db);
  return rows;
}
