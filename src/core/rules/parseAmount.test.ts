// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { groupSignOf, parseAmount } from './parseAmount.ts';

describe('an amount', () => {
  test.each([
    ['1200', '1200'],
    ['1200.5', '1200.5'],
    ['1,200.50', '1200.50'],
    ['1.200,50', '1200.50'],
    ['1 200,50', '1200.50'],
    ['1’200.50', '1200.50'],
    ['12,34,567', '1234567'],
    ['1.234.567', '1234567'],
    ['৳ 1,200', '1200'],
    ['BDT 75', '75'],
    ['১২০০.৫০', '1200.50'],
    ['١٬٢٠٠٫٥٠', '1200.50'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['.75', '0.75'],
    ['৯৯,৯৯৯.৯৯', '99999.99'],
    ['٩٩', '99'],
    ['5.', '5'],
    ['0,75', '0.75'],
    ['0,750', '0.750'],
    ['1234,567', '1234.567'],
    ['-1,234,567.5', '-1234567.5'],
    ['1,23,456', '123456'],
  ])('reads %s as %s', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  test('takes a lone sign before three digits for the one that sets thousands apart in the language', () => {
    expect(parseAmount('1,200', ',')).toBe('1200');
    expect(parseAmount('1,200', '.')).toBe('1.200');
    expect(parseAmount('1.200', '.')).toBe('1200');
    expect(parseAmount('1.200', ',')).toBe('1.200');
  });

  test('is nothing when nothing was typed', () => {
    expect(parseAmount('')).toBeUndefined();
    expect(parseAmount('  ')).toBeUndefined();
  });

  test('stays as it was typed when it is no number, so that the rules can say so', () => {
    expect(parseAmount('twelve')).toBe('twelve');
    expect(parseAmount('1-2')).toBe('1-2');
    expect(parseAmount('5-')).toBe('5-');
    expect(parseAmount('12abc')).toBe('12abc');
  });
});

describe('a slip of the finger in an amount', () => {
  test.each([
    '12..5',
    '10.5.',
    '12.50.00',
    '1.2.5',
    '1,2,5',
    '49032.0099.5',
    '1,2.5',
    '1,,200',
    '1.200,5,',
    '0,123,456',
  ])('stays as it was typed instead of becoming another one: %s', (typed) => expect(parseAmount(typed)).toBe(typed));
});

test('the sign that sets thousands apart follows the language', () => {
  expect(groupSignOf('en')).toBe(',');
  expect(groupSignOf('de')).toBe('.');
  expect(groupSignOf('ar-u-nu-arab')).toBe(',');
});
