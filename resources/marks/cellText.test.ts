import { describe, expect, it } from 'vitest';
import { readCell, writeCell } from './cellText.ts';

const read = (typed: string, fullMark = 70) => readCell(typed, { fullMark, groupSign: ',' });

describe('what is typed into a cell', () => {
  it.each([
    ['37.5', 37.5],
    [' 37,5 ', 37.5],
    ['৩৭.৫', 37.5],
    ['٣٧٫٥', 37.5],
    ['0', 0],
    ['70', 70],
    ['12.50', 12.5],
  ])('%s is a mark', (typed, mark) => {
    expect(read(typed)).toEqual({ value: { mark, is_absent: 0 } });
  });

  it.each(['Ab', 'ab', 'A', 'a', 'absent', 'অ', 'অনুপস্থিত', 'غ', 'غائب'])('%s is an absence', (typed) => {
    expect(read(typed)).toEqual({ value: { mark: null, is_absent: 1 } });
  });

  it('is nothing where it is empty', () => {
    expect(read('  ')).toEqual({ value: { mark: null, is_absent: 0 } });
  });

  it.each(['70.5', '-1', '1.234', 'ten', '=1+1', 'abc', '1e1', '7O', '1 / 2'])('%s is refused', (typed) => {
    expect(read(typed)).toHaveProperty('problem');
  });
});

it('says of a formula that it is one', () => {
  expect(read('=SUM(A1:A2)')).toEqual({ problem: { key: 'formula' } });
});

it('writes a value as it is read', () => {
  const show = (value: number) => String(value).replace('.', ',');
  expect(
    [
      { mark: 37.5, is_absent: 0 as const },
      { mark: null, is_absent: 1 as const },
    ].map((value) => writeCell(value, { show })),
  ).toEqual(['37,5', 'Ab']);
  expect(writeCell({ mark: null, is_absent: 0 }, { show })).toBe('');
});
