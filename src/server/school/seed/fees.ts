import { bookReceipts } from './fees/bookReceipts.ts';
import { type Due, pickHabit, visitsOf } from './fees/habits.ts';
import { type PaymentMethod, type Payer, writeReceipts } from './fees/receipts.ts';
import { type Fee, seedFeeTypes, seedTariff } from './fees/tariff.ts';
import { type GrantedWaiver, grantedTo, seedWaivers, waivedOf } from './fees/waivers.ts';
import { ACCOUNTS } from './finance.ts';
import { at, idsByName } from './lookups.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom } from './random.ts';
import type { School } from './school.ts';

const SEED = 20_260_202;

const MEANS = [
  { name: 'Cash', kind: 'cash', account: null, prefix: '', share: 45 },
  { name: 'Bank transfer', kind: 'bank', account: ACCOUNTS.school, prefix: 'FT', share: 25 },
  { name: 'bKash', kind: 'mobile', account: ACCOUNTS.collection, prefix: 'BK', share: 20 },
  { name: 'Nagad', kind: 'mobile', account: ACCOUNTS.collection, prefix: 'NG', share: 10 },
] as const;

interface PayerOfYear extends Payer {
  readonly version_id: number;
  readonly isActive: boolean;
}

/** Seeds fees, waivers and the receipts of this year and the last. Needs the bank accounts. */
export async function seedFees(context: SeedContext, school: School): Promise<void> {
  const random = makeRandom(SEED);
  const means = await seedPaymentMethods(context);
  const feeTypes = await seedFeeTypes(context);
  const fees = await seedTariff(context, school, feeTypes);
  const granted = await seedWaivers({ context, school, random, feeTypes });
  const payers = [...(await payersOfLastYear(context, school)), ...payersOfThisYear(school)];
  const visits = payers.flatMap(({ version_id, isActive, ...payer }) => {
    const habit = pickHabit(random, { isPast: payer.academic_year_id !== school.yearId, isActive });
    const dues = duesOf({ ...payer, version_id }, fees, grantedTo(payer.student_id, granted));
    return visitsOf(dues, { random, habit, today: school.today }).map((visit) => ({ ...visit, payer }));
  });
  await bookReceipts(context, writeReceipts(visits, means, random), school.users.accountant);
}

async function seedPaymentMethods(context: SeedContext): Promise<PaymentMethod[]> {
  const accounts = await idsByName(context, 'bankAccount');
  const accountOf = (name: string | null) => (name === null ? null : at(accounts, name));
  const ids = await seedRecords(
    context,
    'paymentType',
    MEANS.map(({ name, kind, account }) => ({ name, kind, bank_account_id: accountOf(account) })),
  );
  return MEANS.map(({ name, prefix, share, account }, index) => ({
    payment_type_id: ids[index] ?? 0,
    bank_account_id: accountOf(account),
    name,
    prefix,
    share,
  }));
}

function duesOf(payer: Payer & { version_id: number }, fees: readonly Fee[], granted: readonly GrantedWaiver[]): Due[] {
  const { academic_year_id, class_id, version_id } = payer;
  return fees
    .filter(
      (fee) =>
        fee.academic_year_id === academic_year_id &&
        fee.class_id === class_id &&
        (fee.version_id ?? version_id) === version_id,
    )
    .flatMap((fee) => fee.months.map((month) => ({ fee, month, waived: waivedOf(granted, fee, month) })))
    .filter(({ fee, waived }) => waived < fee.amount);
}

function payersOfThisYear({ students }: School): PayerOfYear[] {
  return students.map(({ id, cohort: { academic_year_id, class_id, version_id }, isActive }) => ({
    student_id: id,
    academic_year_id,
    class_id,
    version_id,
    isActive,
  }));
}

async function payersOfLastYear({ database }: SeedContext, { years, yearId }: School): Promise<PayerOfYear[]> {
  const lastYear = years[years.indexOf(yearId) - 1] ?? 0;
  const rows = await database.query<Omit<PayerOfYear, 'isActive'>>(
    'select student_id, academic_year_id, class_id, version_id from enrolments where academic_year_id = $1 order by student_id',
    [lastYear],
  );
  return rows.map((row) => ({ ...row, isActive: true }));
}
