import { expect, it } from 'vitest';
import { expense } from '../../../../schemas/finance/expense.ts';
import { religion } from '../../../../schemas/settings/religion.ts';
import { sumsOf } from './sumsOf.ts';

const everything = () => true;

it.each([
  [['0.10', '0.20'], '0.30'],
  [['1200.50', '5', '7.00'], '1212.50'],
  [['9007199254740993.01', '0.02'], '9007199254740993.03'],
  [['-5.00', '2.50'], '-2.50'],
  [['0.05', null, ''], '0.05'],
  [[], '0.00'],
])('the amounts %j come to %s', (amounts, total) => {
  const records = amounts.map((amount) => ({ amount }));
  expect(sumsOf(expense, records, everything)).toEqual([{ name: 'amount', total }]);
});

it('there is none where a list has no amounts', () => {
  expect(sumsOf(religion, [{ name: 'Islam' }], everything)).toEqual([]);
});
