import { studentPayment } from '../../../../../schemas/fees/studentPayment.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { fromMinor } from '../../../../core/money.ts';
import { compareDays, instantOf } from '../days.ts';
import type { Random } from '../random.ts';
import type { Line, Visit } from './habits.ts';

const RECEIPT = codesOf(studentPayment.fields.status);

/** A payment type and the prefix of its reference numbers. */
export interface PaymentMethod {
  readonly payment_type_id: number;
  /** The account that receives the payment; null for cash. */
  readonly bank_account_id: number | null;
  readonly name: string;
  readonly prefix: string;
  /** Percentage of all payments. */
  readonly share: number;
}

export interface Payer {
  readonly student_id: number;
  readonly academic_year_id: number;
  readonly class_id: number;
}

export interface Receipt {
  readonly payer: Payer;
  readonly year: number;
  readonly number: number;
  readonly on: string;
  readonly lines: readonly Line[];
  readonly means: readonly {
    readonly method: PaymentMethod;
    readonly amount: number;
    readonly reference: string | null;
  }[];
  readonly amount: number;
  readonly voidReason: string | null;
}

const VOID_SHARE = 0.0025;
const VOID_REASONS = ['Entered for the wrong student', 'Amount mistyped', 'The transfer did not arrive'] as const;
const SPLIT_SHARE = 0.03;
const SPLIT_FROM = 200_000;

/** The receipts of all payments, ordered by day. Numbers have no gaps within a year. Some receipts are void and written again. */
export function writeReceipts(
  visits: readonly (Visit & { readonly payer: Payer })[],
  means: readonly PaymentMethod[],
  random: Random,
): Receipt[] {
  const inOrder = [...visits].sort((one, other) => compareDays(one.on, other.on));
  const last = new Map<number, number>();
  const write = ({ payer, on, lines }: Visit & { payer: Payer }, voidReason: string | null): Receipt => {
    const year = Number(on.slice(0, 4));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    const amount = lines.reduce((sum, { paid }) => sum + paid, 0);
    return { payer, year, number, on, lines, amount, means: pickMethods(means, amount, random), voidReason };
  };
  return inOrder.flatMap((visit) =>
    random.chance(VOID_SHARE) ? [write(visit, random.pick(VOID_REASONS)), write(visit, null)] : [write(visit, null)],
  );
}

function pickMethods(means: readonly PaymentMethod[], amount: number, random: Random): Receipt['means'] {
  const [cash, ...others] = means;
  if (!cash) return [];
  if (amount >= SPLIT_FROM && random.chance(SPLIT_SHARE)) {
    const inCash = Math.floor(amount / 200_00) * 100_00;
    return [methodRow(cash, inCash, random), methodRow(random.pick(others), amount - inCash, random)];
  }
  let chance = random.whole(1, 100);
  const method = means.find(({ share }) => {
    chance -= share;
    return chance <= 0;
  });
  return [methodRow(method ?? cash, amount, random)];
}

function methodRow(method: PaymentMethod, amount: number, random: Random) {
  return {
    method,
    amount,
    reference: method.prefix ? `${method.prefix}${random.whole(10_000_000, 99_999_999)}` : null,
  };
}

/** The row of a payment, without its lines. */
export function paymentRow(receipt: Receipt, cashier: number) {
  const { payer, year, number, on, amount, voidReason } = receipt;
  const at = instantOf(on, '04:30');
  return {
    ...payer,
    receipt_year: year,
    receipt_no: number,
    received_on: on,
    amount,
    status: voidReason === null ? RECEIPT.received : RECEIPT.void,
    void_reason: voidReason,
    created_by: cashier,
    created_at: at,
    updated_at: at,
  };
}

/** The bank deposits: one for each day and payment method other than cash. */
export function depositsOf(
  receipts: readonly Receipt[],
): { bank_account_id: number; booked_on: string; amount: string; description: string }[] {
  const days = new Map<string, { method: PaymentMethod; on: string; amount: number; count: number }>();
  for (const { on, means, voidReason } of receipts) {
    if (voidReason !== null) continue;
    for (const { method, amount } of means) {
      const key = `${on} ${method.payment_type_id}`;
      const day = days.get(key) ?? { method, on, amount: 0, count: 0 };
      days.set(key, { ...day, amount: day.amount + amount, count: day.count + 1 });
    }
  }
  return [...days.values()].flatMap(({ method, on, amount, count }) => {
    if (method.bank_account_id === null) return [];
    const description = `Fees by ${method.name}: ${count} ${count === 1 ? 'receipt' : 'receipts'}`;
    return [{ bank_account_id: method.bank_account_id, booked_on: on, amount: fromMinor(amount), description }];
  });
}
