import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { accessTokensOf } from './accessTokens.ts';
import { auditLogin, type Origin } from './auditLogins.ts';
import { startFamily } from './families.ts';
import { lockAccount } from './lockAccount.ts';
import { markBrowser } from './knownBrowsers.ts';
import { findPerson, type Person } from './people.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Somebody who is logged in now. */
export interface OpenedSession {
  readonly person: Person;
  readonly tokens: Tokens;
  /** The header that marks the browser as one that they have used. */
  readonly mark: string;
}

/** Where a login comes from. */
export interface LoginOrigin extends Origin {
  readonly cookies: string | undefined;
}

export type LoginContext = Pick<Context, 'database' | 'registry' | 'permissions' | 'personFacts' | 'env'>;

interface VerifiedUser {
  readonly id: number;
  /** The password that was right a moment ago. */
  readonly passwordHash: string | undefined;
}

type Trx = Transaction<Tables>;

interface Admission<C> {
  readonly origin: LoginOrigin;
  /** What is begun instead where a code is asked for; without it the code was right as well. */
  readonly beginChallenge?: (trx: Trx, person: Person) => Promise<C>;
}

/**
 * Starts a login for somebody whose password was right a moment ago. Whoever changes the user or the role has locked its row,
 * and whoever begins to waits for this login: so it is begun as they are by then, or its end finds it.
 */
export async function admit<C = never>(
  context: LoginContext,
  proved: VerifiedUser,
  { origin, beginChallenge }: Admission<C>,
): Promise<OpenedSession | { readonly challenge: C } | undefined> {
  const begun = await context.database.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, context, proved.id);
    if (!person?.isActive || person.passwordHash !== proved.passwordHash) return undefined;
    if (person.hasSecondFactor && beginChallenge) return { challenge: await beginChallenge(trx, person) };
    await trx.updateTable('users').set({ last_login_at: sql`now()` }).where('id', '=', person.id).execute();
    await auditLogin(trx, { event: 'login', origin, user: person });
    const { address, userAgent } = origin;
    return { person, ...(await startFamily(trx, { userId: person.id, address, userAgent })) };
  });
  if (!begun) return undefined;
  if ('challenge' in begun) return { challenge: begun.challenge as C };
  const { person, familyId, refreshToken } = begun;
  const issuer = await accessTokensOf(context);
  const accessToken = await issuer.issue({ userId: person.id, roleId: person.role.id, familyId });
  const mark = await markBrowser(context, { cookies: origin.cookies, userId: person.id });
  return { person, tokens: { accessToken, refreshToken }, mark };
}

async function lockPerson(trx: Trx, context: LoginContext, id: number): Promise<Person | undefined> {
  if (!(await lockAccount(trx, id))) return undefined;
  const query = <R>(text: string, parameters: readonly unknown[] = []) => queryIn<R>(trx, text, parameters);
  return findPerson({ ...context, database: { query } }, { id });
}

async function queryIn<R>(trx: Trx, text: string, parameters: readonly unknown[]): Promise<R[]> {
  return (await trx.executeQuery<R>(CompiledQuery.raw(text, [...parameters]))).rows;
}
