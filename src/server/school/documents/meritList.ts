import { defineDocument } from '../../documents/defineDocument.ts';
import { arePublished } from './arePublished.ts';
import type { CohortWords, ExamWords, ResultWords, StudentWords } from './papers.ts';
import { template } from './templates/index.ts';

/** What a merit list shows. */
export interface MeritListData {
  readonly cohort: CohortWords;
  readonly exam: ExamWords;
  /** Those who passed, the best of each list first; equals share a position. */
  readonly lists: readonly RankedList[];
  /** Whether the students are of several sections. */
  readonly has_sections: boolean;
}

/** Students whose places were counted together, and what tells them from those of the other lists. */
interface RankedList {
  readonly cohort: Partial<CohortWords>;
  readonly students: readonly RankedStudent[];
}

interface RankedStudent extends StudentWords {
  readonly position: number;
  readonly section?: string | null;
  readonly result: Omit<ResultWords, 'is_passed'>;
}

/** Who passed an exam, in the order of merit. */
export const meritList = defineDocument<MeritListData>({
  kind: 'meritList',
  prefix: 'ML',
  template: template('meritList'),
  says: ({ cohort, exam, lists }) => {
    const students = lists.flatMap((list) => list.students);
    const [best] = students.map(({ result }) => result.gpa).sort((one, other) => Number(other) - Number(one));
    return {
      class: cohort.class,
      ...(cohort.section && { section: cohort.section }),
      exam: exam.exam,
      academic_year: exam.academic_year,
      students: String(students.length),
      ...(best && { best }),
    };
  },
  holds: (database, { made_of }) => arePublished(database, made_of),
});
