import { children, choice, computed, decimal, defineResource, integer, reference, text } from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';

/**
 * What the marks of a subject are made of in an exam, and when they suffice. Those of a class are saved together by
 * `services/exams/saveDistributions.ts`.
 */
export const markDistribution = defineResource({
  name: 'markDistribution',
  area: 'exams',
  icon: 'PieChart',
  path: '/mark/distribution/update',
  screens: { create: '/mark/distribution' },
  permission: 'Mark Distribution',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/mark/distribution' },
  fields: {
    academic_year_id: cohort.academic_year_id,
    exam_type_id: reference('examType', { required: true }),
    class_id: cohort.class_id,
    student_group_id: cohort.student_group_id,
    subject_id: reference('subject', {
      required: true,
      unique: ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id'],
    }),
    pass_rule: choice(['overall', 'every_part', 'both'], { required: true, initial: 'both', help: true }),
    components: children(
      {
        name: text({ required: true, max: 40, unique: true }),
        full_mark: integer({ required: true, min: 1, max: 1000 }),
        pass_mark: decimal({ required: true, min: 0, atMost: 'full_mark', initial: 0 }),
      },
      { required: true, max: 20, help: true },
    ),
    full_marks: computed({ as: 'integer', value: sumOfFullMarks }),
  },
  title: '{exam_type_id} · {class_id} {student_group_id} · {subject_id} · {academic_year_id}',
  list: { columns: ['exam_type_id', 'class_id', 'student_group_id', 'subject_id', 'full_marks'], sort: '-id' },
  form: {
    size: 'page',
    sections: [
      { name: 'whom', fields: ['academic_year_id', 'exam_type_id', 'class_id', 'student_group_id', 'subject_id'] },
      { name: 'marks', fields: ['pass_rule', 'components', 'full_marks'] },
    ],
  },
});

function sumOfFullMarks({ components }: { components?: readonly { full_mark: number }[] }): number {
  return (components ?? []).reduce((sum, { full_mark }) => sum + full_mark, 0);
}
