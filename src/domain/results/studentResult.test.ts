import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, twoDecimals } from './exact.ts';
import { finalResult } from './finalResult.ts';
import { compareResults, positionsOf } from './positions.ts';
import { type ResultSettings, type StudentResult, type SubjectEntry, studentResult } from './studentResult.ts';
import { DEFAULT_SCALE as scale } from '../../../tests/support/testGrades.ts';

const settings: ResultSettings = { scale };
const MARK_OF_POINT = new Map([
  [5, 80],
  [4, 70],
  [3.5, 60],
  [3, 50],
  [2, 40],
  [1, 33],
  [0, 0],
]);

let nextId = 0;
/** A subject of 100 marks in which this was reached. */
function subject(mark: number | null, more: Partial<SubjectEntry> = {}): SubjectEntry {
  nextId += 1;
  const components = [{ name: 'Written', full_mark: 100, pass_mark: 33, mark, is_absent: false }];
  return { subject_id: nextId, is_fourth: false, pass_rule: 'both', components, ...more };
}

/** Subjects with these points, and a fourth one with that. */
function entriesOf(points: readonly number[], fourth?: number): readonly SubjectEntry[] {
  const compulsory = points.map((point) => subject(MARK_OF_POINT.get(point) as number));
  if (fourth === undefined) return compulsory;
  return [...compulsory, subject(MARK_OF_POINT.get(fourth) as number, { is_fourth: true })];
}

const read = (result: StudentResult | undefined) => result && `${twoDecimals(result.gpa)} ${result.letter}`;

describe('a grade point average', () => {
  it.each<[string, number[], number | undefined, string]>([
    ['of six subjects and a good fourth', [5, 5, 4, 4, 3.5, 5], 5, '4.92 A'],
    ['without a fourth', [5, 5, 4, 4, 3.5, 5], undefined, '4.42 A'],
    ['with a fourth of 1', [5, 5, 4, 4, 3.5, 5], 1, '4.42 A'],
    ['with a fourth of 2, which adds nothing', [5, 5, 4, 4, 3.5, 5], 2, '4.42 A'],
    ['with a fourth that is failed', [5, 5, 4, 4, 3.5, 5], 0, '4.42 A'],
    ['with one compulsory F', [5, 5, 5, 5, 5, 0], 5, '0.00 F'],
    ['of all that can be had', [5, 5, 5, 5, 5, 5], 5, '5.00 A+'],
    ['that its fourth would lift above the cap', [5, 5, 5, 5, 4, 4], 5, '5.00 A+'],
    ['that reaches the cap', [5, 5, 5, 4, 4, 4], 5, '5.00 A+'],
    ['just below the cap', [5, 5, 5, 4, 4, 3.5], 5, '4.92 A'],
    ['rounded half up', [5, 5, 5, 5, 5, 5, 5, 3.5], undefined, '4.81 A'],
    ['with thirds', [4, 4, 3], undefined, '3.67 A-'],
    ['of one subject', [3.5], undefined, '3.50 A-'],
    ['of the lowest that passes', [1, 1, 1], undefined, '1.00 D'],
  ])('%s', (_, points, fourth, expected) => {
    expect(read(studentResult(entriesOf(points, fourth), settings))).toBe(expected);
  });

  it('is none without a compulsory subject, nor while a mark is missing', () => {
    expect(studentResult([], settings)).toBeUndefined();
    expect(studentResult(entriesOf([], 5), settings)).toBeUndefined();
    expect(studentResult([...entriesOf([5]), subject(null)], settings)).toBeUndefined();
  });

  it('fails by the fourth subject where the school says so', () => {
    const entries = entriesOf([5, 5], 0);
    expect(studentResult(entries, settings)).toMatchObject({ is_passed: true, failed_subjects: 0 });
    expect(studentResult(entries, { scale, fourth_fails: true })).toMatchObject({
      is_passed: false,
      failed_subjects: 1,
    });
  });

  it('adds the marks of all subjects, or leaves the fourth out', () => {
    const entries = entriesOf([5, 4], 3);
    const totals = [settings, { scale, fourth_not_in_total: true }].map((each) => {
      const result = studentResult(entries, each);
      return result && [twoDecimals(result.total), twoDecimals(result.full)];
    });
    expect(totals).toEqual([
      ['200.00', '300.00'],
      ['150.00', '200.00'],
    ]);
  });
});

describe('two papers', () => {
  const pair = (first: number, second: number, more: Partial<SubjectEntry> = {}) => [
    subject(first, { subject_id: 9002, partner_id: 9001, ...more }),
    subject(second, { subject_id: 9001, ...more }),
  ];

  it('count once', () => {
    const result = studentResult([...entriesOf([5]), ...pair(60, 80)], settings);
    expect(read(result)).toBe('4.50 A');
    expect(result?.subjects.map(({ subject_id, partner_id }) => [subject_id, partner_id])).toContainEqual([9001, 9002]);
  });

  it('count once as a fourth subject too, also where only one of them is named', () => {
    const [first, second] = pair(80, 80);
    const fourth = [{ ...(first as SubjectEntry), is_fourth: true }, second as SubjectEntry];
    expect(read(studentResult([...entriesOf([4, 4, 4]), ...fourth], settings))).toBe('5.00 A+');
    expect(read(studentResult([...entriesOf([3, 3, 3]), ...fourth], settings))).toBe('4.00 A');
  });

  it('of which one is not sat count as that one', () => {
    const [first] = pair(70, 0);
    expect(read(studentResult([first as SubjectEntry], settings))).toBe('4.00 A');
  });
});

describe('positions', () => {
  const ranked = (gpa: string, total: number, failed_subjects = 0) => ({
    gpa: exact(gpa),
    total: exact(total),
    failed_subjects,
    is_passed: failed_subjects === 0,
  });

  it('are shared by equals, and the next is left out', () => {
    const results = [ranked('4.50', 400), ranked('5.00', 500), ranked('4.50', 400), ranked('4.00', 450)];
    expect(positionsOf(results)).toEqual([2, 1, 2, 4]);
  });

  it('go by the average before the total', () => {
    expect(positionsOf([ranked('4.00', 600), ranked('4.01', 300), ranked('4.00', 601)])).toEqual([3, 1, 2]);
  });

  it('are not given to whoever failed, who follow by failed subjects and total', () => {
    const results = [ranked('0', 500, 2), ranked('1.00', 200), ranked('0', 100, 1), ranked('0', 300, 1)];
    expect(positionsOf(results)).toEqual([null, 1, null, null]);
    expect([...results].sort(compareResults).map(({ total }) => Number(total))).toEqual([200, 300, 100, 500]);
  });
});

describe("the year's final", () => {
  const examOf = (weight: number, marks: readonly (number | 'Ab')[]) => ({
    weight,
    subjects: (
      studentResult(
        marks.map((mark, index) => ({
          ...subject(mark === 'Ab' ? null : mark),
          subject_id: index + 1,
          ...(mark === 'Ab' && {
            components: [{ name: 'Written', full_mark: 100, pass_mark: 33, mark: null, is_absent: true }],
          }),
        })),
        settings,
      ) as StudentResult
    ).subjects,
  });

  it.each([
    ['is the weighted mean, graded as a whole', [examOf(40, [70]), examOf(60, [90])], '5.00 A+', '82.00'],
    ['is exact where a third is not', [{ ...examOf(1, [80]) }, examOf(1, [80]), examOf(1, [80])], '5.00 A+', '80.00'],
    ['is not rounded before it is graded', [examOf(50, [79.99]), examOf(50, [80])], '4.00 A', '79.99'],
    ['can pass over a failed exam', [examOf(20, [20]), examOf(80, [60])], '3.00 B', '52.00'],
    ['takes an exam without weight for nothing', [examOf(0, [10]), examOf(100, [70])], '4.00 A', '70.00'],
    ['takes an absence for no marks', [examOf(50, ['Ab']), examOf(50, [80])], '2.00 C', '40.00'],
    ['fails by being absent throughout', [examOf(50, ['Ab']), examOf(50, ['Ab'])], '0.00 F', '0.00'],
  ])('%s', (_, exams, expected, total) => {
    const result = finalResult(exams, settings);
    expect(read(result)).toBe(expected);
    expect(result && twoDecimals(result.total)).toBe(total);
  });

  it('weighs a subject by the exams that held it', () => {
    const result = finalResult([examOf(40, [70, 90]), examOf(60, [80])], settings);
    expect(result?.subjects.map(({ percent }) => twoDecimals(percent))).toEqual(['76.00', '90.00']);
  });
});

describe("a year's final in which things were held otherwise", () => {
  type Sat = Partial<SubjectEntry> & { readonly id: number; readonly mark: number };
  const examOf = (weight: number, sat: readonly Sat[]) => ({
    weight,
    subjects: (
      studentResult(
        sat.map(({ id, mark, ...more }) => subject(mark, { subject_id: id, ...more })),
        settings,
      ) as StudentResult
    ).subjects,
  });
  const core = [70, 70].map((mark, index) => ({ id: index + 1, mark }));
  const fourth = (id: number, mark: number) => ({ id, mark, is_fourth: true });
  const said = (result: ReturnType<typeof finalResult>) =>
    result && [read(result), twoDecimals(result.total), twoDecimals(result.full), result.former_fourths];

  it.each<[string, ReturnType<typeof examOf>[], unknown[]]>([
    [
      'has the fourth subject of the latest exam alone, where the choice changed',
      [examOf(50, [...core, fourth(8, 40)]), examOf(50, [...core, fourth(9, 90)])],
      ['5.00 A+', '230.00', '300.00', [8]],
    ],
    [
      'does not take the better one',
      [examOf(50, [...core, fourth(9, 90)]), examOf(50, [...core, fourth(8, 40)])],
      ['4.00 A', '180.00', '300.00', [9]],
    ],
    [
      'passes over a choice of an exam without weight',
      [examOf(50, [...core, fourth(8, 40)]), examOf(0, [...core, fourth(9, 90)])],
      ['4.00 A', '180.00', '300.00', []],
    ],
    [
      'keeps the choice of the only exam that held one',
      [examOf(50, [...core, fourth(8, 90)]), examOf(50, core)],
      ['5.00 A+', '230.00', '300.00', []],
    ],
    [
      'takes for compulsory what was the fourth subject before',
      [examOf(50, [...core, fourth(8, 60)]), examOf(50, [...core, { id: 8, mark: 60 }, fourth(9, 60)])],
      ['4.33 A', '260.00', '400.00', []],
    ],
  ])('%s', (_, exams, expected) => {
    expect(said(finalResult(exams, settings))).toEqual(expected);
  });

  const both = (first: number, second: number) => [
    { id: 11, mark: first },
    { id: 12, mark: second, partner_id: 11 },
  ];
  const maths = { id: 1, mark: 80 };

  it.each<[string, ReturnType<typeof examOf>[], [number, number | null, string][]]>([
    [
      'the second paper alone in the first exam',
      [examOf(50, [maths, { id: 12, mark: 50 }]), examOf(50, [maths, ...both(60, 60)])],
      [[11, 12, '55.00']],
    ],
    [
      'the first paper alone in the last exam',
      [examOf(50, [maths, ...both(60, 60)]), examOf(50, [maths, { id: 11, mark: 50 }])],
      [[11, 12, '55.00']],
    ],
    [
      'one paper in each',
      [examOf(50, [maths, { id: 12, mark: 40 }]), examOf(50, [maths, { id: 11, mark: 60 }])],
      [[11, 12, '50.00']],
    ],
    [
      'one paper in both',
      [examOf(50, [maths, { id: 12, mark: 40 }]), examOf(50, [maths, { id: 12, mark: 60 }])],
      [[12, null, '50.00']],
    ],
    [
      'two subjects before they were a pair',
      [examOf(50, [maths, { id: 11, mark: 20 }, { id: 12, mark: 60 }]), examOf(50, [maths, ...both(60, 60)])],
      [[11, 12, '50.00']],
    ],
  ])('counts two papers once: %s', (_, exams, expected) => {
    const result = finalResult(exams, settings, [[12, 11]]) as StudentResult;
    expect(
      result.subjects.map(({ subject_id, partner_id, percent }) => [subject_id, partner_id, twoDecimals(percent)]),
    ).toEqual([[1, null, '80.00'], ...expected]);
  });

  it('is 4.00 where a paper that was held alone would count a second time', () => {
    const exams = [examOf(50, [maths, { id: 12, mark: 50 }]), examOf(50, [maths, ...both(60, 60)])];
    expect(read(finalResult(exams, settings, [[12, 11]]))).toBe('4.00 A');
  });
});

describe('the total of a final', () => {
  it('is the sum of the figures as they are printed, by which equals are placed', () => {
    const held = (mark: number) => ({ ...subject(mark), components: [{ ...part, mark }] });
    const part = { name: 'Written', full_mark: 300, pass_mark: 99, is_absent: false };
    const examOf = (marks: readonly number[]) => {
      const entries = marks.map((mark, index) => ({ ...held(mark), subject_id: index + 1 }));
      return { weight: 100, subjects: (studentResult(entries, settings) as StudentResult).subjects };
    };
    const thirds = finalResult([examOf([200, 200, 200])], settings) as StudentResult;
    expect(thirds.subjects.map(({ obtained }) => twoDecimals(obtained))).toEqual(['66.67', '66.67', '66.67']);
    expect(twoDecimals(thirds.total)).toBe('200.01');
  });
});

describe('whatever the marks are', () => {
  const marks = fc.array(
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    { minLength: 1, maxLength: 14 },
  );
  const fourth = fc.integer({ min: 0, max: 100 });
  const gpaOf = (entries: readonly SubjectEntry[]) => (studentResult(entries, settings) as StudentResult).gpa;
  const entries = (values: readonly number[]) => values.map((mark) => subject(mark));

  it('the average is between nothing and the cap', () => {
    fc.assert(
      fc.property(marks, fourth, (values, mark) => {
        const gpa = gpaOf([...entries(values), subject(mark, { is_fourth: true })]);
        expect(gpa.gte(0) && gpa.lte(scale.cap)).toBe(true);
      }),
    );
  });

  it('a fourth subject never lowers it', () => {
    fc.assert(
      fc.property(marks, fourth, (values, mark) => {
        const own = entries(values);
        expect(gpaOf([...own, subject(mark, { is_fourth: true })]).gte(gpaOf(own))).toBe(true);
      }),
    );
  });

  it('the order of the subjects does not matter', () => {
    fc.assert(
      fc.property(marks, fc.infiniteStream(fc.nat()), (values, numbers) => {
        const own = entries(values);
        const [one, other] = [own[0], own[1]];
        const paired = one && other ? [{ ...one, partner_id: other.subject_id }, ...own.slice(1)] : own;
        const mixed = paired
          .map((entry) => ({ entry, at: numbers.next().value as number }))
          .sort((a, b) => a.at - b.at);
        const result = studentResult(
          mixed.map(({ entry }) => entry),
          settings,
        ) as StudentResult;
        const ordered = studentResult(paired, settings) as StudentResult;
        expect(result.gpa.equals(ordered.gpa) && result.total.equals(ordered.total)).toBe(true);
        expect(new Set(result.subjects.map(({ subject_id }) => subject_id))).toEqual(
          new Set(ordered.subjects.map(({ subject_id }) => subject_id)),
        );
      }),
    );
  });

  it('one compulsory F is 0.00', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 32 }), (values, failed) => {
        expect(twoDecimals(gpaOf([...entries(values), subject(failed)]))).toBe('0.00');
      }),
    );
  });

  it('more marks never give less', () => {
    fc.assert(
      fc.property(marks, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (values, at, share) => {
        const better = values.map((mark, index) =>
          index === at % values.length ? Math.round((mark + (100 - mark) * share) * 100) / 100 : mark,
        );
        expect(gpaOf(entries(better)).gte(gpaOf(entries(values)))).toBe(true);
      }),
    );
  });

  it('equals share a position, and a position is one more than the number of better ones', () => {
    const ranked = fc.record({ gpa: fc.constantFrom('5.00', '4.50', '4.00'), total: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(ranked, { maxLength: 12 }), (given) => {
        const results = given.map(({ gpa, total }) => ({
          gpa: exact(gpa),
          total: exact(total),
          is_passed: true,
          failed_subjects: 0,
        }));
        const better = results.map((own) => results.filter((other) => compareResults(other, own) < 0).length + 1);
        expect(positionsOf(results)).toEqual(better);
      }),
    );
  });
});
