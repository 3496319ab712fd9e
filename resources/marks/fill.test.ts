import { beforeEach, describe, expect, it } from 'vitest';
import { fillBlock, fillFile } from './fill.ts';
import type { MarkGrid } from './grid.ts';
import { entryWith } from './testing/entries.ts';

const entry = entryWith({ students: 2 });
let entered: string[];
let texts: Map<string, string>;
const grid = {
  cell: (row: number, slot: number) => ({ text: texts.get(`${row}/${slot}`) ?? '' }) as ReturnType<MarkGrid['cell']>,
  enter: (row: number, slot: number, text: string) => {
    entered.push(`${row}/${slot} ${text}`);
    texts.set(`${row}/${slot}`, text.trim());
  },
};

beforeEach(() => {
  entered = [];
  texts = new Map();
});

describe('a block of a spreadsheet', () => {
  it('lands where the cursor is', () => {
    expect(fillBlock(grid, entry, { from: { row: 0, slot: 0 }, text: '50\t20\r\nAb\t\r\n' })).toEqual({
      entered: 3,
      replaced: 0,
      erased: 0,
      left: [],
    });
    expect(entered).toEqual(['0/0 50', '0/1 20', '1/0 Ab', '1/1 ']);
  });

  it('says how many marks its empty values erase', () => {
    texts.set('0/0', '50').set('1/0', '40').set('1/1', '20');
    expect(fillBlock(grid, entry, { from: { row: 0, slot: 0 }, text: '\t\n \t21\n' })).toEqual({
      entered: 1,
      replaced: 1,
      erased: 2,
      left: [],
    });
  });

  it('leaves out what has no cell, and says what that was', () => {
    const filled = fillBlock(grid, entry, { from: { row: 1, slot: 1 }, text: '1\t2\n3\t\n' });
    expect(filled).toEqual({ entered: 1, replaced: 0, erased: 0, left: ['2', '3'] });
    expect(entered).toEqual(['1/1 1']);
  });
});

describe('a file', () => {
  it('is read by its headings and the ids of the students, in any order', () => {
    const lines = [
      ['Student ID', 'mcq', 'Written', 'Remark'],
      ['S-2', '7', '', 'late'],
      ['S-1', '8', '50', ''],
    ];
    expect(fillFile(grid, entry, lines)).toEqual({ entered: 3, replaced: 0, erased: 0, left: [] });
    expect(entered).toEqual(['1/1 7', '0/1 8', '0/0 50']);
  });

  it('takes neither a roll nor a mark for the id of somebody else', () => {
    const { students, ...rest } = entryWith({ students: 3 });
    const numbered = { ...rest, students: students.map((student, row) => ({ ...student, student_id: `${3 - row}` })) };
    const lines = [
      ['Roll', 'Id', 'MCQ'],
      ['1', '3', '2'],
      ['2', '2', '1'],
      ['3', '1', '3'],
      ['4', '9', '1'],
    ];
    expect(fillFile(grid, numbered, lines)).toEqual({ entered: 3, replaced: 0, erased: 0, left: ['9: 1'] });
    expect(entered).toEqual(['0/1 2', '1/1 1', '2/1 3']);
  });

  it('leaves out whom the grid does not have', () => {
    expect(
      fillFile(grid, entry, [
        ['Student ID', 'MCQ'],
        ['S-9', '5'],
        ['', ''],
      ]),
    ).toEqual({ entered: 0, replaced: 0, erased: 0, left: ['S-9: 5'], lacks: 'students' });
  });

  it('that is not filled in yet lacks nothing', () => {
    const lines = [
      ['Student ID', 'Written'],
      ['S-1', ''],
    ];
    expect(fillFile(grid, entry, lines)).toEqual({ entered: 0, replaced: 0, erased: 0, left: [] });
  });

  it('of something else is told so', () => {
    expect(
      fillFile(grid, entry, [
        ['Name', 'Amount'],
        ['S-1', '5'],
      ]),
    ).toEqual({ entered: 0, replaced: 0, erased: 0, left: [], lacks: 'components' });
  });

  it('that has other marks than the grid says how many it replaces', () => {
    texts.set('0/1', '8').set('1/1', '6');
    const lines = [
      ['Student ID', 'MCQ'],
      ['S-1', '8'],
      ['S-2', '7'],
    ];
    expect(fillFile(grid, entry, lines)).toMatchObject({ entered: 2, replaced: 1 });
  });
});
