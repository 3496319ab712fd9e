import {
  approval,
  choice,
  date,
  defineResource,
  file,
  longText,
  money,
  percent,
  reason,
  reference,
  status,
} from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';
import { ofApprovedWaiver } from '../academics/sight.ts';

export const waiver = defineResource({
  name: 'waiver',
  area: 'fees',
  icon: 'Redeem',
  path: '/student/waiver',
  permission: 'Waiver',
  visibleTo: { rules: ['everybody', ...ofApprovedWaiver] },
  endpoints: { list: '/get/student/waivers', active: '/get/active/student/waivers' },
  fields: {
    student_id: reference('student', { required: true }),
    waiver_type_id: reference('waiverType', { required: true, only: { approval_status: 'approved' } }),
    fee_type_id: reference('feeType', { help: true }),
    kind: choice(['percentage', 'sum'], { required: true, initial: 'percentage' }),
    percentage: percent({ min: 0.01, max: 100, neededWhen: { kind: 'percentage' } }),
    amount: money({ min: 0.01, neededWhen: { kind: 'sum' }, help: true }),
    academic_year_id: cohort.academic_year_id,
    starts_on: date({ required: true, help: true }),
    ends_on: date({ notBefore: 'starts_on', help: true }),
    reason: longText({ max: 500 }),
    application: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    approval_status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: reason(),
  },
  toggle: true,
  title: '{student_id} · {waiver_type_id}',
  editableWhen: { approval_status: 'pending' },
  list: {
    columns: ['student_id', 'waiver_type_id', 'percentage', 'amount', 'approval_status', 'is_active'],
    filters: ['approval_status', 'student_id', 'waiver_type_id', 'fee_type_id', 'academic_year_id', 'is_active'],
    sort: '-starts_on',
  },
  form: {
    sections: [
      { name: 'whom', fields: ['student_id', 'waiver_type_id', 'reason', 'application'] },
      { name: 'waived', fields: ['fee_type_id', 'kind', 'percentage', 'amount'] },
      { name: 'when', fields: ['academic_year_id', 'starts_on', 'ends_on'] },
    ],
  },
  actions: approval(),
});
