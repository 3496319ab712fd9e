import { refuse } from '../../errors.ts';
import { auditLogin } from './auditLogins.ts';
import { countedProof, limited } from './loginLimit.ts';
import type { AccountCall } from './ownAccount.ts';
import { personOf } from './ownAccount.ts';
import { verifyPassword } from './passwords.ts';
import type { Person } from './people.ts';
import { checkCode } from './secrets/checkCode.ts';

/** What somebody proves with that it is they who change their login. */
export interface Proof {
  readonly current_password?: unknown;
  /** Of the app, or a recovery code, where a second factor is set up. */
  readonly code?: unknown;
}

/** Refuses whoever does not know the present password of their login, or has no code of its second factor. */
export async function verifyIdentity(
  account: AccountCall,
  { current_password: password, code: sentCode }: Proof,
): Promise<Person> {
  const { context, caller } = account;
  const { db } = context.database;
  const person = await personOf(account);
  const { id, hasSecondFactor } = person;
  const code = isText(sentCode) ? sentCode : '';
  const isCodeMissing = hasSecondFactor && code === '';
  if (!isText(password) || isCodeMissing)
    throw refuse.invalid({
      ...(!isText(password) && { current_password: [{ key: 'required' }] }),
      ...(isCodeMissing && { code: [{ key: 'required' }] }),
    });
  let isPassword = false;
  const proved = await limited(db, countedProof(id, caller.familyId), async () => {
    isPassword = await verifyPassword(person.passwordHash, password);
    if (!isPassword || !hasSecondFactor) return isPassword || undefined;
    return db.transaction().execute((trx) => checkCode(trx, context, { userId: id, code }));
  });
  if (!proved && isPassword) await auditLogin(db, { event: 'secondFactorFailed', origin: caller, user: person });
  if (!proved)
    throw refuse.invalid(
      isPassword ? { code: [{ key: 'wrongCode' }] } : { current_password: [{ key: 'wrongPassword' }] },
    );
  if (proved === 'recoveryCode') await auditLogin(db, { event: 'recoveryCodeUsed', origin: caller, user: person });
  return person;
}

/** A text that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
