import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { changeRecord } from '../resources/writeRecords.ts';
import { auditLogin } from './auditLogins.ts';
import { endLogins } from './families.ts';
import { limited, limitKey } from './loginLimit.ts';
import { verifyPassword } from './passwords.ts';
import { findPerson, type Person, type UserData, userDataOf } from './people.ts';
import { forgetSessions } from './sessions.ts';

type Input = Readonly<Record<string, unknown>>;

interface Own {
  readonly context: Context;
  readonly caller: Caller;
}

/** What the app keeps of whoever is logged in, as it is now. */
export async function readProfile(own: Own): Promise<UserData> {
  return userDataOf(await personOf(own));
}

/** Changes one's own name and e-mail address, and nothing else. */
export async function changeProfile(own: Own, input: Input): Promise<UserData> {
  const { name, email } = input;
  await change(own, { ...(name !== undefined && { name }), ...(email !== undefined && { email }) });
  return readProfile(own);
}

/** Changes one's own password, given the present one. All other logins end; the one of `familyId` stays. */
export async function changePassword(own: Own & { readonly familyId?: string }, input: Input): Promise<void> {
  const { context, caller, familyId } = own;
  const { db } = context.database;
  const { current_password: current, password, password_confirmation: confirmation } = input;
  const missing = Object.entries({ current_password: current, password }).filter(([, value]) => typeof value !== 'string' || value === '');
  if (missing.length > 0) throw refuse.invalid(Object.fromEntries(missing.map(([name]) => [name, [{ key: 'required' }]])));
  const { id, passwordHash } = await personOf(own);
  const isRight = await limited(db, limitKey(caller.address, `#${id}`), async () => {
    return (await verifyPassword(passwordHash, String(current))) || undefined;
  });
  if (!isRight) throw refuse.invalid({ current_password: [{ key: 'wrongPassword' }] });
  if (password !== confirmation) throw refuse.invalid({ password_confirmation: [{ key: 'confirmed' }] });
  await change(own, { password }, { isProven: true });
  await endLogins(db, { userId: id, except: familyId });
  forgetSessions();
  await auditLogin(db, { event: 'otherLoginsEnded', origin: caller, user: { id, name: caller.name } });
}

async function personOf({ context, caller }: Own): Promise<Person> {
  const person = caller.userId === null ? undefined : await findPerson(context, { id: caller.userId });
  if (!person) throw refuse.unauthenticated();
  return person;
}

async function change({ context, caller }: Own, values: Input, { isProven = false } = {}): Promise<void> {
  if (caller.userId === null) throw refuse.unauthenticated();
  await changeRecord({ context, caller, resource: context.registry.get('user'), isProven }, caller.userId, values);
}
