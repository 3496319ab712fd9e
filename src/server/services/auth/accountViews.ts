import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { recordEvent } from '../auditLog/recordEvent.ts';
import { accessTokensOf } from './accessTokens.ts';
import { gainsByAccount } from './ownRecords.ts';
import { findPerson, type Person } from './people.ts';
import { buildAbility } from '../../../core/abilities.ts';
import { role as roles, VIEW_AS } from '../../../core/access/role.ts';

/** For how long somebody looks at the product as another, in seconds. */
const VIEW_SECONDS = 30 * 60;

/** A look at the product as somebody else. */
export interface BegunView {
  /** Whom it shows the product as. */
  readonly person: Person;
  /** Holds until the end, and is not renewed. */
  readonly accessToken: string;
  readonly ends_at: string;
}

interface ViewRequest {
  readonly context: Pick<Context, 'database' | 'registry' | 'permissions' | 'ownRecordRoles' | 'personFacts' | 'env'>;
  readonly caller: Caller;
  /** The login of whoever looks: the view ends with it. */
  readonly familyId: string;
}

/** Lets somebody look at the product as another user, who may do nothing that they may not do themselves. */
export async function beginView(
  { context, caller, familyId }: ViewRequest,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<BegunView> {
  const { userId: actorId, name: actorName, address, requestId } = caller;
  if (actorId === null) throw refuse.unauthenticated();
  const person = await findPerson(context, { id });
  if (!person) throw refuse.notFound();
  if (id === actorId) throw refuse.viewOfOneself();
  if (!person.isActive) throw refuse.inactive();
  if (!(await mayViewAs(context, caller, person))) throw refuse.viewOfMore();
  const view = await context.database.db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('account_views')
      .values({
        family_id: familyId,
        actor_id: actorId,
        actor_name: actorName,
        user_id: id,
        user_name: person.name,
        address,
        request_id: requestId,
        ends_at: sql<string>`now() + make_interval(secs => ${VIEW_SECONDS})`,
      })
      .returning(['id', 'ends_at'])
      .executeTakeFirstOrThrow();
    await recordEvent(trx, {
      origin: caller,
      user: { id: actorId, name: actorName },
      about: { resource: 'user', id },
      action: 'viewBegun',
      details: { reason, user: person.name },
    });
    return begun;
  });
  const tokens = await accessTokensOf(context);
  const claims = { userId: id, roleId: person.role.id, familyId, viewId: view.id };
  return {
    person,
    accessToken: await tokens.issue(claims, VIEW_SECONDS),
    ends_at: view.ends_at,
  };
}

/** Ends a view before its time; one that is over stays so. */
export async function endView(db: Kysely<Tables>, viewId: string): Promise<void> {
  await endViews(db, (query) => query.where('id', '=', viewId));
}

/** Ends the views whose time is over, and those of logins that have ended. */
export async function endOverdueViews(db: Kysely<Tables>): Promise<void> {
  const isOver = sql<boolean>`(ends_at <= now() or not exists (
    select 1 from login_families f where f.id = family_id and f.ended_at is null and f.expires_at > now()))`;
  await endViews(db, (query) => query.where(isOver));
}

/** Whose view a token speaks for: who looks, while it goes on and they may still do it. */
export async function readView(
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'ownRecordRoles' | 'personFacts'>,
  { viewId, familyId, userId }: { readonly viewId: string; readonly familyId: string; readonly userId: number },
): Promise<{ readonly person: Person; readonly actor: NonNullable<Caller['actor']> } | undefined> {
  const view = await context.database.db
    .selectFrom('account_views')
    .select('actor_id')
    .where('id', '=', viewId)
    .where('family_id', '=', familyId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (!view) return undefined;
  const actor = await findPerson(context, { familyId, userId: view.actor_id });
  const person = await findPerson(context, { id: userId });
  if (!actor?.isActive || !person?.isActive) return undefined;
  const ability = buildAbility(actor.rules);
  if (!(await mayViewAs(context, { roleId: actor.role.id, ability }, person))) return undefined;
  return { person, actor: { id: actor.id, name: actor.name, viewId } };
}

/** Nobody sees more than they may see themselves, and a super admin is seen by super admins alone. */
async function mayViewAs(
  context: Pick<Context, 'database' | 'registry' | 'permissions' | 'ownRecordRoles' | 'personFacts'>,
  looker: Pick<Caller, 'roleId' | 'ability'>,
  person: Person,
): Promise<boolean> {
  const { id, role } = person;
  if (!looker.ability.can(VIEW_AS, roles.permission)) return false;
  return !(await gainsByAccount({ ...context, db: context.database.db }, looker, { id, role_id: role.id }));
}

type OpenViews = ReturnType<typeof openViews>;

function openViews(db: Kysely<Tables>) {
  return db.updateTable('account_views').set({ ended_at: sql<string>`now()` }).where('ended_at', 'is', null);
}

function endViews(db: Kysely<Tables>, narrowed: (query: OpenViews) => OpenViews): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const ended = await narrowed(openViews(trx)).returningAll().execute();
    for (const view of ended) {
      await recordEvent(trx, {
        origin: { address: view.address, requestId: view.request_id },
        user: { id: view.actor_id, name: view.actor_name },
        about: { resource: 'user', id: view.user_id },
        action: 'viewEnded',
        details: { user: view.user_name },
      });
    }
  });
}
