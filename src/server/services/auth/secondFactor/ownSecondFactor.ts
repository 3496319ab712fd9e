import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { refuse } from '../../../errors.ts';
import { auditLogin } from '../auditLogins.ts';
import { endLogins } from '../families.ts';
import { countedProof, limited } from '../loginLimit.ts';
import { type AccountCall, personOf } from '../ownAccount.ts';
import { type Proof, verifyIdentity } from '../verifyIdentity.ts';
import { isSecondFactorRequired } from '../secondFactorState.ts';
import { forgetSessions } from '../sessions.ts';
import { renewRecoveryCodes } from '../secrets/recoveryCodes.ts';
import { qrOf, type QrPicture } from './qrOf.ts';
import { open, seal } from '../secrets/sealedSecret.ts';
import { newSecret, secretAddress, stepOf, typedCode } from '../secrets/totp.ts';

/** What an authenticator app is told, once. */
export interface Begun {
  /** To be typed where no picture can be taken. */
  readonly secret: string;
  readonly address: string;
  readonly qr: QrPicture;
}

type Db = Kysely<Tables>;

const now = sql<string>`now()`;

/**
 * Begins to set up one's own second factor, or that of another phone, given the present password and a code of the old one.
 * Until a first code confirms it, it asks for nothing, and the old one holds.
 */
export async function beginSecondFactor(account: AccountCall, input: Proof): Promise<Begun> {
  const { context } = account;
  const { id, name, email, hasSecondFactor } = await verifyIdentity(account, input);
  const secret = newSecret();
  const sealed = await seal(context, id, secret);
  const { db } = context.database;
  const isKept = hasSecondFactor ? await keepNext(db, id, sealed) : await keepFirst(db, id, sealed);
  // Meanwhile it was turned on or off in another window.
  if (!isKept) throw hasSecondFactor ? refuse.secondFactorOff() : refuse.secondFactorOn();
  const { name: issuer } = await context.readLetterhead(context.database);
  const address = secretAddress(secret, { issuer, label: email || name });
  return { secret, address, qr: qrOf(address) };
}

async function keepFirst(db: Db, userId: number, secret: string): Promise<boolean> {
  const stored = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, confirmed_at: null, next_secret: null, next_begun_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

async function keepNext(db: Db, userId: number, secret: string): Promise<boolean> {
  const stored = await db
    .updateTable('second_factors')
    .set({ next_secret: secret, next_begun_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** What a first code has done: that of the first phone, or of another one. */
export interface ConfirmedSecondFactor {
  readonly recoveryCodes: readonly string[];
  readonly isAnotherPhone: boolean;
}

/**
 * Turns one's own second factor on, or over to another phone, by the first code of its app. All other logins end, because
 * they were begun without it.
 */
export async function confirmSecondFactor(account: AccountCall, code: string): Promise<ConfirmedSecondFactor> {
  const { context, caller } = account;
  const { db } = context.database;
  const person = await personOf(account);
  const confirmed = await limited(db, countedProof(person.id, caller.familyId), () =>
    db.transaction().execute(async (trx) => {
      const { sealed, isAnotherPhone } = await readPending(trx, person.id);
      const secret = await open(context, person.id, sealed);
      const step = secret && stepOf(secret, typedCode(code));
      if (!step) return undefined;
      await trx
        .updateTable('second_factors')
        .set({ secret: sealed, confirmed_at: now, last_step: step, next_secret: null, next_begun_at: null })
        .where('user_id', '=', person.id)
        .execute();
      await endLogins(trx, { userId: person.id, except: caller.familyId });
      const event = isAnotherPhone ? 'secondFactorMoved' : 'secondFactorOn';
      await auditLogin(trx, { event, origin: caller, user: person });
      return { recoveryCodes: await renewRecoveryCodes(trx, person.id), isAnotherPhone };
    }),
  );
  if (!confirmed) throw refuse.invalid({ code: [{ key: 'wrongCode' }] });
  forgetSessions();
  return confirmed;
}

/** The secret that waits for a first code; its row is locked. */
async function readPending(trx: Transaction<Tables>, userId: number) {
  const factor = await trx
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'next_secret'])
    .select(sql<boolean>`next_begun_at < now() - interval '15 minutes'`.as('is_late'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!factor) throw refuse.secondFactorOff();
  if (!factor.confirmed_at) return { sealed: factor.secret, isAnotherPhone: false };
  if (!factor.next_secret) throw refuse.secondFactorOn();
  if (factor.is_late) throw refuse.secondFactorLate();
  return { sealed: factor.next_secret, isAnotherPhone: true };
}

/** Takes one's own second factor away, given the password and a code; refused where the role asks for it. */
export async function removeSecondFactor(account: AccountCall, input: Proof): Promise<void> {
  const { context, caller } = account;
  const own = await personOf(account);
  if (!own.hasSecondFactor) throw refuse.secondFactorOff();
  if (await isSecondFactorRequired(account, own.role.id)) throw refuse.secondFactorKept();
  const person = await verifyIdentity(account, input);
  await context.database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('second_factors').where('user_id', '=', person.id).execute();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', person.id).execute();
    await auditLogin(trx, { event: 'secondFactorOff', origin: caller, user: person });
  });
  forgetSessions();
}

/** Gives new recovery codes for the present password and a code. */
export async function renewOwnCodes(account: AccountCall, input: Proof): Promise<readonly string[]> {
  const { context, caller } = account;
  if (!(await personOf(account)).hasSecondFactor) throw refuse.secondFactorOff();
  const person = await verifyIdentity(account, input);
  return context.database.db.transaction().execute(async (trx) => {
    await auditLogin(trx, { event: 'recoveryCodesRenewed', origin: caller, user: person });
    return renewRecoveryCodes(trx, person.id);
  });
}
