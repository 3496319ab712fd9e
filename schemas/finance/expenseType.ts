import { defineResource, longText, text } from '../../src/core/index.ts';

export const expenseType = defineResource({
  name: 'expenseType',
  area: 'finance',
  icon: 'Category',
  path: '/expense/type',
  permission: 'Expense Type',
  endpoints: { list: '/get/expense/types', active: '/active/expense/types' },
  fields: {
    name: text({ required: true, max: 120, unique: true }),
    description: longText({ max: 500 }),
  },
  toggle: true,
  seed: [
    { name: 'Utilities', description: 'Electricity, water, gas, internet and telephone' },
    { name: 'Stationery', description: 'Paper, ink and what the office writes with' },
    { name: 'Repairs', description: 'Buildings, furniture and equipment' },
    { name: 'Events', description: 'Sports day, cultural programme, prize giving' },
    { name: 'Transport', description: 'Buses, fuel and travel' },
    { name: 'Laboratory', description: 'Chemicals, glassware and instruments' },
  ],
});
