import type { Fraction } from 'fraction.js';
import { exact, NONE, sumOf, twoDecimals } from '../../../../domain/results/exact.ts';
import { GradeScale } from '../../../../domain/results/grades.ts';
import { FOURTH_BASE } from '../../../../domain/results/studentResult.ts';
import type { Translator } from '../../../translate.ts';
import type { GradingRules } from './gradingRules.ts';
import type { ReadSubject } from './readResult.ts';

interface Explained {
  readonly result: {
    readonly gpa: string;
    readonly letter: string;
    readonly total: string;
    readonly full_marks: number;
    readonly failed_subjects: number;
    readonly position_in_section: number | null;
    readonly position_in_class: number | null;
  };
  readonly subjects: readonly ReadSubject[];
  readonly rules: GradingRules;
  readonly translator: Translator;
}

/** How a result was worked out: every step with its numbers, in sentences. */
export function explainResult(explained: Explained): string[] {
  const { result, subjects, rules, translator } = explained;
  const say = (key: string, params = {}) => translator.text(`server.results.${key}`, params);
  return [
    ...subjects.flatMap((subject) => explainSubject(subject, explained)),
    ...explainAverage(explained),
    say('total', { total: result.total, full: result.full_marks }),
    ...(result.position_in_section === null
      ? []
      : [say('position', { section: result.position_in_section, class: result.position_in_class ?? 0 })]),
    say('rules', { version: rules.version }),
  ];
}

function explainSubject(subject: ReadSubject, { rules, translator }: Explained): string[] {
  const say = (key: string, params: Record<string, string | number>) =>
    translator.text(`server.results.${key}`, { subject: subject.subject.name, ...params });
  const { obtained, full_marks: full, percent, letter, point } = subject;
  const absent = subject.components.filter(({ is_absent }) => is_absent === 1).map(({ name }) => name);
  const low = lowParts(subject);
  const given = rules.grades.find((grade) => grade.letter === letter);
  const parts = [
    ...subject.components.map(({ name, mark, full_mark, is_absent }) =>
      say(is_absent === 1 ? 'partAbsent' : 'part', { name, mark: mark ?? 0, full: full_mark }),
    ),
    ...subject.exams.map((exam) => say('weighed', { mark: exam.obtained, full: exam.full_mark, weight: exam.weight })),
  ].join(' + ');
  const figures = { parts, obtained, full, percent, letter, point, from: given?.min_mark ?? 0 };
  return [
    say(subject.partner_id === null ? 'subject' : 'pair', figures),
    ...absent.map((name) => say('failsByAbsence', { name })),
    ...low.map(({ name, reached, needed }) => say('failsByPart', { name, reached, needed })),
  ];
}

/** The judged parts below their pass marks; what has one name in both papers is one part. */
function lowParts({ components }: ReadSubject) {
  const names = new Set(components.filter(({ is_judged }) => is_judged).map(({ name }) => name));
  return [...names].flatMap((name) => {
    const own = components.filter((part) => part.name === name);
    const reached = sumOf(own.map(({ mark }) => exact(mark ?? 0)));
    const needed = sumOf(own.map(({ pass_mark }) => exact(pass_mark)));
    return reached.lt(needed) ? [{ name, reached: twoDecimals(reached), needed: twoDecimals(needed) }] : [];
  });
}

function explainAverage({ result, subjects, rules, translator }: Explained): string[] {
  const say = (key: string, params = {}) => translator.text(`server.results.${key}`, params);
  const { gpa, letter, failed_subjects: failed } = result;
  if (failed > 0) return [say('failed', { smart_count: failed, gpa, letter })];
  const compulsory = subjects.filter(({ is_fourth }) => is_fourth === 0);
  const fourth = subjects.find(({ is_fourth }) => is_fourth === 1);
  const bonus = bonusOf(fourth);
  const sum = sumOf(compulsory.map(({ point }) => exact(point)));
  const { cap } = new GradeScale(rules.grades);
  const average = sum.add(bonus).div(compulsory.length);
  return [
    ...(fourth
      ? [say('fourth', { subject: fourth.subject.name, point: fourth.point, bonus: twoDecimals(bonus) })]
      : []),
    say(fourth ? 'average' : 'averageNoFourth', {
      points: compulsory.map(({ point }) => point).join(' + '),
      sum: twoDecimals(sum),
      bonus: twoDecimals(bonus),
      count: compulsory.length,
      average: shown(average),
      gpa,
      letter,
    }),
    ...(average.gt(cap) ? [say('cap', { cap: twoDecimals(cap) })] : []),
  ];
}

function bonusOf(fourth: ReadSubject | undefined): Fraction {
  const point = exact(fourth?.point ?? 0);
  return point.gt(FOURTH_BASE) ? point.sub(FOURTH_BASE) : NONE;
}

/** With as many decimals as it has, four at most. */
function shown(value: Fraction): string {
  return String(Number(value.valueOf().toFixed(4)));
}
