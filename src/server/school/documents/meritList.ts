import { defineDocument } from '../../documents/defineDocument.ts';
import type { CohortWords, ExamWords, ResultWords, StudentWords } from './papers.ts';
import { template } from './templates/index.ts';

/** What a merit list shows. */
export interface MeritListData {
  readonly cohort: CohortWords;
  readonly exam: ExamWords;
  /** Those who passed, the best first; equals share a position. */
  readonly students: readonly RankedStudent[];
}

interface RankedStudent extends StudentWords {
  readonly position: number;
  /** Of a list over several sections. */
  readonly section?: string | null;
  readonly result: Omit<ResultWords, 'is_passed'>;
}

/** Who passed an exam, in the order of merit. */
export const meritList = defineDocument<MeritListData>({
  kind: 'meritList',
  prefix: 'ML',
  template: template('meritList'),
  says: ({ cohort, exam, students }) => ({
    class: cohort.class,
    ...(cohort.section && { section: cohort.section }),
    exam: exam.exam,
    academic_year: exam.academic_year,
    students: String(students.length),
    ...(students[0] && { best: students[0].result.gpa }),
  }),
});
