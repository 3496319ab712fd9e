import { choice, date, defineResource, longText, money, percent, reference, status, text } from '../../src/core/index.ts';

/** A waiver for every student of the school, or of a class. */
export const waiverForAll = defineResource({
  name: 'waiverForAll',
  plural: 'waiversForAll',
  area: 'fees',
  icon: 'Campaign',
  path: '/student/waiver/forAll',
  permission: 'Waiver For All',
  endpoints: { list: '/get/student/waiver/for/all', active: '/get/active/student/waiver/for/all' },
  fields: {
    name: text({ required: true, max: 120 }),
    waiver_type_id: reference('waiverType', { only: { is_active: 1, approval_status: 1 } }),
    fee_type_id: reference('feeType', { only: { is_active: 1 }, help: true }),
    kind: choice(['percentage', 'sum'], { required: true, initial: 'percentage' }),
    percentage: percent({ min: 0.01, max: 100, visibleWhen: { kind: 'percentage' }, requiredWhen: { kind: 'percentage' } }),
    amount: money({ min: 0.01, visibleWhen: { kind: 'sum' }, requiredWhen: { kind: 'sum' }, help: true }),
    academic_year_id: reference('academicYear', { required: true, only: { is_active: 1 }, preset: { is_current: 1 } }),
    class_id: reference('class', { only: { is_active: 1 }, help: true }),
    starts_on: date({ required: true, help: true }),
    ends_on: date({ notBefore: 'starts_on', help: true }),
    reason: longText({ max: 500 }),
    approval_status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: text({ max: 200, readOnly: true }),
  },
  toggle: true,
  editableWhen: { approval_status: 0 },
  list: {
    columns: ['name', 'class_id', 'percentage', 'amount', 'approval_status', 'is_active'],
    filters: ['approval_status', 'class_id', 'fee_type_id', 'academic_year_id', 'is_active'],
    sort: '-starts_on',
  },
  form: {
    size: 'page',
    sections: [
      { name: 'whom', fields: ['name', 'waiver_type_id', 'class_id', 'reason'] },
      { name: 'waived', fields: ['fee_type_id', 'kind', 'percentage', 'amount'] },
      { name: 'when', fields: ['academic_year_id', 'starts_on', 'ends_on'] },
    ],
  },
  actions: {
    approve: { from: 'pending', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    reject: { from: 'pending', to: 'rejected', confirm: true, ask: ['reject_reason'], icon: 'Close', tone: 'error' },
  },
});
