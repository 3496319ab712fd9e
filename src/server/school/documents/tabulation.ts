import { defineDocument } from '../../documents/defineDocument.ts';
import { arePublished } from './arePublished.ts';
import type { CohortPart, CohortWords, ExamWords, ResultWords, StudentWords } from './papers.ts';
import { template } from './templates/index.ts';

/** What a tabulation sheet shows. */
export interface TabulationData {
  readonly cohort: CohortWords;
  readonly exam: ExamWords;
  /** Each is a column, because the students differ by it. */
  readonly divided: readonly CohortPart[];
  readonly subjects: readonly {
    readonly name: string;
    readonly second_name?: string;
    /** Null where students have different ones, which then stand at their marks. */
    readonly full_marks: string | null;
  }[];
  readonly students: readonly TabulatedStudent[];
  /** Of what the positions are. */
  readonly position_in: 'section' | 'class';
}

/** What a student has reached in a subject; who was absent has no marks there. */
interface MarkOnSheet {
  readonly obtained: string;
  /** Where the head of the subject cannot say them. */
  readonly full_marks?: string;
  readonly letter: string;
  readonly is_absent: boolean;
  readonly is_fourth: boolean;
}

interface TabulatedStudent extends StudentWords {
  readonly result: ResultWords;
  readonly cohort: CohortWords;
  /** In the section where the sheet is of one, else in the class. */
  readonly position?: number | null;
  /** In the order of the subjects; null where the student does not take one. */
  readonly marks: readonly (MarkOnSheet | null)[];
}

/** The marks of a whole class or section in an exam, on wide paper. */
export const tabulation = defineDocument<TabulationData>({
  kind: 'tabulation',
  prefix: 'TS',
  template: template('tabulation'),
  says: ({ cohort, exam, students }) => ({
    class: cohort.class,
    ...(cohort.section && { section: cohort.section }),
    exam: exam.exam,
    academic_year: exam.academic_year,
    students: String(students.length),
    passed: String(students.filter(({ result }) => result.is_passed).length),
  }),
  holds: (database, { made_of }) => arePublished(database, made_of),
});
