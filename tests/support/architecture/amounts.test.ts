import { expect, it } from 'vitest';
import { children, computed, decimal, money, text } from '../../../src/core/index.ts';
import { amountNames, amountProblems } from './amounts.ts';
import { parseSource } from './sourceFile.ts';

const names = new Set(['amount', 'limit']);
const RULE = 'src/server/school/rules/finance/order.ts';
const problemsOf = (code: string, path = RULE) => amountProblems(names, [parseSource(path, `const a = ${code};`)]);

it('amounts are texts, also worked out and in rows', () => {
  const paid = computed({ as: 'money', value: () => '1.00' });
  const fields = { name: text(), amount: money(), exact: decimal({ asText: true }), mark: decimal(), paid };
  expect(amountNames({ ...fields, rows: children({ price: money() }) })).toEqual(['amount', 'exact', 'paid', 'price']);
});

it.each([
  'record.amount > record.limit',
  'record.amount>=before.amount',
  'before?.limit < record.amount',
  'amount <= limit',
  "record.amount > '100.00'",
  "'100' < record.amount ? 1 : 2",
])('%s compares texts', (code) => {
  expect(problemsOf(code)).toEqual([expect.stringContaining('compare them by minorOf')]);
});

it.each([
  'minorOf(record.amount) > minorOf(record.limit)',
  "minorOf(record.amount) > minorOf('100.00')",
  'rows.filter(({ amount }) => amount > 0)',
  'record.amount.length > record.limit.length',
  'record.amount === record.limit',
  '(amount) => limit',
  'record.limits > record.amounts',
])('%s does not', (code) => {
  expect(problemsOf(code)).toEqual([]);
});

it('what queries give is a number', () => {
  expect(problemsOf('row.amount > row.limit', 'src/server/school/services/fees/paid.ts')).toEqual([]);
});
