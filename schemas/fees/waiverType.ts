import { approval, defineResource, longText, reason, status, text } from '../../src/core/index.ts';

export const waiverType = defineResource({
  name: 'waiverType',
  area: 'fees',
  icon: 'Discount',
  path: '/student/waiver/type',
  permission: 'Waiver Type',
  visibleTo: 'everybody',
  endpoints: { list: '/get/student/waiver/types', active: '/get/active/student/waiver/types' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    description: longText({ max: 500 }),
    approval_status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: reason(),
  },
  toggle: true,
  editableWhen: { approval_status: 'pending' },
  list: { columns: ['name', 'description', 'approval_status', 'is_active'] },
  actions: approval(),
});
