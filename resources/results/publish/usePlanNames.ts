import { useConventions } from '../../../src/admin/fields/useConventions.ts';
import { formatDateTime } from '../../../src/admin/format/format.ts';
import { listed } from '../../../src/admin/format/names.ts';
import { sectionName } from '../generate/board.ts';
import { isFor, type OverviewRow, type Plan } from './overview.ts';

/** When a plan takes place, and for which sections. */
export function usePlanNames(row: OverviewRow) {
  const conventions = useConventions();
  return (plan: Plan) => ({
    at: formatDateTime(plan.takes_place_at, conventions),
    names: listed(row.sections.filter((section) => isFor(plan, section)).map(sectionName(row.sections)), conventions),
  });
}
