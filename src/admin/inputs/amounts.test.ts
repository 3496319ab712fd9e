// @vitest-environment node

import { expect, it } from 'vitest';
import { shownAmount, toAmount } from './amounts.ts';

it('an amount travels with two decimals; what is none stays, so that the rules can say so', () => {
  expect(['1200', '1200.5', '-3', 'twelve', '1.005'].map((typed) => toAmount(typed))).toEqual([
    '1200.00',
    '1200.50',
    '-3.00',
    'twelve',
    '1.005',
  ]);
  expect(toAmount(undefined)).toBeNull();
});

it('an amount stands in its input as the language writes it', () => {
  expect(shownAmount('1200.50', { locale: 'de', timeZone: 'UTC' })).toBe('1.200,50');
  expect(shownAmount('1200.50', { locale: 'bn', timeZone: 'UTC' })).toBe('১,২০০.৫০');
  expect([
    shownAmount(null, { locale: 'en', timeZone: 'UTC' }),
    shownAmount('twelve', { locale: 'en', timeZone: 'UTC' }),
  ]).toEqual(['', 'twelve']);
});
