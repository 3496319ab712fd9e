import { type Kysely, sql, type Transaction } from 'kysely';
import { UNDO_MINUTES } from '../../../../core/limits.ts';
import type { Tables } from '../../../db/tables.ts';
import type { DeletedRecord } from '../../store.ts';

interface Deletion {
  readonly code: string;
  readonly userId: number | null | undefined;
  /** The record that was asked for, and what went along, in the order in which they went. */
  readonly taken: readonly DeletedRecord[];
}

/** Keeps what a transaction deletes, in that transaction, so that whoever deleted it can undo that for a while. */
export async function keepDeletion(trx: Transaction<Tables>, { code, userId, taken }: Deletion): Promise<void> {
  const deletedRecord = taken.find(({ isAsked }) => isAsked);
  if (!deletedRecord || !userId) return;
  const { resource, id: record_id } = deletedRecord;
  await trx
    .insertInto('deletions')
    .values({ code, user_id: userId, resource, record_id, kept: JSON.stringify(taken) })
    .execute();
}

/** Whether a deletion can still be undone, as far as time goes. */
const IS_RECENT = sql<boolean>`at > now() - make_interval(mins => ${UNDO_MINUTES})`;

/** The records that a call has deleted and that can still be put back, the last one first: others may have referred to it. */
export function findDeletions(db: Kysely<Tables>, code: string) {
  return db
    .selectFrom('deletions')
    .select(['id', 'user_id', 'resource', 'record_id'])
    .where('code', '=', code)
    .where(IS_RECENT)
    .orderBy('id', 'desc')
    .execute();
}

/** What is kept of one of them, locked until the transaction ends; undefined once it is too late. */
export function lockDeletion(trx: Transaction<Tables>, id: number) {
  return trx
    .selectFrom('deletions')
    .select(['kept', 'undone_at'])
    .where('id', '=', id)
    .where(IS_RECENT)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes that one of them was put back: what was kept of it is of no use any more. */
export async function noteUndone(trx: Transaction<Tables>, id: number): Promise<void> {
  const values = { kept: null, undone_at: sql<string>`now()` };
  await trx.updateTable('deletions').set(values).where('id', '=', id).execute();
}

/** Deletes for good what can be undone no more. */
export async function removeOldDeletions(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('deletions').where(sql<boolean>`not (${IS_RECENT})`).execute();
}
