import { describe, expect, it } from 'vitest';
import { hasMarks, isNameFree, moveColumn, removeColumn, setMark, slotOf } from './changes.ts';
import type { Column } from './columns.ts';
import { answerOf, sheetWith } from './testing/sheets.ts';

const sheet = sheetWith(
  answerOf(
    1,
    [
      ['Written', 70, 23],
      ['MCQ', 30, 10],
    ],
    { marks: [{ component: 'Written', highest: 61.5 }] },
  ),
);
const [written, mcq] = sheet.columns as [Column, Column];

describe('the columns of a sheet', () => {
  it('are moved within the sheet only', () => {
    expect(moveColumn(sheet, mcq.key, -1).columns).toEqual([mcq, written]);
    expect(moveColumn(sheet, mcq.key, 1)).toBe(sheet);
    expect(moveColumn(sheet, written.key, -1)).toBe(sheet);
  });

  it('take what is filled in them along when they are removed', () => {
    const left = removeColumn(sheet, mcq.key);
    expect(left.columns).toEqual([written]);
    expect(Object.keys(left.rows[0]?.cells ?? {})).toEqual([String(written.key)]);
  });

  it('say whether a subject has marks in them', () => {
    expect([hasMarks(sheet, written.key), hasMarks(sheet, mcq.key)]).toEqual([true, false]);
  });

  it('have names that differ by more than case', () => {
    expect(isNameFree(sheet, { ...mcq, name: ' written' })).toBe(false);
    expect(isNameFree(sheet, { ...mcq, name: 'mcq' })).toBe(true);
  });
});

describe('a mark', () => {
  it('is set where it was typed, and nowhere beyond the sheet', () => {
    expect(slotOf(sheet, 3)).toEqual({ column: mcq, part: 'pass' });
    expect(setMark(sheet, { row: 0, slot: 3 }, '12').rows[0]?.cells[mcq.key]).toEqual({ full: '30', pass: '12' });
    expect(setMark(sheet, { row: 0, slot: 4 }, '12')).toBe(sheet);
  });
});
