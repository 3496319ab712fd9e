import { fromMinor, toMinor } from '../../src/core/money.ts';

/** What is still owed of a loan, as money travels. */
export function outstanding({ amount, repaid }: Readonly<Record<string, unknown>>): string {
  return fromMinor((toMinor(String(amount ?? 0)) ?? 0) - (toMinor(String(repaid ?? 0)) ?? 0));
}
