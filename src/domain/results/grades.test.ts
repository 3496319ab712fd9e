import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, twoDecimals } from './exact.ts';
import { finalResult } from './finalResult.ts';
import { GradeScale } from './grades.ts';
import { type StudentResult, studentResult } from './studentResult.ts';
import { subjectResult } from './subjectResult.ts';
import { DEFAULT_SCALE } from '../../../tests/support/testGrades.ts';

/** A scale whose grades begin at these percentages, and at 0. */
const scaleFrom = (...minimums: readonly number[]) =>
  new GradeScale([0, ...minimums].map((min_mark, point) => ({ letter: `G${point}`, min_mark, point })));

describe('a percent beside a letter', () => {
  it.each<[string, string, readonly number[]]>([
    // Whole minimums.
    ['79.9949', '79.99', [33, 80]],
    ['79.995', '79.99', [33, 80]],
    ['79.999999999999', '79.99', [33, 80]],
    ['80', '80.00', [33, 80]],
    ['80.004', '80.00', [33, 80]],
    ['80.005', '80.01', [33, 80]],
    ['32.9967', '32.99', [33, 80]],
    // A whole number at which no grade begins is a number as any other.
    ['79.996', '80.00', [33, 75]],
    ['99.996', '100.00', [33, 80]],
    ['100', '100.00', [33, 80]],
    ['0.004', '0.00', [33]],
    ['0', '0.00', [33]],
    // Halves.
    ['32.4996', '32.49', [32.5]],
    ['32.495', '32.49', [32.5]],
    ['32.4949', '32.49', [32.5]],
    ['32.5', '32.50', [32.5]],
    // Hundredths and thirds.
    ['33.3267', '33.32', [33.33]],
    ['33.3299', '33.32', [33.33]],
    ['33.33', '33.33', [33.33]],
    ['33.3333', '33.33', [33.33]],
    ['33.3333', '33.33', [33.34]],
    ['33.335', '33.33', [33.34]],
    ['66.6666', '66.66', [66.67]],
    // Two grades a hundredth apart.
    ['33.3267', '33.32', [33.32, 33.33]],
    ['33.33', '33.33', [33.33, 33.34]],
    ['33.336', '33.33', [33.33, 33.34]],
  ])('of %s is %s where grades begin at %s', (percent, shown, minimums) => {
    expect(twoDecimals(scaleFrom(...minimums).shownPercent(exact(percent)))).toBe(shown);
  });

  it.each<[string, number, number, readonly number[], string, string]>([
    ['99.98 of 300', 99.98, 300, [33.33], '33.32', 'G0'],
    ['99.99 of 300', 99.99, 300, [33.33], '33.33', 'G1'],
    ['a third', 1, 3, [33.33], '33.33', 'G1'],
    ['two thirds', 2, 3, [33, 66.67], '66.66', 'G1'],
    ['159.99 of 200', 159.99, 200, [33, 80], '79.99', 'G1'],
  ])('of %s belongs to the letter', (_, mark, full_mark, minimums, shown, letter) => {
    const components = [{ name: 'Written', full_mark, pass_mark: 0, mark, is_absent: false }];
    const result = subjectResult([{ pass_rule: 'both', components }], { scale: scaleFrom(...minimums) });
    expect(result && [twoDecimals(result.shown_percent), result.letter]).toEqual([shown, letter]);
  });

  it('of who fails by a part is what was reached, and stays below the next grade too', () => {
    const failing = (written: number) => {
      const components = [
        { name: 'Written', full_mark: 180, pass_mark: 60, mark: written, is_absent: false },
        { name: 'Oral', full_mark: 20, pass_mark: 8, mark: 5, is_absent: false },
      ];
      const result = subjectResult([{ pass_rule: 'both', components }], { scale: DEFAULT_SCALE });
      return result && `${twoDecimals(result.shown_percent)} ${result.letter}`;
    };
    expect(failing(165)).toBe('85.00 F');
    expect(failing(154.99)).toBe('79.99 F');
  });

  it('of a final is what counts of 100 in it', () => {
    const scale = scaleFrom(33.33);
    const examOf = (mark: number) => {
      const components = [{ name: 'Written', full_mark: 300, pass_mark: 0, mark, is_absent: false }];
      const entries = [{ subject_id: 1, is_fourth: false, pass_rule: 'both', components }] as const;
      return { weight: 50, subjects: (studentResult(entries, { scale }) as StudentResult).subjects };
    };
    const final = finalResult([examOf(99.98), examOf(99.98)], { scale });
    const [subject] = final?.subjects ?? [];
    expect(subject && [twoDecimals(subject.obtained), twoDecimals(subject.shown_percent), subject.letter]).toEqual([
      '33.32',
      '33.32',
      'G0',
    ]);
    expect(final && twoDecimals(final.total)).toBe('33.32');
  });

  it('reaches the minimum of a grade exactly when what was reached does, and is never a hundredth off', () => {
    const hundredths = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 });
    // Close to a minimum, where it matters, or anywhere.
    const value = fc.record({
      near: fc.nat(),
      by: fc.integer({ min: -100, max: 100 }),
      of: fc.integer({ min: 1, max: 30_000 }),
    });
    fc.assert(
      fc.property(hundredths, value, (minimums, { near, by, of }) => {
        const scale = scaleFrom(...minimums.toSorted((one, other) => one - other).map((each) => each / 100));
        const percent = exact(minimums[near % minimums.length] ?? 0)
          .div(100)
          .add(exact(by).div(of));
        if (percent.lt(0)) return;
        const shown = scale.shownPercent(percent);
        for (const each of minimums) {
          const minimum = exact(each).div(100);
          expect(shown.gte(minimum)).toBe(percent.gte(minimum));
        }
        expect(shown.sub(percent).abs().lt('0.01')).toBe(true);
        expect(scale.ofPercent(shown)).toBe(scale.ofPercent(percent));
      }),
    );
  });
});
