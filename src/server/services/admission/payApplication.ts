import { audit } from '../resources/audit.ts';
import type { Written } from '../resources/hookTypes.ts';
import { lockRecord, loadRecord, updateRecord } from '../resources/store.ts';

const APPLIED = 0;
const FEE_PAID = 1;

/** Who pays for the application moves on from "applied" to "fee paid", in the same transaction. */
export async function payApplication({ store, caller, record, before }: Written): Promise<void> {
  if (before || record.purpose !== 'application') return;
  const applicants = { ...store, resource: store.registry.get('applicant') };
  const id = Number(record.applicant_id);
  const applicant = await lockRecord(applicants, id);
  if (applicant?.status !== APPLIED) return;
  await updateRecord(applicants, id, { status: FEE_PAID });
  const after = await loadRecord(applicants, id);
  await audit(store.trx, { caller, resource: applicants.resource, id, action: 'payFee', before: applicant, after });
}
