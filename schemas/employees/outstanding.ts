import { fromMinor, minorOf } from '../../src/core/money.ts';

/** The states of a loan, by the numbers that stand for them. */
export const LOAN_STATES = { requested: 0, approved: 1, repaid: 2, rejected: 3 } as const;

interface Loan {
  readonly amount?: string | null;
  readonly repaid?: string | null;
}

/** What is not paid back of a loan, as money travels. */
export function outstanding({ amount, repaid }: Loan): string {
  return fromMinor(minorOf(amount) - minorOf(repaid));
}

/** What is owed of a loan: nothing of one that is not granted. */
export function owed(loan: Loan & { readonly status?: number }): string {
  return loan.status === LOAN_STATES.approved ? outstanding(loan) : '0.00';
}
