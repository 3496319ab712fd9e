import { fromMinor } from '../../../core/money.ts';
import { currentYear } from './schoolYear.ts';
import type { Tile } from './tile.ts';

const APPROVED = 1;

/** What the school has spent since its year began, by type, the largest first. */
export const expenses: Tile<'expenses'> = {
  name: 'expenses',
  needs: ['expense'],
  read: async ({ context, today }) => {
    const from = (await currentYear(context))?.startsOn ?? `${today.slice(0, 4)}-01-01`;
    const rows = await context.database.query(
      `select t.id, t.name, sum(e.amount)::bigint as sum from expenses e
       join expense_types t on t.id = e.expense_type_id
       where e.status = $1 and e.spent_on between $2 and $3
       group by t.id order by sum desc, t.name`,
      [APPROVED, from, today],
    );
    const filter = { status: APPROVED, spent_on_gte: from, spent_on_lte: today };
    const total = rows.reduce((sum, row) => sum + Number(row.sum), 0);
    const types = rows.map(({ id, name, sum }) => ({
      resource: 'expense',
      filter: { ...filter, expense_type_id: id },
      name: String(name),
      amount: fromMinor(Number(sum)),
    }));
    return { resource: 'expense', filter, total: fromMinor(total), types };
  },
};
