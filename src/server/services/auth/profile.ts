import { fieldOf } from '../../../core/resource.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { PasswordProof } from '../resources/rules.ts';
import { changeOwnRecord } from '../resources/write/writeRecords.ts';
import { auditLogin } from './auditLogins.ts';
import { limited, limitKey } from './loginLimit.ts';
import { verifyPassword } from './passwords.ts';
import { findPerson, type Person, type UserData, userDataOf } from './people.ts';

type Input = Readonly<Record<string, unknown>>;

interface AccountContext {
  readonly context: Context;
  readonly caller: Caller;
}

/** What the app keeps of whoever is logged in, as it is now. */
export async function readProfile(account: AccountContext): Promise<UserData> {
  return userDataOf(await personOf(account));
}

/** Changes one's own name and e-mail address; anything else is refused. */
export async function changeProfile(account: AccountContext, input: Input): Promise<UserData> {
  const { name, email, ...others } = input;
  const refused = Object.keys(others).map((each) => [each, [{ key: refusalOf(account, each) }]]);
  if (refused.length > 0) throw refuse.invalid(Object.fromEntries(refused));
  await change(account, { ...(name !== undefined && { name }), ...(email !== undefined && { email }) });
  return readProfile(account);
}

// What the account has and its owner may not change is no unknown field.
function refusalOf({ context }: AccountContext, name: string): string {
  return fieldOf(context.registry.get('user'), name) ? 'notYours' : 'unknown';
}

/** Changes one's own password, given the present one. All other logins end; the one of `familyId` stays. */
export async function changePassword(
  account: AccountContext & { readonly familyId?: string },
  input: Input,
): Promise<void> {
  const { context, caller, familyId } = account;
  const { db } = context.database;
  const { current_password: current, password, password_confirmation: confirmation } = input;
  if (!isText(current) || !isText(password))
    throw refuse.invalid({
      ...(!isText(current) && { current_password: [{ key: 'required' }] }),
      ...(!isText(password) && { password: [{ key: 'required' }] }),
    });
  const { id, passwordHash } = await personOf(account);
  const isRight = await limited(db, limitKey(caller.address, { id }), async () => {
    return (await verifyPassword(passwordHash, current)) || undefined;
  });
  if (!isRight) throw refuse.invalid({ current_password: [{ key: 'wrongPassword' }] });
  if (password !== confirmation) throw refuse.invalid({ password_confirmation: [{ key: 'confirmed' }] });
  await change(account, { password }, { passwordHash: String(passwordHash), familyId });
  await auditLogin(db, { event: 'otherLoginsEnded', origin: caller, user: { id, name: caller.name } });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

async function personOf({ context, caller }: AccountContext): Promise<Person> {
  const person = caller.userId === null ? undefined : await findPerson(context, { id: caller.userId });
  if (!person) throw refuse.unauthenticated();
  return person;
}

async function change({ context, caller }: AccountContext, values: Input, proof?: PasswordProof): Promise<void> {
  if (caller.userId === null) throw refuse.unauthenticated();
  const resource = context.registry.get('user');
  await changeOwnRecord({ context, caller, resource, ...(proof && { proof }) }, caller.userId, values);
}
