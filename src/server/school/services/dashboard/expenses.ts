import { expense } from '../../../../../schemas/finance/expense.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { fromMinor } from '../../../../core/money.ts';
import { schoolTables } from '../../tables.ts';
import { currentYear } from './schoolYear.ts';
import type { Tile } from './tile.ts';

const { approved } = codesOf(expense.fields.status);

/** What the school has spent since its year began, by type, the largest first. */
export const expenses: Tile<'expenses'> = {
  name: 'expenses',
  read: async ({ context, today }) => {
    const from = (await currentYear(context))?.startsOn ?? `${today.slice(0, 4)}-01-01`;
    const rows = await schoolTables<'expenses' | 'expense_types'>(context)
      .selectFrom('expenses as expense')
      .innerJoin('expense_types as type', 'type.id', 'expense.expense_type_id')
      .select(({ fn }) => ['type.id', 'type.name', fn.sum<number | string>('expense.amount').as('sum')])
      .where('expense.status', '=', approved)
      .where((eb) => eb.between('expense.spent_on', from, today))
      .groupBy('type.id')
      .orderBy('sum', 'desc')
      .orderBy('type.name')
      .execute();
    const filter = { status: approved, spent_on_gte: from, spent_on_lte: today };
    const total = rows.reduce((sum, row) => sum + BigInt(row.sum), 0n);
    const types = rows.map(({ id, name, sum }) => ({
      resource: 'expense',
      filter: { ...filter, expense_type_id: id },
      name,
      amount: fromMinor(sum),
    }));
    return { resource: 'expense', filter, total: fromMinor(total), types };
  },
};
