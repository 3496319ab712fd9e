import { type Ability, buildAbility } from '../../../core/abilities.ts';
import type { Context } from '../../context.ts';
import type { Claims } from './accessTokens.ts';
import { BoundedCache } from './boundedCache.ts';
import { findPerson, type Person } from './people.ts';

/** Somebody whose login still holds. */
export interface Session {
  readonly person: Person;
  readonly ability: Ability;
}

interface Remembered {
  readonly session: Promise<Session | undefined>;
  readonly since: number;
  readonly generation: number;
}

/** How long what another copy of the server has changed can go unseen here. */
const REMEMBERED_MS = 5_000;
const MAX_SESSIONS = 5_000;

type Place = Pick<Context, 'database' | 'registry'>;

const caches = new WeakMap<Place['database'], BoundedCache<Remembered>>();
let generation = 0;

/** The session that a token speaks for; undefined when its login has ended or the person is switched off. */
export function sessionOf(place: Place, claims: Claims): Promise<Session | undefined> {
  const cache = cacheOf(place);
  const known = cache.get(claims.familyId);
  if (known && known.generation === generation && Date.now() - known.since < REMEMBERED_MS) return known.session;
  const session = load(place, claims);
  cache.set(claims.familyId, { session, since: Date.now(), generation });
  // A failure is nothing to remember.
  session.catch(() => cache.delete(claims.familyId));
  return session;
}

/** Makes every change of users, roles and logins count at once in this process. */
export function forgetSessions(): void {
  generation += 1;
}

async function load(place: Place, { familyId, userId }: Claims): Promise<Session | undefined> {
  const person = await findPerson(place, { familyId, userId });
  return person?.isActive ? { person, ability: buildAbility(person.rules) } : undefined;
}

function cacheOf({ database }: Place): BoundedCache<Remembered> {
  const known = caches.get(database);
  if (known) return known;
  const made = new BoundedCache<Remembered>(MAX_SESSIONS);
  caches.set(database, made);
  return made;
}
