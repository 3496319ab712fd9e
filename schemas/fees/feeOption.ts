import { defineResource, longText, text } from '../../src/core/index.ts';

export const feeOption = defineResource({
  name: 'feeOption',
  area: 'fees',
  icon: 'Category',
  path: '/student/fee/option',
  permission: 'Fee Option',
  visibleTo: 'everybody',
  endpoints: { list: '/student/fee/options', active: '/active/student/fee/options' },
  fields: { name: text({ required: true, max: 80, unique: true }), description: longText({ max: 500 }) },
  toggle: true,
});
