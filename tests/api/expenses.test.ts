import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';

const expense = registry.get('expense');

describe('an expense', () => {
  let campus: Campus;
  let account: Json;
  beforeAll(async () => {
    campus = await openCampus();
    [account] = (await campus.call('GET /get/bank/accounts')).list as [Json];
  });
  afterAll(() => campus.close());

  const enter = async (as: Role, given: Json = {}) => {
    const answer = await campus.call('POST /expenses', {
      as,
      body: await build(campus, expense, { amount: '1250.75', ...given }),
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data as Json;
  };
  const act = (id: unknown, action: 'approve' | 'cancel', as: Role, body: Json = {}) =>
    campus.call(`PUT /expenses/${id}/${action}`, { as, body });
  const balance = async () => (await campus.call(`GET /bank-accounts/${account.id}`)).body.balance as string;

  it('waits when it is entered, and is approved by somebody else, booking the withdrawal', async () => {
    const entered = await enter('office', { bank_account_id: account.id });
    expect(entered).toMatchObject({ status: 0, creator: { name: 'Nilufar Yasmin' } });
    const before = Number(await balance());
    const answer = await act(entered.id, 'approve', 'accountant');
    expect(answer.body, answer.text).toMatchObject({ status: 'success', data: { status: 1 } });
    expect(Number(await balance())).toBeCloseTo(before - 1250.75, 2);
    const { list } = await campus.call('GET /bank-transactions', { query: { filter: { expense_id: entered.id } } });
    expect(list).toMatchObject([{ amount: '-1250.75', kind: 'withdrawal', bank_account_id: account.id }]);
  });

  it('is not approved where the withdrawal is refused, which is told by its own name and field', async () => {
    const entered = await enter('office', { bank_account_id: account.id });
    // As what was brought over from another system may have it.
    await campus.database.query(
      "insert into bank_transactions (bank_account_id, booked_on, kind, amount, expense_id) values ($1, '2026-01-05', 'withdrawal', -5, $2)",
      [account.id, entered.id],
    );
    const message =
      'Your changes are not saved, because what follows from them cannot be saved (Bank Transaction). Expense: This is already taken.';
    const answer = await act(entered.id, 'approve', 'accountant');
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body).toEqual({ message });
    expect((await campus.call(`GET /expenses/${entered.id}`)).body.status).toBe(0);
  });

  it('and its withdrawal stand in a file with their whole amounts', async () => {
    const { id } = await enter('office', { bank_account_id: account.id, amount: '250' });
    await act(id, 'approve', 'accountant');
    const fileOf = async (collection: string, filter: Json, format: string) =>
      campus.call(`GET /${collection}/export`, { query: { format, columns: ['amount'], filter } });
    expect((await fileOf('expenses', { id }, 'csv')).text).toMatch(/\r\n250\.00\r\n/);
    expect((await fileOf('bank-transactions', { expense_id: id }, 'csv')).text).toMatch(/\r\n-250\.00\r\n/);
  });

  it('moves no account when it was paid in cash', async () => {
    const before = await balance();
    const entered = await enter('office', { bank_account_id: null });
    expect((await act(entered.id, 'approve', 'accountant')).status).toBe(200);
    expect(await balance()).toBe(before);
  });

  it('is not approved by whoever entered it', async () => {
    const entered = await enter('accountant');
    const answer = await act(entered.id, 'approve', 'accountant');
    expect(answer.status).toBe(403);
    expect(answer.body.message).toContain('someone else');
    expect((await campus.call(`GET /expenses/${entered.id}`)).body.status).toBe(0);
  });

  it('is not approved by whoever changed what it says', async () => {
    const entered = await enter('office');
    const changed = await campus.call(`PUT /expenses/${entered.id}`, { as: 'accountant', body: { amount: '9999.00' } });
    expect(changed.status, changed.text).toBe(200);
    const answer = await act(entered.id, 'approve', 'accountant');
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'You added or changed this, so someone else must decide on it.',
    ]);
    expect((await act(entered.id, 'approve', 'superadmin')).status).toBe(200);
  });

  it('is approved by whoever has no part in it, although somebody else has changed it', async () => {
    const entered = await enter('office');
    const changed = await campus.call(`PUT /expenses/${entered.id}`, { body: { amount: '99.00' } });
    expect(changed.status, changed.text).toBe(200);
    const answer = await act(entered.id, 'approve', 'accountant');
    expect(answer.status, answer.text).toBe(200);
  });

  it('is approved by whoever entered it if they hold full', async () => {
    const entered = await enter('superadmin');
    expect((await act(entered.id, 'approve', 'superadmin')).status).toBe(200);
  });

  it('is not decided on by somebody without the permission', async () => {
    const entered = await enter('superadmin');
    expect((await act(entered.id, 'approve', 'office')).status).toBe(403);
    expect((await act(entered.id, 'cancel', 'office', { cancel_reason: 'x' })).status).toBe(403);
  });

  it('is cancelled with a reason, and not without', async () => {
    const entered = await enter('office');
    const refused = await act(entered.id, 'cancel', 'accountant');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('cancel_reason');
    const answer = await act(entered.id, 'cancel', 'accountant', { cancel_reason: 'Entered twice' });
    expect(answer.body.data).toMatchObject({ status: 2, cancel_reason: 'Entered twice' });
  });

  it('is cancelled by whoever entered it: only to approve it takes somebody else', async () => {
    const entered = await enter('accountant');
    const answer = await act(entered.id, 'cancel', 'accountant', { cancel_reason: 'Entered twice' });
    expect(answer.body.data, answer.text).toMatchObject({ status: 2 });
  });

  it.each(['approve', 'cancel'] as const)(
    'is final after a decision: %s answers 409 with the present state',
    async (action) => {
      const entered = await enter('office');
      await act(entered.id, 'approve', 'accountant');
      const again = await act(entered.id, action, 'accountant', { cancel_reason: 'too late' });
      expect(again.status).toBe(409);
      expect(again.body.message).toContain('Approved');
      const changed = await campus.call(`PUT /expenses/${entered.id}`, { body: { amount: '1.00' } });
      expect(changed.status).toBe(409);
      expect((await campus.call(`DELETE /expenses/${entered.id}`)).status).toBe(409);
      expect((await campus.call(`GET /expenses/${entered.id}`)).body).toMatchObject({ status: 1, amount: '1250.75' });
    },
  );

  it('is approved once when two decide at the same moment', async () => {
    const entered = await enter('office', { bank_account_id: account.id });
    const answers = await Promise.all([
      act(entered.id, 'approve', 'accountant'),
      act(entered.id, 'approve', 'superadmin'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { list } = await campus.call('GET /bank-transactions', { query: { filter: { expense_id: entered.id } } });
    expect(list).toHaveLength(1);
  });

  it('does not take a sub expense of another type', async () => {
    const { list: subs } = await campus.call('GET /get/sub/expense/types');
    const [sub] = subs as [Json];
    const foreign = subs.find(({ expense_type_id }) => expense_type_id !== sub.expense_type_id) as Json;
    const body = await build(campus, expense, {
      expense_type_id: sub.expense_type_id,
      sub_expense_type_id: foreign.id,
    });
    const answer = await campus.call('POST /expenses', { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as Json)).toEqual(['sub_expense_type_id']);

    const entered = await enter('office', { ...body, sub_expense_type_id: sub.id });
    const changed = await campus.call(`PUT /expenses/${entered.id}`, { body: { sub_expense_type_id: foreign.id } });
    expect([changed.status, Object.keys(changed.body.errors ?? {})]).toEqual([422, ['sub_expense_type_id']]);
  });

  it('names an account of its bank only', async () => {
    const accountOfNewBank = async () =>
      create(campus, registry.get('bankAccount'), { bank_id: (await create(campus, registry.get('bank'))).id });
    const [account, other] = [await accountOfNewBank(), await accountOfNewBank()];
    const body = await build(campus, expense, { bank_id: account.bank_id, bank_account_id: other.id });
    expect((await campus.call('POST /expenses', { body })).body.errors).toHaveProperty('bank_account_id');
    for (const bank_id of [account.bank_id, null]) {
      const fitting = await campus.call('POST /expenses', { body: { ...body, bank_id, bank_account_id: account.id } });
      expect(fitting.status, fitting.text).toBe(201);
    }
  });

  it('does not lie in the future and costs something', async () => {
    const body = await build(campus, expense, { spent_on: '2999-01-01', amount: '0' });
    const answer = await campus.call('POST /expenses', { body });
    expect(Object.keys(answer.body.errors as Json).sort()).toEqual(['amount', 'spent_on']);
  });

  it('tells its decision in its history', async () => {
    const entered = await enter('office');
    await act(entered.id, 'approve', 'accountant');
    const { list } = await campus.call(`GET /expenses/${entered.id}/history`);
    expect(list[0]).toMatchObject({
      action: 'approve',
      user: { name: 'Anwar Hossain' },
      changes: [{ field: 'status', before: 0, after: 1 }],
    });
  });
});
