import type { BySubject } from '../../schemas/exams/resultPageCalls.ts';
import type { Campus } from './campus.ts';
import { groupedBy } from './results.ts';

/** A subject of a result, with what its result says of the student. */
export interface SubjectRow {
  readonly result_id: number;
  readonly student_id: number;
  readonly class_id: number;
  readonly section_id: number;
  readonly gender_id: number;
  readonly subject_id: number;
  readonly obtained: number;
  readonly percent: number;
  readonly point: number;
  readonly letter: string;
  readonly is_passed: number;
  readonly is_absent: number;
  readonly passed: number;
  readonly failed_subjects: number;
  readonly gpa: number;
}

/** Every subject of every newest result of an exam, as it is stored. */
export function storedSubjects(
  campus: Campus,
  { year, exam }: { readonly year: unknown; readonly exam: unknown },
): Promise<SubjectRow[]> {
  return campus.database.query<SubjectRow>(
    `select r.id as result_id, r.student_id, r.class_id, r.section_id, t.gender_id, s.subject_id, s.obtained::float,
       s.percent::float, s.point::float, s.letter, s.is_passed, s.is_absent, r.is_passed as passed, r.failed_subjects,
       r.gpa::float
     from results r join results_subjects s on s.parent_id = r.id join students t on t.id = r.student_id
     where r.academic_year_id = $1 and r.exam_type_id = $2
       and r.version_no = (select max(version_no) from results n where n.student_id = r.student_id
         and n.academic_year_id = r.academic_year_id and n.exam_type_id = r.exam_type_id)`,
    [year, exam],
  );
}

/** One row for each result. */
export function firstOfEach(rows: readonly SubjectRow[]): SubjectRow[] {
  return [...groupedBy(rows, ({ result_id }) => result_id).values()].map(([first]) => first as SubjectRow);
}

/** The section in which a page names the result of a student. */
export function placeOfStudent(answer: BySubject, rows: readonly SubjectRow[], student: number): string {
  const result = rows.find(({ student_id }) => student_id === student)?.result_id;
  return answer.students.find(({ id }) => id === result)?.section ?? '';
}
