import { type Kysely, sql } from 'kysely';
import type { AbilityRule } from '../../../core/abilities.ts';
import type { Grants } from '../../../core/permissions/effectiveRules.ts';
import type { PermissionCatalogue } from '../../../core/permissions/catalogue.ts';
import { explainPermission } from '../../../core/permissions/explainPermission.ts';
import type { Need } from '../../../core/resource.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { permissionsOfRole, rulesOf } from './handingOut.ts';

/** What the same people lose, or gain, on one subject. */
interface Effect {
  readonly subject: string;
  readonly actions: readonly string[];
  readonly users: number;
}

interface RoleEffects {
  readonly users: number;
  readonly without_second_factor: number;
  readonly loses: readonly Effect[];
  readonly gains: readonly Effect[];
}

/** People of a role with the same own permissions and denials. */
interface Alike {
  readonly users: number;
  readonly own: readonly AbilityRule[];
  readonly denied: readonly AbilityRule[];
}

/**
 * What other permissions of a role would take from the active users who have it, and give to them. Whoever is given or denied
 * something themselves neither loses nor gains that.
 */
export async function roleEffects(
  { database: { db }, permissions: catalogue }: Pick<Context, 'database' | 'permissions'>,
  { id, permissions }: { readonly id: number; readonly permissions: readonly AbilityRule[] },
): Promise<RoleEffects> {
  const found = await db.selectFrom('roles').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse.notFound();
  const before = await permissionsOfRole(db, id);
  const people = await readHolders(db, id);
  const changes = needsTouched(before, permissions, catalogue).map((need) => {
    const isHeldWith = (role: readonly AbilityRule[], { own, denied }: Alike) =>
      explainPermission(need, { roleId: id, role, own, denied } satisfies Grants).isHeld;
    const had = people.filter((each) => isHeldWith(before, each));
    const has = people.filter((each) => isHeldWith(permissions, each));
    return {
      need,
      losing: had.filter((each) => !has.includes(each)),
      gaining: has.filter((each) => !had.includes(each)),
    };
  });
  return {
    users: usersIn(people),
    without_second_factor: await countWithout(db, id),
    loses: gathered(changes.map(({ need, losing }) => ({ need, people: losing }))),
    gains: gathered(changes.map(({ need, gaining }) => ({ need, people: gaining }))),
  };
}

/** Everything that can be permitted on the subjects whose permissions differ. */
function needsTouched(
  before: readonly AbilityRule[],
  after: readonly AbilityRule[],
  { subjects }: PermissionCatalogue,
): readonly Need[] {
  const textsOf = (rules: readonly AbilityRule[]) =>
    new Set(rules.map(({ action, subject }) => `${subject} ${action}`));
  const [had, has] = [textsOf(before), textsOf(after)];
  const touched = new Set(
    [...before, ...after]
      .filter(({ action, subject }) => had.has(`${subject} ${action}`) !== has.has(`${subject} ${action}`))
      .map(({ subject }) => subject),
  );
  return subjects
    .filter(({ subject }) => touched.has(subject))
    .flatMap(({ subject, actions }) => actions.map((action) => ({ action, subject })));
}

/** The active users of a role: those who have nothing of their own together, all others alone. */
async function readHolders(db: Kysely<Tables>, roleId: number): Promise<readonly Alike[]> {
  const holders = db.selectFrom('users').where('users.role_id', '=', roleId).where('users.is_active', '=', 1);
  const { count } = await holders.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await holders
    .innerJoin('users_permissions as p', 'p.parent_id', 'users.id')
    .select(['users.id as user_id', 'p.action', 'p.subject', 'p.is_denied'])
    .execute();
  const byUser = new Map<number, typeof rows>();
  for (const row of rows) byUser.set(row.user_id, [...(byUser.get(row.user_id) ?? []), row]);
  const special = [...byUser.values()].map((theirs) => {
    return {
      users: 1,
      own: rulesOf(theirs.filter(({ is_denied }) => is_denied === 0)),
      denied: rulesOf(theirs.filter(({ is_denied }) => is_denied === 1)),
    };
  });
  return [{ users: count - special.length, own: [], denied: [] }, ...special];
}

/** The active users of a role who would have to set up a second factor first. */
async function countWithout(db: Kysely<Tables>, roleId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from users u where u.role_id = ${roleId} and u.is_active = 1
      and not exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** By subject, with the actions together that the same people lose, or gain. */
function gathered(changes: readonly { readonly need: Need; readonly people: readonly Alike[] }[]): readonly Effect[] {
  const found: { subject: string; actions: string[]; people: readonly Alike[] }[] = [];
  for (const { need, people } of changes) {
    if (usersIn(people) === 0) continue;
    const same = found.find((each) => each.subject === need.subject && isSame(each.people, people));
    if (same) same.actions.push(need.action);
    else found.push({ subject: need.subject, actions: [need.action], people });
  }
  return found.map(({ people, ...effect }) => ({ ...effect, users: usersIn(people) }));
}

function isSame(one: readonly Alike[], other: readonly Alike[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

function usersIn(people: readonly Alike[]): number {
  return people.reduce((sum, { users }) => sum + users, 0);
}
