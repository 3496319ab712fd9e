import type { Fraction } from 'fraction.js';
import { type Decimal, exact, NONE, sumOf } from './exact.ts';
import { type CountedSubject, type ResultSettings, resultOf, type StudentResult } from './studentResult.ts';

/** What a year's final takes from one exam. */
export interface WeightedExam {
  /** In percent of the year. The weights of the exams in which a subject was held count among themselves. */
  readonly weight: Decimal;
  readonly subjects: readonly CountedSubject[];
}

/** Two papers that count as one. */
export type PaperPair = readonly [number, number];

export interface FinalResult extends StudentResult {
  /** What was the fourth subject before the choice changed: it counts nowhere. */
  readonly former_fourths: readonly number[];
}

const FULL = exact(100);

/**
 * The final of a year: each subject's percent is the weighted mean of its percents in the exams that held it, and is graded
 * anew. Parts and absences of one exam have counted there; who was absent in all of them fails. Papers that count as one
 * are one subject here, also where an exam held one of them alone. There is one fourth subject at most: where the choice
 * changed, that of the latest exam. Undefined where nothing compulsory was held.
 */
export function finalResult(
  exams: readonly WeightedExam[],
  settings: ResultSettings,
  pairs: readonly PaperPair[] = [],
): FinalResult | undefined {
  const counted = exams.filter(({ weight }) => exact(weight).gt(NONE));
  const ids = new Set(counted.flatMap(({ subjects }) => subjects.map((subject) => unitOf(subject, pairs))));
  const units = [...ids].map((unit) => subjectInExams(unit, counted, pairs));
  const fourths = units.filter((held) => held.at(-1)?.is_fourth).sort(latestFirst);
  const formers = new Set(fourths.slice(1));
  const subjects = units.filter((held) => !formers.has(held)).map((held) => finalSubject(held, settings));
  const result = resultOf(subjects, settings);
  return result && { ...result, former_fourths: [...formers].map((held) => namesOf(held).subject_id) };
}

/** What one exam gave a subject. */
interface SubjectInExam {
  /** The place of the exam in the year. */
  readonly exam: number;
  readonly weight: Fraction;
  readonly papers: readonly CountedSubject[];
  readonly obtained: Fraction;
  readonly full: Fraction;
  readonly is_fourth: boolean;
  readonly is_absent: boolean;
}

/** By what a subject of an exam is told: of two papers that count as one, whichever was held, the lower id. */
function unitOf({ subject_id, partner_id }: CountedSubject, pairs: readonly PaperPair[]): number {
  if (partner_id !== null) return subject_id;
  const pair = pairs.find((papers) => papers.includes(subject_id));
  return pair ? Math.min(...pair) : subject_id;
}

/** A unit in the exams that held it, in their order. */
function subjectInExams(
  unit: number,
  exams: readonly WeightedExam[],
  pairs: readonly PaperPair[],
): readonly SubjectInExam[] {
  return exams.flatMap(({ weight, subjects }, exam) => {
    const papers = subjects.filter((subject) => unitOf(subject, pairs) === unit);
    if (papers.length === 0) return [];
    return {
      exam,
      weight: exact(weight),
      papers,
      obtained: sumOf(papers.map(({ obtained }) => obtained)),
      full: sumOf(papers.map(({ full }) => full)),
      is_fourth: papers.some(({ is_fourth }) => is_fourth),
      is_absent: papers.some(({ is_absent }) => is_absent),
    };
  });
}

function latestFirst(one: readonly SubjectInExam[], other: readonly SubjectInExam[]): number {
  return (other.at(-1)?.exam ?? 0) - (one.at(-1)?.exam ?? 0);
}

/** The papers of a unit that were held in the year. */
function namesOf(held: readonly SubjectInExam[]): Pick<CountedSubject, 'subject_id' | 'partner_id'> {
  const papers = held.flatMap((each) => each.papers);
  const ids = papers.flatMap(({ subject_id, partner_id }) => [subject_id, partner_id ?? subject_id]);
  const [first, last] = [Math.min(...ids), Math.max(...ids)];
  return { subject_id: first, partner_id: last === first ? null : last };
}

function finalSubject(held: readonly SubjectInExam[], { scale }: ResultSettings): CountedSubject {
  const weights = sumOf(held.map(({ weight }) => weight));
  const percents = held.map(({ weight, obtained, full }) => obtained.mul(100).div(full).mul(weight));
  const percent = sumOf(percents).div(weights);
  const isAbsent = held.every(({ is_absent }) => is_absent);
  const shown = scale.shownPercent(percent);
  const grade = isAbsent ? scale.fail : scale.ofPercent(percent);
  return {
    ...grade,
    ...namesOf(held),
    is_fourth: held.at(-1)?.is_fourth ?? false,
    // As it is printed, so that the total is the sum of what stands above it.
    obtained: shown,
    full: FULL,
    percent,
    shown_percent: shown,
    failed_parts: [],
    is_absent: isAbsent,
    is_passed: grade.point.gt(NONE),
  };
}
