import { choice, date, defineResource, reference, text, time } from '../../src/core/index.ts';
import { COHORT, cohort, partOfClass } from '../academics/cohort.ts';
import { ofCohort } from '../academics/rowRules.ts';

/** When and where a paper is sat. What is left empty of the cohort means all. */
export const examRoutine = defineResource({
  name: 'examRoutine',
  area: 'exams',
  icon: 'Event',
  path: '/exam/routine',
  permission: 'Exam Routine',
  visibleTo: { rules: ['everybody', ...ofCohort('exam routine', 'class_id')] },
  endpoints: { list: '/exam/routines', active: '/active/exam/routines' },
  fields: {
    academic_year_id: cohort.academic_year_id,
    exam_type_id: reference('examType', { required: true }),
    class_id: cohort.class_id,
    ...partOfClass,
    subject_id: reference('subject', { required: true, unique: [...COHORT, 'exam_type_id', 'kind'] }),
    kind: choice(['written', 'practical', 'oral'], { required: true, initial: 'written' }),
    held_on: date({ required: true }),
    starts_at: time({ required: true }),
    ends_at: time({ required: true, after: 'starts_at' }),
    room: text({ max: 40 }),
    employee_id: reference('employee'),
  },
  toggle: true,
  title: '{exam_type_id} · {class_id} {student_group_id} · {subject_id}',
  subtitle: '{held_on} {starts_at}',
  list: {
    columns: [
      'held_on',
      'starts_at',
      'exam_type_id',
      'class_id',
      'version_id',
      'shift_id',
      'subject_id',
      'room',
      'is_active',
    ],
    filters: ['exam_type_id', ...COHORT, 'subject_id', 'held_on', 'employee_id', 'is_active'],
    sort: 'held_on',
    nextFirst: true,
    thenBy: ['starts_at', 'class_id'],
    groupBy: ['held_on', 'class_id'],
    views: {
      month: { from: 'held_on', at: 'starts_at', shows: ['class_id', 'subject_id', 'kind', 'room'] },
      plan: {
        day: 'held_on',
        from: 'starts_at',
        to: 'ends_at',
        within: 'academic_year_id',
        of: ['class_id'],
        shows: [
          'subject_id',
          'kind',
          'exam_type_id',
          'version_id',
          'shift_id',
          'student_group_id',
          'section_id',
          'room',
          'employee_id',
        ],
      },
    },
  },
  form: {
    keeps: ['exam_type_id', ...COHORT],
    sections: [
      { name: 'whom', fields: ['exam_type_id', ...COHORT] },
      { name: 'paper', fields: ['subject_id', 'kind', 'held_on', 'starts_at', 'ends_at', 'room', 'employee_id'] },
    ],
  },
});
