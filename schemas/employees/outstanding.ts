import { fromMinor, minorOf } from '../../src/core/money.ts';

/** What is still owed of a loan, as money travels. */
export function outstanding({ amount, repaid }: { amount?: string | null; repaid?: string | null }): string {
  return fromMinor(minorOf(amount) - minorOf(repaid));
}
