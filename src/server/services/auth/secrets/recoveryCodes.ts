import { createHash, randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';

type Db = Kysely<Tables>;

const HOW_MANY = 10;
/** None that are taken for each other: neither I, L and 1 nor O and 0. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Gives somebody ten new codes; those of before no longer count. They are shown once and kept as hashes. */
export async function renewRecoveryCodes(trx: Db, userId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code), used_at: null }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/** Uses a code up; whether it was one. Of two who use it at once, one is refused. */
export async function redeemRecoveryCode(trx: Db, userId: number, code: string): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: sql<string>`now()` })
    .where('code_hash', '=', hashOf(userId, code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** How many codes somebody still has. */
export async function recoveryCodesLeft(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

function hashOf(userId: number, code: string): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`${userId} ${letters}`).digest('hex');
}
