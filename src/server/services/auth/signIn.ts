import type { Registry } from '../../../core/registry.ts';
import type { Resource } from '../../../core/resource.ts';
import { isAboutUser } from '../../../core/preset.ts';
import { quote } from '../../db/select.ts';
import type { Listed } from '../rules.ts';

/** Whether a resource holds people with a login who can be switched off. */
export function hasPeopleSwitchedOff(resource: Resource): boolean {
  return resource.toggle && isAboutUser(resource);
}

/**
 * Whether a user can sign in and stay signed in, as SQL over a user's row `u` and its role's `r`: both are switched on, and
 * so is the person whose login it is. The one place that decides it.
 */
export function maySignInSql(registry: Registry): string {
  return `(u.is_active = 1 and r.is_active = 1 and ${personIsOnSql(registry)})`;
}

/** Whether the person whose login it is, if there is one, is switched on; over a user's row `u`. */
export function personIsOnSql(registry: Registry): string {
  const people = registry.resources
    .filter(hasPeopleSwitchedOff)
    .map(({ table }) => `select is_active from ${quote(table)} where user_id = u.id`);
  // Of somebody with two records, one that is switched on is enough.
  return people.length === 0
    ? 'true'
    : `coalesce((select max(is_active) from (${people.join(' union all ')}) p), 1) = 1`;
}

/** Why a user cannot sign in although switched on: no password was ever chosen, or the person is switched off. */
export type SignIn = 'ready' | 'no_password' | 'inactive_person';

interface SignInRow {
  readonly id: number;
  readonly has_password: boolean;
  readonly person_is_on: boolean;
}

/** Says of users whether they can sign in. */
export async function withSignIn({ context, records }: Listed) {
  const { database, registry } = context;
  const rows = await database.query<SignInRow>(
    `select u.id, u.password_hash is not null as has_password, ${personIsOnSql(registry)} as person_is_on
     from users u where u.id = any($1)`,
    [records.map(({ id }) => id)],
  );
  const known = new Map(rows.map((row) => [row.id, signInOf(row)]));
  return records.map((record) => ({ ...record, sign_in: known.get(record.id) ?? 'ready' }));
}

function signInOf({ has_password, person_is_on }: SignInRow): SignIn {
  if (!person_is_on) return 'inactive_person';
  return has_password ? 'ready' : 'no_password';
}
