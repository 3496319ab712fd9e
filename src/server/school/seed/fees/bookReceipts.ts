import { instantOf } from '../days.ts';
import type { Row } from '../../../db/tables.ts';
import { fillInBulk } from '../fillInBulk.ts';
import { insertMany } from '../insertMany.ts';
import { seedRecords, type SeedContext } from '../seedRecords.ts';

import { depositsOf, paymentRow, type Receipt } from './receipts.ts';

const PAYMENT_TYPES = {
  receipt_year: 'integer',
  receipt_no: 'integer',
  received_on: 'date',
  student_id: 'bigint',
  academic_year_id: 'bigint',
  class_id: 'bigint',
  amount: 'bigint',
  status: 'smallint',
  void_reason: 'text',
  created_by: 'bigint',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

const LINE_TYPES = {
  parent_id: 'bigint',
  position: 'integer',
  assigned_fee_id: 'bigint',
  month: 'smallint',
  charged: 'bigint',
  waived: 'bigint',
  fine: 'bigint',
  paid: 'bigint',
} as const;

const MEANS_TYPES = {
  parent_id: 'bigint',
  position: 'integer',
  payment_type_id: 'bigint',
  amount: 'bigint',
  reference_no: 'text',
} as const;

/** Inserts receipts with their lines and payment methods, and the deposits into the bank accounts. */
export async function bookReceipts(context: SeedContext, receipts: readonly Receipt[], cashier: number): Promise<void> {
  const rows = receipts.map((receipt) => paymentRow(receipt, cashier));
  const ids = await fill(context, { table: 'student_payments', types: PAYMENT_TYPES, rows });
  const lines = receipts.flatMap((receipt, index) =>
    receipt.lines.map(({ fee, month, waived, fine, paid }, position) => ({
      parent_id: ids[index],
      position,
      assigned_fee_id: fee.id,
      month,
      charged: fee.amount,
      waived,
      fine,
      paid,
    })),
  );
  await fill(context, { table: 'student_payments_lines', types: LINE_TYPES, rows: lines });
  const means = receipts.flatMap((receipt, index) =>
    receipt.means.map(({ method, amount, reference }, position) => ({
      parent_id: ids[index],
      position,
      payment_type_id: method.payment_type_id,
      amount,
      reference_no: reference,
    })),
  );
  await fill(context, { table: 'student_payments_means', types: MEANS_TYPES, rows: means });
  const deposits = depositsOf(receipts).map((deposit) => ({
    ...deposit,
    kind: 'deposit',
    created_by: cashier,
    created_at: instantOf(deposit.booked_on, '11:00'),
  }));
  await seedRecords(context, 'bankTransaction', deposits);
}

/** Returns the ids of the inserted rows. */
async function fill(
  { database }: SeedContext,
  options: { readonly table: string; readonly types: Readonly<Record<string, string>>; readonly rows: readonly Row[] },
): Promise<number[]> {
  let ids: number[] = [];
  await fillInBulk(database, options.table, async (session) => {
    ids = await insertMany(session, options);
  });
  return ids;
}
