import { fromMinor, toMinor } from '../../src/core/money.ts';

const ADDED = ['basic_salary', 'allowances', 'bonus'];
const TAKEN_OFF = ['provident_fund', 'loan_instalment', 'absence'];

/** What a salary comes to, as money travels; below zero when more is taken off than there is. */
export function netPay(salary: Readonly<Record<string, unknown>>): string {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + (toMinor(String(salary[name] ?? 0)) ?? 0), 0);
  return fromMinor(sum(ADDED) - sum(TAKEN_OFF));
}
