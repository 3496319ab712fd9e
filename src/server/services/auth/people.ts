import { type AbilityRule, BASE_RULES, isAbilityRule } from '../../../core/abilities.ts';
import { isAboutUser } from '../../../core/preset.ts';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import type { Registry } from '../../../core/registry.ts';
import type { PersonFacts } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { quote } from '../../db/select.ts';
import { effectiveRules } from '../../../core/permissions/effectiveRules.ts';
import { maySignInSql } from './signIn.ts';

/** Somebody with a login, and what they may do. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: { readonly id: number; readonly name: string };
  readonly rules: readonly AbilityRule[];
  /** What the product's row rules know of them. */
  readonly facts: PersonFacts;
  /** The records that are about them, by their unique `user_id`. */
  readonly records: readonly OwnRecord[];
  /** The user, the role and the person whose login it is are switched on. */
  readonly isActive: boolean;
  readonly passwordHash: string | undefined;
  /** Whether a code is asked for besides the password. */
  readonly hasSecondFactor: boolean;
  /** Whether the role asks for one and there is none yet: until then there is nothing else to do. */
  readonly mustSetUpSecondFactor: boolean;
}

/** A record that is about somebody: an employee's own. */
export interface OwnRecord {
  readonly resource: string;
  readonly id: number;
}

/** What is known without the database. */
type PeopleContext = Pick<Context, 'registry' | 'permissions' | 'personFacts'>;

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
  readonly has_second_factor: boolean;
  readonly requires_second_factor: number;
  readonly records: OwnRecord[];
  readonly facts: PersonFacts;
}

const RULE = `json_build_object('action', p.action, 'subject', p.subject)`;

const personSql = ({ registry, personFacts }: PeopleContext) => `
  select u.id, u.name, u.email, u.role_id, u.password_hash, r.name as role_name,
    ${maySignInSql(registry)} as is_active,
    (select coalesce(json_agg(${RULE}), '[]') from roles_permissions p where p.parent_id = r.id) as role_rules,
    (select coalesce(json_agg(${RULE}), '[]') from users_permissions p where p.parent_id = u.id and p.is_denied = 0) as own_rules,
    (select coalesce(json_agg(${RULE}), '[]') from users_permissions p where p.parent_id = u.id and p.is_denied = 1) as denied_rules,
    exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor,
    r.requires_second_factor, ${recordsSql(registry)} as records, ${factsSql(personFacts)} as facts
  from users u join roles r on r.id = u.role_id`;

/** What to look for: a user's id, or a login that still holds. */
export type PersonQuery = { readonly id: number } | { readonly familyId: string; readonly userId: number };

/** Somebody, or undefined when there is nobody. */
export async function findPerson(
  context: { database: Queries } & PeopleContext,
  query: PersonQuery,
): Promise<Person | undefined> {
  const { where, params } = conditionFor(query);
  const [row] = await context.database.query<PersonRow>(`${personSql(context)} where ${where}`, params);
  return row && personOf(row, context.permissions);
}

// Where a user has one record at most, it is about them; others, such as notifications, are only for them.
function recordsSql(registry: Registry): string {
  const own = registry.resources
    .filter(isAboutUser)
    .map(({ name, table }) => `select '${name}' as resource, id from ${quote(table)} where user_id = u.id`);
  const rows = own.length > 0 ? own.join(' union all ') : `select '' as resource, 0 as id where false`;
  return `(select coalesce(json_agg(o order by o.resource, o.id), '[]') from (${rows}) o)`;
}

/** The records that are about somebody. */
export function recordsOf(database: Queries, registry: Registry, userId: number): Promise<OwnRecord[]> {
  return database
    .query<{ records: OwnRecord[] }>(`select ${recordsSql(registry)} as records from users u where u.id = $1`, [userId])
    .then(([row]) => row?.records ?? []);
}

function factsSql(facts: PeopleContext['personFacts']): string {
  const each = Object.entries(facts).map(([name, sql]) => `'${name}', (${sql('u.id')})`);
  return `json_build_object(${each.join(', ')})`;
}

function conditionFor(query: PersonQuery): { where: string; params: unknown[] } {
  if ('id' in query) return { where: 'u.id = $1', params: [query.id] };
  const family =
    'select 1 from login_families f where f.id = $1 and f.user_id = u.id and f.ended_at is null and f.expires_at > now()';
  return { where: `u.id = $2 and exists (${family})`, params: [query.familyId, query.userId] };
}

function personOf(row: PersonRow, permissions: PermissionCatalogue): Person {
  const grants = {
    roleId: row.role_id,
    role: row.role_rules.filter(isAbilityRule),
    own: row.own_rules.filter(isAbilityRule),
    denied: row.denied_rules.filter(isAbilityRule),
  };
  const mustSetUpSecondFactor = row.requires_second_factor === 1 && !row.has_second_factor;
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    role: { id: row.role_id, name: row.role_name },
    rules: mustSetUpSecondFactor ? BASE_RULES : effectiveRules(grants, permissions),
    facts: row.facts,
    records: row.records,
    isActive: row.is_active,
    passwordHash: row.password_hash ?? undefined,
    hasSecondFactor: row.has_second_factor,
    mustSetUpSecondFactor,
  };
}
