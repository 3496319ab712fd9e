import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvText, undefused } from './csvText.ts';

describe('what a spreadsheet would run is defused, and read again as it was', () => {
  it.each([
    ['a formula', '=1+1'],
    ['one over two lines', '=1+\n1'],
    ['one that a line break stands before', '\n=1+1'],
    ['one that a carriage return stands before', '\r=1+1'],
    ['a sum', '+1+1'],
    ['a difference', '-1-\r\n1'],
    ['a number below zero with more below it', '-5\n=1+1'],
    ['a function', '@SUM(1,1)'],
    ['one in full width', '＝1+1'],
  ])('%s', (_, cell) => {
    expect(csvText([[cell]])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
    expect(undefused(`'${cell}`)).toBe(cell);
  });

  it.each(['-5', '-12.50', 'a=b', "'", 'two\nlines', ''])('%j stays as it is', (cell) => {
    expect(csvText([[cell]])).toBe(`${Papa.unparse([[cell]])}\r\n`);
  });

  it('numbers are no text', () => {
    expect(csvText([[-5, null]])).toBe('-5,\r\n');
  });
});
