import type { MarksheetData } from '../../documents/marksheet.ts';
import type { MeritListData } from '../../documents/meritList.ts';
import type { TabulationData } from '../../documents/tabulation.ts';
import type { Attendance } from './attendanceOf.ts';
import { type ResultOnPaper, subjectsOf } from './resultsOnPaper.ts';
import type { Shown } from './shownOnPapers.ts';

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
      name: subject.subject?.name ?? '',
      partner: subject.partner?.name ?? null,
      obtained: subject.obtained,
      full_marks: String(subject.full_marks),
      letter: subject.letter,
      point: subject.point,
      is_fourth: subject.is_fourth === 1,
      components: componentsOnPaper(subject.components),
    })),
    ...(showsPosition && {
      positions: { section: record.position_in_section, class: record.position_in_class },
    }),
    ...(attendance && { attendance }),
    grades: grades.get(record.run_id) ?? [],
  };
}

/** The parts of a subject; the final of a year has exams in their place, which are no parts. */
function componentsOnPaper(text: string): MarksheetData['subjects'][number]['components'] {
  const parts = JSON.parse(text) as readonly {
    readonly name?: string;
    readonly mark: number | null;
    readonly full_mark: number;
    readonly is_absent: number;
  }[];
  return parts.flatMap(({ name, mark, full_mark, is_absent }) =>
    name === undefined
      ? []
      : [{ name, mark: mark === null ? null : String(mark), full_mark: String(full_mark), is_absent: is_absent === 1 }],
  );
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
        return own ? { obtained: own.obtained, letter: own.letter } : null;
      }),
    })),
  };
}
