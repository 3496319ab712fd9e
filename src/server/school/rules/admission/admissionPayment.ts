import { admissionPayment } from '../../../../../schemas/admission/admissionPayment.ts';
import { applicant } from '../../../../../schemas/admission/applicant.ts';
import type { RecordAction } from '../../../../core/calls/audit.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { updateRelated } from '../../../services/resources/write/related.ts';
import type { Moved, Written } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { tablesOf } from '../../tables.ts';

const { applied, fee_paid } = codesOf(applicant.fields.status);
const { received } = codesOf(admissionPayment.fields.status);

/** Who pays for the application moves on from "applied" to "fee paid", in the same transaction. */
async function payApplication(written: Written<typeof admissionPayment>): Promise<void> {
  if (written.before || written.record.purpose !== 'application') return;
  await changeApplicant(written, 'payFee', ({ status }) => (status === applied ? { status: fee_paid } : undefined));
}

/** Whose only payment for the application becomes void has not paid, and moves back to "applied". */
async function reopenApplication(moved: Moved<typeof admissionPayment>): Promise<void> {
  if (moved.record.purpose !== 'application') return;
  // Looked for once the applicant is locked: of two payments that become void at once each would still find the other.
  await changeApplicant(moved, 'update', async ({ id, status }) =>
    status === fee_paid && !(await hasPaid(moved, id)) ? { status: applied } : undefined,
  );
}

async function hasPaid({ store }: Moved<typeof admissionPayment>, applicantId: number): Promise<boolean> {
  const payment = await tablesOf<'admission_payments'>(store)
    .selectFrom('admission_payments')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .where('purpose', '=', 'application')
    .where('status', '=', received)
    .executeTakeFirst();
  return payment !== undefined;
}

async function changeApplicant(
  cause: Moved<typeof admissionPayment>,
  action: RecordAction<typeof applicant>,
  change: Parameters<typeof updateRelated<typeof applicant>>[0]['change'],
): Promise<void> {
  await updateRelated({ cause, entity: applicant, id: cause.record.applicant_id, action, change });
}

export const admissionPaymentRules = defineRules(admissionPayment, {
  afterWrite: payApplication,
  afterAction: { void: reopenApplication },
});
