import type { Kysely } from 'kysely';
import { type AbilityRule, BASE_RULES, isAbilityRule } from '../../../core/abilities.ts';
import { effectiveRules, isOrdinary } from '../../../core/permissions/effectiveRules.ts';
import { gainedByRole, type Giver, isPartOf, permissionsNotGivable } from '../../../core/access/giving.ts';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import type { Problem } from '../../../core/rules/problem.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import type { PresentedRecord } from '../../presenters/presentRecord.ts';
import { takenFromRole, takenFromUser } from './takenAway.ts';

/** Where permissions are looked up, and the roles whose people reach their own records alone. */
export interface PermissionsPlace extends Pick<Context, 'registry' | 'permissions' | 'ownRecordRoles'> {
  readonly db: Kysely<Tables>;
}

interface StoredUser {
  readonly id: number;
  readonly role_id: number;
}

/**
 * Whether a user may do what somebody else may not, or could again once what was taken from them came back: whoever takes
 * their account over, or looks through it, gains that.
 */
export async function holdsMore(place: PermissionsPlace, giver: Giver, user: StoredUser): Promise<boolean> {
  if (giver.roleId === SUPER_ADMIN_ROLE) return false;
  if (user.role_id === SUPER_ADMIN_ROLE) return true;
  const own = grantsAmong(await ownRows(place.db, user.id));
  return permissionsNotGivable(giver, place.registry, await withinReach(place, user, own)).length > 0;
}

/**
 * What a user could do with some permissions of their own: by them and by the role, whatever is denied to the user, and what
 * somebody who does not hold it has taken from either. A denial can be taken back, and what was taken can be given back.
 */
export async function withinReach(
  place: PermissionsPlace,
  user: StoredUser,
  own: readonly AbilityRule[],
): Promise<readonly AbilityRule[]> {
  const { db, registry, ownRecordRoles } = place;
  const permissions = [
    ...(await permissionsOfRole(db, user.role_id)),
    ...(await takenFromRole(db, user.role_id, user.id)),
  ];
  const byRole = gainedByRole(registry, { role: { id: user.role_id, permissions }, ownRecordRoles });
  return [...byRole, ...own, ...(await takenFromUser(db, user.id))].filter(isOrdinary);
}

/** What a user may do by their role and their own permissions, without what everybody may. */
export async function permissionsHeldBy(
  { db, registry, permissions, ownRecordRoles }: PermissionsPlace,
  user: StoredUser,
): Promise<readonly AbilityRule[]> {
  const rows = await ownRows(db, user.id);
  const grants = {
    roleId: user.role_id,
    role: await givenByRole({ db, registry, ownRecordRoles }, user.role_id),
    own: grantsAmong(rows),
    denied: rulesOf(rows.filter(({ is_denied }) => is_denied === 1)),
  };
  return effectiveRules(grants, permissions).filter((rule) => !BASE_RULES.includes(rule));
}

/** The rows of a person, given and denied. */
export function ownRows(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('users_permissions')
    .select(['action', 'subject', 'is_denied'])
    .where('parent_id', '=', userId)
    .execute();
}

/** What is given among some rows of a person; the others are denied. */
export function grantsAmong(rows: readonly MaybeDenial[]): AbilityRule[] {
  return rulesOf(rows.filter(isGrant));
}

/** What somebody gains by a stored role. */
export async function givenByRole(
  { db, registry, ownRecordRoles }: Pick<PermissionsPlace, 'db' | 'registry' | 'ownRecordRoles'>,
  roleId: number,
): Promise<readonly AbilityRule[]> {
  const role = { id: roleId, permissions: await permissionsOfRole(db, roleId) };
  return gainedByRole(registry, { role, ownRecordRoles });
}

/** The role in the record of a user, as code that works on every entity has it. */
export function roleIdOf({ id, role_id }: PresentedRecord): number {
  if (typeof role_id !== 'number') throw new Error(`user ${id} has no role`);
  return role_id;
}

export async function permissionsOfRole(db: Kysely<Tables>, roleId: number): Promise<AbilityRule[]> {
  const rows = await db
    .selectFrom('roles_permissions')
    .select(['action', 'subject'])
    .where('parent_id', '=', roleId)
    .orderBy('position')
    .execute();
  return rulesOf(rows);
}

/** The permissions among some rows: those that have an action and a subject. */
export function rulesOf(rows: readonly unknown[]): AbilityRule[] {
  return rows.filter(isAbilityRule);
}

/** A row of a role, which has none, or of a person. */
type MaybeDenial = AbilityRule & { readonly is_denied?: unknown };

/** A record with rows of permissions, about to be written. */
interface PermissionsWriting<R extends AbilityRule> {
  readonly existing?: { readonly is_active: 0 | 1; readonly permissions: readonly R[] } | undefined;
  readonly values: { readonly is_active?: 0 | 1 | null; readonly permissions?: unknown };
  readonly record: { readonly permissions: readonly R[] };
}

/**
 * How the permissions of a record change. What is switched on gives all of its permissions anew; of an allowed `full`,
 * single actions may stay, which gives nothing.
 */
export function changesOf<R extends AbilityRule>({ existing, values, record }: PermissionsWriting<R>) {
  const rows = record.permissions;
  const isSwitchedOn = existing?.is_active === 0 && values.is_active === 1;
  const before = existing && !isSwitchedOn ? existing.permissions : [];
  const granted = before.filter(isGrant);
  const isNarrowed = (row: MaybeDenial) => isGrant(row) && isPartOf(row, granted);
  return {
    rows,
    isSwitchedOn,
    added: rows.filter((row) => !before.some((each) => isSameRow(each, row)) && !isNarrowed(row)),
    removed: before.filter((row) => !rows.some((each) => isSameRow(each, row))),
  };
}

/**
 * Refuses permissions that nothing asks for, whoever gives them: they would look like an ability and be none. What is stored
 * already stays, so that all else can be changed.
 */
export function refuseUnknown<R extends AbilityRule>(
  { existing, values, record }: PermissionsWriting<R>,
  catalogue: PermissionCatalogue,
) {
  if (values.permissions === undefined) return undefined;
  const stored = existing?.permissions ?? [];
  const problems: { [row: `permissions.${number}.action` | `permissions.${number}.subject`]: readonly Problem[] } = {};
  for (const [place, row] of record.permissions.entries()) {
    if (catalogue.has(row) || stored.some((each) => isSameRow(each, row))) continue;
    const { action, subject } = row;
    if (catalogue.actionsOn(subject).length === 0)
      problems[`permissions.${place}.subject`] = [{ key: 'noSuchSubject', params: { subject } }];
    else problems[`permissions.${place}.action`] = [{ key: 'noSuchPermission', params: { action, subject } }];
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

interface Refused<R extends AbilityRule> {
  readonly refused: readonly R[];
  readonly rows: readonly R[];
  /** The rows are in the form, not only given by switching the record on. */
  readonly isEntered: boolean;
}

/** The refusal for permissions that somebody may not give: at each row of the form, if there is one. */
export function problemsOf<R extends AbilityRule>({ refused, rows, isEntered }: Refused<R>) {
  if (!isEntered) return { permissions: [{ key: 'holdsMore' }] };
  const problems: { [row: `permissions.${number}.action`]: readonly Problem[] } = {};
  for (const each of refused) problems[`permissions.${rows.indexOf(each)}.action`] = [{ key: 'notHeld' }];
  return problems;
}

function isGrant({ is_denied }: MaybeDenial): boolean {
  return !is_denied;
}

function isSameRow(one: MaybeDenial, other: MaybeDenial): boolean {
  return one.action === other.action && one.subject === other.subject && one.is_denied === other.is_denied;
}
