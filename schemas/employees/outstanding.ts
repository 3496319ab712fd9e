import { fromMinor, minorOf } from '../../src/core/money.ts';

/** The states of a loan, by the numbers that stand for them. */
export const LOAN_STATES = { requested: 0, approved: 1, repaid: 2, rejected: 3 } as const;

interface Loan {
  readonly amount?: string | null;
  readonly repaid?: string | null;
  readonly status?: number;
}

/** What is still owed of a loan, as money travels: nothing of one that is not granted. */
export function outstanding({ amount, repaid, status }: Loan): string {
  return status === LOAN_STATES.approved ? fromMinor(minorOf(amount) - minorOf(repaid)) : '0.00';
}
