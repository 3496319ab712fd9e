import type { MarksheetData } from '../../documents/marksheet.ts';
import type { MeritListData } from '../../documents/meritList.ts';
import type { TabulationData } from '../../documents/tabulation.ts';
import type { Attendance } from './attendanceOf.ts';
import { partsOf } from './readResult.ts';
import { type NamedSubject, type ResultOnPaper, subjectsOf } from './resultsOnPaper.ts';
import type { Shown } from './shownOnPapers.ts';

type SubjectData = MarksheetData['subjects'][number];

function common(results: readonly ResultOnPaper[]) {
  const [first] = results as readonly [ResultOnPaper];
  const words = Object.entries(first.cohort).map(([name, word]) => {
    const isShared = results.every(({ cohort }) => cohort[name as keyof typeof cohort] === word);
    return [name, isShared ? word : null];
  });
  return { cohort: { ...Object.fromEntries(words), class: first.cohort.class }, exam: first.exam };
}

/** The marksheet of one result. */
export function marksheetData(
  { record, student, cohort, words, exam }: ResultOnPaper,
  { showsPosition, grades, attendance }: Shown & { readonly attendance: Attendance | undefined },
): MarksheetData {
  return {
    student,
    cohort,
    exam,
    result: { ...words, failed_subjects: record.failed_subjects },
    subjects: subjectsOf(record).map((subject) => ({
      papers: papersOf(subject),
      obtained: subject.obtained,
      full_marks: String(subject.full_marks),
      letter: subject.letter,
      point: subject.point,
      is_fourth: subject.is_fourth === 1,
    })),
    ...(showsPosition && {
      positions: { section: record.position_in_section, class: record.position_in_class },
    }),
    ...(attendance && { attendance }),
    grades: grades.get(record.run_id) ?? [],
  };
}

/** A subject, or the two papers of a pair, each with the parts of its own. */
function papersOf({ subject, partner, partner_id, components }: NamedSubject): SubjectData['papers'] {
  const parts = partsOf(components).components;
  const own = {
    name: subject?.name ?? '',
    components: componentsOf(parts.filter((part) => part.subject_id !== partner_id)),
  };
  if (partner_id === null) return [own];
  const other = componentsOf(parts.filter(({ subject_id }) => subject_id === partner_id));
  return [own, { name: partner?.name ?? '', components: other }];
}

function componentsOf(parts: ReturnType<typeof partsOf>['components']) {
  return parts.map(({ name, mark, full_mark, is_absent }) => ({
    name,
    mark: mark === null ? null : String(mark),
    full_mark: String(full_mark),
    is_absent: is_absent === 1,
  }));
}

/** Who of these passed, by merit: in the section where it is one, else in the class. */
export function meritListData(results: readonly ResultOnPaper[], isOfSection: boolean): MeritListData {
  const key = isOfSection ? 'position_in_section' : 'position_in_class';
  const students = results
    .flatMap(({ record, student, cohort, words }) => {
      const position = record[key];
      return position === null ? [] : [{ ...student, position, section: cohort.section ?? null, result: words }];
    })
    .sort((one, other) => one.position - other.position);
  return { ...common(results), students };
}

/** The sheet of these results. */
export function tabulationData(results: readonly ResultOnPaper[], showsPosition: boolean): TabulationData {
  const subjects = new Map<number, TabulationData['subjects'][number]>();
  for (const { record } of results)
    for (const { subject_id, subject, full_marks } of subjectsOf(record))
      subjects.set(subject_id, { name: subject?.name ?? '', full_marks: String(full_marks) });
  const ids = [...subjects.keys()];
  return {
    ...common(results),
    subjects: [...subjects.values()],
    students: results.map(({ record, student, words }) => ({
      ...student,
      result: words,
      ...(showsPosition && { position: record.position_in_section }),
      marks: ids.map((id) => {
        const own = record.subjects.find(({ subject_id }) => subject_id === id);
        return own ? { obtained: own.obtained, letter: own.letter, is_absent: own.is_absent === 1 } : null;
      }),
    })),
  };
}
