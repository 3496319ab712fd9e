import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { findPerson, type Person } from './people.ts';

/** A call that somebody makes about their own account. */
export interface AccountCall {
  readonly context: Context;
  readonly caller: Caller;
}

/** The id of whoever makes a call that asks for a login: without one there is no user. */
export function userIdOf({ userId }: Pick<Caller, 'userId'>): number {
  if (userId === null) throw refuse.unauthenticated();
  return userId;
}

/** Whose account it is. */
export async function personOf({ context, caller }: AccountCall): Promise<Person> {
  const person = await findPerson(context, { id: userIdOf(caller) });
  if (!person) throw refuse.unauthenticated();
  return person;
}

/** What a user has beside what the app keeps of them. */
interface OwnUser {
  readonly login_id: string | null;
  readonly photo: string | null;
}

/** The login id and the photo of whoever makes the call. */
export async function readOwnUser({ context, caller }: AccountCall): Promise<OwnUser> {
  const [own] = await context.database.query<OwnUser>('select login_id, photo from users where id = $1', [
    caller.userId,
  ]);
  return own ?? { login_id: null, photo: null };
}
