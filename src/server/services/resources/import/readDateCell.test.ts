import { expect, it } from 'vitest';
import { readDateCell } from './readDateCell.ts';
import type { Cell } from './types.ts';

const calendar = { timeZone: 'Asia/Dhaka', today: '2026-11-21' };

it.each<[Cell, string]>([
  ['2012-05-13', '2012-05-13'],
  ['2012/5/3', '2012-05-03'],
  ['13/05/2012', '2012-05-13'],
  ['3.5.2012', '2012-05-03'],
  ['03-05-12', '2012-05-03'],
  ['03/05/85', '1985-05-03'],
  ['13 May 2012', '2012-05-13'],
  ['13-Mai-2012', '2012-05-13'],
  ['13 de maio de 2012', '2012-05-13'],
  ['১৩ মে ২০১২', '2012-05-13'],
  ['١٣ مايو ٢٠١٢', '2012-05-13'],
  ['٠٣/٠٥/٢٠١٢', '2012-05-03'],
  ['2012-05-13 00:00', '2012-05-13'],
  [new Date('2012-05-13T00:00:00Z'), '2012-05-13'],
  [41042, '2012-05-13'],
  ['41042', '2012-05-13'],
])('%s is a day', (cell, day) => {
  expect(readDateCell(cell, 'date', calendar)).toBe(day);
});

it('the month comes first where the column has it so', () => {
  const monthFirst = { ...calendar, order: 'month_first' as const };
  expect(readDateCell('05/06/2014', 'date', monthFirst)).toBe('2014-05-06');
  expect(readDateCell('05/06/2014 07:30', 'dateTime', monthFirst)).toBe('2014-05-06T01:30:00.000Z');
  expect(readDateCell('2014/05/06', 'date', monthFirst)).toBe('2014-05-06');
});

it.each<[Cell]>([['soon'], [2012], ['13/Nonsense/2012'], ['May 2012']])('%s stays for the rules to refuse', (cell) => {
  expect(readDateCell(cell, 'date', calendar)).toBe(String(cell));
});

it.each<[Cell, string]>([
  ['7:30', '07:30'],
  ['07.30', '07:30'],
  ['7:30 PM', '19:30'],
  ['12:15 a.m.', '00:15'],
  ['৭:৩০', '07:30'],
  [0.3125, '07:30'],
  [new Date('1899-12-30T07:30:00Z'), '07:30'],
])('%s is a time', (cell, time) => {
  expect(readDateCell(cell, 'time', calendar)).toBe(time);
});

it.each<[Cell, string]>([
  ['13/05/2012 07:30', '2012-05-13T01:30:00.000Z'],
  ['2012-05-13T07:30', '2012-05-13T01:30:00.000Z'],
  ['2012-05-13T07:30:00Z', '2012-05-13T07:30:00Z'],
  ['13/05/2012', '2012-05-12T18:00:00.000Z'],
  [41042.3125, '2012-05-13T01:30:00.000Z'],
  [new Date('2012-05-13T07:30:00Z'), '2012-05-13T01:30:00.000Z'],
])('%s is an instant by the clock of the institute', (cell, instant) => {
  expect(readDateCell(cell, 'dateTime', calendar)).toBe(instant);
});
