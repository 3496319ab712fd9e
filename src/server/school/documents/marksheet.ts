import { arePublished } from './arePublished.ts';
import { defineDocument } from '../../documents/defineDocument.ts';
import { type CohortWords, type ExamWords, plainMarks, type ResultWords, type StudentWords } from './papers.ts';
import { template } from './templates/index.ts';

/** A mark in a component of a subject; absent has none. */
interface ComponentOnPaper {
  readonly name: string;
  readonly mark: string | null;
  readonly full_mark: string;
  readonly is_absent: boolean;
}

/** A subject as it is marked: most have no second paper. */
interface PaperOfSubject {
  readonly name: string;
  /** In the script of the second language. */
  readonly second_name?: string;
  readonly components: readonly ComponentOnPaper[];
}

/** What an exam gave a subject in the final of a year. */
interface ExamOfSubject {
  readonly name: string;
  /** In percent. */
  readonly weight: string;
  readonly percent: string;
  readonly is_absent: boolean;
}

/** A subject, or two papers that count as one. */
interface SubjectOnPaper {
  /** One, or two that count together. */
  readonly papers: readonly PaperOfSubject[];
  /** Of the final of a year, whose papers have no components of their own. */
  readonly exams?: readonly ExamOfSubject[];
  readonly obtained: string;
  readonly full_marks: string;
  readonly letter: string;
  readonly point: string;
  readonly is_fourth: boolean;
}

/** From which percentage on there is which grade. */
interface GradeOnPaper {
  readonly letter: string;
  readonly min_mark: string;
  readonly point: string;
}

/** What a marksheet shows. */
export interface MarksheetData {
  readonly student: StudentWords;
  readonly cohort: CohortWords;
  readonly exam: ExamWords;
  readonly result: ResultWords & { readonly failed_subjects: number };
  readonly subjects: readonly SubjectOnPaper[];
  /** Left out where the school shows none; null where the student has none. */
  readonly positions?: { readonly section: number | null; readonly class: number | null };
  readonly attendance?: { readonly present: number; readonly days: number; readonly percent: string };
  readonly grades?: readonly GradeOnPaper[];
  readonly remark?: string | null;
}

/** What a student has reached in an exam, subject by subject. */
export const marksheet = defineDocument<MarksheetData>({
  kind: 'marksheet',
  prefix: 'MS',
  template: template('marksheet'),
  says: ({ student, cohort, exam, result: words }) => ({
    student: student.name,
    student_id: student.student_id,
    class: cohort.class,
    ...(cohort.section && { section: cohort.section }),
    exam: exam.exam,
    academic_year: exam.academic_year,
    gpa: words.gpa,
    letter: words.letter,
    total: plainMarks(words.total),
    full_marks: plainMarks(words.full_marks),
  }),
  asTheyAre: ['student_id'],
  holds: (database, { record_id }) => arePublished(database, [record_id]),
});
