import { toMinor } from '../../../core/money.ts';
import type { Problems } from '../../../core/rules/readInput.ts';
import { refuse } from '../../errors.ts';
import type { Removing, Writing } from '../resources/hookTypes.ts';

/** What leaves the fund is negative, everything else is not; and what a salary has booked stays. */
export async function checkFundEntry({ existing, values }: Writing): Promise<Problems | undefined> {
  if (existing?.employee_salary_id) throw refuse.booked();
  const { kind, amount } = { ...existing, ...values };
  const minor = toMinor(String(amount)) ?? 0;
  if (kind === 'withdrawal') return minor < 0 ? undefined : { amount: [{ key: 'max', params: { max: '-0.01' } }] };
  return minor > 0 ? undefined : { amount: [{ key: 'min', params: { min: '0.01' } }] };
}

/** What a salary has booked into the fund is never deleted. */
export async function keepBookedFundEntry({ existing }: Removing): Promise<void> {
  if (existing.employee_salary_id) throw refuse.booked();
}
