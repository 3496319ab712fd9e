import { sql } from 'kysely';
import { CONTROL_CHARACTERS } from '../../../core/rules/formats.ts';
import type { Context } from '../../context.ts';
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
  /** An e-mail address, a student id or an employee id. */
  readonly identifier: string;
  readonly password: string;
}

type Place = Pick<Context, 'database' | 'registry' | 'env'>;

const MAX_IDENTIFIER = 255;

/** Logs somebody in. Whatever is wrong, the refusal is the same and takes as long. */
export async function login(place: Place, { identifier, password }: Credentials, origin: Origin): Promise<LoginAnswer> {
  const { db } = place.database;
  const key = limitKey(origin.address, identifier);
  const person = await limited(db, key, () => check(place, { identifier, password }, origin));
  if (!person) throw refuse.wrongCredentials();
  return admit(place, person, origin);
}

/** Starts a login for somebody who has proved who they are. */
export async function admit(place: Place, person: Person, origin: Origin): Promise<LoginAnswer> {
  const { familyId, refreshToken } = await place.database.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ last_login_at: sql`now()` }).where('id', '=', person.id).execute();
    await auditLogin(trx, { event: 'login', origin, user: person });
    return startFamily(trx, { userId: person.id, address: origin.address });
  });
  const tokens = await accessTokensOf(place);
  const accessToken = await tokens.issue({ userId: person.id, roleId: person.role.id, familyId });
  return { userData: userDataOf(person), accessToken, refreshToken };
}

async function check(place: Place, { identifier, password }: Credentials, origin: Origin): Promise<Person | undefined> {
  const person = isUsable(identifier) ? await findPerson(place, { identifier }) : undefined;
  const isRight = await verifyPassword(person?.passwordHash, password);
  if (person && isRight && person.isActive) return person;
  await auditLogin(place.database.db, { event: 'loginFailed', origin, user: person ?? null });
  return undefined;
}

// What no login can hold need not trouble the database, which would choke on some of it.
function isUsable(identifier: string): boolean {
  return identifier.length <= MAX_IDENTIFIER && !CONTROL_CHARACTERS.test(identifier) && !/\p{Surrogate}/u.test(identifier);
}
