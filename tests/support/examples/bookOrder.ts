import { approval, date, defineResource, money, reason, reference, status, text } from '../../../src/core/index.ts';

/** The declaration that the read-me shows. */
export const bookOrder = defineResource({
  name: 'bookOrder',
  area: 'finance',
  icon: 'MenuBook',
  path: '/book-order',
  permission: 'Book Order',
  visibleTo: 'everybody',
  fields: {
    title: text({ required: true, max: 120 }),
    expense_type_id: reference('expenseType', { required: true }),
    price: money({ required: true, min: 0.01, atMost: 'limit' }),
    limit: money({ required: true }),
    ordered_on: date({ required: true, initial: 'today' }),
    needed_on: date({ notBefore: 'ordered_on' }),
    status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: reason(),
  },
  editableWhen: { status: 'pending' },
  actions: approval(),
});
