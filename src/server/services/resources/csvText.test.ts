import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { undefused, undefusedRow } from '../../../core/formulas.ts';
import { csvText } from './csvText.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/** What a spreadsheet would run, if it stood at the beginning of a cell. */
const RUNS = /^\s*[=+\-@＝＋－＠]/;

const written = (cell: string) => Papa.parse<string[]>(csvText([[cell]]), { delimiter: ',' }).data[0]?.[0];

describe('what a spreadsheet would run is defused, and read again as it was', () => {
  it.each([
    ['a formula', '=1+1', "'=1+1"],
    ['one over two lines', '=1+\n1', "'=1+\n1"],
    ['one that a line break stands before', '\n=1+1', "'\n'=1+1"],
    ['one that a carriage return stands before', '\r=1+1', "'\r'=1+1"],
    ['one that a tab stands before', '\t=1+1', "'\t'=1+1"],
    ['a sum', '+1+1', "'+1+1"],
    ['a difference', '-1-\r\n1', "'-1-\r\n1"],
    ['a number below zero with more below it', '-5\n=1+1', "'-5\n'=1+1"],
    ['a function', '@SUM(1,1)', "'@SUM(1,1)"],
    ['one that is defused already', "'=1+1", "''=1+1"],
    ['one behind a semicolon', 'a;=1+1', "a;'=1+1"],
    ['one in quotation marks behind a semicolon', 'a;"=1+1"', `a;'"=1+1"`],
    ['one that is defused already behind a semicolon', "a;'=1+1", "a;''=1+1"],
    ['one behind a number below zero', 'a;-5;=1+1', "a;-5;'=1+1"],
  ])('%s', (_, cell, defused) => {
    expect(written(cell)).toBe(defused);
    expect(undefused(defused)).toBe(cell);
  });

  it.each(SIGNS)('a text that begins with %s, alone and behind what separates cells elsewhere', (sign) => {
    const cells = ['', 'a;', 'a\t', 'a|', 'a\n', 'a\r', 'a;"'].map((before) => `${before}${sign}cmd|' /C calc'!A0`);
    for (const cell of cells) expect(undefused(String(written(cell))), cell).toBe(cell);
    for (const delimiter of [',', ';', '\t', '|']) {
      // In the second column our quotation marks no longer stand where a cell of that separator begins.
      const fields = csvText(cells.map((cell) => ['first', cell])).split(new RegExp(`[\r\n${delimiter}]`));
      expect(fields.map((field) => field.replace(/^"+/, '')).filter((field) => RUNS.test(field))).toEqual([]);
    }
  });

  it.each(['-5', '-12.50', 'a=b', "'", 'two\nlines', 'a;b', 'from -5;-3', '', 'x; y', 'a,-b'])(
    '%j stays as it is',
    (cell) => {
      expect(csvText([[cell]])).toBe(`${Papa.unparse([[cell]])}\r\n`);
      expect(undefused(cell)).toBe(cell);
    },
  );

  it.each<[string, (string | number | null)[], string]>([
    ['a text', ['-1', "2+cmd|' /C calc'!A0"], "-1,'2+cmd|' /C calc'!A0"],
    ['a text behind a number that is none', [-1, "2+cmd|' /C calc'!A0"], "-1,'2+cmd|' /C calc'!A0"],
    ['an operator', [-1, '*A1'], "-1,'*A1"],
    ['a formula', [-1, '=A1'], "-1,''=A1"],
    ['a text that is guarded already', [-1, "'2+A1"], "-1,''2+A1"],
    ['a text behind more numbers', [-1, 2, null, '3', '4+A1'], "-1,2,,3,'4+A1"],
    ['a text behind one that ends with a number', ['a;-5', '2+A1'], "a;-5,'2+A1"],
    ['numbers alone, which stay', [-1, '2', '-3.5', null], '-1,2,-3.5,'],
    ['a text behind a number that no cell begins with, which stays', ['Rahim', -1, '2+A1'], 'Rahim,-1,2+A1'],
    ['a second text, which stays', [-1, 'Rahim', '2+A1'], "-1,'Rahim,2+A1"],
  ])('behind a number below zero: %s', (_, cells, line) => {
    expect(csvText([cells])).toBe(`${line}\r\n`);
    const read = Papa.parse<string[]>(line, { delimiter: ',' }).data[0] ?? [];
    expect(undefusedRow(read)).toEqual(cells.map((cell) => String(cell ?? '')));
  });

  it('numbers are no text', () => {
    expect(csvText([[-5, null]])).toBe('-5,\r\n');
  });
});
