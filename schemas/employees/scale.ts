import { defineResource, money, percent, text } from '../../src/core/index.ts';

/** The grades of pay that posts are put into. */
export const scale = defineResource({
  name: 'scale',
  area: 'employees',
  icon: 'Grade',
  path: '/employee/scale',
  permission: 'Scale',
  endpoints: { list: '/get/all/scale' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    lowest_basic: money({ required: true, min: 0 }),
    highest_basic: money({ min: 0 }),
    yearly_increment: percent({ min: 0, max: 100, help: true }),
  },
  toggle: true,
  seed: [
    { name: 'Grade 6', lowest_basic: '35500.00', highest_basic: '67010.00', yearly_increment: 5 },
    { name: 'Grade 7', lowest_basic: '29000.00', highest_basic: '63410.00', yearly_increment: 5 },
    { name: 'Grade 9', lowest_basic: '22000.00', highest_basic: '53060.00', yearly_increment: 5 },
    { name: 'Grade 10', lowest_basic: '16000.00', highest_basic: '38640.00', yearly_increment: 5 },
    { name: 'Grade 11', lowest_basic: '12500.00', highest_basic: '30230.00', yearly_increment: 5 },
    { name: 'Grade 16', lowest_basic: '9300.00', highest_basic: '22490.00', yearly_increment: 5 },
    { name: 'Grade 20', lowest_basic: '8250.00', highest_basic: '20010.00', yearly_increment: 5 },
  ],
});
