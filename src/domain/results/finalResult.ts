import { type Decimal, exact, NONE, roundedReached, sumOf } from './exact.ts';
import { type CountedSubject, type ResultSettings, resultOf, type StudentResult } from './studentResult.ts';

/** What a year's final takes from one exam. */
export interface WeightedExam {
  /** In percent of the year. The weights of the exams in which a subject was held count among themselves. */
  readonly weight: Decimal;
  readonly subjects: readonly CountedSubject[];
}

const FULL = exact(100);

/**
 * The final of a year: each subject's percent is the weighted mean of its percents in the exams that held it, and is graded
 * anew. Parts and absences of one exam have counted there; who was absent in all of them fails. Undefined where nothing
 * compulsory was held.
 */
export function finalResult(exams: readonly WeightedExam[], settings: ResultSettings): StudentResult | undefined {
  const counted = exams.filter(({ weight }) => exact(weight).gt(NONE));
  const ids = new Set(counted.flatMap(({ subjects }) => subjects.map(({ subject_id }) => subject_id)));
  const subjects = [...ids].map((id) => finalSubject(id, counted, settings));
  return resultOf(subjects, settings);
}

function finalSubject(id: number, exams: readonly WeightedExam[], { scale }: ResultSettings): CountedSubject {
  const held = exams.flatMap(({ weight, subjects }) => {
    const subject = subjects.find(({ subject_id }) => subject_id === id);
    return subject ? [{ weight: exact(weight), subject }] : [];
  });
  const weights = sumOf(held.map(({ weight }) => weight));
  const percent = sumOf(held.map(({ weight, subject }) => subject.percent.mul(weight))).div(weights);
  const isAbsent = held.every(({ subject }) => subject.is_absent);
  const grade = isAbsent ? scale.fail : scale.ofPercent(percent);
  const { partner_id, is_fourth } = (held.at(-1) as (typeof held)[number]).subject;
  return {
    ...grade,
    subject_id: id,
    partner_id,
    is_fourth,
    // As it is printed, so that the total is the sum of what stands above it.
    obtained: roundedReached(percent, 2),
    full: FULL,
    percent,
    failed_parts: [],
    is_absent: isAbsent,
    is_passed: grade.point.gt(NONE),
  };
}
