import { expect, it } from 'vitest';
import { writeCell, writeFigures, writeLabels } from './writeCell.ts';

const english = { locale: 'en', currency: undefined, timeZone: 'UTC' } as const;
const bengali = { ...english, locale: 'bn' } as const;

it('a cell is written by what it is', () => {
  expect(writeCell(12345, 'count', english)).toBe('12,345');
  expect(writeCell(12345, 'roll', english)).toBe('12345');
  expect(writeCell(66.6666, 'percent', english)).toBe('66.7%');
  expect(writeCell(37.5, 'mark', english)).toBe('37.5');
  expect(writeCell(56, 'average', english)).toBe('56.00');
  expect(writeCell('Ab', 'mark', english)).toBe('Ab');
  expect(writeCell(null, 'percent', english)).toBe('–');
});

it('numbers in a text are written in the digits of the language, with their decimals', () => {
  expect(writeFigures('4.00–4.99', bengali)).toBe('৪.০০–৪.৯৯');
  expect(writeFigures('90–100', english)).toBe('90–100');
});

it('a heading joins names and words', () => {
  const labels = [{ text: 'Physics' }, { word: 'grade' }, { figures: '5.00' }];
  expect(writeLabels(labels, (key) => key.toUpperCase(), english)).toBe('Physics · GRADE · 5.00');
});
