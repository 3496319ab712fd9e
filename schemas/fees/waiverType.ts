import { defineResource, longText, status, text } from '../../src/core/index.ts';

export const waiverType = defineResource({
  name: 'waiverType',
  area: 'fees',
  icon: 'Discount',
  path: '/student/waiver/type',
  permission: 'Waiver Type',
  endpoints: { list: '/get/student/waiver/types', active: '/get/active/student/waiver/types' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    description: longText({ max: 500 }),
    approval_status: status({ pending: 0, approved: 1, rejected: 2 }),
    reject_reason: text({ max: 200, readOnly: true }),
  },
  toggle: true,
  editableWhen: { approval_status: 0 },
  list: { columns: ['name', 'description', 'approval_status', 'is_active'] },
  actions: {
    approve: { from: 'pending', to: 'approved', confirm: true, notByCreator: true, icon: 'Check', tone: 'success' },
    reject: { from: 'pending', to: 'rejected', confirm: true, ask: ['reject_reason'], icon: 'Close', tone: 'error' },
  },
  seed: [
    { name: 'Sibling', description: 'Second and further children of one family', approval_status: 1 },
    { name: 'Merit', description: 'First three of a class in the annual examination', approval_status: 1 },
    { name: 'Freedom fighter’s family', approval_status: 1 },
    { name: 'Staff child', approval_status: 1 },
    { name: 'Hardship', description: 'Decided by the managing committee', approval_status: 1 },
    { name: 'Distance', description: 'Whoever comes from beyond the river', approval_status: 0 },
  ],
});
