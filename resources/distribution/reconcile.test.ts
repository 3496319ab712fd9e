import { describe, expect, it } from 'vitest';
import { addColumn, removeColumn, renameColumn, setMark } from './changes.ts';
import { reconcile, takeStored } from './reconcile.ts';
import { changedRows, type SubjectRow } from './sheet.ts';
import { answerOf, sheetWith, WRITING } from './testing/sheets.ts';

const idsOf = (rows: readonly SubjectRow[]) => rows.map(({ subject }) => subject.id);

const stored = sheetWith(
  answerOf(1, [['Written', 70, 23]]),
  answerOf(2, [['Written', 70, 23]]),
  answerOf(3, [['Written', 70, 23]]),
  answerOf(4),
);
// Typed here: subjects 1 and 2.
const sheet = setMark(setMark(stored, { row: 0, slot: 0 }, '75'), { row: 1, slot: 0 }, '80');
// Changed elsewhere: subjects 2 and 3; and 4 was made there.
const answers = [
  answerOf(1, [['Written', 70, 23]]),
  answerOf(2, [['Written', 90, 30]], { version: 2 }),
  answerOf(3, [['Written', 60, 20]], { version: 2 }),
  answerOf(4, [['MCQ', 30, 10]]),
];
const found = reconcile({ ...WRITING, sheet, stored, answers });

it('takes over what others changed where nothing was typed', () => {
  expect(idsOf(found.renewed)).toEqual([3, 4]);
  expect(found.sheet.columns.map(({ name }) => name)).toEqual(['Written', 'MCQ']);
  expect(found.sheet.rows.map(({ cells }) => Object.values(cells).map(({ full }) => full))).toEqual([
    ['75'],
    ['80'],
    ['60'],
    ['30'],
  ]);
});

it('keeps what was typed, to be saved over the version that is stored now', () => {
  expect(idsOf(found.contested)).toEqual([2]);
  const sent = changedRows(found.sheet, found.stored, ',').map(({ body }) => [body.subject_id, body.row_version]);
  expect(sent).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it('keeps of a subject only the marks that were typed, beside those that others changed', () => {
  const begun = sheetWith(
    answerOf(1, [
      ['Written', 70, 23],
      ['MCQ', 30, 10],
    ]),
  );
  const typed = setMark(begun, { row: 0, slot: 0 }, '75');
  const theirs = [
    answerOf(
      1,
      [
        ['Written', 70, 25],
        ['MCQ', 25, 8],
      ],
      { version: 2 },
    ),
  ];
  const { sheet: both } = reconcile({ ...WRITING, sheet: typed, stored: begun, answers: theirs });
  expect(both.rows[0]?.cells).toEqual({ 1: { full: '75', pass: '25' }, 2: { full: '25', pass: '8' } });
});

describe('columns that were changed here', () => {
  const begun = sheetWith(
    answerOf(1, [
      ['Written', 70, 23],
      ['MCQ', 30, 10],
    ]),
    answerOf(2, [['Written', 70, 23]]),
  );
  const theirs = [
    answerOf(1, [
      ['Written', 70, 23],
      ['MCQ', 30, 10],
    ]),
    answerOf(
      2,
      [
        ['Written', 60, 20],
        ['Viva', 40, 13],
      ],
      { version: 2 },
    ),
  ];
  const reconciled = (changed: typeof begun) =>
    reconcile({ ...WRITING, sheet: changed, stored: begun, answers: theirs });
  const namesOf = ({ columns }: typeof begun) => columns.map(({ name }) => name);
  const sentOf = (found: ReturnType<typeof reconciled>) =>
    changedRows(found.sheet, found.stored, ',').map(({ body }) => [
      body.subject_id,
      body.components.map(({ name, full_mark }) => `${name} ${full_mark}`),
    ]);

  it('stay renamed', () => {
    const found = reconciled(renameColumn(begun, 1, 'Theory'));
    expect(namesOf(found.sheet)).toEqual(['Theory', 'MCQ', 'Viva']);
    expect(sentOf(found)).toEqual([
      [1, ['Theory 70', 'MCQ 30']],
      [2, ['Theory 60', 'Viva 40']],
    ]);
  });

  it('stay taken out, and others renamed beside them', () => {
    const found = reconciled(removeColumn(renameColumn(begun, 1, 'Theory'), 2));
    expect(namesOf(found.sheet)).toEqual(['Theory', 'Viva']);
    expect(sentOf(found)).toEqual([
      [1, ['Theory 70']],
      [2, ['Theory 60', 'Viva 40']],
    ]);
  });

  it('stay added, as the one that others added by the same name', () => {
    const found = reconciled(setMark(addColumn(begun, 'Viva'), { row: 0, slot: 4 }, '20'));
    expect(namesOf(found.sheet)).toEqual(['Written', 'MCQ', 'Viva']);
    expect(sentOf(found)).toEqual([[1, ['Written 70', 'MCQ 30', 'Viva 20']]]);
  });
});

it('puts the stored version in the place of what was typed where that is wished', () => {
  const taken = takeStored(found.sheet, found.stored, found.contested);
  expect(changedRows(taken, found.stored, ',').map(({ body }) => body.subject_id)).toEqual([1]);
});
