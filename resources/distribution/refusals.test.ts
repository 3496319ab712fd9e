import { expect, it } from 'vitest';
import { setMark } from './changes.ts';
import { countRefusals, placeRefusals, withoutCell } from './refusals.ts';
import { changedRows } from './sheet.ts';
import { answerOf, sheetWith } from './testing/sheets.ts';

const stored = sheetWith(
  answerOf(1, [['Written', 70, 23]]),
  answerOf(2, [
    ['Written', 70, 23],
    ['MCQ', 30, 10],
  ]),
);
const mcq = stored.columns[1]?.key ?? 0;
// The second subject is the only one that is sent, and its first component is left out.
const emptied = setMark(setMark(stored, { row: 1, slot: 0 }, ''), { row: 1, slot: 1 }, '');
const sent = changedRows(emptied, stored, ',');

it('brings what was refused to its mark, its component and its subject', () => {
  const refusals = placeRefusals(
    {
      'rows.0.components.0.pass_mark': 'Too much.',
      'rows.0.components.0.name': 'Missing.',
      'rows.0.components': 'Has marks.',
      'rows.0.subject_id': 'Gone.',
      'rows.7.components.0.name': 'Nowhere.',
      class_id: 'Gone as well.',
    },
    sent,
  );
  expect(refusals).toEqual({
    cells: { [`2.${mcq}.pass`]: 'Too much.' },
    columns: { [mcq]: 'Missing.' },
    subjects: { 2: 'Has marks.' },
    others: ['Nowhere.', 'Gone as well.'],
  });
  expect(countRefusals(refusals)).toBe(3);
});

it('forgets what was said of a mark that is typed anew, and of its subject', () => {
  const refusals = placeRefusals({ 'rows.0.components.0.pass_mark': 'x', 'rows.0.components': 'y' }, sent);
  expect(withoutCell(refusals, `2.${mcq}.pass`, 2)).toMatchObject({ cells: {}, subjects: {} });
  expect(withoutCell(refusals, `1.${mcq}.pass`, 1)).toBe(refusals);
});
