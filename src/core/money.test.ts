import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_MONEY_MINOR } from './limits.ts';
import { fromMinor, minorOf, sumOfAmounts, toMinor } from './money.ts';

it.each([
  ['1200.5', 120_050],
  ['0.05', 5],
  ['-3', -300],
  ['-0', 0],
  [0.1, 10],
  [' 12.00 ', 1_200],
  ['999999999999.99', MAX_MONEY_MINOR],
])('reads %j as %d minor units', (amount, minor) => {
  expect(toMinor(amount)).toBe(minor);
});

it.each(['1.005', '1,000', 'abc', '', '1e3', '٣', '9999999999999', '--1', '.5', '1.'])(
  'does not take %j for an amount',
  (amount) => {
    expect(toMinor(amount)).toBeUndefined();
  },
);

it('comes back unchanged from its written form', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_MONEY_MINOR, max: MAX_MONEY_MINOR }), (minor) => {
      expect(toMinor(fromMinor(minor))).toBe(minor === 0 ? 0 : minor);
    }),
  );
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [120_050, '1200.50'],
  ['-10899999999999891', '-108999999999998.91'],
  [12_345_678_901_234_567_890n, '123456789012345678.90'],
])('writes %s minor units as %j', (minor, amount) => {
  expect(fromMinor(minor)).toBe(amount);
});

it('counts a sum that is larger than an amount may be', () => {
  expect(['1000000000000.00', '-1999999999999.98'].map(minorOf)).toEqual([100_000_000_000_000, -199_999_999_999_998]);
});

it('adds amounts to the last minor unit, also beyond what a number holds', () => {
  expect(sumOfAmounts(['90071992547409.93', '0.02', '-5.5', null, undefined, ''])).toBe('90071992547404.45');
  expect(sumOfAmounts(['90071992547409930.01', '0.02'])).toBe('90071992547409930.03');
  expect(sumOfAmounts(['-0.50', '0.25'])).toBe('-0.25');
});

it('counts nothing where a record holds no amount', () => {
  expect(['12.50', '0.00', null, undefined].map(minorOf)).toEqual([1_250, 0, 0, 0]);
});
