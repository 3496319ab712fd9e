import { studentPayment } from '../../../../../schemas/fees/studentPayment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { fromMinor } from '../../../../core/money.ts';
import { schoolTables } from '../../tables.ts';
import { feeMonths, openOf } from './feeMonths.ts';
import { currentYear } from './schoolYear.ts';
import type { Tile } from './tile.ts';

const { received } = codesOf(studentPayment.fields.status);

/** What has come in and what is open, month by month of the academic year. */
export const fees: Tile<'fees'> = {
  name: 'fees',
  read: async ({ context, today }) => {
    const from = `${today.slice(0, 7)}-01`;
    const [months, year, { sum }] = await Promise.all([
      feeMonths(context),
      currentYear(context),
      schoolTables<'student_payments'>(context)
        .selectFrom('student_payments')
        .select(({ fn }) => fn.sum<number | string | null>('amount').as('sum'))
        .where('status', '=', received)
        .where((eb) => eb.between('received_on', from, today))
        .executeTakeFirstOrThrow(),
    ]);
    const untilNow = months.filter(({ month }) => month <= today.slice(0, 7));
    return {
      months: months.map((month) => ({
        month: month.month,
        received: fromMinor(month.received),
        due: fromMinor(openOf([month])),
      })),
      received: fromMinor(sum ?? 0),
      receivedFrom: {
        resource: 'studentPayment',
        filter: { status: received, received_on_gte: from, received_on_lte: today },
      },
      due: fromMinor(openOf(untilNow)),
      dueFrom: { resource: 'assignedFee', filter: { ...(year && { academic_year_id: year.id }), is_active: 1 } },
    };
  },
};
