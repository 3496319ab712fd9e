import { type Ability, buildAbility } from '../../../core/abilities.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import type { Claims } from './accessTokens.ts';
import { refuse } from '../../errors.ts';
import { BoundedCache } from '../../boundedCache.ts';
import { readView } from './accountViews.ts';
import { findPerson, type Person } from './people.ts';

/** Somebody whose login still holds. */
export interface Session {
  readonly person: Person;
  readonly ability: Ability;
  /** Who looks at the product as this person. */
  readonly actor?: Caller['actor'];
}

interface CachedSession {
  readonly session: Promise<Session | undefined>;
  since: number;
  readonly generation: number;
  /** What was found last, also while the next look waits for the database. */
  found?: Session;
}

/**
 * How long what another server has changed can go unseen here while the database cannot tell it: usually `followLogins`
 * (beside this file) hears of it at once.
 */
const REMEMBERED_MS = 5_000;
const MAX_SESSIONS = 5_000;

type SessionContext = Pick<Context, 'database' | 'registry' | 'permissions' | 'ownRecordRoles' | 'personFacts'>;

/** A login, as a token or a signed address names it. */
type NamedLogin = Pick<Claims, 'familyId' | 'userId' | 'viewId'>;

const caches = new WeakMap<SessionContext['database'], BoundedCache<CachedSession>>();
let generation = 0;

/** The session that a token speaks for; undefined when its login has ended or the person is switched off. */
export function sessionOf(context: SessionContext, claims: NamedLogin): Promise<Session | undefined> {
  const known = rememberedOf(context, claims);
  if (known && Date.now() - known.since < REMEMBERED_MS) return known.session;
  const session = load(context, claims);
  const remembered: CachedSession = { session, since: Date.now(), generation, found: known?.found };
  cacheOf(context).set(keyOf(claims), remembered);
  session.then(
    (found) => {
      remembered.found = found;
    },
    // A failure is nothing to remember.
    () => {
      remembered.since = 0;
    },
  );
  return session;
}

/**
 * The same, without a wait for the embedded database while somebody else keeps its one connection. Whatever ends a login
 * there passes through this process and makes it forget, so what it remembers still holds, however old it is.
 */
export async function sessionAtOnce(context: SessionContext, claims: Claims): Promise<Session | undefined> {
  const known = context.database.kind === 'embedded' ? rememberedOf(context, claims)?.found : undefined;
  return known ?? sessionOf(context, claims);
}

/**
 * Whoever makes a call, as they are by now: refused once the login has ended or the person is switched off, while the call
 * was on its way or in the middle of many records. Whoever comes without a login of their own, as a job does, stays as they are.
 */
export async function callerNow(context: SessionContext, caller: Caller): Promise<Caller> {
  const { familyId, userId, actor } = caller;
  if (familyId === undefined || userId === null) return caller;
  const session = await sessionOf(context, { familyId, userId, viewId: actor?.viewId });
  if (!session) throw refuse.unauthenticated();
  const { role, rules, facts } = session.person;
  return { ...caller, roleId: role.id, rules, facts, ability: session.ability };
}

/** Makes every change of users, roles and logins count at once in this process. */
export function forgetSessions(): void {
  generation += 1;
}

async function load(context: SessionContext, { familyId, userId, viewId }: NamedLogin): Promise<Session | undefined> {
  if (viewId !== undefined) {
    const view = await readView(context, { viewId, familyId, userId });
    return view && { ...view, ability: buildAbility(view.person.rules) };
  }
  const person = await findPerson(context, { familyId, userId });
  return person?.isActive ? { person, ability: buildAbility(person.rules) } : undefined;
}

function keyOf({ familyId, viewId }: NamedLogin): string {
  return viewId ?? familyId;
}

function rememberedOf(context: SessionContext, claims: NamedLogin): CachedSession | undefined {
  const known = cacheOf(context).get(keyOf(claims));
  return known?.generation === generation ? known : undefined;
}

function cacheOf({ database }: SessionContext): BoundedCache<CachedSession> {
  const known = caches.get(database);
  if (known) return known;
  const made = new BoundedCache<CachedSession>(MAX_SESSIONS);
  caches.set(database, made);
  return made;
}
