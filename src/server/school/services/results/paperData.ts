import { subjectName } from '../../../../../schemas/exams/resultTables.ts';
import { NOTHING } from '../../../../core/valueText.ts';
import { exact, twoDecimals } from '../../../../domain/results/exact.ts';
import { GradeScale } from '../../../../domain/results/grades.ts';
import type { MarksheetData } from '../../documents/marksheet.ts';
import type { MeritListData } from '../../documents/meritList.ts';
import { COHORT_PARTS, type CohortPart, marksText } from '../../documents/papers.ts';
import type { TabulationData } from '../../documents/tabulation.ts';
import type { Attendance } from './attendanceOf.ts';
import type { NameOnPaper } from '../../../documents/namesOnPaper.ts';
import { partsOf } from './readResult.ts';
import type { ResultOnPaper } from './resultsOnPaper.ts';
import { RANKED_IN_CLASS } from '../exams/scope.ts';
import type { PaperOptions } from './shownOnPapers.ts';

type StoredSubject = ResultOnPaper['record']['subjects'][number];

const NAMELESS = { name: '' };

type SubjectData = MarksheetData['subjects'][number];

function common(results: readonly ResultOnPaper[]) {
  const [first] = results as readonly [ResultOnPaper];
  const divided = dividedBy(results);
  const own = Object.fromEntries(divided.map((part) => [part, null]));
  return { cohort: { ...first.cohort, ...own }, exam: first.exam };
}

/** By what the students of results differ. */
function dividedBy(results: readonly ResultOnPaper[]): CohortPart[] {
  return COHORT_PARTS.filter((part) => new Set(results.map(({ cohort }) => cohort[part])).size > 1);
}

/** The marksheet of one result. */
export function marksheetData(
  { record, student, subjectNames, cohort, words, exam }: ResultOnPaper,
  { showsPosition, grades, examNames, attendance }: PaperOptions & { readonly attendance: Attendance | undefined },
): MarksheetData {
  const own = grades.get(record.run_id) ?? [];
  return {
    student,
    cohort,
    exam,
    result: { ...words, failed_subjects: record.failed_subjects },
    subjects: record.subjects.map((subject) => ({
      papers: papersOf(subject, subjectNames),
      ...(record.exam_type_id === null && { exams: examsOf(subject, { examNames, grades: own }) }),
      obtained: subject.obtained,
      full_marks: marksText(subject.full_marks),
      letter: subject.letter,
      point: subject.point,
      is_fourth: subject.is_fourth === 1,
    })),
    ...(showsPosition && {
      positions: { section: record.position_in_section, class: record.position_in_class },
    }),
    ...(attendance && { attendance }),
    grades: own,
  };
}

/** A subject, or the two papers of a pair, each with the parts of its own. */
function papersOf(
  { subject_id: id, partner_id: partner, components }: StoredSubject,
  names: ResultOnPaper['subjectNames'],
): SubjectData['papers'] {
  const parts = partsOf(components).components;
  const own = parts.filter((part) => part.subject_id !== partner);
  const first = { ...(names.get(id) ?? NAMELESS), components: componentsOf(own) };
  if (partner === null) return [first];
  const others = parts.filter((part) => part.subject_id === partner);
  return [first, { ...(names.get(partner) ?? NAMELESS), components: componentsOf(others) }];
}

function componentsOf(parts: ReturnType<typeof partsOf>['components']) {
  return parts.map(({ name, mark, full_mark, is_absent }) => ({
    name,
    mark: mark === null ? null : marksText(mark),
    full_mark: marksText(full_mark),
    is_absent: is_absent === 1,
  }));
}

/** What the exams of a year gave a subject of its final. */
function examsOf(
  { components }: StoredSubject,
  { examNames, grades }: Pick<PaperOptions, 'examNames'> & Required<Pick<MarksheetData, 'grades'>>,
): NonNullable<SubjectData['exams']> {
  const scale = new GradeScale(grades);
  return partsOf(components).exams.map(({ exam_type_id, weight, obtained, full_mark, is_absent }) => ({
    name: examNames.get(exam_type_id) ?? '',
    weight: marksText(weight),
    percent: twoDecimals(scale.shownPercent(exact(obtained).mul(100).div(full_mark))),
    is_absent: is_absent === 1,
  }));
}

/** Who of these passed, by merit, in a list for all whose places in the section or the class were counted together. */
export function meritListData(results: readonly ResultOnPaper[], isOfSection: boolean): MeritListData {
  const placed = results.flatMap((result) => {
    const position = positionOf(result, isOfSection);
    return position === null ? [] : [{ result, position }];
  });
  const ranked = dividedBy(placed.map(({ result }) => result));
  const divided = ranked.filter((part) => isOfSection || RANKED_PARTS.has(part));
  const lists = new Map<string, typeof placed>();
  for (const each of placed) {
    const key = divided.map((part) => each.result.cohort[part] ?? '').join('\n');
    lists.set(key, [...(lists.get(key) ?? []), each]);
  }
  return {
    ...common(results),
    has_sections: dividedBy(results).includes('section'),
    lists: [...lists]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, own]) => ({
        cohort: Object.fromEntries(divided.map((part) => [part, own[0]?.result.cohort[part] ?? NOTHING])),
        students: own
          .map(({ result, position }) => ({
            ...result.student,
            position,
            section: result.cohort.section ?? null,
            result: result.words,
          }))
          .sort((one, other) => one.position - other.position),
      })),
  };
}

/** What tells apart those whose places in the class are counted apart. */
const RANKED_PARTS: ReadonlySet<string> = new Set(RANKED_IN_CLASS.map((name) => name.replace(/_id$/, '')));

function positionOf({ record }: ResultOnPaper, isOfSection: boolean): number | null {
  return isOfSection ? record.position_in_section : record.position_in_class;
}

/** The sheet of these results. */
export function tabulationData(
  results: readonly ResultOnPaper[],
  { showsPosition, isOfSection }: { readonly showsPosition: boolean; readonly isOfSection: boolean },
): TabulationData {
  const subjects = new Map<number, TabulationData['subjects'][number]>();
  for (const { record, subjectNames } of results)
    for (const subject of record.subjects) {
      const before = subjects.get(subject.subject_id);
      const own = marksText(subject.full_marks);
      const full_marks = before && before.full_marks !== own ? null : own;
      subjects.set(subject.subject_id, { ...wholeName(subject, subjectNames), full_marks });
    }
  const ids = [...subjects.keys()];
  return {
    ...common(results),
    divided: dividedBy(results),
    subjects: [...subjects.values()],
    position_in: isOfSection ? 'section' : 'class',
    students: results.map((result) => ({
      ...result.student,
      cohort: result.cohort,
      result: result.words,
      ...(showsPosition && { position: positionOf(result, isOfSection) }),
      marks: ids.map((id) => {
        const own = result.record.subjects.find(({ subject_id }) => subject_id === id);
        return own ? markOnSheet(own, subjects.get(id)?.full_marks === null) : null;
      }),
    })),
  };
}

function markOnSheet({ obtained, letter, is_absent, is_fourth, full_marks }: StoredSubject, saysFull: boolean) {
  return {
    obtained,
    ...(saysFull && { full_marks: marksText(full_marks) }),
    letter,
    is_absent: is_absent === 1,
    is_fourth: is_fourth === 1,
  };
}

/** The name of a subject, with that of the other paper where two count as one. */
function wholeName(
  { subject_id: id, partner_id: partner }: StoredSubject,
  names: ResultOnPaper['subjectNames'],
): NameOnPaper {
  const first: NameOnPaper = names.get(id) ?? NAMELESS;
  if (partner === null) return first;
  const other: NameOnPaper = names.get(partner) ?? NAMELESS;
  const name = pairName(first.name, other.name);
  const second = pairName(first.second_name ?? first.name, other.second_name ?? other.name);
  return second === name ? { name } : { name, second_name: second };
}

const pairName = (name: string, partner: string) => subjectName({ name, partner });
