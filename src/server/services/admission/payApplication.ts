import { changeFollowing } from '../resources/followUp.ts';
import type { Moved, Written } from '../resources/hookTypes.ts';
import type { Store } from '../resources/store.ts';

const APPLIED = 0;
const FEE_PAID = 1;
const RECEIVED = 1;

/** Who pays for the application moves on from "applied" to "fee paid", in the same transaction. */
export async function payApplication(written: Written): Promise<void> {
  if (written.before || written.record.purpose !== 'application') return;
  await changeApplicant(written, 'payFee', ({ status }) => (status === APPLIED ? { status: FEE_PAID } : undefined));
}

/** Whose only payment for the application becomes void has not paid, and moves back to "applied". */
export async function reopenApplication(moved: Moved): Promise<void> {
  if (moved.record.purpose !== 'application') return;
  // Looked for once the applicant is locked: of two payments that become void at once each would still find the other.
  await changeApplicant(moved, 'update', async ({ id, status }) =>
    status === FEE_PAID && !(await hasPaid(moved.store, Number(id))) ? { status: APPLIED } : undefined,
  );
}

async function hasPaid({ trx, resource }: Store, applicant: number): Promise<boolean> {
  const payment = await trx
    .selectFrom(resource.table)
    .select('id')
    .where('applicant_id', '=', applicant)
    .where('purpose', '=', 'application')
    .where('status', '=', RECEIVED)
    .executeTakeFirst();
  return payment !== undefined;
}

async function changeApplicant(cause: Moved, action: string, change: Parameters<typeof changeFollowing>[0]['change']): Promise<void> {
  await changeFollowing({ cause, resource: 'applicant', id: Number(cause.record.applicant_id), action, change });
}
