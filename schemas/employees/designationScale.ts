import { children, defineResource, money, percent, reference, text } from '../../src/core/index.ts';

/** What a post is paid in a scale: the basic salary and the allowances beside it. */
export const designationScale = defineResource({
  name: 'designationScale',
  area: 'employees',
  icon: 'RequestQuote',
  path: '/employee/designation/scale',
  permission: 'Designation Scale',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/designation/scale' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    designation_id: reference('designation', { required: true, fixedWhileUsed: true }),
    scale_id: reference('scale', { required: true }),
    basic_salary: money({ required: true, min: 0.01 }),
    allowances: children(
      {
        name: text({ required: true, max: 80, unique: true }),
        percentage: percent({
          min: 0.01,
          max: 200,
          neededWhen: { amount: { filled: false } },
        }),
        amount: money({ min: 0.01 }),
      },
      { max: 30, help: true },
    ),
  },
  toggle: true,
  list: { filters: ['designation_id', 'scale_id', 'basic_salary', 'is_active'], sums: [] },
  form: {
    size: 'page',
    sections: [
      { name: 'post', fields: ['name', 'designation_id', 'scale_id', 'basic_salary'] },
      { name: 'allowances', fields: ['allowances'] },
    ],
  },
});
