import { choice, defineResource, money, percent, text } from '../../src/core/index.ts';

export const bonusType = defineResource({
  name: 'bonusType',
  area: 'employees',
  icon: 'Category',
  path: '/employee/bonus/type',
  permission: 'Bonus Type',
  endpoints: { list: '/get/all/bonus/type' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    kind: choice(['percentage', 'sum'], { required: true, initial: 'percentage' }),
    percentage: percent({ min: 0.01, max: 1000, visibleWhen: { kind: 'percentage' }, requiredWhen: { kind: 'percentage' } }),
    amount: money({ min: 0.01, visibleWhen: { kind: 'sum' }, requiredWhen: { kind: 'sum' } }),
  },
  toggle: true,
  seed: [
    { name: 'Eid-ul-Fitr bonus', kind: 'percentage', percentage: 100 },
    { name: 'Eid-ul-Adha bonus', kind: 'percentage', percentage: 100 },
    { name: 'Durga Puja bonus', kind: 'percentage', percentage: 100 },
    { name: 'Pohela Boishakh allowance', kind: 'percentage', percentage: 20 },
    { name: 'Examination duty', kind: 'sum', amount: '2000.00' },
  ],
});
