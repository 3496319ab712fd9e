import { refuse } from '../../../errors.ts';
import { type OpenedSession, admit, type LoginContext, type LoginOrigin } from '../admit.ts';
import { auditLogin } from '../auditLogins.ts';
import { notingLimits } from '../limitedLogins.ts';
import { placeOf } from '../login.ts';
import { countedCode, limited } from '../loginLimit.ts';
import { findPerson, type Person } from '../people.ts';
import { challenged, endChallenge, isProvedBy, tryChallenge } from '../secrets/challenges.ts';
import { checkCode } from '../secrets/checkCode.ts';

interface Answer {
  readonly challenge: string;
  readonly code: string;
}

/** Finishes a login by the code that was asked for after the password. */
export async function answerChallenge(
  context: LoginContext,
  answer: Answer,
  origin: LoginOrigin,
): Promise<OpenedSession> {
  const { db } = context.database;
  const userId = await challenged(db, answer.challenge);
  if (userId === undefined) throw refuse.challengeOver();
  const from = await placeOf(context, { named: { id: userId, isUsualAddress: false }, origin });
  const check = () => proveByCode(context, answer, origin);
  const user = { id: userId, name: (await findPerson(context, { id: userId }))?.name ?? '' };
  const person = await notingLimits(context, { origin, user }, () => limited(db, countedCode(userId, from), check));
  if (!person) throw refuse.invalid({ code: [{ key: 'wrongCode' }] });
  const admitted = await admit(context, person, { origin });
  if (!admitted || 'challenge' in admitted) throw refuse.challengeOver();
  return admitted;
}

async function proveByCode(
  context: LoginContext,
  { challenge, code }: Answer,
  origin: LoginOrigin,
): Promise<Person | undefined> {
  const { db } = context.database;
  const tried = await tryChallenge(db, challenge);
  const person = tried && (await findPerson(context, { id: tried.userId }));
  if (!person?.isActive || !isProvedBy(tried?.proof ?? '', person.passwordHash)) throw refuse.challengeOver();
  const rightBy = await db.transaction().execute(async (trx) => {
    const by = await checkCode(trx, context, { userId: person.id, code });
    return by && (await endChallenge(trx, challenge)) ? by : undefined;
  });
  if (!rightBy) await auditLogin(db, { event: 'secondFactorFailed', origin, user: person });
  if (rightBy === 'recoveryCode') await auditLogin(db, { event: 'recoveryCodeUsed', origin, user: person });
  return rightBy && person;
}
