import { changeFollowing } from '../resources/followUp.ts';
import type { Moved, Written } from '../resources/hookTypes.ts';

const APPLIED = 0;
const FEE_PAID = 1;
const RECEIVED = 1;

/** Who pays for the application moves on from "applied" to "fee paid", in the same transaction. */
export async function payApplication(written: Written): Promise<void> {
  if (written.before || written.record.purpose !== 'application') return;
  await moveApplicant(written, { action: 'payFee', from: APPLIED, to: FEE_PAID });
}

/** Whose only payment for the application becomes void has not paid, and moves back to "applied". */
export async function reopenApplication(moved: Moved): Promise<void> {
  const { store, record } = moved;
  if (record.purpose !== 'application') return;
  const other = await store.trx
    .selectFrom(store.resource.table)
    .select('id')
    .where('applicant_id', '=', record.applicant_id)
    .where('purpose', '=', 'application')
    .where('status', '=', RECEIVED)
    .executeTakeFirst();
  if (!other) await moveApplicant(moved, { action: 'update', from: FEE_PAID, to: APPLIED });
}

async function moveApplicant(cause: Moved, move: { action: string; from: number; to: number }): Promise<void> {
  await changeFollowing({
    cause,
    resource: 'applicant',
    id: Number(cause.record.applicant_id),
    action: move.action,
    change: ({ status }) => (status === move.from ? { status: move.to } : undefined),
  });
}
