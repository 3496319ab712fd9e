import { describe, expect, it } from 'vitest';
import { addColumn, moveColumn, renameColumn, setMark, setPassRule } from './changes.ts';
import { type Columns, NO_COLUMNS, withNames } from './columns.ts';
import { changedRows, fullMarksOf, markOf, type Sheet } from './sheet.ts';
import { answerOf, sheetWith } from './testing/sheets.ts';

const namesOf = ({ columns }: Columns) => columns.map(({ name }) => name);
const changed = (sheet: Sheet, stored: Sheet) => changedRows(sheet, stored, ',').map(({ body }) => body);

const stored = sheetWith(
  answerOf(1, [
    ['Written', 70, 23],
    ['MCQ', 30, 10],
  ]),
  answerOf(2, [
    ['written', 50, 17],
    ['Practical', 25, 8],
  ]),
  answerOf(3),
);

describe('the sheet of a class', () => {
  it('has a column for each name, whatever its case', () => {
    expect(namesOf(stored)).toEqual(['Written', 'Practical', 'MCQ']);
    expect(stored.rows.map(({ cells }) => Object.keys(cells).length)).toEqual([2, 2, 0]);
  });

  it('puts a new column beside those that it stands beside in its subject', () => {
    const known = withNames(NO_COLUMNS, ['Written', 'Practical']);
    expect(namesOf(withNames(known, ['Written', 'MCQ', 'Practical']))).toEqual(['Written', 'MCQ', 'Practical']);
    expect(namesOf(withNames(known, ['Oral', 'Written']))).toEqual(['Oral', 'Written', 'Practical']);
    expect(namesOf(withNames(known, ['Creative', 'MCQ']))).toEqual(['Written', 'Practical', 'Creative', 'MCQ']);
  });

  it('adds up what is a number, in any digits', () => {
    const [row] = sheetWith(answerOf(1, [['Written', 70, 23]])).rows;
    const sheet = setMark(
      addColumn({ ...NO_COLUMNS, columns: [{ key: 1, name: 'Written' }], nextKey: 2, rows: row ? [row] : [] }, 'Oral'),
      { row: 0, slot: 2 },
      '৩০',
    );
    expect(fullMarksOf(sheet.rows[0] as (typeof sheet.rows)[0], sheet, ',')).toBe(100);
    const wrong = setMark(sheet, { row: 0, slot: 2 }, 'thirty');
    expect(fullMarksOf(wrong.rows[0] as (typeof wrong.rows)[0], wrong, ',')).toBe(70);
  });

  it.each([
    ['70', 70],
    ['৭০', 70],
    ['٢٣٫٥', 23.5],
    [' 7 ', 7],
    ['', null],
    ['abc', 'abc'],
  ])('reads %j as %j', (typed, mark) => {
    expect(markOf(typed, ',')).toBe(mark);
  });
});

describe('what is sent', () => {
  it('is nothing while nothing is changed, also after a column was added', () => {
    expect(changed(stored, stored)).toEqual([]);
    expect(changed(addColumn(stored, 'Oral'), stored)).toEqual([]);
    expect(changed(setPassRule(stored, 2, 'overall'), stored)).toEqual([]);
  });

  it('is each changed subject with all its components and the version that was read', () => {
    const sheet = setMark(setMark(stored, { row: 0, slot: 0 }, '75'), { row: 2, slot: 4 }, '20');
    expect(changed(sheet, stored)).toEqual([
      {
        subject_id: 1,
        row_version: 1,
        pass_rule: 'both',
        components: [
          { name: 'Written', full_mark: 75, pass_mark: 23 },
          { name: 'MCQ', full_mark: 30, pass_mark: 10 },
        ],
      },
      {
        subject_id: 3,
        row_version: null,
        pass_rule: 'both',
        components: [{ name: 'MCQ', full_mark: 20, pass_mark: 0 }],
      },
    ]);
  });

  it('is every subject that has a component which was renamed or moved', () => {
    const [written, practical] = stored.columns;
    expect(changed(renameColumn(stored, practical?.key ?? 0, 'Lab'), stored).map((row) => row.subject_id)).toEqual([2]);
    expect(changed(moveColumn(stored, written?.key ?? 0, 1), stored).map((row) => row.subject_id)).toEqual([2]);
  });

  it('is also what is half filled, for the server to refuse', () => {
    expect(changed(setMark(stored, { row: 2, slot: 1 }, '5'), stored)[0]?.components).toEqual([
      { name: 'Written', full_mark: null, pass_mark: 5 },
    ]);
  });
});
