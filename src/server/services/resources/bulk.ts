import { AppError } from '../../errors.ts';
import { removeRecord, toggleRecord } from './writeRecords.ts';
import type { WriteCall } from './writing.ts';

/** What became of each record of a bulk action. */
export interface BulkResult {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly error: AppError }[];
}

/** Switches many records on or off, each in a transaction of its own. */
export function toggleMany(call: WriteCall, ids: readonly number[], isActive: 0 | 1): Promise<BulkResult> {
  return each(ids, (id) => toggleRecord(call, id, { is_active: isActive }));
}

/** Deletes many records, each in a transaction of its own; what is still used stays. */
export function removeMany(call: WriteCall, ids: readonly number[]): Promise<BulkResult> {
  return each(ids, (id) => removeRecord(call, id));
}

async function each(ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<BulkResult> {
  const done: number[] = [];
  const refused: { id: number; error: AppError }[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, error });
    }
  }
  return { done, refused };
}
