import { childTable } from '../../../core/resource.ts';
import type { Written } from '../resources/hookTypes.ts';
import type { Values } from '../resources/store.ts';

const MONTHS_OF_A_YEAR = 12;

/** A fee without months gets them by its type's rhythm: every month of the academic year, or its first. */
export async function fillDueMonths({ store, record }: Written): Promise<void> {
  if ((record.due_months as readonly unknown[]).length > 0) return;
  const { trx } = store;
  const { rhythm } = await trx.selectFrom('fee_types').select('rhythm').where('id', '=', record.fee_type_id).executeTakeFirstOrThrow();
  const months = monthsOf(await yearOf(store, record));
  const due = rhythm === 'monthly' ? months : months.slice(0, 1);
  const rows = due.map((month, position) => ({ month, position, parent_id: record.id }));
  await trx.insertInto(childTable(store.resource, 'due_months')).values(rows).execute();
}

function yearOf({ trx }: Written['store'], { academic_year_id }: Values) {
  return trx
    .selectFrom('academic_years')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', academic_year_id)
    .executeTakeFirstOrThrow();
}

/** The months that lie in an academic year, in its order; each once. */
export function monthsOf({ starts_on, ends_on }: Values): number[] {
  const [first, last] = [monthNumber(starts_on), monthNumber(ends_on)];
  const count = Math.min(last - first + 1, MONTHS_OF_A_YEAR);
  return Array.from({ length: count }, (_, index) => ((first + index) % MONTHS_OF_A_YEAR) + 1);
}

// Counted through the years, so that the months of two years can be told apart.
function monthNumber(day: unknown): number {
  const [year = 0, month = 1] = String(day).split('-').map(Number);
  return year * MONTHS_OF_A_YEAR + month - 1;
}
