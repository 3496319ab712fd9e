import { choice, defineResource, reference, text } from '../../src/core/index.ts';
import { COHORT, cohort } from './cohort.ts';
import { SIGNED_IN, ofCohort } from './rowRules.ts';

/** The class first: of it there are few sections, which are then offered. */
const OF_SECTION = ['class_id', 'section_id', 'version_id', 'shift_id', 'wing_id', 'student_group_id'] as const;

/** One lesson of the week. What is switched off keeps its place. */
export const classRoutine = defineResource({
  name: 'classRoutine',
  area: 'academics',
  icon: 'CalendarViewWeek',
  path: '/class/routine',
  screens: { create: '/class/routine/add' },
  permission: 'Class Routine',
  visibleTo: {
    rules: ['everybody', { rule: 'owner', by: 'employee_id', need: SIGNED_IN }, ...ofCohort('class routine')],
  },
  endpoints: { list: '/class/routines', active: '/active/class/routines' },
  fields: {
    ...cohort,
    class_day_id: reference('classDay', { required: true, only: { kind: 'working' } }),
    class_period_id: reference('classPeriod', {
      required: true,
      only: { kind: 'lesson' },
      narrowedBy: { shift_id: 'shift_id' },
      unique: [...COHORT, 'class_day_id', 'part'],
    }),
    part: choice(['whole', 'first', 'second', 'third'], { required: true, initial: 'whole', help: true }),
    subject_id: reference('subject', { required: true }),
    employee_id: reference('employee', { unique: ['academic_year_id', 'class_day_id', 'class_period_id'], help: true }),
    room: text({ max: 40, unique: ['academic_year_id', 'class_day_id', 'class_period_id'], help: true }),
  },
  toggle: true,
  title: '{class_id} · {section_id} · {subject_id}',
  subtitle: '{class_day_id} · {class_period_id}',
  list: {
    columns: [
      'class_day_id',
      'class_period_id',
      'class_id',
      'section_id',
      'shift_id',
      'version_id',
      'subject_id',
      'employee_id',
      'is_active',
    ],
    filters: [...COHORT, 'class_day_id', 'class_period_id', 'subject_id', 'employee_id', 'is_active'],
    sort: 'class_day_id',
    thenBy: ['class_period_id', 'class_id', 'section_id', 'part'],
    groupBy: ['class_day_id', 'class_id'],
    views: {
      week: {
        day: 'class_day_id.weekday',
        from: 'class_period_id.starts_at',
        to: 'class_period_id.ends_at',
        within: 'academic_year_id',
        of: [OF_SECTION, 'employee_id', 'room'],
        shows: ['subject_id', 'class_id', 'section_id', 'student_group_id', 'version_id', 'employee_id', 'room'],
      },
    },
  },
  form: {
    keeps: [...COHORT, 'class_day_id'],
    sections: [
      { name: 'cohort', fields: [...COHORT] },
      { name: 'lesson', fields: ['class_day_id', 'class_period_id', 'part', 'subject_id', 'employee_id', 'room'] },
    ],
  },
});
