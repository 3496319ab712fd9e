import { expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { buildAbility } from '../../../core/abilities.ts';
import type { Caller } from '../../caller.ts';
import { countStatement } from '../../db/listSql.ts';
import { CountCache } from './countCache.ts';
import { rowRules } from '../../school/rules/index.ts';
import { ruleBook } from '../ruleBook.ts';
import { rowFilters } from './rowRules.ts';

const statement = { sql: 'select count(*) as count from students t', parameters: [] };

it('remembers the total of a long list for five seconds', async () => {
  let now = 0;
  const totals = new CountCache(() => now);
  await totals.totalOf(statement, async () => 100_000);
  now = 4_999;
  expect(await totals.totalOf(statement, async () => 100_001)).toBe(100_000);
  expect(await totals.totalOf({ ...statement, parameters: [1] }, async () => 7)).toBe(7);
  now = 5_000;
  expect(await totals.totalOf(statement, async () => 100_001)).toBe(100_001);
});

it('counts a list afresh that is not long', async () => {
  const totals = new CountCache();
  await totals.totalOf(statement, async () => 99_999);
  expect(await totals.totalOf(statement, async () => 3)).toBe(3);
});

it('forgets what was counted before a write, and what was being counted', async () => {
  const totals = new CountCache();
  await totals.totalOf(statement, async () => 200_000);
  totals.forget();
  const count = async () => {
    totals.forget();
    return 200_001;
  };
  expect(await totals.totalOf(statement, count)).toBe(200_001);
  expect(await totals.totalOf(statement, async () => 200_002)).toBe(200_002);
});

it('keeps apart what two callers count of one list who see different rows of it', async () => {
  const totals = new CountCache();
  const marks = registry.get('uploadedMark');
  const counted = (userId: number) => {
    const filters = rowFilters(ruleBook({ registry, rules: [], rowRules }), marks, callerWith(userId));
    return countStatement({ resource: marks, registry, filters, words: [], sort: marks.list.sort });
  };
  await totals.totalOf(counted(1), async () => 200_000);
  expect(await totals.totalOf(counted(2), async () => 300_000)).toBe(300_000);
  expect(await totals.totalOf(counted(1), async () => 400_000)).toBe(200_000);
});

function callerWith(userId: number): Caller {
  const rules = [{ action: 'mark upload', subject: 'Employee Task' }];
  return { userId, name: '', roleId: 3, rules, ability: buildAbility(rules), address: '', requestId: '' };
}
