import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { Turns } from '../../turns.ts';
import { loginName } from './loginName.ts';
import { type Policy, secondsToWait } from './waiting.ts';
import { DAY_MS, SECOND_MS } from '../../../core/durations.ts';

type Db = Kysely<Tables>;

/** The key under which an attempt is counted, and the limits of that key. */
export interface CountedAttempt {
  readonly key: string;
  readonly policy: Policy;
  /** Where nothing has failed under another key, so many failures under this one change nothing. */
  readonly whereNew?: { readonly key: string; readonly free: number };
  /** Many people's attempts count under it: they have turns by this name, so that nobody's hundred keep others waiting. */
  readonly turnOf?: string;
}

/** Where a login is attempted: from an address, or in a browser in which the same person has logged in before. */
export type AttemptedFrom =
  | { readonly browser: string }
  | {
      readonly address: string;
      /** Whether the same person is logged in at that address already. */
      readonly isUsual: boolean;
    };

const QUARTER = 15 * 60;
const DAY = DAY_MS / SECOND_MS;
/** Nothing counts longer. */
const LONGEST_WINDOW = DAY;
const MOST_READ = 500;

/** Somebody's login from one place: ten wrong passwords end it there for a quarter of an hour. */
const HERE: Policy = { windowSeconds: QUARTER, max: 10, isClearedBySuccess: true };
/** Somebody's login from anywhere: never ended, so that strangers lock nobody out, but slowed to one attempt a minute. */
const ANYWHERE: Policy = { windowSeconds: QUARTER, free: 20, isClearedBySuccess: true };
/** So many failures slow it where it has not failed yet: whoever keeps somebody out there needs as many addresses. */
const FREE_WHERE_NEW = 200;
/** Whether somebody's login has failed near an address: it only says so. */
const AROUND: Policy = { windowSeconds: QUARTER, isClearedBySuccess: true };
/** Groups of an IPv6 address that one line or one customer has for itself: hundreds of networks, all of them theirs. */
const GROUPS_OF_A_LINE = 3;
/** Everybody's logins from one address, which a whole school may share. A success clears nothing: a guesser has a login, too. */
const ADDRESS: Policy = { windowSeconds: QUARTER, free: 50, max: 60, isClearedBySuccess: false };
/** Codes of somebody whose password is known: a million codes, three of which are right, last for centuries. */
const CODES: Policy = { windowSeconds: DAY, free: 5, max: 30, isClearedBySuccess: true };

/**
 * The keys under which a wrong password is counted. The name counts as it was typed: two names of one person count separately,
 * as two unknown names do, so that the limit does not reveal that they belong to one person. A browser that the person has
 * used before has its own count, so strangers cannot lock the person out there. Keys are hashes, because people type
 * passwords into the field for names.
 */
export function countedLogin(typed: string, from: AttemptedFrom): readonly CountedAttempt[] {
  const who = `name ${loginName(typed)}`;
  if ('browser' in from) return [{ key: keyOf(`browser ${from.browser}`, who), policy: HERE }];
  const place = networkOf(from.address);
  const here = keyOf(place, who);
  const around = keyOf(`around ${networkOf(from.address, GROUPS_OF_A_LINE)}`, who);
  return [
    { key: keyOf(place, 'every login'), policy: ADDRESS, turnOf: who },
    { key: here, policy: HERE },
    ...(from.isUsual
      ? []
      : [
          { key: around, policy: AROUND },
          { key: keyOf('everywhere', who), policy: ANYWHERE, whereNew: { key: around, free: FREE_WHERE_NEW } },
        ]),
  ];
}

/** What wrong codes of a second factor count under, after the right password. */
export function countedCode(id: number, from: AttemptedFrom): readonly CountedAttempt[] {
  const where = 'browser' in from ? `browser ${from.browser}` : 'everywhere';
  return [{ key: keyOf(where, `code ${id}`), policy: CODES }];
}

/** What wrong proofs of oneself count under, within a login of one's own: no stranger's attempts are among them. */
export function countedProof(id: number, familyId: string | undefined): readonly CountedAttempt[] {
  return [{ key: keyOf(`login ${familyId ?? ''}`, `proof ${id}`), policy: HERE }];
}

/** What asking for a link counts under: from one address, and for one name from wherever. Every asking counts. */
export function countedAsking(address: string, name: string): readonly CountedAttempt[] {
  return [
    {
      key: keyOf(networkOf(address), 'forgotten'),
      policy: { windowSeconds: QUARTER, max: 10, isClearedBySuccess: false },
    },
    {
      key: keyOf('everywhere', `forgotten ${name}`),
      policy: { windowSeconds: QUARTER, max: 3, isClearedBySuccess: false },
    },
  ];
}

/** What wrong codes of links count under. */
export function countedLink(address: string): readonly CountedAttempt[] {
  const policy = { windowSeconds: QUARTER, max: 20, isClearedBySuccess: false };
  return [{ key: keyOf(networkOf(address), 'password link'), policy }];
}

/** A key for anything that strangers may guess at. */
export function keyOf(place: string, guessed: string): string {
  return createHash('sha256').update(`${place} ${guessed}`).digest('hex');
}

/** Forgets what was typed wrong for somebody's names, at an address and from anywhere: a link has let them in. */
export async function forgetFailures(
  db: Db,
  { names, address }: { readonly names: readonly string[]; readonly address: string },
): Promise<void> {
  const counted = names.flatMap((name) => countedLogin(name, { address, isUsual: false }));
  const keys = counted.filter(({ policy }) => policy.isClearedBySuccess).map(({ key }) => key);
  await db.deleteFrom('login_failures').where('key', 'in', keys).execute();
}

const running = new Map<string, Promise<unknown>>();
const turnsAt = new Map<string, Turns>();

/**
 * Runs a check unless too many have failed before. The failures are kept in the database, so all copies of the server count
 * together, and a new start forgets none. In one process the checks of a key wait for each other: a hundred sent at once are
 * no more than ten sent in a row; with more copies each may let one more through.
 */
export function limited<R>(
  db: Db,
  counted: readonly CountedAttempt[],
  check: () => Promise<R | undefined>,
): Promise<R | undefined> {
  const shared = counted.find(({ turnOf }) => turnOf !== undefined);
  const own = counted.filter((each) => each !== shared);
  const before = own.map(({ key }) => running.get(key));
  const work = Promise.all(before).then(() => inTurn(shared, () => checkOnce(db, counted, check)));
  const settled = work
    .catch(() => undefined)
    .then(() => {
      for (const { key } of own) if (running.get(key) === settled) running.delete(key);
    });
  for (const { key } of own) running.set(key, settled);
  return work;
}

async function inTurn<R>(shared: CountedAttempt | undefined, work: () => Promise<R>): Promise<R> {
  if (shared?.turnOf === undefined) return work();
  const turns = turnsAt.get(shared.key) ?? new Turns({ each: 1, all: 1 });
  turnsAt.set(shared.key, turns);
  const end = await turns.take(shared.turnOf);
  try {
    return await work();
  } finally {
    end();
    if (turns.isIdle) turnsAt.delete(shared.key);
  }
}

/** Deletes what no longer counts. */
export async function removeOldFailures(db: Db): Promise<void> {
  await db.deleteFrom('login_failures').where('at', '<', ago(LONGEST_WINDOW)).execute();
}

async function checkOnce<R>(
  db: Db,
  counted: readonly CountedAttempt[],
  check: () => Promise<R | undefined>,
): Promise<R | undefined> {
  const seconds = await wait(db, counted);
  if (seconds > 0) throw refuse.tooMany(seconds);
  const result = await check();
  if (result === undefined) {
    const failures = counted.map(({ key }) => ({ key }));
    await db.insertInto('login_failures').values(failures).execute();
    return undefined;
  }
  const cleared = counted.filter(({ policy }) => policy.isClearedBySuccess).map(({ key }) => key);
  if (cleared.length > 0) await db.deleteFrom('login_failures').where('key', 'in', cleared).execute();
  return result;
}

async function wait(db: Db, counted: readonly CountedAttempt[]): Promise<number> {
  const keys = counted.map(({ key }) => key);
  const longest = Math.max(...counted.map(({ policy }) => policy.windowSeconds));
  const failures = await db
    .selectFrom('login_failures')
    .select(['key', sql<number>`extract(epoch from now() - at)::float8`.as('age')])
    .where('key', 'in', keys)
    .where('at', '>', ago(longest))
    .orderBy('at', 'desc')
    .limit(MOST_READ)
    .execute();
  return Math.max(
    ...counted.map(({ key, policy, whereNew }) => {
      const ages = failures.filter((each) => each.key === key).map(({ age }) => age);
      const isNew = whereNew !== undefined && !failures.some((each) => each.key === whereNew.key);
      return secondsToWait(ages, isNew ? { ...policy, free: whereNew.free } : policy);
    }),
  );
}

function ago(seconds: number) {
  return sql<string>`(now() - make_interval(secs => ${seconds}))`;
}

/** One computer has all the addresses of its network's last 64 bits. */
export function networkOf(address: string, groups = 4): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const parts = head.split(':').filter(Boolean);
  const missing = 8 - parts.length - tail.split(':').filter(Boolean).length;
  const filled = address.includes('::') ? [...parts, ...Array<string>(missing).fill('0'), ...tail.split(':')] : parts;
  return filled
    .slice(0, groups)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
