import type { Fraction } from 'fraction.js';
import { subjectName } from '../../../../../schemas/exams/resultTables.ts';
import { exact, NONE, sumOf, twoDecimals } from '../../../../domain/results/exact.ts';
import { GradeScale } from '../../../../domain/results/grades.ts';
import { partsByName } from '../../../../domain/results/partsOfName.ts';
import { FOURTH_BASE } from '../../../../domain/results/studentResult.ts';
import { inDigits, printLanguage } from '../../../documents/printLanguage.ts';
import type { Translator } from '../../../translate.ts';
import type { GradingRules } from '../exams/gradingRules.ts';
import type { ReadSubject } from './readResult.ts';

interface ExplainedResult {
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
  /** The names of the exams that a final is made of, by id. */
  readonly exam_names: Readonly<Record<number, string>>;
  /** What was the fourth subject earlier in the year of a final, and counts nowhere in it. */
  readonly former_fourths?: readonly string[];
  readonly rules: GradingRules;
  readonly translator: Translator;
}

/** How a result was worked out: every step with its numbers, in sentences. */
export function explainResult(explained: ExplainedResult): string[] {
  const { result, subjects } = explained;
  const say = speaker(explained.translator);
  return [
    ...subjects.map((subject) => explainSubject(subject, explained)),
    ...explainAverage(explained),
    ...explainChoice(explained),
    explainTotal(explained),
    ...(result.position_in_section === null
      ? []
      : [say('position', {}, { section: result.position_in_section, class: result.position_in_class ?? 0 })]),
    explainRules(explained),
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
      .map((each) => inDigits(`${each}`, language))
      .join(' + ');
  return (key: string, names: Named, figures: Readonly<Record<string, Figure>> = {}) =>
    translator.text(`server.results.${key}`, {
      ...names,
      ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, written(figure)])),
    });
}

function explainSubject(subject: ReadSubject, { rules, exam_names, translator }: ExplainedResult): string {
  const say = speaker(translator);
  const { obtained, full_marks: full, percent, letter, point, partner } = subject;
  const parts = [
    ...subject.components.map((part) =>
      say(
        part.is_absent === 1 ? 'partAbsent' : 'part',
        { name: nameOf([part], subject) },
        { mark: part.mark ?? 0, full: part.full_mark, pass: part.pass_mark },
      ),
    ),
    ...subject.exams.map((exam) =>
      say(
        exam.is_absent === 1 ? 'weighedAbsent' : 'weighed',
        { exam: exam_names[exam.exam_type_id] ?? '' },
        { mark: exam.obtained, full: exam.full_mark, weight: exam.weight },
      ),
    ),
  ].join(' + ');
  const names = { subject: subject.subject.name, partner: partner?.name ?? '', parts };
  const added = sumOf(subject.components.map(({ mark }) => exact(mark ?? 0)));
  const isRounded = addsMarks(subject) && rules.rounds_up && !added.equals(exact(obtained));
  const figures = { sum: twoDecimals(added), obtained, full, percent: plain(percent) };
  const sum = [
    say(`${partner ? 'pair' : 'subject'}${isRounded ? 'Rounded' : ''}`, names, figures),
    explainPassing(subject, { rules, translator }),
  ].join(' ');
  if (subject.is_passed === 0) {
    const reasons = listed(reasonsOf(subject, { rules, translator }), translator);
    return `${sum} ${say('gradedFailed', { letter, reasons }, { point })}`;
  }
  const from = plain(gradeOf(letter, rules)?.min_mark ?? 0);
  return `${sum} ${say('graded', { letter }, { from, point })}`;
}

function gradeOf(letter: string, { grades }: GradingRules): GradingRules['grades'][number] | undefined {
  return grades.find((grade) => grade.letter === letter);
}

/** What had to be reached to pass the subject. */
function explainPassing(
  subject: ReadSubject,
  { rules, translator }: Pick<ExplainedResult, 'rules' | 'translator'>,
): string {
  const say = speaker(translator);
  const needed = neededPercent(rules);
  const named = partsByName(subject.components);
  const judged = named.filter(({ parts }) => parts.some(({ is_judged }) => is_judged));
  if (judged.length === 0) return say('passesByTotal', {}, { needed });
  if (judged.length < named.length) {
    const names = listed(
      judged.map(({ parts }) => nameOf(parts, subject)),
      translator,
    );
    return say('passesBySomeParts', { names }, { needed });
  }
  const isPaired = judged.some(({ parts }) => parts.length > 1);
  return say(isPaired ? 'passesByPairedParts' : 'passesByParts', {}, { needed });
}

/** From which percentage on a subject is passed. */
function neededPercent({ grades }: GradingRules): string {
  const passing = grades.filter(({ point }) => exact(point).gt(NONE)).map(({ min_mark }) => min_mark);
  return plain(Math.min(...passing));
}

/** Why a subject is failed. Its percentage alone is a reason only where no other is one. */
function reasonsOf(
  subject: ReadSubject,
  { rules, translator }: Pick<ExplainedResult, 'rules' | 'translator'>,
): string[] {
  const say = speaker(translator);
  const absent = subject.components.filter(({ is_absent }) => is_absent === 1);
  const reasons = [
    ...absent.map((part) => say('failsByAbsence', { name: nameOf([part], subject) })),
    ...lowParts(subject).map(({ name, ...marks }) => say('failsByPart', { name }, marks)),
  ];
  if (reasons.length > 0) return reasons;
  if (subject.is_absent === 1) return [say('failsByAllAbsent', {})];
  return [say('failsByPercent', {}, { percent: plain(subject.percent), needed: neededPercent(rules) })];
}

/** The judged parts below their pass marks; what has one name in both papers is one part. */
function lowParts(subject: ReadSubject) {
  return partsByName(subject.components)
    .filter(({ isLow }) => isLow)
    .map(({ parts, reached, needed }) => ({ name: nameOf(parts, subject), reached, needed }));
}

/** Whether it is of one exam: a final is made of exams. */
function addsMarks({ components }: ReadSubject): boolean {
  return components.length > 0;
}

/** What parts of one name are called; of two papers that count as one, with the papers that they are of. */
function nameOf(parts: ReadSubject['components'], { subject_id, subject, partner }: ReadSubject): string {
  const name = parts[0]?.name ?? '';
  if (!partner) return name;
  const papers = parts.map((part) => (part.subject_id === subject_id ? subject.name : partner.name));
  return `${name} (${papers.join(' + ')})`;
}

function listed(reasons: readonly string[], { locale }: Translator): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(reasons);
}

function explainAverage({ result, subjects, rules, translator }: ExplainedResult): string[] {
  const say = speaker(translator);
  const { gpa, letter, failed_subjects: failed } = result;
  const fourth = fourthOf(subjects);
  const isForgiven = fourth?.is_passed === 0 && !rules.fourth_fails;
  const forgiven = isForgiven ? [say('fourthFailed', { subject: wholeName(fourth) }, { point: fourth.point })] : [];
  if (failed > 0) return [...forgiven, say('failed', { smart_count: failed, letter }, { count: failed, gpa })];
  const compulsory = subjects.filter(({ is_fourth }) => is_fourth === 0);
  const bonus = bonusOf(fourth);
  const sum = sumOf(compulsory.map(({ point }) => exact(point)));
  const { cap } = new GradeScale(rules.grades);
  const average = sum.add(bonus).div(compulsory.length);
  return [
    ...forgiven,
    ...(fourth && !isForgiven
      ? [say('fourth', { subject: wholeName(fourth) }, { point: fourth.point, bonus: twoDecimals(bonus) })]
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
        from: twoDecimals(exact(gradeOf(letter, rules)?.point ?? 0)),
      },
    ),
    ...(average.gt(cap) ? [say('cap', {}, { cap: twoDecimals(cap) })] : []),
  ];
}

/** Which of several fourth subjects of a year counts, and which do not. */
function explainChoice({ subjects, former_fourths: formers = [], translator }: ExplainedResult): string[] {
  const fourth = fourthOf(subjects);
  if (!fourth || formers.length === 0) return [];
  const names = { subject: wholeName(fourth), former: listed(formers, translator) };
  return [speaker(translator)('fourthChanged', names)];
}

/** The total, and whether the fourth subject is in it. */
function explainTotal({ result, subjects, rules, translator }: ExplainedResult): string {
  const say = speaker(translator);
  const fourth = fourthOf(subjects);
  const total = say('total', {}, { total: result.total, full: result.full_marks });
  if (!fourth) return total;
  const key = rules.fourth_not_in_total ? 'fourthNotInTotal' : 'fourthInTotal';
  return `${total} ${say(key, { subject: wholeName(fourth) })}`;
}

/** The version of the rules, and the school's settings that this result depends on and no other sentence tells. */
function explainRules({ subjects, rules, translator }: ExplainedResult): string {
  const say = speaker(translator);
  return [
    say('rules', {}, { version: rules.version }),
    ...(subjects.some(({ exams }) => exams.length > 0) ? [say('rulesWeights', {})] : []),
    ...(rules.rounds_up && subjects.some(addsMarks) ? [say('rulesRoundUp', {})] : []),
    ...(rules.fourth_fails && fourthOf(subjects) ? [say('rulesFourthFails', {})] : []),
  ].join(' ');
}

function fourthOf(subjects: readonly ReadSubject[]): ReadSubject | undefined {
  return subjects.find(({ is_fourth }) => is_fourth === 1);
}

function wholeName({ subject, partner }: ReadSubject): string {
  return subjectName({ name: subject.name, partner: partner?.name ?? null });
}

function bonusOf(fourth: ReadSubject | undefined): Fraction {
  const point = exact(fourth?.point ?? 0);
  return point.gt(FOURTH_BASE) ? point.sub(FOURTH_BASE) : NONE;
}

/** Without decimals that say nothing. */
function plain(value: string | number): string {
  return `${Number(value)}`;
}

/** With as many decimals as it has, four at most. */
function shown(value: Fraction): string {
  return plain(value.valueOf().toFixed(4));
}
