import { children, choice, defineResource, integer, money, reference } from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';
import { MONTHS } from '../months.ts';
import { ofCohort } from '../academics/rowRules.ts';

/** What a class pays for a fee type in a year, and when. */
export const assignedFee = defineResource({
  name: 'assignedFee',
  area: 'fees',
  icon: 'Payments',
  path: '/assign/student/fee',
  permission: 'Assigned Fee',
  visibleTo: { rules: ['everybody', ...ofCohort('payment', 'class_id')] },
  endpoints: { list: '/assign/student/fees' },
  fields: {
    fee_type_id: reference('feeType', {
      required: true,
      unique: ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'student_group_id', 'exam_type_id'],
    }),
    amount: money({ required: true, min: 0.01 }),
    exam_type_id: reference('examType', { help: true }),
    academic_year_id: cohort.academic_year_id,
    class_id: cohort.class_id,
    version_id: reference('version', { help: true }),
    shift_id: reference('shift', { help: true }),
    student_group_id: cohort.student_group_id,
    due_months: children({ month: choice(MONTHS, { required: true, unique: true }) }, { max: 12, help: true }),
    due_day: integer({ required: true, min: 1, max: 31, initial: 10, help: true }),
    fine_kind: choice(['none', 'fixed', 'per_day'], { required: true, initial: 'none' }),
    fine_amount: money({ min: 0.01, neededWhen: { fine_kind: ['fixed', 'per_day'] } }),
    fine_cap: money({ min: 0.01, visibleWhen: { fine_kind: 'per_day' }, help: true }),
  },
  toggle: true,
  title: '{fee_type_id} {exam_type_id} · {class_id} {version_id} {student_group_id} · {academic_year_id}',
  list: {
    columns: [
      'fee_type_id',
      'exam_type_id',
      'class_id',
      'version_id',
      'shift_id',
      'student_group_id',
      'academic_year_id',
      'amount',
      'is_active',
    ],
    filters: [
      'academic_year_id',
      'class_id',
      'fee_type_id',
      'version_id',
      'shift_id',
      'student_group_id',
      'exam_type_id',
      'is_active',
    ],
    sort: '-id',
    sums: [],
  },
  form: {
    keeps: [
      'fee_type_id',
      'exam_type_id',
      'academic_year_id',
      'class_id',
      'version_id',
      'shift_id',
      'student_group_id',
    ],
    sections: [
      { name: 'fee', fields: ['fee_type_id', 'amount', 'exam_type_id'] },
      { name: 'whom', fields: ['academic_year_id', 'class_id', 'version_id', 'shift_id', 'student_group_id'] },
      { name: 'due', fields: ['due_months', 'due_day'] },
      { name: 'fine', fields: ['fine_kind', 'fine_amount', 'fine_cap'] },
    ],
  },
});
