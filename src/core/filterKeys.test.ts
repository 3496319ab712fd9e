import { expect, it } from 'vitest';
import { filterKey, readFilterKey } from './filterKeys.ts';

const isField = (name: string) => ['amount', 'sum_gte'].includes(name);

it.each([
  ['amount', 'amount', 'any'],
  ['amount_not', 'amount', 'none'],
  ['amount_gte', 'amount', 'from'],
  ['amount_lte', 'amount', 'to'],
  ['sum_gte', 'sum_gte', 'any'],
  ['sum_gte_lte', 'sum_gte', 'to'],
  ['other', 'other', 'any'],
  ['amount_gte_x', 'amount_gte_x', 'any'],
] as const)('%s asks of %s for %s', (key, name, test) => {
  expect(readFilterKey(key, isField)).toEqual({ name, test });
  expect(filterKey(name, test)).toBe(key);
});
