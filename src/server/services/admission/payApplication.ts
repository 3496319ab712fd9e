import { audit } from '../resources/audit.ts';
import type { Moved, Written } from '../resources/hookTypes.ts';
import { loadRecord, lockRecord, updateRecord } from '../resources/store.ts';

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

async function moveApplicant({ store, caller, record }: Moved, move: { action: string; from: number; to: number }): Promise<void> {
  const applicants = { ...store, resource: store.registry.get('applicant') };
  const id = Number(record.applicant_id);
  const before = await lockRecord(applicants, id);
  if (before?.status !== move.from) return;
  await updateRecord(applicants, id, { status: move.to });
  const after = await loadRecord(applicants, id);
  await audit(store.trx, { caller, resource: applicants.resource, id, action: move.action, before, after });
}
