import { expect, it } from 'vitest';
import type { Conventions } from '../../format/conventions.ts';
import { cellValue } from './cellValue.ts';

const conventions: Conventions = {
  locale: 'en',
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  shownName: (_resource, _id, name) => name,
};

it.each([
  ['date', '2014-06-05', '5 Jun 2014'],
  ['time', '07:30', '07:30 am'],
  ['dateTime', '2012-05-13T01:30:00.000Z', '13 May 2012, 07:30 am'],
  ['integer', '12500', '12,500'],
  ['decimal', '12.50', '12.50'],
  ['year', '2026', '2026'],
  ['percent', '12.5', '12.5%'],
  ['money', '900.00', '৳900.00'],
  ['reference', 'Class 1', 'Class 1'],
])('a cell of a %s is shown as lists show it', (kind, value, shown) => {
  expect(cellValue({ text: 'x', value }, kind, conventions)).toBe(shown);
});

it('a cell that became nothing is empty', () => {
  expect(cellValue({ text: 'soon' }, 'date', conventions)).toBe('');
});
