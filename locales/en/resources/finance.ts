import type { ResourceLabels } from '../../labels.ts';

export const finance = {
  expense: {
    name: 'Expense |||| Expenses',
    empty: 'No expenses yet. Add expense types first, then an expense: it counts once someone else approves it.',
    fields: {
      sub_expense_type_id: 'Sub expense',
      purpose: 'Purpose',
      payee: 'Paid to',
      spent_on: 'Date',
      bank_account_id_help: 'The amount is withdrawn from this account on approval. Leave empty if paid in cash.',
      voucher_no: 'Voucher number',
      voucher: 'Voucher',
      cancel_reason: 'Reason for cancelling',
    },
    options: { status: { pending: 'Pending', approved: 'Approved', cancelled: 'Cancelled' } },
    sections: { what: 'Expense details', payment: 'Payment', voucher: 'Voucher and note' },
    actions: {
      approve_done: '%{name} approved this expense.',
      cancel_done: '%{name} cancelled this expense.',
      approve_confirm:
        'Approve this expense? If it names a bank account, the amount is withdrawn from it. This cannot be undone.',
      cancel: 'Cancel expense',
      cancel_confirm: 'Cancel this expense? This cannot be undone.',
    },
  },
  expenseType: {
    name: 'Expense Type |||| Expense Types',
    empty: 'No expense types yet. Add one, such as “Electricity” or “Repairs”, before you add expenses.',
  },
  subExpenseType: {
    name: 'Sub Expense |||| Sub Expenses',
    empty: 'No sub expenses yet. Choose an expense type and add one, such as “Generator” under “Electricity”.',
  },
  bank: {
    name: 'Bank |||| Banks',
    empty: 'No banks yet. Add a bank, then its accounts.',
  },
  bankAccount: {
    name: 'Bank Account |||| Bank Accounts',
    empty: 'No bank accounts yet. Add a bank first, then each account with its opening balance.',
    fields: {
      name: 'Account name',
      number: 'Account number',
      opening_balance: 'Opening balance',
      opened_on: 'Opened on',
      balance: 'Balance',
    },
  },
  bankTransaction: {
    name: 'Bank Transaction |||| Bank Transactions',
    empty: 'No bank transactions yet. They appear automatically, for example when an expense is approved.',
    fields: {
      booked_on: 'Transaction date',
      amount_help: 'Withdrawals are negative.',
      expense_id: 'Expense',
      employee_salary_id: 'Salary',
    },
    options: { kind: { withdrawal: 'Withdrawal', deposit: 'Deposit' } },
  },
} satisfies Record<string, ResourceLabels>;
