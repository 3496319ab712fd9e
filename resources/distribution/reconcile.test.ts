import { describe, expect, it } from 'vitest';
import { addColumn, removeColumn, renameColumn, setMark } from './changes.ts';
import { fillSheet } from './fill.ts';
import { type Reconciled, reconcile, takeStored } from './reconcile.ts';
import { cellOf, changedRows, isEmptyCell, type Sheet, type SubjectRow } from './sheet.ts';
import { answerOf, sheetWith, WRITING } from './testing/sheets.ts';

const idsOf = (rows: readonly SubjectRow[]) => rows.map(({ subject }) => subject.id);
const sentOf = ({ sheet, stored }: Pick<Reconciled, 'sheet' | 'stored'>) =>
  changedRows(sheet, stored, ',').map(({ body }) => [
    body.subject_id,
    body.components.map(({ name, full_mark }) => `${name} ${full_mark}`),
  ]);
const shownOf = ({ columns, rows }: Sheet) =>
  rows.map((row) => {
    const filled = columns.filter(({ key }) => !isEmptyCell(cellOf(row, key)));
    return filled.map(({ key, name }) => `${name} ${cellOf(row, key).full}/${cellOf(row, key).pass}`);
  });

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

describe('a column that was taken out here', () => {
  const begun = sheetWith(
    answerOf(1, [
      ['Written', 70, 23],
      ['MCQ', 30, 10],
    ]),
    answerOf(2, [
      ['Written', 50, 17],
      ['MCQ', 50, 17],
    ]),
  );
  const viva = addColumn(removeColumn(begun, 2), 'Viva');

  it('leaves nothing of its own to the one that is added after it', () => {
    const theirs = [
      answerOf(1, [
        ['Written', 70, 23],
        ['MCQ', 30, 10],
      ]),
      answerOf(
        2,
        [
          ['Written', 50, 17],
          ['MCQ', 45, 15],
        ],
        { version: 2 },
      ),
      answerOf(3, [['MCQ', 100, 33]]),
    ];
    // By chance as many as it had of the other.
    const typed = setMark(setMark(viva, { row: 1, slot: 2 }, '50'), { row: 1, slot: 3 }, '17');
    const found = reconcile({ ...WRITING, sheet: typed, stored: begun, answers: theirs });
    expect(shownOf(found.sheet)).toEqual([['Written 70/23'], ['Written 50/17', 'Viva 50/17'], ['MCQ 100/33']]);
    expect(sentOf(found)).toEqual([
      [1, ['Written 70']],
      [2, ['Written 50', 'Viva 50']],
    ]);
  });

  it('leaves nothing to one that is filled in from elsewhere', () => {
    const source = [answerOf(1, [['Viva', 20, 7]]), answerOf(2, [['Viva', 20, 7]])];
    const filled = fillSheet(removeColumn(begun, 2), source, { ...WRITING, isReadOnly: () => false });
    const theirs = [answerOf(3, [['MCQ', 100, 33]])];
    const found = reconcile({ ...WRITING, sheet: filled.sheet, stored: begun, answers: theirs });
    expect(shownOf(found.sheet)).toEqual([['MCQ 100/33']]);
  });

  it('is there again with their version of a subject', () => {
    const theirs = [
      answerOf(
        1,
        [
          ['Written', 65, 20],
          ['MCQ', 30, 10],
        ],
        { version: 2 },
      ),
      answerOf(2, [
        ['Written', 50, 17],
        ['MCQ', 50, 17],
      ]),
    ];
    const found = reconcile({ ...WRITING, sheet: viva, stored: begun, answers: theirs });
    expect(found.sheet.columns.map(({ name }) => name)).toEqual(['Written', 'Viva']);
    const taken = takeStored(found.sheet, found.stored, found.contested);
    expect(shownOf(taken)).toEqual([['Written 65/20', 'MCQ 30/10'], ['Written 50/17']]);
    expect(sentOf({ sheet: taken, stored: found.stored })).toEqual([[2, ['Written 50']]]);
  });

  it('is matched by its name where it was added anew', () => {
    const again = setMark(addColumn(removeColumn(begun, 2), 'mcq'), { row: 0, slot: 2 }, '25');
    const theirs = [answerOf(1, [['MCQ', 30, 10]], { version: 2 }), answerOf(2, [['MCQ', 50, 17]], { version: 2 })];
    const found = reconcile({ ...WRITING, sheet: again, stored: begun, answers: theirs });
    expect(found.sheet.columns.map(({ name }) => name)).toEqual(['Written', 'mcq']);
    expect(shownOf(found.sheet)).toEqual([['mcq 25/'], []]);
  });
});

describe('a column that was renamed here', () => {
  const begun = sheetWith(
    answerOf(1, [
      ['Written', 70, 23],
      ['MCQ', 30, 10],
    ]),
    answerOf(2, [
      ['Written', 50, 17],
      ['MCQ', 50, 17],
    ]),
  );
  const objective = renameColumn(begun, 2, 'Objective');

  it('is one with that which others gave the same name', () => {
    const theirs = [
      answerOf(
        1,
        [
          ['Written', 70, 23],
          ['Objective', 25, 8],
        ],
        { version: 2 },
      ),
      answerOf(2, [
        ['Written', 50, 17],
        ['MCQ', 50, 17],
      ]),
    ];
    const typed = setMark(objective, { row: 0, slot: 0 }, '75');
    const found = reconcile({ ...WRITING, sheet: typed, stored: begun, answers: theirs });
    expect(found.sheet.columns.map(({ name }) => name)).toEqual(['Written', 'Objective']);
    expect(sentOf(found)).toEqual([
      [1, ['Written 75', 'Objective 25']],
      [2, ['Written 50', 'Objective 50']],
    ]);
    // And still is when it gets another name, and others are faster once more.
    const renamed = renameColumn(found.sheet, found.sheet.columns[1]?.key ?? 0, 'Quiz');
    const later = [
      answerOf(
        1,
        [
          ['Written', 70, 23],
          ['Objective', 20, 7],
        ],
        { version: 3 },
      ),
      theirs[1] as (typeof theirs)[0],
    ];
    const next = reconcile({ ...WRITING, sheet: renamed, stored: found.stored, answers: later });
    expect(shownOf(next.sheet)).toEqual([
      ['Written 75/23', 'Quiz 20/7'],
      ['Written 50/17', 'Quiz 50/17'],
    ]);
  });

  it('leaves what others have beside it', () => {
    const both = [
      answerOf(
        1,
        [
          ['Written', 30, 10],
          ['MCQ', 30, 10],
          ['Objective', 40, 13],
        ],
        { version: 2 },
      ),
    ];
    const found = reconcile({ ...WRITING, sheet: objective, stored: begun, answers: both });
    expect(shownOf(found.sheet)).toEqual([['Written 30/10', 'Objective 40/13', 'MCQ 30/10']]);
  });

  const theirs = [
    answerOf(
      1,
      [
        ['Written', 65, 20],
        ['MCQ', 30, 10],
      ],
      { version: 2 },
    ),
  ];

  it('has its old name in their version of a subject, and the new one elsewhere', () => {
    const stays = answerOf(2, [
      ['Written', 50, 17],
      ['MCQ', 50, 17],
    ]);
    const found = reconcile({ ...WRITING, sheet: objective, stored: begun, answers: [...theirs, stays] });
    const taken = takeStored(found.sheet, found.stored, found.contested);
    expect(sentOf({ sheet: taken, stored: found.stored })).toEqual([[2, ['Written 50', 'Objective 50']]]);
  });

  it('has its old name back where their version of all subjects is taken', () => {
    const found = reconcile({ ...WRITING, sheet: objective, stored: begun, answers: theirs });
    const taken = takeStored(found.sheet, found.stored, found.contested);
    expect(taken.columns.map(({ name }) => name)).toEqual(['Written', 'MCQ']);
    expect(sentOf({ sheet: taken, stored: found.stored })).toEqual([]);
  });
});

describe('a component that one takes out while another changes it', () => {
  const components: Parameters<typeof answerOf>[1] = [
    ['Written', 70, 23],
    ['MCQ', 30, 10],
  ];
  const begun = sheetWith(answerOf(1, components));

  it('stays as it was typed here', () => {
    const typed = setMark(begun, { row: 0, slot: 2 }, '25');
    const theirs = [answerOf(1, [['Written', 70, 23]], { version: 2 })];
    const found = reconcile({ ...WRITING, sheet: typed, stored: begun, answers: theirs });
    expect(shownOf(found.sheet)).toEqual([['Written 70/23', 'MCQ 25/10']]);
  });

  it('stays taken out here', () => {
    const emptied = setMark(setMark(begun, { row: 0, slot: 2 }, ''), { row: 0, slot: 3 }, '');
    const theirs = [
      answerOf(
        1,
        [
          ['Written', 70, 23],
          ['MCQ', 25, 10],
        ],
        { version: 2 },
      ),
    ];
    const found = reconcile({ ...WRITING, sheet: emptied, stored: begun, answers: theirs });
    expect(shownOf(found.sheet)).toEqual([['Written 70/23']]);
  });
});

it('puts the stored version in the place of what was typed where that is wished', () => {
  const taken = takeStored(found.sheet, found.stored, found.contested);
  expect(changedRows(taken, found.stored, ',').map(({ body }) => body.subject_id)).toEqual([1]);
});
