import type { Fraction } from 'fraction.js';
import { exact, NONE, sumOf } from './exact.ts';
import type { GradeScale } from './grades.ts';
import { type Paper, type SubjectResult, type SubjectSettings, subjectResult } from './subjectResult.ts';

/** A fourth subject is worth only what it has beyond this point. */
export const FOURTH_BASE = exact(2);

export interface ResultSettings extends SubjectSettings {
  /** Whether failing the fourth subject fails the student. */
  readonly fourth_fails?: boolean;
  /** Whether the total leaves the fourth subject's marks out. */
  readonly fourth_not_in_total?: boolean;
}

/** A subject that a student sits, or one of two papers that count as one. */
export interface SubjectEntry extends Paper {
  readonly subject_id: number;
  /** The other paper of the pair. */
  readonly partner_id?: number | null;
  readonly is_fourth: boolean;
}

export interface CountedSubject extends SubjectResult {
  readonly subject_id: number;
  readonly partner_id: number | null;
  readonly is_fourth: boolean;
}

export interface StudentResult {
  readonly subjects: readonly CountedSubject[];
  /** Rounded half up to two decimals. */
  readonly gpa: Fraction;
  readonly letter: string;
  readonly total: Fraction;
  readonly full: Fraction;
  readonly is_passed: boolean;
  readonly failed_subjects: number;
}

/** A student's result in one exam. Undefined while a mark is missing, and for whom no compulsory subject is entered. */
export function studentResult(entries: readonly SubjectEntry[], settings: ResultSettings): StudentResult | undefined {
  const subjects: CountedSubject[] = [];
  for (const { papers, ...named } of pairsOf(entries)) {
    const result = subjectResult(papers, settings);
    if (!result) return undefined;
    subjects.push({ ...result, ...named });
  }
  return resultOf(subjects, settings);
}

/** The result of subjects that are graded. Undefined where none of them is compulsory. */
export function resultOf(subjects: readonly CountedSubject[], settings: ResultSettings): StudentResult | undefined {
  const compulsory = subjects.filter(({ is_fourth }) => !is_fourth);
  if (compulsory.length === 0) return undefined;
  const failing = settings.fourth_fails ? subjects : compulsory;
  const inTotal = settings.fourth_not_in_total ? compulsory : subjects;
  const failed = failing.filter(({ is_passed }) => !is_passed).length;
  const fourth = subjects.find(({ is_fourth }) => is_fourth);
  const gpa = failed > 0 ? NONE : averageOf(compulsory, fourth, settings.scale);
  return {
    subjects,
    gpa,
    letter: failed > 0 ? settings.scale.fail.letter : settings.scale.ofPoint(gpa).letter,
    total: sumOf(inTotal.map(({ obtained }) => obtained)),
    full: sumOf(inTotal.map(({ full }) => full)),
    is_passed: failed === 0,
    failed_subjects: failed,
  };
}

/** The grade point average of whoever passed: what the fourth subject has beyond 2 is added, and the highest point is the cap. */
function averageOf(
  compulsory: readonly CountedSubject[],
  fourth: CountedSubject | undefined,
  { cap }: GradeScale,
): Fraction {
  const points = sumOf(compulsory.map(({ point }) => point));
  const bonus = fourth?.point.gt(FOURTH_BASE) ? fourth.point.sub(FOURTH_BASE) : NONE;
  const average = points.add(bonus).div(compulsory.length);
  return (average.gt(cap) ? cap : average).round(2);
}

/** Entries by what counts as one: two papers that name each other are a pair, and it is the fourth if one of them is. */
function pairsOf(entries: readonly SubjectEntry[]) {
  const bySubject = new Map(entries.map((entry) => [entry.subject_id, entry]));
  const partnerOf = (entry: SubjectEntry) => {
    const id = entry.partner_id ?? entries.find(({ partner_id }) => partner_id === entry.subject_id)?.subject_id;
    return id === undefined || id === entry.subject_id ? undefined : bySubject.get(id);
  };
  const taken = new Set<number>();
  return entries.flatMap((entry) => {
    if (taken.has(entry.subject_id)) return [];
    const found = partnerOf(entry);
    const partner = found && !taken.has(found.subject_id) ? found : undefined;
    const papers = partner ? [entry, partner] : [entry];
    const [first, second] = papers.map(({ subject_id }) => subject_id).sort((one, other) => one - other);
    for (const { subject_id } of papers) taken.add(subject_id);
    return {
      subject_id: first as number,
      partner_id: second ?? null,
      is_fourth: papers.some(({ is_fourth }) => is_fourth),
      papers,
    };
  });
}
