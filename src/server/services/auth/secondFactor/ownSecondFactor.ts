import { sql } from 'kysely';
import { systemTables } from '../../../db/tables.ts';
import { refuse } from '../../../errors.ts';
import { auditLogin } from '../auditLogins.ts';
import { endLogins } from '../families.ts';
import { countedProof, limited } from '../loginLimit.ts';
import { type AccountCall, personOf } from '../ownAccount.ts';
import { type Proof, proveOneself } from '../proveOneself.ts';
import { forgetSessions } from '../sessions.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recoveryCodes.ts';
import { qrOf, type QrPicture } from './qrOf.ts';
import { open, seal } from './sealedSecret.ts';
import { newSecret, secretAddress, stepOf } from './totp.ts';

/** How somebody's second factor stands. */
export interface SecondFactorState {
  readonly is_on: boolean;
  /** Whether the role asks for it. */
  readonly is_required: boolean;
  readonly since: string | null;
  readonly recovery_codes_left: number;
}

/** What an authenticator app is told, once. */
export interface Begun {
  /** To be typed where no picture can be taken. */
  readonly secret: string;
  readonly address: string;
  readonly qr: QrPicture;
}

const now = sql<string>`now()`;

/** How one's own second factor stands. */
export async function secondFactorState(account: AccountCall): Promise<SecondFactorState> {
  const { db } = account.context.database;
  const person = await personOf(account);
  const factor = await systemTables(db)
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  const since = factor?.confirmed_at ? new Date(factor.confirmed_at).toISOString() : null;
  return {
    is_on: since !== null,
    is_required: await isRequired(account, person.role.id),
    since,
    recovery_codes_left: since === null ? 0 : await recoveryCodesLeft(db, person.id),
  };
}

/** Begins to set up one's own second factor, given the present password. It asks for nothing until a first code confirms it. */
export async function beginSecondFactor(account: AccountCall, input: Proof): Promise<Begun> {
  const { context } = account;
  if ((await personOf(account)).hasSecondFactor) throw refuse.secondFactorOn();
  const { id, name, email } = await proveOneself(account, input);
  const secret = newSecret();
  const sealed = await seal(context, id, secret);
  const kept = await systemTables(context.database.db)
    .insertInto('second_factors')
    .values({ user_id: id, secret: sealed, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: sealed, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!kept) throw refuse.secondFactorOn();
  const { name: issuer } = await context.readLetterhead(context.database);
  const address = secretAddress(secret, { issuer, label: email || name });
  return { secret, address, qr: qrOf(address) };
}

/** Turns one's own second factor on by the first code of the app. All other logins end, because they were begun without it. */
export async function confirmSecondFactor(account: AccountCall, code: string): Promise<readonly string[]> {
  const { context, caller } = account;
  const { db } = context.database;
  const person = await personOf(account);
  const codes = await limited(db, countedProof(person.id, caller.familyId), () =>
    db.transaction().execute(async (trx) => {
      const factor = await systemTables(trx)
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', person.id)
        .forUpdate()
        .executeTakeFirst();
      if (!factor) throw refuse.secondFactorOff();
      if (factor.confirmed_at) throw refuse.secondFactorOn();
      const secret = await open(context, person.id, factor.secret);
      const step = secret && stepOf(secret, code.replace(/\s/g, ''));
      if (!step) return undefined;
      await systemTables(trx)
        .updateTable('second_factors')
        .set({ confirmed_at: now, last_step: step })
        .where('user_id', '=', person.id)
        .execute();
      await endLogins(trx, { userId: person.id, except: caller.familyId });
      await auditLogin(trx, { event: 'secondFactorOn', origin: caller, user: person });
      return renewRecoveryCodes(trx, person.id);
    }),
  );
  if (!codes) throw refuse.invalid({ code: [{ key: 'wrongCode' }] });
  forgetSessions();
  return codes;
}

/** Takes one's own second factor away, given the password and a code; refused where the role asks for it. */
export async function removeSecondFactor(account: AccountCall, input: Proof): Promise<void> {
  const { context, caller } = account;
  const own = await personOf(account);
  if (!own.hasSecondFactor) throw refuse.secondFactorOff();
  if (await isRequired(account, own.role.id)) throw refuse.secondFactorKept();
  const person = await proveOneself(account, input);
  await context.database.db.transaction().execute(async (trx) => {
    await systemTables(trx).deleteFrom('second_factors').where('user_id', '=', person.id).execute();
    await systemTables(trx).deleteFrom('recovery_codes').where('user_id', '=', person.id).execute();
    await auditLogin(trx, { event: 'secondFactorOff', origin: caller, user: person });
  });
  forgetSessions();
}

/** Gives new recovery codes for the present password and a code. */
export async function renewOwnCodes(account: AccountCall, input: Proof): Promise<readonly string[]> {
  const { context, caller } = account;
  if (!(await personOf(account)).hasSecondFactor) throw refuse.secondFactorOff();
  const person = await proveOneself(account, input);
  return context.database.db.transaction().execute(async (trx) => {
    await auditLogin(trx, { event: 'recoveryCodesRenewed', origin: caller, user: person });
    return renewRecoveryCodes(trx, person.id);
  });
}

async function isRequired({ context }: AccountCall, roleId: number): Promise<boolean> {
  const role = await context.database.db
    .selectFrom('roles')
    .select('requires_second_factor')
    .where('id', '=', roleId)
    .executeTakeFirst();
  return role?.requires_second_factor === 1;
}
