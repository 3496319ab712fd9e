import { choice, date, defineResource, file, longText, money, percent, reference, status, text } from '../../src/core/index.ts';

export const waiver = defineResource({
  name: 'waiver',
  area: 'fees',
  icon: 'Redeem',
  path: '/student/waiver',
  permission: 'Waiver',
  endpoints: { list: '/get/student/waivers', active: '/get/active/student/waivers' },
  fields: {
    student_id: reference('student', { required: true, only: { is_active: 1 } }),
    waiver_type_id: reference('waiverType', { required: true, only: { is_active: 1, approval_status: 1 } }),
    fee_type_id: reference('feeType', { only: { is_active: 1 }, help: true }),
    kind: choice(['percentage', 'sum'], { required: true, initial: 'percentage' }),
    percentage: percent({ min: 0.01, max: 100, visibleWhen: { kind: 'percentage' }, requiredWhen: { kind: 'percentage' } }),
    amount: money({ min: 0.01, visibleWhen: { kind: 'sum' }, requiredWhen: { kind: 'sum' }, help: true }),
    academic_year_id: reference('academicYear', { required: true, only: { is_active: 1 }, preset: { is_current: 1 } }),
    starts_on: date({ required: true, help: true }),
    ends_on: date({ notBefore: 'starts_on', help: true }),
    reason: longText({ max: 500 }),
    application: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    approval_status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: text({ max: 200, readOnly: true }),
  },
  toggle: true,
  title: '{student_id} · {waiver_type_id}',
  editableWhen: { approval_status: 0 },
  list: {
    columns: ['student_id', 'waiver_type_id', 'percentage', 'amount', 'approval_status', 'is_active'],
    filters: ['approval_status', 'student_id', 'waiver_type_id', 'fee_type_id', 'academic_year_id', 'is_active'],
    sort: '-starts_on',
  },
  form: {
    size: 'page',
    sections: [
      { name: 'whom', fields: ['student_id', 'waiver_type_id', 'reason', 'application'] },
      { name: 'waived', fields: ['fee_type_id', 'kind', 'percentage', 'amount'] },
      { name: 'when', fields: ['academic_year_id', 'starts_on', 'ends_on'] },
    ],
  },
  actions: {
    approve: { from: 'pending', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    reject: { from: 'pending', to: 'rejected', confirm: true, ask: ['reject_reason'], icon: 'Close', tone: 'error' },
  },
});
