import { beforeEach, describe, expect, it } from 'vitest';
import { type FillResult, fillBlock, fillFile, undoFill } from './fill.ts';
import type { CellView } from './gridCells.ts';
import { entryWith } from './testing/entries.ts';

const entry = entryWith({ students: 2 });
const NONE = { entered: 0, replaced: 0, unchanged: 0, erased: 0, wrong: 0, left: [], changes: [] };
let entered: string[];
let views: Map<string, CellView>;
const view = (text: string, state: CellView['state'] = 'stored'): CellView => ({ text, state, isSaved: false });
const grid = {
  cell: (row: number, slot: number) => views.get(`${row}/${slot}`) ?? view(''),
  enter: (row: number, slot: number, text: string) => {
    entered.push(`${row}/${slot} ${text}`);
    const before = grid.cell(row, slot);
    const isWrong = !/^(\d{0,2}|Ab)$/.test(text.trim());
    if (before.text !== text.trim() || isWrong)
      views.set(`${row}/${slot}`, view(text.trim(), isWrong ? 'refused' : 'waiting'));
  },
};
/** The counts, without which cells they are of. */
const counted = ({ changes, ...counts }: FillResult) => ({ ...counts, changes: changes.slice(0, 0) });

beforeEach(() => {
  entered = [];
  views = new Map();
});

describe('a block of a spreadsheet', () => {
  it('lands where the cursor is', () => {
    const filled = fillBlock(grid, entry, { from: { row: 0, slot: 0 }, text: '50\t20\r\nAb\t\r\n' });
    expect(counted(filled)).toEqual({ ...NONE, entered: 3 });
    expect(entered).toEqual(['0/0 50', '0/1 20', '1/0 Ab', '1/1 ']);
  });

  it('says how many marks its empty values erase', () => {
    views.set('0/0', view('50')).set('1/0', view('40')).set('1/1', view('20'));
    const filled = fillBlock(grid, entry, { from: { row: 0, slot: 0 }, text: '\t\n \t21\n' });
    expect(counted(filled)).toEqual({ ...NONE, entered: 1, replaced: 1, erased: 2 });
  });

  it('leaves out what has no cell, and says what that was and where it stood', () => {
    const filled = fillBlock(grid, entry, { from: { row: 1, slot: 1 }, text: '1\t2\n3\t\n' });
    expect(counted(filled)).toEqual({
      ...NONE,
      entered: 1,
      left: [
        { value: '2', who: 'Student 2' },
        { value: '3', row: 2 },
      ],
    });
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
    expect(counted(fillFile(grid, entry, lines))).toEqual({ ...NONE, entered: 3 });
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
    expect(counted(fillFile(grid, numbered, lines))).toEqual({ ...NONE, entered: 3, left: [{ value: '1', who: '9' }] });
    expect(entered).toEqual(['0/1 2', '1/1 1', '2/1 3']);
  });

  it('leaves out whom the grid does not have', () => {
    expect(
      fillFile(grid, entry, [
        ['Student ID', 'MCQ'],
        ['S-9', '5'],
        ['', ''],
      ]),
    ).toEqual({ ...NONE, left: [{ value: '5', who: 'S-9' }], lacks: 'students' });
  });

  it('that is not filled in yet lacks nothing', () => {
    const lines = [
      ['Student ID', 'Written'],
      ['S-1', ''],
    ];
    expect(fillFile(grid, entry, lines)).toEqual(NONE);
  });

  it('and a block leave out whose result is published', () => {
    const { students, ...rest } = entry;
    const published = {
      ...rest,
      students: students.map((each) => ({ ...each, is_published: each.id === 1 ? 1 : 0 }) as const),
    };
    const lines = [
      ['Student ID', 'MCQ'],
      ['S-1', '5'],
      ['S-2', '6'],
    ];
    expect(counted(fillFile(grid, published, lines))).toEqual({
      ...NONE,
      entered: 1,
      left: [{ value: '5', who: 'Student 1' }],
    });
    const filled = fillBlock(grid, published, { from: { row: 0, slot: 0 }, text: '7\n8\n' });
    expect(counted(filled)).toEqual({ ...NONE, entered: 1, left: [{ value: '7', who: 'Student 1' }] });
  });

  it('of something else is told so', () => {
    expect(
      fillFile(grid, entry, [
        ['Name', 'Amount'],
        ['S-1', '5'],
      ]),
    ).toEqual({ ...NONE, lacks: 'components' });
  });

  it('that has other marks than the grid says how many it replaces', () => {
    views.set('0/1', view('8')).set('1/1', view('6'));
    const lines = [
      ['Student ID', 'MCQ'],
      ['S-1', '8'],
      ['S-2', '7'],
    ];
    expect(fillFile(grid, entry, lines)).toMatchObject({ entered: 1, replaced: 1, unchanged: 1 });
  });

  it('counts what became of each value: changed, as it was, or wrong', () => {
    views.set('0/0', view('50')).set('0/1', view('8')).set('1/0', view('40'));
    const lines = [
      ['Student ID', 'Written', 'MCQ'],
      ['S-1', '51', '8'],
      ['S-2', '200', '7'],
    ];
    expect(fillFile(grid, entry, lines)).toEqual({
      ...NONE,
      entered: 2,
      replaced: 1,
      unchanged: 1,
      wrong: 1,
      changes: [
        { row: 0, slot: 0, before: '50', after: '51' },
        { row: 1, slot: 0, before: '40', after: '200' },
        { row: 1, slot: 1, before: '', after: '7' },
      ],
    });
  });
});

describe('what was filled', () => {
  const TWICE = [
    ['Student ID', 'Written'],
    ['S-1', '51'],
    ['S-1', '52'],
    ['S-2', '41'],
  ];

  it('is taken back to what stood in the cells before', () => {
    views.set('0/0', view('50')).set('1/0', view('x', 'refused'));
    const { changes } = fillFile(grid, entry, TWICE);
    expect(undoFill(grid, changes)).toBe(3);
    expect([grid.cell(0, 0).text, grid.cell(1, 0).text]).toEqual(['50', 'x']);
  });

  it('stays where something else was entered since', () => {
    const { changes } = fillFile(grid, entry, TWICE);
    grid.enter(1, 0, '33');
    undoFill(grid, changes);
    expect([grid.cell(0, 0).text, grid.cell(1, 0).text]).toEqual(['', '33']);
    views.set('0/0', view('52', 'conflict'));
    expect(undoFill(grid, changes)).toBe(0);
  });
});
