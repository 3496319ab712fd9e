import type { Fraction } from 'fraction.js';
import { exact, NONE, sumOf, twoDecimals } from '../../../../domain/results/exact.ts';
import { GradeScale } from '../../../../domain/results/grades.ts';
import { FOURTH_BASE } from '../../../../domain/results/studentResult.ts';
import { inDigits, printLanguage } from '../../../documents/printLanguage.ts';
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
export function explainResult(given: Explained): string[] {
  const { result, subjects, rules } = given;
  const say = speaker(given.translator);
  return [
    ...subjects.flatMap((subject) => explainSubject(subject, given)),
    ...explainAverage(given),
    say('total', {}, { total: result.total, full: result.full_marks }),
    ...(result.position_in_section === null
      ? []
      : [say('position', {}, { section: result.position_in_section, class: result.position_in_class ?? 0 })]),
    say('rules', {}, { version: rules.version }),
  ];
}

type Named = Readonly<Record<string, string | number>>;
type Figure = string | number | readonly (string | number)[];

/** Says a sentence: names as they are, figures in the digits of the language, those of a list as a sum. */
function speaker(translator: Translator) {
  const language = printLanguage(translator.locale);
  const written = (figure: Figure) =>
    [figure]
      .flat()
      .map((each) => inDigits(String(each), language))
      .join(' + ');
  return (key: string, names: Named, figures: Readonly<Record<string, Figure>> = {}) =>
    translator.text(`server.results.${key}`, {
      ...names,
      ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, written(figure)])),
    });
}

function explainSubject(subject: ReadSubject, { rules, translator }: Explained): string[] {
  const say = speaker(translator);
  const { name } = subject.subject;
  const { obtained, full_marks: full, percent, letter, point } = subject;
  const absent = subject.components.filter(({ is_absent }) => is_absent === 1).map(({ name }) => name);
  const low = lowParts(subject);
  const given = rules.grades.find((grade) => grade.letter === letter);
  const parts = [
    ...subject.components.map((part) =>
      say(
        part.is_absent === 1 ? 'partAbsent' : 'part',
        { name: part.name },
        { mark: part.mark ?? 0, full: part.full_mark },
      ),
    ),
    ...subject.exams.map((exam) =>
      say('weighed', {}, { mark: exam.obtained, full: exam.full_mark, weight: exam.weight }),
    ),
  ].join(' + ');
  const names = { subject: name, parts, letter };
  const figures = { obtained, full, percent, point, from: given?.min_mark ?? 0 };
  return [
    say(subject.partner_id === null ? 'subject' : 'pair', names, figures),
    ...absent.map((part) => say('failsByAbsence', { subject: name, name: part })),
    ...low.map((part) =>
      say('failsByPart', { subject: name, name: part.name }, { reached: part.reached, needed: part.needed }),
    ),
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
  const say = speaker(translator);
  const { gpa, letter, failed_subjects: failed } = result;
  if (failed > 0) return [say('failed', { smart_count: failed, letter }, { count: failed, gpa })];
  const compulsory = subjects.filter(({ is_fourth }) => is_fourth === 0);
  const fourth = subjects.find(({ is_fourth }) => is_fourth === 1);
  const bonus = bonusOf(fourth);
  const sum = sumOf(compulsory.map(({ point }) => exact(point)));
  const { cap } = new GradeScale(rules.grades);
  const average = sum.add(bonus).div(compulsory.length);
  return [
    ...(fourth
      ? [say('fourth', { subject: fourth.subject.name }, { point: fourth.point, bonus: twoDecimals(bonus) })]
      : []),
    say(
      fourth ? 'average' : 'averageNoFourth',
      { letter },
      {
        points: compulsory.map(({ point }) => point),
        bonus: twoDecimals(bonus),
        count: compulsory.length,
        average: shown(average),
        gpa,
      },
    ),
    ...(average.gt(cap) ? [say('cap', {}, { cap: twoDecimals(cap) })] : []),
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
