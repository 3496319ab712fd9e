import { type AbilityRule, isAbilityRule } from '../../../core/abilities.ts';
import type { Registry } from '../../../core/registry.ts';
import { effectiveRules } from '../../policies/abilities.ts';

/** Somebody with a login, and what they may do. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: { readonly id: number; readonly name: string };
  readonly rules: readonly AbilityRule[];
  /** Both the person and the role are switched on. */
  readonly isActive: boolean;
  readonly passwordHash: string | undefined;
}

/** What the app keeps of whoever is logged in. */
export interface UserData {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: { readonly id: number; readonly name: string };
  readonly ability: readonly AbilityRule[];
}

interface Queries {
  query<R>(sql: string, params?: readonly unknown[]): Promise<R[]>;
}

interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly role_id: number;
  readonly role_name: string;
  readonly is_active: boolean;
  readonly password_hash: string | null;
  readonly role_rules: unknown[];
  readonly own_rules: unknown[];
  readonly denied_rules: unknown[];
}

const RULE = `json_build_object('action', p.action, 'subject', p.subject)`;

const PERSON = `
  select u.id, u.name, u.email, u.role_id, u.password_hash, r.name as role_name,
    u.is_active = 1 and r.is_active = 1 as is_active,
    (select coalesce(json_agg(${RULE}), '[]') from roles_permissions p where p.parent_id = r.id) as role_rules,
    (select coalesce(json_agg(${RULE}), '[]') from users_permissions p where p.parent_id = u.id and p.is_denied = 0) as own_rules,
    (select coalesce(json_agg(${RULE}), '[]') from users_permissions p where p.parent_id = u.id and p.is_denied = 1) as denied_rules
  from users u join roles r on r.id = u.role_id`;

/** The login's own id comes before that of the person it belongs to. */
const WHOSE_ID = `
  (select id from users where lower(login_id) = lower($1)),
  (select user_id from students where lower(student_id) = lower($1)),
  (select user_id from employees where lower(employee_id) = lower($1))`;

/** What to look for: the login's own name (e-mail, student or employee id), a user's id, or a login that still holds. */
export type Wanted = { readonly identifier: string } | { readonly id: number } | { readonly familyId: string; readonly userId: number };

/** Somebody, or undefined when there is nobody. */
export async function findPerson(place: { database: Queries; registry: Registry }, wanted: Wanted): Promise<Person | undefined> {
  const { where, params } = conditionFor(wanted);
  const [row] = await place.database.query<PersonRow>(`${PERSON} where ${where}`, params);
  return row && personOf(row, place.registry);
}

export function userDataOf({ id, name, email, role, rules }: Person): UserData {
  return { id, name, email, role, ability: rules };
}

function conditionFor(wanted: Wanted): { where: string; params: unknown[] } {
  if ('id' in wanted) return { where: 'u.id = $1', params: [wanted.id] };
  if ('identifier' in wanted) {
    // An id holds no @, so it can never be somebody else's address.
    const where = wanted.identifier.includes('@') ? 'lower(u.email) = lower($1)' : `u.id = coalesce(${WHOSE_ID})`;
    return { where, params: [wanted.identifier] };
  }
  const family = 'select 1 from login_families f where f.id = $1 and f.user_id = u.id and f.ended_at is null and f.expires_at > now()';
  return { where: `u.id = $2 and exists (${family})`, params: [wanted.familyId, wanted.userId] };
}

function personOf(row: PersonRow, registry: Registry): Person {
  const grants = {
    roleId: row.role_id,
    role: row.role_rules.filter(isAbilityRule),
    own: row.own_rules.filter(isAbilityRule),
    denied: row.denied_rules.filter(isAbilityRule),
  };
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    role: { id: row.role_id, name: row.role_name },
    rules: effectiveRules(grants, registry),
    isActive: row.is_active,
    passwordHash: row.password_hash ?? undefined,
  };
}
