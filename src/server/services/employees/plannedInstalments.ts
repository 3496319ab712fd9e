import { sql } from 'kysely';
import { fromMinor } from '../../../core/money.ts';
import type { Store } from '../resources/store.ts';

const PAID = 2;

/** What the salaries that are not paid yet take for a loan, as money travels; one of them may be left out. */
export async function plannedInstalments({ trx, registry }: Store, loan: number, except = 0): Promise<string> {
  const { sum } = await trx
    .selectFrom(registry.get('employeeSalary').table)
    .select(sql<string>`coalesce(sum(loan_instalment), 0)`.as('sum'))
    .where('employee_loan_id', '=', loan)
    .where('status', '<', PAID)
    .where('id', '<>', except)
    .executeTakeFirstOrThrow();
  return fromMinor(Number(sum));
}
