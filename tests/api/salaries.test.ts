import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { deny, employeeOf, grant } from '../support/people.ts';

const salary = registry.get('employeeSalary');
const loan = registry.get('employeeLoan');

/** Worked example: 20 000 + 8 000 + 1 500 − 2 000 − 1 500 − 1 333.33. */
const WORKED = {
  basic_salary: '20000.00',
  allowances: '9500.00',
  bonus: '0.00',
  provident_fund: '2000.00',
  employer_fund: '2000.00',
  absent_days: 2,
  absence: '1333.33',
};

describe('a salary', () => {
  let campus: Campus;
  let account: Json;
  beforeAll(async () => {
    campus = await openCampus();
    [account] = (await campus.call('GET /get/bank/accounts', { query: { filter: { is_active: 1 } } })).list as [Json];
  });
  afterAll(() => campus.close());

  const move = (collection: string, id: unknown, action: string, body: Json = {}) =>
    campus.call(`PUT /${collection}/${id}/${action}`, { body });
  const employee = () => create(campus, registry.get('employee'));
  const draft = async (given: Json = {}) =>
    create(campus, salary, { ...WORKED, employee_id: (await employee()).id, ...given });
  const runningLoan = async (employee_id: unknown, amount: string) => {
    const made = await create(campus, loan, { employee_id, amount, instalment: '1500.00' });
    await move('employee-loans', made.id, 'approve');
    return made;
  };
  const payApproved = (id: unknown) =>
    move('employee-salaries', id, 'pay', { paid_on: '2025-01-31', bank_account_id: account.id });
  const pay = async (id: unknown) => {
    expect((await move('employee-salaries', id, 'approve')).status).toBe(200);
    return payApproved(id);
  };
  const one = async (collection: string, id: unknown) => (await campus.call(`GET /${collection}/${id}`)).body;

  it('comes to what the worked example says', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '3000.00');
    const made = await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00' });
    expect(made.net).toBe('24666.67');
  });

  it.each([
    ['less than nothing', { basic_salary: '0.00', provident_fund: '999999999999.99', absence: '999999999999.99' }],
    ['more than can be paid', { basic_salary: '999999999999.99', allowances: '0.01' }],
  ])('is refused when it comes to %s', async (_, parts) => {
    const nothing = { allowances: '0.00', provident_fund: '0.00', absence: '0.00' };
    const body = { ...(await build(campus, salary)), ...WORKED, ...nothing, ...parts };
    const refused = await campus.call('POST /employee-salaries', { body });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['basic_salary']]);
  });

  it('books the withdrawal, the fund and the instalment when it is paid', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '3000.00');
    const made = await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00' });
    const paid = await pay(made.id);
    expect(paid.body.data, paid.text).toMatchObject({ status: 2, paid_on: '2025-01-31', bank_account_id: account.id });
    const { list: booked } = await campus.call('GET /bank-transactions', {
      query: { filter: { employee_salary_id: made.id } },
    });
    expect(booked).toMatchObject([
      { amount: '-24666.67', kind: 'withdrawal', bank_account_id: account.id, booked_on: '2025-01-31' },
    ]);
    const { list: fund } = await campus.call('GET /get/employee/provident/funds', {
      query: { filter: { employee_id } },
    });
    expect(fund.map(({ kind, amount }) => `${kind} ${amount}`).sort()).toEqual([
      'employee 2000.00',
      'employer 2000.00',
    ]);
    expect(await one('employees', employee_id)).toMatchObject({ fund_balance: '4000.00' });
    expect(await one('employee-loans', employee_loan_id)).toMatchObject({
      status: 1,
      repaid: '1500.00',
      outstanding: '1500.00',
    });
  });

  it('of loans, nothing is owed before one is granted, or when it is refused', async () => {
    const loan = await create(campus, registry.get('employeeLoan'), { amount: '9000.00', instalment: '900.00' });
    expect(loan).toMatchObject({ status: 0, outstanding: '0.00' });
    const refused = await campus.call(`PUT /employee-loans/${loan.id}/reject`, { body: { reject_reason: 'Too much' } });
    expect(refused.body.data, refused.text).toMatchObject({ status: 3, outstanding: '0.00' });
  });

  it('ends the loan with its last instalment', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '1500.00');
    const made = await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00' });
    expect((await pay(made.id)).status).toBe(200);
    expect(await one('employee-loans', employee_loan_id)).toMatchObject({ status: 2, outstanding: '0.00' });
    // What is paid is switched off and on like anything else, whatever its loan owes by now.
    for (const is_active of [0, 1]) {
      const switched = await campus.call(`PUT /employee-salaries/${made.id}/status`, { body: { is_active } });
      expect(switched.status, switched.text).toBe(200);
    }
    const { list } = await campus.call(`GET /employee-loans/${employee_loan_id}/history`);
    expect(list[0]).toMatchObject({
      action: 'update',
      changes: expect.arrayContaining([{ field: 'status', before: 1, after: 2 }]),
    });
  });

  it('is not paid before it is approved, nor twice, and needs an account', async () => {
    const made = await draft();
    const body = { paid_on: '2025-01-31', bank_account_id: account.id };
    expect((await move('employee-salaries', made.id, 'pay', body)).status).toBe(409);
    await move('employee-salaries', made.id, 'approve');
    expect((await move('employee-salaries', made.id, 'pay')).body.errors).toHaveProperty('bank_account_id');
    expect((await move('employee-salaries', made.id, 'pay', body)).status).toBe(200);
    expect((await move('employee-salaries', made.id, 'pay', body)).status).toBe(409);
    const { list } = await campus.call('GET /bank-transactions', {
      query: { filter: { employee_salary_id: made.id } },
    });
    expect(list).toHaveLength(1);
  });

  it('is not paid before its month begins, nor in the future', async () => {
    const made = await draft({ year: 2025, month: 2 });
    await move('employee-salaries', made.id, 'approve');
    const payOn = (paid_on: string) =>
      move('employee-salaries', made.id, 'pay', { paid_on, bank_account_id: account.id });
    for (const day of ['1900-01-01', '2025-01-31', '2999-01-01'])
      expect(Object.keys((await payOn(day)).body.errors as Json), day).toEqual(['paid_on']);
    expect((await payOn('2025-02-01')).status).toBe(200);
  });

  it('is not approved by whose it is, nor is a loan or a leave', async () => {
    const { id: employee_id } = await employeeOf(campus, 'accountant');
    const { userData } = (await campus.call('GET /me', { as: 'accountant' })).body as { userData: Json };
    expect(userData.records).toEqual([{ resource: 'employee', id: employee_id }]);
    const own = [salary, loan, registry.get('employeeLeaveRequest')];
    await grant(
      campus,
      'accountant',
      own.map(({ permission: subject }) => ({ action: 'approve', subject })),
    );
    for (const resource of own) {
      const { id } = await create(campus, resource, { employee_id });
      const approve = { as: 'accountant' } as const;
      const refused = await campus.call(`PUT /${resource.collection}/${id}/approve`, approve);
      expect([refused.status, refused.body.message], resource.name).toEqual([
        403,
        'This concerns you, so someone else must decide on it.',
      ]);
      const { id: other } = await create(campus, resource, { employee_id: (await employee()).id });
      const allowed = await campus.call(`PUT /${resource.collection}/${other}/approve`, approve);
      expect(allowed.status, allowed.text).toBe(200);
    }
  });

  it('is there once for an employee and a month', async () => {
    const made = await draft({ year: 2025, month: 3 });
    const body = await build(campus, salary, { ...WORKED, employee_id: made.employee_id, year: 2025, month: 3 });
    expect((await campus.call('POST /employee-salaries', { body })).body.errors).toHaveProperty('month');
  });

  it('is not less than nothing', async () => {
    const body = await build(campus, salary, { ...WORKED, employee_id: (await employee()).id, absence: '27500.01' });
    expect((await campus.call('POST /employee-salaries', { body })).body.errors).toHaveProperty('basic_salary');
  });

  it('takes no more for a loan than is owed, unpaid salaries counted', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '2000.00');
    await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00', month: 1 });
    const body = await build(campus, salary, {
      ...WORKED,
      employee_id,
      employee_loan_id,
      loan_instalment: '500.01',
      month: 2,
    });
    expect((await campus.call('POST /employee-salaries', { body })).body.errors).toHaveProperty('loan_instalment');
    expect(
      (await campus.call('POST /employee-salaries', { body: { ...body, loan_instalment: '500.00' } })).status,
    ).toBe(201);
  });

  it('plans a loan once, when two are entered at once', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '2000.00');
    const months = [1, 2].map((month) =>
      build(campus, salary, { ...WORKED, employee_id, employee_loan_id, loan_instalment: '1500.00', month }),
    );
    const bodies = await Promise.all(months);
    const answers = await Promise.all(bodies.map((body) => campus.call('POST /employee-salaries', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('keeps its loan from being called repaid until it is paid', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '2000.00');
    const made = await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00' });
    expect((await move('employee-loans', employee_loan_id, 'repay')).body.message).toContain('1500.00');
    expect((await pay(made.id)).status).toBe(200);
    expect(await one('employee-loans', employee_loan_id)).toMatchObject({ status: 1, outstanding: '500.00' });
    expect((await move('employee-loans', employee_loan_id, 'repay')).status).toBe(200);
  });

  it('is not paid where its instalment is more than the loan owes by now', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '2000.00');
    const made = await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00' });
    expect((await move('employee-salaries', made.id, 'approve')).status).toBe(200);
    await campus.database.query('update employee_loans set repaid = amount, status = 2 where id = $1', [
      employee_loan_id,
    ]);
    const answer = await payApproved(made.id);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('0.00')]);
    expect(await one('employee-loans', employee_loan_id)).toMatchObject({ outstanding: '0.00' });
    expect(await one('employee-salaries', made.id)).toMatchObject({ status: 1 });
  });

  it('is not approved where its instalment is more than the loan owes by now', async () => {
    const { id: employee_id } = await employee();
    const { id: employee_loan_id } = await runningLoan(employee_id, '2000.00');
    const made = await draft({ employee_id, employee_loan_id, loan_instalment: '1500.00' });
    await campus.database.query('update employee_loans set repaid = amount where id = $1', [employee_loan_id]);
    const answer = await move('employee-salaries', made.id, 'approve');
    expect([answer.status, Object.keys(answer.body.errors as Json)]).toEqual([422, ['loan_instalment']]);
  });

  it('is approved by whoever switched it off and on, which changes nothing of what it says', async () => {
    await grant(
      campus,
      'accountant',
      ['update', 'approve'].map((action) => needOf(salary, action)),
    );
    const { id } = await draft();
    for (const is_active of [0, 1]) {
      const switched = await campus.call(`PUT /employee-salaries/${id}/status`, {
        as: 'accountant',
        body: { is_active },
      });
      expect(switched.status, switched.text).toBe(200);
    }
    const answer = await campus.call(`PUT /employee-salaries/${id}/approve`, { as: 'accountant' });
    expect(answer.status, answer.text).toBe(200);
  });

  it('stands in the book of its account for who may read salaries alone', async () => {
    const { id } = await draft();
    await pay(id);
    const book = async (as: Role, filter: Json) =>
      (await campus.call('GET /bank-transactions', { as, query: { filter, range: [0, 499] } })).list;
    const [row] = await book('accountant', { employee_salary_id: id });
    expect(row).toMatchObject({ amount: '-26166.67' });
    expect(await book('office', { employee_salary_id: id })).toEqual([]);
    expect(await book('office', { kind: 'withdrawal', amount_lte: '-26166.67', amount_gte: '-26166.67' })).toEqual([]);
    for (const path of [`/bank-transactions/${row?.id}`, `/bank-transactions/${row?.id}/history`])
      expect((await campus.call(`GET ${path}`, { as: 'office' })).status, path).toBe(404);
    const withdrawals = await book('office', { kind: 'withdrawal' });
    expect(withdrawals.length).toBeGreaterThan(0);
    expect(withdrawals.every(({ expense_id }) => expense_id !== null)).toBe(true);
    const file = await campus.call('GET /bank-transactions/export', { as: 'office', query: { format: 'csv' } });
    expect(file.text).not.toContain('26166.67');
    await deny(campus, 'office', [{ action: 'read', subject: 'Expense' }]);
    expect(await book('office', { kind: 'withdrawal' })).toEqual([]);
    expect((await book('office', { kind: 'deposit' })).length).toBeGreaterThan(0);
    await deny(campus, 'office', []);
  });

  it('shows everybody their own, and only that', async () => {
    await grant(campus, 'teacher', [{ action: 'salary', subject: 'Employee Personal' }]);
    const { id } = await employeeOf(campus, 'teacher');
    const own = await draft({ employee_id: id, year: 2031 });
    await draft();
    const { list } = await campus.call('GET /get/employee/salary', { as: 'teacher' });
    expect(list.map((each) => each.id)).toContain(own.id);
    expect(new Set(list.map(({ employee_id }) => employee_id))).toEqual(new Set([id]));
    const { list: all } = await campus.call('GET /get/all/employee/salary', { as: 'teacher' });
    expect(new Set(all.map(({ employee_id }) => employee_id))).toEqual(new Set([id]));
  });
});
