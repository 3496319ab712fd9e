import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromMinor, minorOf } from '../../src/core/money.ts';
import type { SeedRecord } from '../../src/server/school/seed/seedRecords.ts';
import { feeMonths } from '../../src/server/school/services/dashboard/feeMonths.ts';
import { type Campus, openCampus } from '../support/campus.ts';
import { startPageOf } from '../support/startPage.ts';

describe('the start page about money', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const { read, today, idOf, currentYear, yearStart, seed, seedStudents, seedClass } = startPageOf(() => campus);

  it('adds up the approved expenses of this year by type', async () => {
    const before = (await read()).expenses;
    const [expense_type_id] = await seed('expenseType', [{ name: 'By hand' }]);
    const spent = (amount: string, status: number, spent_on = today()) => ({
      expense_type_id,
      purpose: 'x',
      amount,
      status,
      spent_on,
    });
    await seed('expense', [
      spent('100.50', 1),
      spent('200.25', 1),
      spent('999.00', 0),
      spent('50.00', 2),
      spent('5000.00', 1, '2001-05-05'),
    ]);
    const { expenses, waiting } = await read();
    expect(expenses?.types.find(({ name }) => name === 'By hand')).toMatchObject({
      amount: '300.75',
      filter: { expense_type_id, status: 1, spent_on_gte: await yearStart(), spent_on_lte: today() },
    });
    expect(Number(expenses?.total)).toBeCloseTo(Number(before?.total) + 300.75, 2);
    expect(waiting?.find(({ resource }) => resource === 'expense')).toMatchObject({
      state: 'pending',
      filter: { status: 0 },
    });
  });

  it('stays exact where sums are larger than a number of JavaScript counts', async () => {
    const before = (await read()).expenses?.total ?? '';
    const [expense_type_id] = await seed('expenseType', [{ name: 'Far too much' }]);
    const most = { expense_type_id, purpose: 'x', amount: '999999999999.99', status: 1, spent_on: today() };
    await seed(
      'expense',
      Array.from({ length: 110 }, () => most),
    );
    const { expenses } = await read();
    expect(expenses?.types.find(({ name }) => name === 'Far too much')?.amount).toBe('109999999999998.90');
    expect(expenses?.total).toBe(fromMinor(BigInt(minorOf(before)) + 10_999_999_999_999_890n));
  });

  it('works out what is due of each month, less waivers and what has been paid, without fines', async () => {
    const [academic_year_id, class_id, starts_on] = [await currentYear(), await seedClass('Hand C'), await yearStart()];
    const [first = 0, second = 0] = await seedStudents([{ class_id }, { class_id }]);
    const [fee_option_id] = await seed('feeOption', [{ name: 'Hand' }]);
    const [tuition, books] = await seed('feeType', [
      { fee_option_id, name: 'Hand tuition' },
      { fee_option_id, name: 'Hand books' },
    ]);
    const month = Number(starts_on.slice(5, 7));
    const fee = { academic_year_id, class_id, due_day: 10 };
    const [assigned_fee_id] = await seed('assignedFee', [
      { ...fee, fee_type_id: tuition, amount: '1000.00', due_months: [{ month }, { month: month + 1 }] },
      { ...fee, fee_type_id: books, amount: '500.00', due_months: [{ month }] },
      {
        ...fee,
        fee_type_id: books,
        amount: '77.00',
        exam_type_id: await idOf('select id from exam_types limit 1'),
        due_months: [{ month }],
        is_active: 0,
      },
    ]);
    const granted = { academic_year_id, fee_type_id: tuition, starts_on, approval_status: 1 };
    await seed('waiverForAll', [
      { ...granted, name: 'All', class_id, kind: 'percentage', percentage: 10 },
      { ...granted, name: 'Pending', class_id, kind: 'percentage', percentage: 90, approval_status: 0 },
    ]);
    const waiver_type_id = await idOf('select id from waiver_types limit 1');
    const second_month = `${starts_on.slice(0, 5)}${String(month + 1).padStart(2, '0')}-05`;
    await seed('waiver', [
      // More than what is left of the first month counts only as far as that.
      {
        ...granted,
        student_id: first,
        waiver_type_id,
        kind: 'sum',
        amount: '950.00',
        ends_on: `${starts_on.slice(0, 8)}20`,
      },
      { ...granted, student_id: first, waiver_type_id, kind: 'percentage', percentage: 50, starts_on: second_month },
    ]);
    const paid = { received_on: today(), student_id: second, academic_year_id, class_id, receipt_year: 1999 };
    const line = { assigned_fee_id, month, charged: '1000.00', waived: '100.00' };
    await seed(
      'studentPayment',
      [
        {
          ...paid,
          receipt_no: 1,
          amount: '700.00',
          status: 1,
          lines: [{ ...line, fine: '100.00', paid: '700.00' }],
          means: [],
        },
        {
          ...paid,
          receipt_no: 2,
          amount: '300.00',
          status: 2,
          lines: [{ ...line, fine: '0.00', paid: '300.00' }],
          means: [],
        },
      ].map(inMinor),
    );
    const name = (index: number) => `${starts_on.slice(0, 5)}${String(month + index).padStart(2, '0')}`;
    // First month: 0 + 500 for the one, 900 + 500 for the other. Second month: 900 − 500, and 900.
    expect(await feeMonths(campus.context, [first, second])).toEqual([
      { month: name(0), charged: 190_000n, received: 60_000n },
      { month: name(1), charged: 130_000n, received: 0n },
    ]);
    expect(await feeMonths(campus.context, [first])).toEqual([
      { month: name(0), charged: 50_000n, received: 0n },
      { month: name(1), charged: 40_000n, received: 0n },
    ]);
  });

  it('asks whoever comes in the middle of the year for nothing of the months before, but for the whole of what is paid once', async () => {
    const [academic_year_id, class_id, starts_on] = [await currentYear(), await seedClass('Hand D'), await yearStart()];
    const month = Number(starts_on.slice(5, 7));
    const dayIn = (index: number, day: string) =>
      `${starts_on.slice(0, 5)}${String(month + index).padStart(2, '0')}-${day}`;
    const [there = 0, late = 0] = await seedStudents([
      { class_id, admitted_on: starts_on },
      { class_id, admitted_on: dayIn(2, '20') },
    ]);
    const [fee_option_id] = await seed('feeOption', [{ name: 'Hand late' }]);
    const type = (rhythm: string) => ({ fee_option_id, name: `Hand ${rhythm}`, rhythm });
    const types = await seed('feeType', [type('monthly'), type('per_exam'), type('yearly'), type('once')]);
    const due_months = [0, 1, 2, 3].map((index) => ({ month: month + index }));
    const fee = { academic_year_id, class_id, due_day: 10 };
    await seed('assignedFee', [
      { ...fee, fee_type_id: types[0], amount: '1000.00', due_months },
      { ...fee, fee_type_id: types[1], amount: '100.00', due_months: [{ month: month + 1 }, { month: month + 3 }] },
      { ...fee, fee_type_id: types[2], amount: '10.00', due_months: [{ month }] },
      { ...fee, fee_type_id: types[3], amount: '1.00', due_months: [{ month }] },
    ]);
    const waiver_type_id = await idOf('select id from waiver_types limit 1');
    const waiver = {
      academic_year_id,
      waiver_type_id,
      approval_status: 1,
      starts_on,
      kind: 'percentage',
      percentage: 50,
    };
    await seed('waiver', [{ ...waiver, student_id: late, fee_type_id: types[0] }]);
    const charged = async (...students: number[]) =>
      (await feeMonths(campus.context, students)).map((each) => [each.month, each.charged]);
    const name = (index: number) => dayIn(index, '01').slice(0, 7);
    expect(await charged(there)).toEqual([
      [name(0), 101_100n],
      [name(1), 110_000n],
      [name(2), 100_000n],
      [name(3), 110_000n],
    ]);
    expect(await charged(late)).toEqual([
      [name(0), 1_100n],
      [name(2), 50_000n],
      [name(3), 60_000n],
    ]);
    expect(await charged(there, late)).toEqual([
      [name(0), 102_200n],
      [name(1), 110_000n],
      [name(2), 150_000n],
      [name(3), 170_000n],
    ]);
  });
});

/** The seed stores the amounts of child rows as they are, so they must be in minor units. */
function inMinor(payment: SeedRecord): SeedRecord {
  const lines = payment.lines as Record<string, unknown>[];
  const minor = (amount: unknown) => Math.round(Number(amount) * 100);
  return {
    ...payment,
    lines: lines.map((line) => ({
      ...line,
      charged: minor(line.charged),
      waived: minor(line.waived),
      fine: minor(line.fine),
      paid: minor(line.paid),
    })),
  };
}
