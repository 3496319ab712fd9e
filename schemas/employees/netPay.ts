import { fromMinor, minorOf } from '../../src/core/money.ts';

const ADDED = ['basic_salary', 'allowances', 'bonus'] as const;
const TAKEN_OFF = ['provident_fund', 'loan_instalment', 'absence'] as const;

type Part = (typeof ADDED)[number] | (typeof TAKEN_OFF)[number];

/** What a salary comes to, as money travels; below zero when more is taken off than there is. */
export function netPay(salary: { readonly [Name in Part]?: string | null }): string {
  const sum = (names: readonly Part[]) => names.reduce((total, name) => total + minorOf(salary[name]), 0);
  return fromMinor(sum(ADDED) - sum(TAKEN_OFF));
}
