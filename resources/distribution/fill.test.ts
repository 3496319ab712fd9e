import { describe, expect, it } from 'vitest';
import { fillSheet } from './fill.ts';
import type { Sheet } from './sheet.ts';
import { answerOf, sheetWith, WRITING } from './testing/sheets.ts';

const marksOf = ({ rows, columns }: Sheet) =>
  rows.map(({ cells }) =>
    columns.flatMap(({ key, name }) => (cells[key] ? [`${name} ${cells[key].full}/${cells[key].pass}`] : [])),
  );
const open = { ...WRITING, isReadOnly: () => false };

describe('a sheet that is filled from elsewhere', () => {
  it('takes what matches by subject, and says what it did', () => {
    const sheet = sheetWith(answerOf(1), answerOf(2, [['Written', 100, 33]]), answerOf(3));
    const source = [
      { ...answerOf(3, [['Oral', 20, 7]]), stored: { ...answerOf(3, [['Oral', 20, 7]]).stored, pass_rule: 'overall' } },
      answerOf(1, [
        ['WRITTEN', 80, 26],
        ['Oral', 20, 7],
      ]),
      answerOf(2),
      answerOf(4, [['Written', 1, 1]]),
    ] as Parameters<typeof fillSheet>[1];
    const result = fillSheet(sheet, source, open);
    expect(marksOf(result.sheet)).toEqual([['Written 80/26', 'Oral 20/7'], ['Written 100/33'], ['Oral 20/7']]);
    expect(result.sheet.rows.map(({ passRule }) => passRule)).toEqual(['both', 'both', 'overall']);
    expect(result).toMatchObject({ filled: ['Subject 1', 'Subject 3'], missing: ['Subject 2'], kept: [] });
  });

  it('keeps the components that have marks, unless they still hold them', () => {
    const marks = [
      { component: 'Written', highest: 61.5 },
      { component: 'MCQ', highest: 25 },
    ];
    const own = answerOf(
      1,
      [
        ['Written', 70, 23],
        ['MCQ', 30, 10],
      ],
      { marks },
    );
    const low = fillSheet(sheetWith(own), [answerOf(1, [['Written', 60, 20]])], open);
    expect(marksOf(low.sheet)).toEqual([['Written 70/23', 'MCQ 30/10']]);
    expect(low.kept).toEqual(['Subject 1']);
    const high = answerOf(1, [
      ['Written', 62, 20],
      ['MCQ', 38, 13],
    ]);
    expect(fillSheet(sheetWith(own), [high], open)).toMatchObject({ filled: ['Subject 1'], kept: [] });
  });

  it('leaves subjects alone that may not be changed', () => {
    const sheet = sheetWith(answerOf(1, [['Written', 70, 23]]));
    const result = fillSheet(sheet, [answerOf(1, [['Written', 80, 26]])], { ...WRITING, isReadOnly: () => true });
    expect(result).toMatchObject({ sheet, filled: [], missing: ['Subject 1'] });
  });
});
