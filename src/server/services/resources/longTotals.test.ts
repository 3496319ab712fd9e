import { expect, it } from 'vitest';
import { LongTotals } from './longTotals.ts';

const statement = { sql: 'select count(*) as count from students t', parameters: [] };

it('remembers the total of a long list for five seconds', async () => {
  let now = 0;
  const totals = new LongTotals(() => now);
  await totals.totalOf(statement, async () => 100_000);
  now = 4_999;
  expect(await totals.totalOf(statement, async () => 100_001)).toBe(100_000);
  expect(await totals.totalOf({ ...statement, parameters: [1] }, async () => 7)).toBe(7);
  now = 5_000;
  expect(await totals.totalOf(statement, async () => 100_001)).toBe(100_001);
});

it('counts a list afresh that is not long', async () => {
  const totals = new LongTotals();
  await totals.totalOf(statement, async () => 99_999);
  expect(await totals.totalOf(statement, async () => 3)).toBe(3);
});

it('forgets what was counted before a write, and what was being counted', async () => {
  const totals = new LongTotals();
  await totals.totalOf(statement, async () => 200_000);
  totals.forget();
  const count = async () => {
    totals.forget();
    return 200_001;
  };
  expect(await totals.totalOf(statement, count)).toBe(200_001);
  expect(await totals.totalOf(statement, async () => 200_002)).toBe(200_002);
});
