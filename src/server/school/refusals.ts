import type { GradeProblem } from '../../domain/results/grades.ts';
import { AppError } from '../errors.ts';
import type { OwedMarks } from './owedMarks.ts';

const conflict = (id: string, params: Readonly<Record<string, string>> = {}) =>
  new AppError({ id, status: 409, params });

/** What the school's own rules refuse. */
export const refuseInSchool = {
  /** What something else has booked is changed there. */
  booked: () => conflict('booked'),
  countedStatus: (params: { alias: string }) => conflict('countedStatus', params),
  /** More has been withdrawn since than would be left. */
  fundBelowZero: () => conflict('fundBelowZero'),
  /** With the amount, where whoever is refused may know it. */
  loanOwesLess: (owed: string | undefined) =>
    owed === undefined ? conflict('loanOwesLessUnseen') : conflict('loanOwesLess', { owed }),
  loanPlanned: (planned: string | undefined) =>
    planned === undefined ? conflict('loanPlannedUnseen') : conflict('loanPlanned', { planned }),
  /** Grade types by which nothing can be graded. */
  gradeTypes: ({ key, ...letters }: GradeProblem) => conflict(`gradeTypes.${key}`, letters),
  /** Results that have to wait for marks of subjects, which are named. */
  marksOwed: (missing: readonly OwedMarks[], params: { smart_count: number; names: string }) =>
    new AppError({ id: 'marksOwed', status: 409, params, details: { missing } }),
  /** A final that has to wait for results of exams, which are named. */
  resultsOwed: (missing: readonly OwedMarks[], params: { smart_count: number; names: string }) =>
    new AppError({ id: 'resultsOwed', status: 409, params, details: { missing } }),
  /** Marks that cannot be right, by subject and student. */
  marksAbove: (params: { smart_count: number; names: string }) =>
    new AppError({ id: 'marksAbove', status: 409, params }),
  noCompulsory: (params: { smart_count: number; names: string }) =>
    new AppError({ id: 'noCompulsory', status: 409, params }),
  noDistribution: () => conflict('noDistribution'),
  /** A final tells the marks of its exams. */
  examsNotPublished: (params: { names: string }) => conflict('examsNotPublished', params),
  finalPublished: () => conflict('finalPublished'),
  /** The exams of a year count nothing for its final. */
  noWeight: () => conflict('noWeight'),
  nobodyExamined: () => conflict('nobodyExamined'),
  nothingGenerated: () => conflict('nothingGenerated'),
  nothingToCorrect: () => conflict('nothingToCorrect'),
  /** The same results are planned to be published already. */
  plannedAlready: (params: { at: string }) => conflict('plannedAlready', params),
  nothingPublished: () => conflict('nothingPublished'),
  /** With what has changed since they were generated. */
  resultsOutdated: (outdated: readonly string[]) =>
    new AppError({ id: 'resultsOutdated', status: 409, details: { outdated } }),
  noneToPrint: () => conflict('noneToPrint'),
  placesHidden: () => conflict('placesHidden'),
  /** With the marks that were changed meanwhile, as they are now. */
  marksChanged: (current: readonly object[]) => new AppError({ id: 'marksChanged', status: 409, details: { current } }),
  marksClosed: (params: { at: string }) => conflict('marksClosed', params),
  marksHandedIn: () => conflict('marksHandedIn'),
  marksMissing: (params: { smart_count: number }) => new AppError({ id: 'marksMissing', status: 409, params }),
  marksNotAssigned: () => new AppError({ id: 'marksNotAssigned', status: 403 }),
  marksNotDistributed: () => conflict('marksNotDistributed'),
  marksNotHandedIn: () => conflict('marksNotHandedIn'),
  /** Published results stay as they are; a mark behind them is corrected with a reason. */
  marksPublished: (params: { at: string }) => conflict('marksPublished', params),
  marksNotOpen: (params: { at: string }) => conflict('marksNotOpen', params),
  noLeaveStatus: (params: { alias: string }) => conflict('noLeaveStatus', params),
};
