import { MONTHS } from '../../../../../schemas/months.ts';
import { assignedFee } from '../../../../../schemas/fees/assignedFee.ts';
import type { Written } from '../../../services/rules.ts';
import { defineRules } from '../../../services/rules.ts';
import { updateCause } from '../../../services/resources/write/related.ts';
import { tablesOf } from '../../tables.ts';

const YEAR = Object.values(MONTHS);
type Month = (typeof YEAR)[number];

/** A fee without months gets them by its type's rhythm: every month of the academic year, or its first. */
async function fillDueMonths(written: Written<typeof assignedFee>): Promise<void> {
  const { store, record } = written;
  if (record.due_months.length > 0) return;
  const tables = tablesOf<'academic_years' | 'fee_types'>(store);
  const { rhythm } = await tables
    .selectFrom('fee_types')
    .select('rhythm')
    .where('id', '=', record.fee_type_id)
    .executeTakeFirstOrThrow();
  const year = await tables
    .selectFrom('academic_years')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', record.academic_year_id)
    .executeTakeFirstOrThrow();
  const months = monthsOf(year);
  const due = rhythm === 'monthly' ? months : months.slice(0, 1);
  await updateCause(written, assignedFee, { due_months: due.map((month) => ({ month })) });
}

/** The months that lie in an academic year, in its order; each once. */
function monthsOf({ starts_on, ends_on }: { readonly starts_on: string; readonly ends_on: string }): Month[] {
  const [first, last] = [monthNumber(starts_on), monthNumber(ends_on)];
  const count = Math.min(last - first + 1, YEAR.length);
  const months = Array.from({ length: count }, (_, index) => YEAR[(first + index) % YEAR.length]);
  return months.filter((month) => month !== undefined);
}

// Counted through the years, so that the months of two years can be told apart.
function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * YEAR.length + month - 1;
}

export const assignedFeeRules = defineRules(assignedFee, { afterWrite: fillDueMonths });
