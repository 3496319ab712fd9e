import { fieldOf } from '../../../core/resource.ts';
import { refuse } from '../../errors.ts';
import type { PasswordProof } from '../rules.ts';
import { changeOwnRecord } from '../resources/write/writeRecords.ts';
import { auditLogin } from '../auth/auditLogins.ts';
import { type AccountCall, personOf, readOwnUser, userIdOf } from '../auth/ownAccount.ts';
import type { Person } from '../auth/people.ts';
import { isText, verifyIdentity } from '../auth/verifyIdentity.ts';
import { type UserData, userDataOf } from './userData.ts';

type Input = Readonly<Record<string, unknown>>;

/** What the app keeps of whoever is logged in, and their photo, as it is now. */
export async function readProfile(account: AccountCall): Promise<UserData & { readonly photo?: string }> {
  const [userData, { photo }] = await Promise.all([
    personOf(account).then((person) => userDataOf(account.context, person)),
    readOwnUser(account),
  ]);
  return photo === null ? userData : { ...userData, photo };
}

/** Changes one's own name, photo and, with the present password, email address; anything else is refused. */
export async function changeProfile(account: AccountCall, input: Input): Promise<UserData> {
  const { name, email, photo, current_password, code, ...others } = input;
  const refused = Object.keys(others).map((each) => [each, [{ key: refusalOf(account, each) }]]);
  if (refused.length > 0) throw refuse.invalid(Object.fromEntries(refused));
  const person = await personOf(account);
  const isOtherAddress = email !== undefined && !isSameAddress(email, person);
  const proof = isOtherAddress
    ? proofOf(account, await verifyIdentity(account, { current_password, code }))
    : undefined;
  const values = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(photo !== undefined && { photo }),
  };
  await change(account, values, proof);
  if (isOtherAddress)
    await auditLogin(account.context.database.db, { event: 'emailChanged', origin: account.caller, user: person });
  return readProfile(account);
}

// What the account has and its owner may not change is no unknown field.
function refusalOf({ context }: AccountCall, name: string): string {
  return fieldOf(context.registry.get('user'), name) ? 'notYours' : 'unknown';
}

function isSameAddress(email: unknown, person: Person): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() === person.email.toLowerCase();
}

/** Changes one's own password, given the present one. All other logins end; that of the call stays. */
export async function changePassword(account: AccountCall, input: Input): Promise<void> {
  const { context, caller } = account;
  const { password, password_confirmation: confirmation } = input;
  if (!isText(password)) {
    const isPresentGiven = isText(input.current_password);
    const problems = { password: [{ key: 'required' }] };
    throw refuse.invalid(isPresentGiven ? problems : { current_password: [{ key: 'required' }], ...problems });
  }
  const person = await verifyIdentity(account, input);
  if (password !== confirmation) throw refuse.invalid({ password_confirmation: [{ key: 'confirmed' }] });
  if (password === input.current_password) throw refuse.invalid({ password: [{ key: 'samePassword' }] });
  await change(account, { password }, proofOf(account, person));
  const { db } = context.database;
  await auditLogin(db, { event: 'passwordChanged', origin: caller, user: person });
  await auditLogin(db, { event: 'otherLoginsEnded', origin: caller, user: person });
}

function proofOf({ caller: { familyId } }: AccountCall, { passwordHash }: Person): PasswordProof {
  return { passwordHash, familyId };
}

async function change({ context, caller }: AccountCall, values: Input, proof?: PasswordProof): Promise<void> {
  const resource = context.registry.get('user');
  await changeOwnRecord({ context, caller, resource, ...(proof && { proof }) }, userIdOf(caller), values);
}
