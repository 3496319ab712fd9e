import { CompiledQuery, sql, type Transaction } from 'kysely';
import { CONTROL_CHARACTERS } from '../../../core/rules/formats.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { accessTokensOf } from './accessTokens.ts';
import { auditLogin, type Origin } from './auditLogins.ts';
import { startFamily } from './families.ts';
import { limited, limitKey } from './loginLimit.ts';
import { verifyPassword } from './passwords.ts';
import { findPerson, type Person, type UserData, userDataOf } from './people.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface LoginAnswer extends Tokens {
  readonly userData: UserData;
}

export interface Credentials {
  /** An e-mail address, the login's own id, or one of the product's. */
  readonly identifier: string;
  readonly password: string;
}

type LoginContext = Pick<Context, 'database' | 'registry' | 'permissions' | 'env' | 'loginIds'>;

const MAX_IDENTIFIER = 255;

/** Logs somebody in. Whatever is wrong, the refusal is the same and takes as long. */
export async function login(
  context: LoginContext,
  { identifier, password }: Credentials,
  origin: Origin,
): Promise<LoginAnswer> {
  const { db } = context.database;
  const named = await findNamed(context, identifier);
  const key = limitKey(origin.address, named ?? { name: identifier });
  const answer = await limited(db, key, async () => {
    const isRight = await verifyPassword(named?.passwordHash, password);
    const admitted = named && isRight ? await admit(context, named, origin) : undefined;
    if (!admitted) await auditLogin(db, { event: 'loginFailed', origin, user: named ?? null });
    return admitted;
  });
  if (!answer) throw refuse.wrongCredentials();
  return answer;
}

/**
 * Starts a login for somebody whose password was right a moment ago. Whoever changes the user or the role has locked its row,
 * and whoever begins to waits for this login: so it is begun as they are by then, or its end finds it.
 */
async function admit(context: LoginContext, proved: Person, origin: Origin): Promise<LoginAnswer | undefined> {
  const begun = await context.database.db.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, context, proved.id);
    if (!person?.isActive || person.passwordHash !== proved.passwordHash) return undefined;
    await auditLogin(trx, { event: 'login', origin, user: person });
    return { person, ...(await startFamily(trx, { userId: person.id, address: origin.address })) };
  });
  if (!begun) return undefined;
  const { person, familyId, refreshToken } = begun;
  const tokens = await accessTokensOf(context);
  const accessToken = await tokens.issue({ userId: person.id, roleId: person.role.id, familyId });
  return { userData: userDataOf(person), accessToken, refreshToken };
}

async function lockPerson(trx: Transaction<Tables>, context: LoginContext, id: number): Promise<Person | undefined> {
  // No write of the record: it has no history and leaves the version, so that nobody's open form of the user becomes stale.
  const user = await trx
    .updateTable('users')
    .set({ last_login_at: sql`now()` })
    .where('id', '=', id)
    .returning('role_id')
    .executeTakeFirst();
  if (!user) return undefined;
  await trx.selectFrom('roles').select('id').where('id', '=', Number(user.role_id)).forShare().execute();
  const query = <R>(text: string, parameters: readonly unknown[] = []) => queryIn<R>(trx, text, parameters);
  return findPerson({ ...context, database: { query } }, { id });
}

async function queryIn<R>(trx: Transaction<Tables>, text: string, parameters: readonly unknown[]): Promise<R[]> {
  return (await trx.executeQuery<R>(CompiledQuery.raw(text, [...parameters]))).rows;
}

async function findNamed(context: LoginContext, identifier: string): Promise<Person | undefined> {
  return isUsable(identifier) ? findPerson(context, { identifier, loginIds: context.loginIds }) : undefined;
}

// What no login can hold need not trouble the database, which would choke on some of it.
function isUsable(identifier: string): boolean {
  return (
    identifier.length <= MAX_IDENTIFIER && !CONTROL_CHARACTERS.test(identifier) && !/\p{Surrogate}/u.test(identifier)
  );
}
