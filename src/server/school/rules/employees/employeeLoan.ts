import { employeeLoan } from '../../../../../schemas/employees/employeeLoan.ts';
import { fromMinor } from '../../../../core/money.ts';
import { refuseInSchool } from '../../refusals.ts';
import type { Moved } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { updateCause } from '../../../services/resources/write/related.ts';
import { plannedInstalments, seesInstalments } from './plannedInstalments.ts';

/** A loan that is called repaid owes nothing any more; a salary that took something for it still could never be paid. */
async function settleLoan(moved: Moved<typeof employeeLoan>): Promise<void> {
  const { store, caller, record } = moved;
  const planned = await plannedInstalments(store, record.id);
  if (planned > 0) throw refuseInSchool.loanPlanned(seesInstalments(store, caller) ? fromMinor(planned) : undefined);
  await updateCause(moved, employeeLoan, { repaid: record.amount });
}

export const employeeLoanRules = defineRules(employeeLoan, {
  afterAction: { repay: settleLoan },
});
