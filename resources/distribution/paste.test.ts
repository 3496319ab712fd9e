import { describe, expect, it } from 'vitest';
import { isBlock } from '../../src/admin/sheet/block.ts';
import { pasteBlock } from './paste.ts';
import type { SubjectRow } from './sheet.ts';
import { answerOf, sheetWith, WRITING } from './testing/sheets.ts';

const sheet = sheetWith(
  answerOf(1, [
    ['Written', 70, 23],
    ['MCQ', 30, 10],
  ]),
  answerOf(2),
);
const paste = (text: string, from: { row: number; slot: number }, isReadOnly = (_: SubjectRow) => false) =>
  pasteBlock(sheet, text, { ...WRITING, from, isReadOnly });
const cellsOf = ({ rows, columns }: typeof sheet) =>
  rows.map(({ cells }) => columns.map(({ key }) => `${cells[key]?.full ?? ''}/${cells[key]?.pass ?? ''}`));

describe('a block of a spreadsheet', () => {
  it('is known by its tabs and lines', () => {
    expect(['70', '70\n', '70\t23', '70\r\n80'].map(isBlock)).toEqual([false, false, true, true]);
  });

  it('fills the sheet from the cursor on', () => {
    const { sheet: filled, left } = paste('80\t26\t20\r\n৫০\t ১৭ \r\n', { row: 0, slot: 0 });
    expect(cellsOf(filled)).toEqual([
      ['80/26', '20/10'],
      ['50/17', '/'],
    ]);
    expect(left).toBe(0);
  });

  it('empties what is empty in it, and keeps what is no number to be refused', () => {
    expect(cellsOf(paste('\tx', { row: 0, slot: 0 }).sheet)[0]).toEqual(['/x', '30/10']);
  });

  it('counts what has no place', () => {
    const { sheet: filled, left } = paste('1\t2\t3\n4\t5\t\n6', { row: 1, slot: 2 });
    expect(cellsOf(filled)[1]).toEqual(['/', '1/2']);
    expect(left).toBe(4);
  });

  it('leaves subjects alone that may not be changed', () => {
    const { sheet: filled, left } = paste('1\n2', { row: 0, slot: 0 }, ({ version }) => version !== null);
    expect(cellsOf(filled)).toEqual([
      ['70/23', '30/10'],
      ['2/', '/'],
    ]);
    expect(left).toBe(1);
  });
});
