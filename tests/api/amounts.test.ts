import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { FoundGroup } from '../../src/core/calls/engineCalls.ts';
import { create } from '../support/build.ts';
import { type Campus, openCampus } from '../support/campus.ts';

const expense = registry.get('expense');

describe('amounts', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
    await create(campus, expense, { purpose: 'Repair of the roof', amount: '55000.00' });
    await create(campus, expense, { purpose: 'Repair of a wall', amount: '55000.50' });
    await create(campus, expense, { purpose: 'Repair of a window', amount: '1234567.05' });
  });
  afterAll(() => campus.close());

  const found = async (q: string) => {
    const answer = await campus.call(`GET ${expense.endpoints.list.path}`, {
      query: { filter: { q }, sort: ['id', 'ASC'] },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.list.map(({ purpose }) => purpose);
  };
  const [ROOF, WALL, WINDOW] = ['Repair of the roof', 'Repair of a wall', 'Repair of a window'];

  it.each([
    ['55000', [ROOF, WALL]],
    ['55,000', [ROOF, WALL]],
    ['55.000', [ROOF, WALL]],
    ['৳55,000', [ROOF, WALL]],
    ['৫৫,০০০', [ROOF, WALL]],
    ['55000.50', [WALL]],
    ['55,000.5', [WALL]],
    ['55.000,50', [WALL]],
    ['1234567', [WINDOW]],
    ['12,34,567.05', [WINDOW]],
    ['1,234,567', [WINDOW]],
    ['repair 55,000.50', [WALL]],
    ['55000.60', []],
  ])('are found in the list by %s', async (typed, purposes) => {
    expect(await found(`${typed} repair`)).toEqual(purposes);
  });

  it('are found in the search over everything, where the entity is', async () => {
    const groups = (await campus.call('GET /search', { query: { q: '12,34,567' } })).list as FoundGroup[];
    expect(groups.flatMap(({ records }) => records.map(({ title }) => title)).join()).toContain(WINDOW);
  });
});
