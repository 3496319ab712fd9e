import { fromMinor } from '../../../core/money.ts';
import { monthStart } from './days.ts';
import { feeMonths, openOf } from './feeMonths.ts';
import { currentYear } from './schoolYear.ts';
import type { Tile } from './tile.ts';

const RECEIVED = 1;

/** What has come in and what is open, month by month of the academic year. */
export const fees: Tile<'fees'> = {
  name: 'fees',
  needs: ['studentPayment', 'assignedFee'],
  read: async ({ context, today }) => {
    const from = monthStart(today);
    const [months, year, [taken]] = await Promise.all([
      feeMonths(context),
      currentYear(context),
      context.database.query(
        'select coalesce(sum(amount), 0)::bigint as sum from student_payments where status = $1 and received_on between $2 and $3',
        [RECEIVED, from, today],
      ),
    ]);
    const untilNow = months.filter(({ month }) => month <= today.slice(0, 7));
    return {
      months: months.map((month) => ({
        month: month.month,
        received: fromMinor(month.received),
        due: fromMinor(openOf([month])),
      })),
      received: fromMinor(Number(taken?.sum)),
      receivedFrom: {
        resource: 'studentPayment',
        filter: { status: RECEIVED, received_on_gte: from, received_on_lte: today },
      },
      due: fromMinor(openOf(untilNow)),
      dueFrom: { resource: 'assignedFee', filter: { ...(year && { academic_year_id: year.id }), is_active: 1 } },
    };
  },
};
