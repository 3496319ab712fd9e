import { choice, defineResource, money, percent, text } from '../../src/core/index.ts';

export const bonusType = defineResource({
  name: 'bonusType',
  area: 'employees',
  icon: 'Category',
  path: '/employee/bonus/type',
  permission: 'Bonus Type',
  visibleTo: 'everybody',
  endpoints: { list: '/get/all/bonus/type' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    kind: choice(['percentage', 'sum'], { required: true, initial: 'percentage' }),
    percentage: percent({ min: 0.01, max: 1000, neededWhen: { kind: 'percentage' } }),
    amount: money({ min: 0.01, neededWhen: { kind: 'sum' } }),
  },
  toggle: true,
  list: { sums: [] },
});
