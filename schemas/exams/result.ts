import {
  boolean,
  children,
  dateTime,
  decimal,
  defineResource,
  integer,
  longText,
  reference,
  status,
  text,
} from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';
import { ofPublishedResult } from '../academics/rowRules.ts';

/**
 * What a student has reached in an exam or, without one, in the year: one record for each version of it. Written by
 * `services/results/storeResults.ts`, and published and taken back by `services/results/publishResults.ts`.
 */
export const result = defineResource({
  name: 'result',
  area: 'exams',
  icon: 'EmojiEvents',
  path: '/all/result',
  screens: { show: '/single/result{id}' },
  permission: 'Result Processing',
  visibleTo: { rules: [{ rule: 'teacherOfStudent', by: 'student_id' }, ...ofPublishedResult], unless: 'read all' },
  // The menu leads to the screens made by hand that stand at these paths.
  inMenu: false,
  // `GET /results/{id}`, which is `oneResult` in schemas/exams/resultCalls.ts, answers its subjects besides.
  endpoints: { list: '/get/all/result', one: '/single/result{id}' },
  fields: {
    student_id: reference('student', { required: true, unique: ['academic_year_id', 'exam_type_id', 'version_no'] }),
    ...cohort,
    roll_no: integer(),
    exam_type_id: reference('examType'),
    // `version` is taken by the language of instruction.
    version_no: integer({ required: true, min: 1 }),
    gpa: decimal({ required: true, asText: true }),
    letter: text({ required: true, max: 10 }),
    total: decimal({ required: true, asText: true }),
    full_marks: decimal({ required: true }),
    is_passed: boolean({ required: true, initial: 0 }),
    failed_subjects: integer({ required: true, min: 0 }),
    // Where the exam hides places, a filter or an order by them would tell them.
    position_in_section: integer({ min: 1, filterPermission: 'read all' }),
    position_in_class: integer({ min: 1, filterPermission: 'read all' }),
    subjects: children({
      subject_id: reference('subject', { required: true }),
      partner_id: reference('subject'),
      is_fourth: boolean({ required: true, initial: 0 }),
      obtained: decimal({ required: true, asText: true }),
      full_marks: decimal({ required: true }),
      percent: decimal({ required: true, asText: true, decimals: 4 }),
      letter: text({ required: true, max: 10 }),
      point: decimal({ required: true, asText: true }),
      is_passed: boolean({ required: true, initial: 0 }),
      is_absent: boolean({ required: true, initial: 0 }),
      // The parts as JSON, frozen as they were.
      components: longText({ required: true }),
    }),
    run_id: reference('resultRun', { required: true }),
    published_at: dateTime(),
    status: status({ generated: 0, published: 1, replaced: 2 }),
  },
  readOnly: true,
  title: '{student_id} · {exam_type_id} {academic_year_id}',
  list: {
    columns: [
      'roll_no',
      'student_id',
      'section_id',
      'exam_type_id',
      'total',
      'gpa',
      'letter',
      'failed_subjects',
      'position_in_section',
      'position_in_class',
      'status',
    ],
    filters: [
      'academic_year_id',
      'exam_type_id',
      'class_id',
      'section_id',
      'version_id',
      'shift_id',
      'wing_id',
      'student_group_id',
      'student_id',
      'status',
    ],
    sort: '-id',
    search: [],
    searchThrough: { student_id: ['name', 'name_local', 'student_id'] },
  },
});
