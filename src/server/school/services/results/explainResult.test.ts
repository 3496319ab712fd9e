import { describe, expect, it } from 'vitest';
import { languages } from '../../../../../locales/languages.ts';
import { serverMessages } from '../../../../../locales/serverMessages.ts';
import { createTranslators } from '../../../translate.ts';
import { explainResult } from './explainResult.ts';
import type { ReadSubject } from './readResult.ts';

const { forHeader } = createTranslators(serverMessages);
const GRADES = [
  { letter: 'A+', min_mark: 80, point: 5 },
  { letter: 'C', min_mark: 40, point: 2 },
  { letter: 'F', min_mark: 0, point: 0 },
];
const RULES = { version: 1, grades: GRADES, rounds_up: false, fourth_fails: false, fourth_not_in_total: false };
type Part = ReadSubject['components'][number];

const part = (name: string, mark: number | null, more: Partial<Part> = {}): Part => ({
  subject_id: 1,
  name,
  mark,
  full_mark: 50,
  pass_mark: 20,
  is_judged: true,
  is_absent: mark === null ? 1 : 0,
  ...more,
});
const subjectOf = (given: Partial<ReadSubject>): ReadSubject =>
  ({
    subject_id: 1,
    subject: { id: 1, name: 'Physics' },
    partner_id: null,
    partner: null,
    is_fourth: 0,
    obtained: '85.00',
    full_marks: 100,
    percent: '85.0000',
    letter: 'A+',
    point: '5.00',
    is_passed: 1,
    is_absent: 0,
    components: [part('Theory', 45), part('Practical', 40)],
    exams: [],
    ...given,
  }) as ReadSubject;
const FAILED = { letter: 'F', point: '0.00', is_passed: 0 } as const;
const EXAM_NAMES = { 1: 'Half-yearly', 2: 'Annual' };
const explain = (
  subjects: readonly ReadSubject[],
  {
    failed = 0,
    rules = RULES,
    locale = 'en',
    former_fourths = [] as readonly string[],
    average = { gpa: '5.00', letter: 'A+' },
  } = {},
) =>
  explainResult({
    result: {
      ...(failed ? { gpa: '0.00', letter: 'F' } : average),
      total: '85.00',
      full_marks: 100,
      failed_subjects: failed,
      position_in_section: null,
      position_in_class: null,
    },
    subjects,
    exam_names: EXAM_NAMES,
    former_fourths,
    rules,
    translator: forHeader(locale),
  });
const first = (subject: Partial<ReadSubject>) => explain([subjectOf(subject)], { failed: 1 })[0];

describe('the explanation of a result', () => {
  it('says from what percentage a grade is given, without needless decimals', () => {
    expect(first({})).toBe(
      'Physics: Theory 45 of 50 (pass mark 20) + Practical 40 of 50 (pass mark 20) = 85.00 of 100, which is 85%. ' +
        'To pass: the pass mark in every component, and 40% in total. Grade A+ (from 80%), point 5.00.',
    );
  });

  it.each([
    ['66.6700', '66.67'],
    ['66.5000', '66.5'],
    ['100.0000', '100'],
  ])('says %s percent as %s', (percent, said) => {
    expect(first({ percent, letter: 'C', point: '2.00' })).toContain(`which is ${said}%.`);
  });

  it('says why a subject is failed where it says that it is', () => {
    const components = [part('Theory', 45), part('Practical', 12)];
    expect(explain([subjectOf({ ...FAILED, components, percent: '57.0000' })], { failed: 1 }).slice(0, 2)).toEqual([
      expect.stringMatching(
        /which is 57%\. To pass: .* Grade F, because 12 in Practical is below the pass mark of 20\. Point 0\.00\.$/,
      ),
      'Failed in 1 subject, so the GPA is 0.00, grade F.',
    ]);
  });

  it('names an absence as the reason, and not its missing marks too', () => {
    const components = [part('Theory', 12), part('Practical', null)];
    expect(first({ ...FAILED, components })).toMatch(
      / Grade F, because the student was absent in Practical and 12 in Theory is below the pass mark of 20\./,
    );
  });

  it('names the percentage as the reason where nothing else is one', () => {
    const components = [part('Theory', 10, { is_judged: false }), part('Practical', 12, { is_judged: false })];
    expect(first({ ...FAILED, components, percent: '22.0000' })).toMatch(
      / Grade F, because 22% is below the 40% needed to pass\./,
    );
  });

  it('says which parts the pass rule asks for, where it does not ask for all or any', () => {
    const components = [part('Theory', 45), part('Practical', 40, { is_judged: false })];
    expect(first({ components })).toContain(' To pass: the pass mark in Theory, and 40% in total. ');
    expect(first({ components: components.slice(1) })).toContain(' (pass mark 20) = ');
    expect(first({ components: components.slice(1) })).toContain(' To pass: 40% in total. ');
  });

  it('says that somebody was absent in every exam of the year', () => {
    const exam = { exam_type_id: 1, weight: 100, obtained: '0.00', full_mark: 100, is_absent: 1 } as const;
    expect(first({ ...FAILED, is_absent: 1, components: [], exams: [exam] as never, percent: '0.0000' })).toMatch(
      / Grade F, because the student was absent in every exam\./,
    );
  });

  it('says from what point the letter of the average is given', () => {
    expect(explain([subjectOf({})], { average: { gpa: '4.92', letter: 'C' } })).toContain(
      '(5.00) ÷ 1 = 5. GPA 4.92, grade C (from 2.00).',
    );
  });

  it('names the exams of a final with their weights, and says where somebody was absent in one', () => {
    const exams = [
      { exam_type_id: 1, weight: 30, obtained: 133, full_mark: 200, is_absent: 0 },
      { exam_type_id: 2, weight: 70, obtained: 161.5, full_mark: 200, is_absent: 1 },
    ] as const;
    const final = { components: [], exams, obtained: '76.48', percent: '76.4800', letter: 'C', point: '2.00' } as const;
    expect(first(final)).toBe(
      'Physics: Half-yearly 133 of 200, weight 30% + Annual 161.5 of 200, weight 70% (with an absence, which counts ' +
        'as no marks) = 76.48 of 100, which is 76.48%. To pass: 40% in total. Grade C (from 40%), point 2.00.',
    );
    expect(explain([subjectOf(final)]).at(-1)).toBe(
      'Grading rules: version 1. The percentage of a subject is the average of its percentages in these exams, by ' +
        'their weights.',
    );
  });

  it('judges no part of a pair whose other half was not sat', () => {
    const pair = {
      subject: { id: 1, name: 'Bangla I' },
      partner_id: 2,
      partner: { id: 2, name: 'Bangla II' },
      components: [part('Theory', 30), part('Theory', null, { subject_id: 2 })],
    };
    expect(first({ ...pair, ...FAILED })).toMatch(
      / Grade F, because the student was absent in Theory \(Bangla II\)\. Point 0\.00\.$/,
    );
  });

  it('names the paper at each part of two that count as one', () => {
    const pair = {
      subject: { id: 1, name: 'Bangla I' },
      partner_id: 2,
      partner: { id: 2, name: 'Bangla II' },
      components: [
        part('Theory', 30),
        part('Test', 5),
        part('theory', 5, { subject_id: 2 }),
        part('Essay', 19.5, { subject_id: 2 }),
      ],
    };
    expect(first({ ...pair, ...FAILED })).toBe(
      'Bangla I and Bangla II count as one subject: Theory (Bangla I) 30 of 50 (pass mark 20) + Test (Bangla I) 5 of ' +
        '50 (pass mark 20) + theory (Bangla II) 5 of 50 (pass mark 20) + Essay (Bangla II) 19.5 of 50 (pass mark 20) = ' +
        '85.00 of 100, which is 85%. To pass: the pass mark in every component, those of one name in both papers ' +
        'added up, and 40% in total. Grade F, because 35 in Theory (Bangla I + Bangla II) is below the pass mark of 40, 5 in Test (Bangla I) is below the ' +
        'pass mark of 20, and 19.5 in Essay (Bangla II) is below the pass mark of 20. Point 0.00.',
    );
  });

  describe('with a failed fourth subject', () => {
    const COUNTS_NOT =
      '4th subject Biology: failed, point 0.00. This adds nothing and does not count against the result.';
    const fourth = subjectOf({ ...FAILED, subject: { id: 9, name: 'Biology' } as never, subject_id: 9, is_fourth: 1 });

    it('says that it does not count against the result, also where others are failed', () => {
      expect(explain([subjectOf({}), fourth]).slice(2, 4)).toEqual([
        COUNTS_NOT,
        '(5.00 + 0.00) ÷ 1 = 5. GPA 5.00, grade A+ (from 5.00).',
      ]);
      expect(explain([subjectOf(FAILED), fourth], { failed: 1 })).toContain(COUNTS_NOT);
    });

    it('does not say so where the school lets it count, or where it is passed', () => {
      expect(explain([subjectOf({}), fourth], { failed: 1, rules: { ...RULES, fourth_fails: true } })).not.toContain(
        COUNTS_NOT,
      );
      expect(explain([subjectOf({}), subjectOf({ subject_id: 9, is_fourth: 1 })]).join()).not.toContain('against');
    });
  });

  describe('where marks are rounded up', () => {
    const rules = { ...RULES, rounds_up: true };
    const components = [part('Theory', 39.25), part('Practical', 40)];
    const rounded = { components, obtained: '80.00', percent: '80.0000' };

    it('says what the marks were before, which decides about the letter', () => {
      expect(explain([subjectOf(rounded)], { rules })[0]).toBe(
        'Physics: Theory 39.25 of 50 (pass mark 20) + Practical 40 of 50 (pass mark 20) = 79.25, rounded up to 80.00 ' +
          'of 100, which is 80%. To pass: the pass mark in every component, and 40% in total. Grade A+ (from 80%), point 5.00.',
      );
      const pair = { ...rounded, partner_id: 2, partner: { id: 2, name: 'Chemistry' } as never };
      expect(explain([subjectOf(pair)], { rules })[0]).toContain(
        ' = 79.25, rounded up to 80.00 of 100, which is 80%. ',
      );
    });

    it('says nothing of it at marks that were whole before', () => {
      expect(explain([subjectOf({})], { rules })[0]).toContain(' = 85.00 of 100, which is 85%.');
    });

    it('says so beside the rules, where marks of an exam were added', () => {
      const sentence = 'Grading rules: version 1. The marks of each subject are rounded up to a whole number.';
      expect(explain([subjectOf({})], { rules }).at(-1)).toBe(sentence);
      expect(explain([subjectOf({})]).at(-1)).toBe('Grading rules: version 1.');
      expect(explain([subjectOf({ components: [] })], { rules }).at(-1)).toBe('Grading rules: version 1.');
    });
  });

  describe('with a fourth subject', () => {
    const fourth = subjectOf({ subject: { id: 9, name: 'Biology' } as never, subject_id: 9, is_fourth: 1 });
    const lineOf = (start: string, subjects: ReadSubject[], rules = RULES) =>
      explain(subjects, { rules }).find((sentence) => sentence.startsWith(start));

    it('says whether its marks count in the total', () => {
      expect(lineOf('Total', [subjectOf({}), fourth])).toBe(
        'Total marks: 85.00 of 100. The marks of the 4th subject, Biology, are included.',
      );
      expect(lineOf('Total', [subjectOf({}), fourth], { ...RULES, fourth_not_in_total: true })).toBe(
        'Total marks: 85.00 of 100. The marks of the 4th subject, Biology, are not included.',
      );
    });

    it('says which one counts in a final where the choice changed, and which does not', () => {
      const pair = { ...fourth, partner_id: 8, partner: { id: 8, name: 'Botany' } as never };
      const told = (each: ReadSubject, former_fourths: readonly string[]) =>
        explain([subjectOf({}), each], { former_fourths }).filter((sentence) => sentence.includes('changed'));
      expect(told(fourth, ['Agriculture'])).toEqual([
        'The 4th subject changed during the year. As in the latest exam, it is Biology. Counted neither in the GPA nor in ' +
          'the total: Agriculture.',
      ]);
      expect(told(pair, ['Agriculture', 'Music'])[0]).toContain('it is Biology + Botany.');
      expect(told(pair, ['Agriculture', 'Music'])[0]).toContain('total: Agriculture and Music.');
      expect(told(fourth, [])).toEqual([]);
    });

    it('says beside the rules that it can fail the result', () => {
      const rules = { ...RULES, fourth_fails: true };
      expect(lineOf('Grading', [subjectOf({}), fourth], rules)).toBe(
        'Grading rules: version 1. Failing the 4th subject fails the result.',
      );
      expect(lineOf('Grading', [subjectOf({}), fourth])).toBe('Grading rules: version 1.');
    });

    it('says nothing of all this without one', () => {
      const rules = { ...RULES, fourth_fails: true, fourth_not_in_total: true };
      expect(explain([subjectOf({})], { rules }).join(' ')).not.toContain('4th');
    });
  });

  it.each(languages.map(({ code }) => code))('is there in every language: %s', (locale) => {
    const exams = [1, 2].map((id) => ({
      exam_type_id: id,
      weight: 50,
      obtained: 40,
      full_mark: 50,
      is_absent: id - 1,
    }));
    const rules = { ...RULES, rounds_up: true };
    const all = [
      subjectOf({ components: [], exams: exams as never }),
      subjectOf({ components: [part('Theory', 40.5)], obtained: '41.00' }),
      subjectOf({ ...FAILED, components: [part('Theory', 1), part('Practical', null)] }),
      subjectOf({ ...FAILED, percent: '5.0000', components: [part('Theory', 5, { is_judged: false })] }),
      subjectOf({ components: [part('Theory', 45), part('Practical', 40, { is_judged: false })] }),
      subjectOf({ components: [part('Theory', 30), part('Theory', 30, { subject_id: 2 })] }),
      subjectOf({ ...FAILED, is_fourth: 1, partner_id: 2, partner: { id: 2, name: 'Bangla II' } as never }),
    ];
    const failing = { ...rules, fourth_fails: true, fourth_not_in_total: true };
    const former_fourths = ['Music'];
    const texts = [rules, failing].map((each) =>
      explain(all, { failed: 2, rules: each, locale, former_fourths }).join('\n'),
    );
    for (const text of texts) {
      expect(text).not.toMatch(/server\.|%\{|undefined/);
      for (const name of ['Bangla II', 'Half-yearly', 'Annual', 'Music']) expect(text).toContain(name);
    }
  });
});
