import { roundHalfUp, roundReached } from '../../src/core/roundReached.ts';
import { ABSENT } from '../teaching/uploadedMark.ts';
import type { Averages, BySubject, Letters, Tabulation, Totals } from './resultPageCalls.ts';

/** A part of a heading: a key of the languages, a name that is the same in all of them, or numbers with signs between them. */
export type Label = { readonly word: string } | { readonly text: string } | { readonly figures: string };

/**
 * How a value is written: as it is, as numbers with signs between them, a number that is a name, one of people, of a
 * hundred with one decimal, of a hundred as it stands beside the letter, marks, or an average with two decimals.
 */
export type CellKind = 'text' | 'figures' | 'roll' | 'count' | 'percent' | 'gradedPercent' | 'mark' | 'average';

/** As exact as a figure is shown, on a screen as in a workbook. */
export function roundedFigure(value: number, kind: CellKind): number {
  switch (kind) {
    case 'percent':
      return roundReached(value, 1);
    case 'gradedPercent':
    case 'mark':
    case 'average':
      return roundHalfUp(value, 2);
    default:
      return value;
  }
}

export interface TableColumn {
  readonly labels: readonly Label[];
  readonly kind: CellKind;
}

export interface TableLine {
  readonly cells: readonly (string | number | null)[];
  /** The sum of the rows of a class, or of all. */
  readonly isSum?: boolean;
  /** The student failed, which its letter says. */
  readonly isFailed?: boolean;
  /** The result that it leads to. */
  readonly resultId?: number;
}

/** A table of a page of results: what is seen, printed and downloaded is this. Its name is a key of the languages. */
export interface ResultTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly lines: readonly TableLine[];
  /** What a sign in it stands for. */
  readonly note?: readonly Label[];
}

/** Stands beside the grade of a fourth subject. */
const FOURTH = '⁴';

export const word = (key: string): Label => ({ word: key });
const text = (name: string): Label => ({ text: name });
export const column = (kind: CellKind, ...labels: readonly Label[]): TableColumn => ({ kind, labels });
export const own = (key: string) => word(`resultTables.${key}`);
export const field = (key: string) => word(`resources.result.fields.${key}`);

const CLASS = column('text', word('fields.class_id'));
const SECTION = column('text', word('fields.section_id'));
const ROLL = column('roll', word('fields.roll_no'));
const STUDENT = column('text', word('fields.student_id'));
const GPA = column('average', field('gpa'));
const LETTER = column('text', field('letter'));
const TOTAL = column('mark', field('total'));
const EXAMINED = column('count', own('examined'));
const PASSED = column('count', own('passed'));
const FAILED = column('count', own('failed'));
const RATE = column('percent', own('passRate'));

/** A subject's name with that of the other paper where two count as one. */
export const subjectName = ({ name, partner }: { readonly name: string; readonly partner: string | null }) =>
  partner === null ? name : `${name} + ${partner}`;

/** How many students have which letter in the end, the best first. */
export function gradesGiven(students: Tabulation['students']): readonly { letter: string; students: number }[] {
  const byAverage = [...students].sort((one, other) => Number(other.gpa) - Number(one.gpa));
  const letters = [...new Set(byAverage.map(({ letter }) => letter))];
  return letters.map((letter) => ({ letter, students: students.filter((each) => each.letter === letter).length }));
}

/** The whole tabulation sheet, of each subject the marks and the letter; and how many students have which letter. */
export function tabulationTables({ subjects, students, shows_position: isPlaced }: Tabulation): ResultTable[] {
  const places = isPlaced ? (['position_in_section', 'position_in_class'] as const) : [];
  return [
    {
      name: 'tabulation',
      note: [text(FOURTH), word('documents.tabulation.fourth')],
      columns: [
        ROLL,
        STUDENT,
        SECTION,
        ...subjects.flatMap((subject) => [
          column('mark', text(subjectName(subject))),
          column('text', text(subjectName(subject)), field('letter')),
        ]),
        TOTAL,
        GPA,
        LETTER,
        column('count', field('failed_subjects')),
        ...places.map((name) => column('count', field(name))),
      ],
      lines: students.map((student) => ({
        resultId: student.id,
        cells: [
          student.roll_no,
          student.name,
          student.section,
          ...subjects.flatMap(({ id }) => {
            const cell = student.cells[id];
            if (!cell) return [null, null];
            return [cell.is_absent ? ABSENT : cell.mark, cell.is_fourth ? `${cell.letter}${FOURTH}` : cell.letter];
          }),
          Number(student.total),
          Number(student.gpa),
          student.letter,
          student.failed_subjects,
          ...places.map((name) => student[name]),
        ],
      })),
    },
    gradesTable(students),
  ];
}

/** How many students have which letter. */
export function gradesTable(students: Tabulation['students']): ResultTable {
  return {
    name: 'grades',
    columns: [LETTER, column('count', own('students'))],
    lines: gradesGiven(students).map(({ letter, students: count }) => ({ cells: [letter, count] })),
  };
}

/** One subject: by section, by tens of percent, and by student. */
export function bySubjectTables({ letters, sections, distribution, students }: BySubject): ResultTable[] {
  const sum = sections.length > 1 ? [bySection(letters, sumOfSubject(sections), true)] : [];
  return [
    {
      name: 'bySection',
      columns: [
        SECTION,
        EXAMINED,
        FAILED,
        column('count', own('absent')),
        RATE,
        column('mark', own('highest')),
        column('average', own('averageMark')),
        ...letters.map((letter) => column('count', text(letter))),
      ],
      lines: [...sections.map((section) => bySection(letters, section)), ...sum],
    },
    {
      name: 'distribution',
      columns: [column('figures', own('percentRange')), column('count', own('students'))],
      lines: distribution.map((count, index) => ({ cells: [tenOf(index), count] })),
    },
    {
      name: 'marks',
      columns: [
        ROLL,
        STUDENT,
        SECTION,
        column('mark', field('subjects.obtained')),
        column('mark', field('full_marks')),
        column('gradedPercent', field('subjects.percent')),
        LETTER,
      ],
      lines: students.map((each) => ({
        resultId: each.id,
        isFailed: each.is_failed === 1,
        cells: [
          each.roll_no,
          each.name,
          each.section,
          each.is_absent ? ABSENT : each.mark,
          each.full_marks,
          each.is_absent ? null : each.percent,
          each.letter,
        ],
      })),
    },
  ];
}

type SubjectSection = BySubject['sections'][number];

function bySection(letters: readonly string[], section: SubjectSection, isSum = false): TableLine {
  const { examined, failed, absent, highest, sum } = section;
  return {
    isSum,
    cells: [
      isSum ? null : section.section,
      examined,
      failed,
      absent,
      share(examined - failed, examined),
      highest,
      meanOf(sum, examined - absent),
      ...letters.map((letter) => section.letters[letter] ?? 0),
    ],
  };
}

function sumOfSubject(sections: readonly SubjectSection[]): SubjectSection {
  const marks = sections.flatMap(({ highest }) => (highest === null ? [] : [highest]));
  return {
    class: '',
    section: '',
    examined: added(sections, 'examined'),
    failed: added(sections, 'failed'),
    absent: added(sections, 'absent'),
    highest: marks.length > 0 ? Math.max(...marks) : null,
    sum: addedExactly(sections.map(({ sum }) => sum)),
    full_marks: null,
    letters: addedByKey(sections.map(({ letters }) => letters)),
  };
}

/** `0–9`, and for the last `90–100`; what is between two whole numbers belongs to the lower ten. */
export const tenOf = (index: number) => (index === 9 ? '90–100' : `${index * 10}–${index * 10 + 9}`);

type TotalSection = Totals['sections'][number];

/** Passed and failed by class and section, and of each gender. */
export function totalsTables({ genders, sections }: Totals): ResultTable[] {
  const lines = (cellsOf: (row: TotalSection) => TableLine['cells']) => withSums(sections, sumOfTotals, cellsOf);
  return [
    {
      name: 'totals',
      columns: [
        CLASS,
        SECTION,
        EXAMINED,
        PASSED,
        FAILED,
        RATE,
        ...[1, 2, 3, 4].map((count) => column('count', own(`failedIn${count}`))),
        column('count', own('failedInMore')),
      ],
      lines: lines(({ examined, passed, failed_in }) => [
        examined,
        passed,
        examined - passed,
        share(passed, examined),
        ...failed_in,
      ]),
    },
    {
      name: 'genders',
      columns: [
        CLASS,
        SECTION,
        ...genders.flatMap(({ name }) => [
          column('count', text(name), own('examined')),
          column('count', text(name), own('passed')),
          column('percent', text(name), own('passRate')),
        ]),
      ],
      lines: lines((row) =>
        genders.flatMap(({ id }) => {
          const { examined, passed } = row.genders[id] ?? { examined: 0, passed: 0 };
          return [examined, passed, share(passed, examined)];
        }),
      ),
    },
  ];
}

function sumOfTotals(rows: readonly TotalSection[]): TotalSection {
  const ids = new Set(rows.flatMap(({ genders }) => Object.keys(genders)));
  return {
    class: '',
    section: '',
    examined: added(rows, 'examined'),
    passed: added(rows, 'passed'),
    failed_in: addedByPlace(rows.map(({ failed_in }) => failed_in)),
    genders: Object.fromEntries(
      [...ids].map((id) => {
        const parts = rows.map(({ genders }) => genders[id] ?? { examined: 0, passed: 0 });
        return [id, { examined: added(parts, 'examined'), passed: added(parts, 'passed') }];
      }),
    ),
  };
}

/** Letters by subject; the class is said where there are several. */
export function lettersTables({ letters, subjects }: Letters): ResultTable[] {
  const isOne = new Set(subjects.map((each) => each.class)).size < 2;
  return [
    {
      name: 'letters',
      columns: [
        ...(isOne ? [] : [CLASS]),
        column('text', word('fields.subject_id')),
        EXAMINED,
        ...letters.map((letter) => column('count', text(letter))),
        FAILED,
        RATE,
        column('average', own('averagePoint')),
      ],
      lines: subjects.map((subject) => ({
        cells: [
          ...(isOne ? [] : [subject.class]),
          subjectName(subject),
          subject.examined,
          ...letters.map((letter) => subject.letters[letter] ?? 0),
          subject.examined - subject.passed,
          share(subject.passed, subject.examined),
          meanOf(subject.points, subject.examined),
        ],
      })),
    },
  ];
}

type AverageSection = Averages['sections'][number];

/** GPA bands by class and section, and those with the highest GPA. */
export function averagesTables({ bands, sections, best }: Averages): ResultTable[] {
  return [
    {
      name: 'bands',
      columns: [
        CLASS,
        SECTION,
        EXAMINED,
        ...bands.map((_, index) => column('count', { figures: bandOf(bands, index) })),
        column('average', own('highest')),
        column('average', own('averageGpa')),
      ],
      lines: withSums(sections, sumOfAverages, (row) => [
        row.examined,
        ...row.bands,
        Number(row.highest),
        meanOf(Number(row.sum), row.examined),
      ]),
    },
    {
      name: 'best',
      columns: [ROLL, STUDENT, CLASS, SECTION, GPA, LETTER, TOTAL],
      lines: best.map((each) => ({
        resultId: each.id,
        cells: [each.roll_no, each.name, each.class, each.section, Number(each.gpa), each.letter, Number(each.total)],
      })),
    },
  ];
}

function sumOfAverages(rows: readonly AverageSection[]): AverageSection {
  return {
    class: '',
    section: '',
    examined: added(rows, 'examined'),
    highest: String(Math.max(...rows.map(({ highest }) => Number(highest)))),
    sum: String(addedExactly(rows.map(({ sum }) => Number(sum)))),
    bands: addedByPlace(rows.map((row) => row.bands)),
  };
}

/** The GPA of a band: up to just below the one above it, and the highest alone. */
export function bandOf(bands: readonly string[], index: number): string {
  const from = bands[index] ?? '';
  const above = bands[index - 1];
  if (above === undefined) return from;
  const to = (Number(above) - 0.01).toFixed(2);
  return to === from ? from : `${from}–${to}`;
}

interface ClassAndSection {
  readonly class: string;
  readonly section: string;
}

/** A line for each section, one for each class that has several, and one for all where there are several classes. */
function withSums<Row extends ClassAndSection>(
  rows: readonly Row[],
  sumOf: (rows: readonly Row[]) => Row,
  cellsOf: (row: Row) => TableLine['cells'],
): TableLine[] {
  const classes = [...new Set(rows.map((row) => row.class))];
  const lines = classes.flatMap((name): TableLine[] => {
    const within = rows.filter((row) => row.class === name);
    const own = within.map((row) => ({ cells: [row.class, row.section, ...cellsOf(row)] }));
    return within.length > 1 ? [...own, { isSum: true, cells: [name, null, ...cellsOf(sumOf(within))] }] : own;
  });
  return classes.length > 1 ? [...lines, { isSum: true, cells: [null, null, ...cellsOf(sumOf(rows))] }] : lines;
}

/** Marks, points and their sums have two decimals, and are counted in whole hundredths: in floating point they add up to others. */
function hundredths(value: number): number {
  return Math.round(value * 100);
}

function addedExactly(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + hundredths(value), 0) / 100;
}

/** The exact mean of so many, rounded half up to two decimals, once; nothing of nobody. */
export function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((2 * hundredths(sum) + count) / (2 * count)) / 100;
}

/** How many of a hundred; nothing of nobody. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

function added<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

function addedByPlace(lists: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, index) => lists.reduce((sum, list) => sum + (list[index] ?? 0), 0));
}

function addedByKey(maps: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const keys = new Set(maps.flatMap((each) => Object.keys(each)));
  return Object.fromEntries([...keys].map((key) => [key, maps.reduce((sum, each) => sum + (each[key] ?? 0), 0)]));
}
