import { toMinor } from '../../../core/money.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { refuse } from '../../errors.ts';
import type { Moved, Writing } from '../resources/hookTypes.ts';
import { updateRecord } from '../resources/store.ts';
import { plannedInstalments } from './plannedInstalments.ts';

/** An instalment is not more than the loan. */
export async function checkLoan({ existing, values }: Writing): Promise<Problems | undefined> {
  const { amount, instalment } = { ...existing, ...values };
  const isMore = (toMinor(String(instalment)) ?? 0) > (toMinor(String(amount)) ?? 0);
  return isMore ? { instalment: [{ key: 'max', params: { max: String(amount) } }] } : undefined;
}

/** A loan that is called repaid owes nothing any more; a salary that took something for it still could never be paid. */
export async function settleLoan({ store, record }: Moved): Promise<void> {
  const planned = await plannedInstalments(store, Number(record.id));
  if ((toMinor(planned) ?? 0) > 0) throw refuse.loanPlanned({ planned });
  await updateRecord(store, Number(record.id), { repaid: record.amount });
}
