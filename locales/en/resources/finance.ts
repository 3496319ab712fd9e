import type { ResourceLabels } from '../../labels.ts';

export const finance = {
  expense: {
    name: 'Expense |||| Expenses',
    empty:
      'Whatever the school spends is entered here, and counts once somebody else has approved it. Add expense types first, then the first expense.',
    fields: {
      sub_expense_type_id: 'Sub expense',
      purpose: 'Purpose',
      payee: 'Paid to',
      spent_on: 'Date',
      bank_account_id_help:
        'Approval withdraws the amount from this account. Leave it empty for what was paid in cash.',
      voucher_no: 'Voucher number',
      voucher: 'Voucher',
      cancel_reason: 'Reason for cancelling',
    },
    options: { status: { pending: 'Pending', approved: 'Approved', cancelled: 'Cancelled' } },
    sections: { what: 'What it was for', payment: 'Payment', voucher: 'Voucher and note' },
    actions: {
      approve_confirm:
        'Approve this expense? This is final, and the amount is withdrawn from the bank account if one is named.',
      cancel: 'Cancel expense',
      cancel_confirm: 'Cancel this expense? This is final.',
    },
  },
  expenseType: {
    name: 'Expense Type |||| Expense Types',
    empty:
      'Expense types sort what the school spends, such as “Electricity” or “Repairs”. Add the first one before you enter expenses.',
  },
  subExpenseType: {
    name: 'Sub Expense |||| Sub Expenses',
    empty:
      'A sub expense divides an expense type further, such as “Generator” under “Electricity”. Choose an expense type and add the first one.',
  },
  bank: {
    name: 'Bank |||| Banks',
    empty: 'The banks that keep the school’s money stand here. Add the first one, then its accounts.',
  },
  bankAccount: {
    name: 'Bank Account |||| Bank Accounts',
    empty: 'The school’s bank accounts stand here. Add a bank first, then each account with the balance it opens with.',
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
    empty:
      'Nothing has moved on the bank accounts yet. Entries come by themselves, for example when an expense is approved.',
    fields: {
      booked_on: 'Booked on',
      amount_help: 'What leaves the account is negative.',
      expense_id: 'Expense',
      employee_salary_id: 'Salary',
    },
    options: { kind: { withdrawal: 'Withdrawal', deposit: 'Deposit' } },
  },
} satisfies Record<string, ResourceLabels>;
