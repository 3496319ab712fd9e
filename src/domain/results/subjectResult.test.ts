import { describe, expect, it } from 'vitest';
import { twoDecimals } from './exact.ts';
import { GradeScale, gradeProblems } from './grades.ts';
import { type ComponentMark, type PassRule, subjectResult } from './subjectResult.ts';
import { DEFAULT_GRADES, DEFAULT_SCALE as scale } from '../../../tests/support/testGrades.ts';

type Mark = readonly [name: string, mark: number | string | null | 'Ab', full: number, pass: number];

const componentOf = ([name, mark, full_mark, pass_mark]: Mark): ComponentMark => ({
  name,
  mark: mark === 'Ab' ? null : mark,
  is_absent: mark === 'Ab',
  full_mark,
  pass_mark,
});

/** The result of papers as people write it: `87.50 A+ 5.00`. */
function read(papers: readonly (readonly Mark[])[], pass_rule: PassRule = 'both', rounds_up = false) {
  const result = subjectResult(
    papers.map((marks) => ({ pass_rule, components: marks.map(componentOf) })),
    { scale, rounds_up },
  );
  return result && `${twoDecimals(result.percent)} ${result.letter} ${twoDecimals(result.point)}`;
}

describe('a subject', () => {
  it.each<[string, Mark[], PassRule, string]>([
    ['80 of 100 is an A+', [['Written', 80, 100, 33]], 'both', '80.00 A+ 5.00'],
    ['79.5 is below 80', [['Written', 79.5, 100, 33]], 'both', '79.50 A 4.00'],
    ['79.99 is below 80, and is not rounded', [['Written', '79.99', 100, 33]], 'both', '79.99 A 4.00'],
    ['two thirds are not 67', [['Written', 2, 3, 1]], 'both', '66.67 A- 3.50'],
    ['33 passes', [['Written', 33, 100, 33]], 'both', '33.00 D 1.00'],
    ['32.99 does not', [['Written', 32.99, 100, 33]], 'overall', '32.99 F 0.00'],
    ['nothing is an F', [['Written', 0, 100, 33]], 'overall', '0.00 F 0.00'],
    ['all is an A+', [['Written', 100, 100, 33]], 'both', '100.00 A+ 5.00'],
    [
      'parts are added',
      [
        ['Written', 50, 70, 23],
        ['Oral', 25, 30, 10],
      ],
      'both',
      '75.00 A 4.00',
    ],
    [
      'decimals are added exactly',
      [
        ['a', 0.1, 50, 0],
        ['b', 0.2, 50, 0],
        ['c', 79.7, 100, 0],
      ],
      'both',
      '40.00 C 2.00',
    ],
    [
      'a failed part fails under both',
      [
        ['Written', 70, 70, 23],
        ['Oral', 9, 30, 10],
      ],
      'both',
      '79.00 F 0.00',
    ],
    [
      'and under every part',
      [
        ['Written', 70, 70, 23],
        ['Oral', 9.99, 30, 10],
      ],
      'every_part',
      '79.99 F 0.00',
    ],
    [
      'but not by the sum alone',
      [
        ['Written', 70, 70, 23],
        ['Oral', 9, 30, 10],
      ],
      'overall',
      '79.00 A 4.00',
    ],
    [
      'a part that is just reached passes',
      [
        ['Written', 23, 70, 23],
        ['Oral', 10, 30, 10],
      ],
      'both',
      '33.00 D 1.00',
    ],
    [
      'passed parts do not make up for the sum',
      [
        ['Written', 20, 70, 20],
        ['Oral', 9, 30, 9],
      ],
      'every_part',
      '29.00 F 0.00',
    ],
    [
      'an absence fails under every rule',
      [
        ['Written', 70, 70, 0],
        ['Oral', 'Ab', 30, 0],
      ],
      'overall',
      '70.00 F 0.00',
    ],
    ['so does being absent throughout', [['Written', 'Ab', 100, 0]], 'overall', '0.00 F 0.00'],
  ])('%s', (_, marks, rule, expected) => {
    expect(read([marks], rule)).toBe(expected);
  });

  it('has no result while a mark is missing', () => {
    expect(
      read([
        [
          ['Written', 50, 70, 23],
          ['Oral', null, 30, 10],
        ],
      ]),
    ).toBeUndefined();
    expect(read([[]])).toBeUndefined();
  });

  it('has its sum rounded up where the school says so', () => {
    expect(read([[['Written', '79.01', 100, 33]]], 'both', true)).toBe('80.00 A+ 5.00');
    expect(
      read(
        [
          [
            ['Written', 50.5, 70, 23],
            ['Oral', 20.5, 30, 10],
          ],
        ],
        'both',
        true,
      ),
    ).toBe('71.00 A 4.00');
  });

  it('tells which parts are failed, also where that does not matter', () => {
    const components = [componentOf(['Written', 60, 70, 23]), componentOf(['Oral', 5, 30, 10])];
    expect(subjectResult([{ pass_rule: 'overall', components }], { scale })?.failed_parts).toEqual(['Oral']);
  });
});

describe('two papers that count as one', () => {
  it.each<[string, Mark[], Mark[], string]>([
    ['are added', [['Written', 90, 100, 33]], [['Written', 60, 100, 33]], '75.00 A 4.00'],
    ['of different size weigh by it', [['Written', 90, 100, 33]], [['Written', 20, 50, 17]], '73.33 A 4.00'],
    ['have their parts judged together', [['Written', 20, 100, 33]], [['Written', 80, 100, 33]], '50.00 B 3.00'],
    ['whichever way their name is written', [['Written', 20, 100, 33]], [[' WRITTEN', 80, 100, 33]], '50.00 B 3.00'],
    ['fail together', [['Written', 20, 100, 33]], [['Written', 45, 100, 33]], '32.50 F 0.00'],
    [
      'have a part that only one has judged alone',
      [['Written', 90, 100, 33]],
      [
        ['Written', 60, 70, 23],
        ['MCQ', 5, 30, 10],
      ],
      '77.50 F 0.00',
    ],
    ['fail by an absence in either', [['Written', 90, 100, 33]], [['Written', 'Ab', 100, 33]], '45.00 F 0.00'],
  ])('%s', (_, first, second, expected) => {
    expect(read([first, second])).toBe(expected);
    expect(read([second, first])).toBe(expected);
  });

  it('ask for every part where one of them does', () => {
    const first = { pass_rule: 'overall' as const, components: [componentOf(['Written', 10, 100, 33])] };
    const second = { pass_rule: 'both' as const, components: [componentOf(['Written', 50, 100, 33])] };
    const oral = { pass_rule: 'overall' as const, components: [componentOf(['Oral', 1, 10, 4])] };
    expect(subjectResult([first, second], { scale })?.letter).toBe('F');
    expect(
      subjectResult([{ ...second, components: [componentOf(['Written', 90, 100, 33])] }, oral], { scale })?.letter,
    ).toBe('A+');
  });
});

describe('grade types', () => {
  it.each([
    ['none at all', [], ['noneFromZero']],
    ['none from 0', DEFAULT_GRADES.slice(0, -1), ['noneFromZero']],
    ['a point for nothing', [{ letter: 'E', min_mark: 0, point: 1 }], ['failHasPoint']],
    ['one minimum twice', [...DEFAULT_GRADES, { letter: 'A=', min_mark: '70.0', point: 4 }], ['sameMinimum']],
    ['less for more marks', [...DEFAULT_GRADES, { letter: 'S', min_mark: 90, point: 4.5 }], ['lessForMore']],
    ['one point for two letters, which may be', [...DEFAULT_GRADES, { letter: 'S', min_mark: 90, point: 5 }], []],
    ['nothing wrong, in any order', [...DEFAULT_GRADES].reverse(), []],
  ])('%s: %#', (_, types, keys) => {
    expect(gradeProblems(types).map(({ key }) => key)).toEqual(keys);
    if (keys.length > 0) expect(() => new GradeScale(types)).toThrow(RangeError);
  });
});
