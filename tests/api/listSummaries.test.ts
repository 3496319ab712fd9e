import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { sumOfAmounts } from '../../src/core/money.ts';
import { needOf, type Resource, statusFieldOf, uncountedStates } from '../../src/core/resource.ts';
import { create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { deny } from '../support/people.ts';

const ROLES: readonly Role[] = ['superadmin', 'accountant', 'teacher', 'student', 'parent'];

describe.each(ENGINES)('what a list comes to, on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const list = async ({ endpoints }: Resource, filter: Json, as: Role) =>
    campus.call(`GET ${endpoints.list.path}`, { query: { filter }, as });
  const summary = async ({ endpoints }: Resource, filter: Json = {}, as: Role = 'superadmin') =>
    campus.call(`GET ${endpoints.summary?.path ?? ''}`, { query: { filter }, as });

  describe.each(ROLES)('to the %s', (role) => {
    it.each(eachOf(registry.resources, ({ endpoints }) => endpoints.summary !== undefined))(
      '%s comes to what the records of its list do, in each state',
      async (_, resource) => {
        const [told, whole] = [await summary(resource, {}, role), await list(resource, {}, role)];
        expect(told.status, told.text).toBe(whole.status);
        if (whole.status !== 200) return;
        const status = statusFieldOf(resource);
        const states = new Map<string, number>();
        for (const row of status ? whole.list : []) {
          const state = String(row[status ?? '']);
          states.set(state, (states.get(state) ?? 0) + 1);
        }
        // What somebody is told of their own record alone is summed for nobody.
        const toldOfAll = resource.list.sums.filter((name) => whole.list.every((row) => name in row));
        const left = uncountedStates(resource).map(({ value }) => value);
        const counted = whole.list.filter((row) => !left.includes(row[status ?? ''] as number));
        const sums = toldOfAll.map((name) => [name, sumOfAmounts(counted.map((row) => row[name]))]);
        expect(told.body).toEqual({
          total: whole.list.length,
          states: Object.fromEntries(states),
          sums: Object.fromEntries(sums),
        });
      },
    );
  });

  it('is told of what a search and filters find; the states also of those that the filter of the state leaves out', async () => {
    const expense = registry.get('expense');
    const filter = { spent_on_gte: '2000-01-01', q: 'a' };
    const found = (await list(expense, filter, 'superadmin')).list;
    const pending = found.filter((row) => row.status === 0);
    const all = (await summary(expense, filter)).body;
    const narrowed = (await summary(expense, { ...filter, status: 0 })).body;
    expect(pending.length).toBeGreaterThan(0);
    expect(pending.length).toBeLessThan(found.length);
    expect(narrowed).toEqual({
      total: pending.length,
      states: all.states,
      sums: { amount: sumOfAmounts(pending.map((row) => row.amount)) },
    });
    const others = (await summary(expense, { ...filter, status_not: [0] })).body;
    expect([others.total, others.states]).toEqual([found.length - pending.length, all.states]);
  });

  it('counts no amount of what is void, unless just that is asked for', async () => {
    const payment = registry.get('admissionPayment');
    const receipt = await create(campus, payment, { amount: '70.00' });
    const sum = async (filter: Json = {}) => ((await summary(payment, filter)).body.sums as Json).amount;
    const before = await sum();
    const voided = await campus.call(`PUT /admission-payments/${receipt.id}/void`, { body: { void_reason: 'Twice' } });
    expect(voided.status).toBe(200);
    expect(sumOfAmounts([await sum(), '70.00'])).toBe(before);
    expect(await sum({ id: receipt.id, status: 2 })).toBe('70.00');
  });

  it('follows a write at once, to the last minor unit', async () => {
    const expense = registry.get('expense');
    const before = (await summary(expense)).body as unknown as { sums: { amount: string } };
    await create(campus, expense, { amount: '0.01' });
    const after = (await summary(expense)).body as unknown as { sums: { amount: string } };
    expect(after.sums.amount).toBe(sumOfAmounts([before.sums.amount, '0.01']));
  });

  it('names a filter that is none', async () => {
    expect((await summary(registry.get('expense'), { nothing: 1 })).status).toBe(400);
  });

  it('is refused to whoever may not read the list', async () => {
    const expense = registry.get('expense');
    expect((await summary(expense, {}, 'teacher')).status).toBe(403);
    await deny(campus, 'accountant', [needOf(expense, 'read')]);
    expect((await summary(expense, {}, 'accountant')).status).toBe(403);
  });
});
