import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const assignedFee = registry.get('assignedFee');

describe('fees', () => {
  let campus: Campus;
  let year: Json;
  beforeAll(async () => {
    campus = await openCampus();
    [year] = (await campus.call('GET /get/all/academic/year', { query: { filter: { is_current: 1 } } })).list as [Json];
  });
  afterAll(() => campus.close());

  const assign = async (rhythm: string, given: Json = {}) => {
    const type = await create(campus, registry.get('feeType'), { rhythm });
    return create(campus, assignedFee, { fee_type_id: type.id, academic_year_id: year.id, ...given });
  };
  const monthsOf = (fee: Json) => (fee.due_months as { month: number }[]).map(({ month }) => month);

  describe('the months of an assigned fee', () => {
    it('are all of the year where it is due monthly, and the first otherwise', async () => {
      expect(monthsOf(await assign('monthly'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(monthsOf(await assign('yearly'))).toEqual([1]);
    });

    it('follow a school year that begins in summer', async () => {
      const summer = await create(campus, registry.get('academicYear'), {
        starts_on: '2031-07-01',
        ends_on: '2032-03-31',
      });
      expect(monthsOf(await assign('monthly', { academic_year_id: summer.id }))).toEqual([
        7, 8, 9, 10, 11, 12, 1, 2, 3,
      ]);
    });

    it('are those that were chosen, each once', async () => {
      const fee = await assign('monthly', { due_months: [{ month: 10 }, { month: 4 }] });
      expect(monthsOf(fee)).toEqual([10, 4]);
      const twice = await campus.call(`PUT /assigned-fees/${fee.id}`, {
        body: { due_months: [{ month: 4 }, { month: 4 }] },
      });
      expect(twice.status).toBe(422);
      const emptied = await campus.call(`PUT /assigned-fees/${fee.id}`, { body: { due_months: [] } });
      expect(monthsOf(emptied.body.data as Json)).toHaveLength(12);
    });
  });

  it('are assigned once to the same classes, with a fine that says how much it is', async () => {
    const fee = await assign('once');
    const names = [
      'fee_type_id',
      'academic_year_id',
      'class_id',
      'version_id',
      'shift_id',
      'student_group_id',
      'exam_type_id',
    ];
    const same = Object.fromEntries(names.map((name) => [name, fee[name]]));
    const again = await campus.call('POST /assigned-fees', { body: await build(campus, assignedFee, same) });
    expect(again.body.errors).toHaveProperty('fee_type_id');
    const fined = await campus.call(`PUT /assigned-fees/${fee.id}`, { body: { fine_kind: 'per_day' } });
    expect(fined.body.errors).toEqual({ fine_amount: ['This field is required.'] });
  });

  describe('a waiver', () => {
    const waiver = registry.get('waiver');
    const enter = async (given: Json = {}) => {
      const answer = await campus.call('POST /waivers', { body: await build(campus, waiver, given) });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.data as Json;
    };

    it('is a percentage or a sum, and keeps only the one that it is', async () => {
      const share = await enter({ kind: 'percentage', percentage: 25, amount: '100.00' });
      expect(share).toMatchObject({ percentage: 25, amount: null, approval_status: 0 });
      const body = await build(campus, waiver, { kind: 'sum', amount: null });
      expect((await campus.call('POST /waivers', { body })).body.errors).toHaveProperty('amount');
    });

    it('is for an approved reason', async () => {
      const reason = await create(campus, registry.get('waiverType'));
      const body = async () => build(campus, waiver, { waiver_type_id: reason.id });
      expect((await campus.call('POST /waivers', { body: await body() })).body.errors).toHaveProperty('waiver_type_id');
      expect((await campus.call(`PUT /waiver-types/${reason.id}/approve`)).status).toBe(200);
      expect((await campus.call('POST /waivers', { body: await body() })).status).toBe(201);
    });

    it('is decided on once, and stays as it was decided on', async () => {
      const approved = await enter();
      expect((await campus.call(`PUT /waivers/${approved.id}/approve`)).body.data).toMatchObject({
        approval_status: 1,
      });
      expect(
        (await campus.call(`PUT /waivers/${approved.id}/reject`, { body: { reject_reason: 'Late' } })).status,
      ).toBe(409);
      expect((await campus.call(`PUT /waivers/${approved.id}`, { body: { reason: 'More' } })).status).toBe(409);
      expect((await campus.call(`PUT /waivers/${approved.id}/status`, { body: { is_active: 0 } })).status).toBe(200);
      const rejected = await enter();
      expect((await campus.call(`PUT /waivers/${rejected.id}/reject`)).status).toBe(422);
    });
  });

  describe('a receipt', () => {
    const take = async (fee: Json, number: number) => {
      const [student] = (await campus.call('GET /get/all/students', { query: { range: [0, 0] } })).list;
      const [cash] = (await campus.call('GET /get/payment/types', { query: { filter: { kind: 'cash' } } })).list;
      const [row] = await campus.database.query(
        `insert into student_payments (receipt_year, receipt_no, received_on, student_id, academic_year_id, class_id, amount, status)
         values (2040, $1, '2040-02-03', $2, $3, $4, 90000, 1) returning id`,
        [number, student?.id, year.id, student?.class_id],
      );
      const id = Number(row?.id);
      await campus.database.query(
        `insert into student_payments_lines (parent_id, position, assigned_fee_id, month, charged, waived, fine, paid)
         values ($1, 0, $2, 2, 100000, 20000, 10000, 90000)`,
        [id, fee.id],
      );
      await campus.database.query(
        'insert into student_payments_means (parent_id, position, payment_type_id, amount) values ($1, 0, $2, 90000)',
        [id, cash?.id],
      );
      return id;
    };

    it('names the fees that were paid and what they were paid by', async () => {
      const fee = await assign('yearly');
      const { body } = await campus.call(`GET /student-payments/${await take(fee, 1)}`);
      const nameOf = (key: string) => (fee[key] as Json | null)?.name ?? '';
      const [what, whom] = [
        ['fee_type', 'exam_type'],
        ['class', 'version', 'student_group'],
      ].map((keys) => keys.map(nameOf).filter(Boolean).join(' '));
      const title = `${what} · ${whom} · ${year.year}`;
      expect(body).toMatchObject({
        amount: '900.00',
        lines: [
          {
            month: 2,
            assigned_fee: { id: fee.id, name: title },
            charged: '1000.00',
            waived: '200.00',
            fine: '100.00',
            paid: '900.00',
          },
        ],
        means: [{ payment_type: { name: 'Cash' }, amount: '900.00', reference_no: null }],
      });
      const csv = await campus.call('GET /student-payments/export', {
        query: { format: 'csv', columns: ['lines'], filter: { id: body.id } },
      });
      expect(csv.text).toContain(title);
    });

    it('is voided with a reason, once, and keeps its number', async () => {
      const id = await take(await assign('yearly'), 2);
      expect((await campus.call(`PUT /student-payments/${id}/void`)).status).toBe(422);
      const answer = await campus.call(`PUT /student-payments/${id}/void`, { body: { void_reason: 'Wrong student' } });
      expect(answer.body.data, answer.text).toMatchObject({ status: 2, receipt_no: 2, void_reason: 'Wrong student' });
      expect((await campus.call(`PUT /student-payments/${id}/void`, { body: { void_reason: 'Again' } })).status).toBe(
        409,
      );
      expect((await campus.call(`DELETE /student-payments/${id}`)).status).toBe(404);
    });

    it('has a number that no other of its year has', async () => {
      const fee = await assign('yearly');
      await take(fee, 3);
      await expect(take(fee, 3)).rejects.toMatchObject({ code: '23505' });
    });
  });
});
