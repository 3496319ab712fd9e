import {
  approval,
  choice,
  date,
  defineResource,
  longText,
  money,
  percent,
  reason,
  reference,
  status,
  text,
} from '../../src/core/index.ts';
import { cohort } from '../academics/cohort.ts';

/** A waiver for every student of the school, or of a class. */
export const waiverForAll = defineResource({
  name: 'waiverForAll',
  plural: 'waiversForAll',
  area: 'fees',
  icon: 'Campaign',
  path: '/student/waiver/forAll',
  permission: 'Waiver For All',
  visibleTo: 'everybody',
  endpoints: { list: '/get/student/waiver/for/all', active: '/get/active/student/waiver/for/all' },
  fields: {
    name: text({ required: true, max: 120 }),
    waiver_type_id: reference('waiverType', { only: { approval_status: 'approved' } }),
    fee_type_id: reference('feeType', { help: true }),
    kind: choice(['percentage', 'sum'], { required: true, initial: 'percentage' }),
    percentage: percent({ min: 0.01, max: 100, neededWhen: { kind: 'percentage' } }),
    amount: money({ min: 0.01, neededWhen: { kind: 'sum' }, help: true }),
    academic_year_id: cohort.academic_year_id,
    class_id: reference('class', { help: true }),
    starts_on: date({ required: true, help: true }),
    ends_on: date({ notBefore: 'starts_on', help: true }),
    reason: longText({ max: 500 }),
    approval_status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: reason(),
  },
  toggle: true,
  editableWhen: { approval_status: 'pending' },
  list: {
    columns: ['name', 'class_id', 'percentage', 'amount', 'approval_status', 'is_active'],
    filters: ['approval_status', 'class_id', 'fee_type_id', 'academic_year_id', 'is_active'],
    sort: '-starts_on',
    sums: [],
  },
  form: {
    sections: [
      { name: 'whom', fields: ['name', 'waiver_type_id', 'class_id', 'reason'] },
      { name: 'waived', fields: ['fee_type_id', 'kind', 'percentage', 'amount'] },
      { name: 'when', fields: ['academic_year_id', 'starts_on', 'ends_on'] },
    ],
  },
  actions: approval(),
});
