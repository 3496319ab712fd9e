import { bookOrder } from './bookOrder.ts';
import { expense } from '../../../schemas/finance/expense.ts';
import { minorOf } from '../../../src/core/money.ts';
import { defineRules, type Moved, type ProblemsOf, type Writing } from '../../../src/server/services/rules.ts';
import { createRelated } from '../../../src/server/services/resources/write/related.ts';

/** What is approved becomes an expense, which waits for its own approval, by somebody else. */
async function enterExpense(moved: Moved<typeof bookOrder>): Promise<void> {
  const { title, expense_type_id, price } = moved.record;
  const values = { purpose: title, expense_type_id, amount: price };
  await createRelated({ cause: moved, entity: expense, values });
}

/** An expensive order says until when it is needed. */
async function askForDay({ record }: Writing<typeof bookOrder>): Promise<ProblemsOf<typeof bookOrder> | undefined> {
  if (minorOf(record.price) <= minorOf('10000') || record.needed_on) return undefined;
  return { needed_on: [{ key: 'expensiveWithoutDay' }] };
}

export const bookOrderRules = defineRules(bookOrder, {
  beforeWrite: askForDay,
  afterAction: { approve: enterExpense },
});
