import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { asLine, csvOf, runImport } from '../support/importFile.ts';

const loan = registry.get('employeeLoan');

describe('the provident fund and loans', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it('takes withdrawals as negative and everything else as positive', async () => {
    const fund = registry.get('providentFund');
    const refused = async (given: Json) =>
      (await campus.call('POST /provident-funds', { body: await build(campus, fund, given) })).body.errors;
    expect(await refused({ kind: 'withdrawal', amount: '100.00' })).toHaveProperty('amount');
    expect(await refused({ kind: 'interest', amount: '-100.00' })).toHaveProperty('amount');
    const { employee_id } = await create(campus, fund, { kind: 'employee', amount: '100.00' });
    expect(await create(campus, fund, { employee_id, kind: 'withdrawal', amount: '-100.00' })).toMatchObject({
      amount: '-100.00',
    });
  });

  describe('is never below zero', () => {
    const fund = registry.get('providentFund');
    const enter = async (employee_id: unknown, kind: string, amount: string) =>
      campus.call('POST /provident-funds', { body: await build(campus, fund, { employee_id, kind, amount }) });
    const paidIn = async (amount: string) => {
      const { id } = await create(campus, registry.get('employee'));
      return create(campus, fund, { employee_id: id, kind: 'employee', amount });
    };

    it('by a withdrawal', async () => {
      const { employee_id } = await paidIn('100.00');
      expect((await enter(employee_id, 'withdrawal', '-100.01')).body.errors).toHaveProperty('amount');
      const made = await enter(employee_id, 'withdrawal', '-60.00');
      expect(made.status, made.text).toBe(201);
      expect((await enter(employee_id, 'withdrawal', '-40.01')).body.errors).toHaveProperty('amount');
      const { id } = made.body.data as Json;
      const change = (amount: string) => campus.call(`PUT /provident-funds/${id}`, { body: { amount } });
      expect((await change('-100.01')).body.errors).toHaveProperty('amount');
      expect((await change('-100.00')).status).toBe(200);
    });

    it('by a withdrawal where nothing is in it', async () => {
      const { id } = await create(campus, registry.get('employee'));
      expect((await enter(id, 'withdrawal', '-0.01')).body.errors).toEqual({
        amount: ['This provident fund is empty.'],
      });
    });

    it('by two withdrawals at once, or in one file', async () => {
      const { employee_id } = await paidIn('100.00');
      const answers = await Promise.all([1, 2].map(() => enter(employee_id, 'withdrawal', '-60.00')));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      const { employee_id: other } = await paidIn('100.00');
      const lines = [];
      for (let count = 0; count < 2; count += 1)
        lines.push(
          await asLine(
            campus,
            fund,
            await build(campus, fund, { employee_id: other, kind: 'withdrawal', amount: '-60.00', note: `${count}` }),
          ),
        );
      const file = csvOf(
        lines[0]?.headings ?? [],
        lines.map(({ cells }) => cells),
      );
      expect((await runImport(campus, fund, { file })).report).toMatchObject({ created: 0, wrong: 1 });
    });

    it('by taking away what was paid in', async () => {
      const { id, employee_id } = await paidIn('100.00');
      expect((await enter(employee_id, 'withdrawal', '-60.00')).status).toBe(201);
      const change = (values: Json) => campus.call(`PUT /provident-funds/${id}`, { body: values });
      expect((await change({ amount: '59.99' })).body.errors).toHaveProperty('amount');
      const { id: somebody } = await create(campus, registry.get('employee'));
      expect((await change({ employee_id: somebody })).body.errors).toHaveProperty('employee_id');
      expect((await campus.call(`DELETE /provident-funds/${id}`)).status).toBe(409);
      expect((await change({ amount: '60.00' })).status).toBe(200);
    });
  });

  it('keeps what a salary has booked', async () => {
    const [account] = (await campus.call('GET /get/bank/accounts', { query: { filter: { is_active: 1 } } })).list as [
      Json,
    ];
    const { id: employee_id } = await create(campus, registry.get('employee'));
    const { id } = await create(campus, registry.get('employeeSalary'), {
      employee_id,
      basic_salary: '20000.00',
      provident_fund: '2000.00',
      employer_fund: '2000.00',
      absence: '0.00',
    });
    await campus.call(`PUT /employee-salaries/${id}/approve`);
    await campus.call(`PUT /employee-salaries/${id}/pay`, {
      body: { paid_on: '2025-01-31', bank_account_id: account.id },
    });
    const { list } = await campus.call('GET /get/employee/provident/funds', { query: { filter: { employee_id } } });
    expect((await campus.call(`PUT /provident-funds/${list[0]?.id}`, { body: { amount: '1.00' } })).status).toBe(409);
    expect((await campus.call(`DELETE /provident-funds/${list[0]?.id}`)).status).toBe(409);
  });

  it('has no instalment above the loan, and owes nothing once a loan is called repaid', async () => {
    const body = await build(campus, loan, { amount: '1000.00', instalment: '1000.01' });
    expect((await campus.call('POST /employee-loans', { body })).body.errors).toHaveProperty('instalment');
    const { id } = await create(campus, loan, { amount: '1000.00', instalment: '100.00' });
    expect((await campus.call(`PUT /employee-loans/${id}/repay`)).status).toBe(409);
    await campus.call(`PUT /employee-loans/${id}/approve`);
    const answer = await campus.call(`PUT /employee-loans/${id}/repay`);
    expect(answer.body.data, answer.text).toMatchObject({ status: 2, repaid: '1000.00', outstanding: '0.00' });
  });

  it('has no scale that ends below its beginning', async () => {
    const body = await build(campus, registry.get('scale'), { lowest_basic: '9000.00', highest_basic: '8999.99' });
    expect((await campus.call('POST /scales', { body })).body.errors).toHaveProperty('highest_basic');
  });
});
