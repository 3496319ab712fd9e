import { decimal, defineResource, integer, text } from '../../src/core/index.ts';

export const gradeType = defineResource({
  name: 'gradeType',
  area: 'exams',
  icon: 'Grade',
  path: '/grade/type',
  permission: 'Grade Type',
  read: 'signedIn',
  endpoints: { list: '/grade/types' },
  fields: {
    name: text({ required: true, max: 80 }),
    letter: text({ required: true, max: 10, unique: true }),
    min_mark: decimal({ required: true, min: 0, max: 100, unique: true, help: true }),
    point: decimal({ required: true, min: 0, max: 10 }),
    order: integer({ required: true, min: 1, max: 100, unique: true }),
  },
  toggle: true,
  title: 'letter',
  subtitle: '{name}',
  list: { columns: ['letter', 'name', 'min_mark', 'point', 'order', 'is_active'], filters: ['is_active'], sort: 'order' },
  seed: [
    { name: 'Outstanding', letter: 'A+', min_mark: 80, point: 5, order: 1 },
    { name: 'Excellent', letter: 'A', min_mark: 70, point: 4, order: 2 },
    { name: 'Very good', letter: 'A-', min_mark: 60, point: 3.5, order: 3 },
    { name: 'Good', letter: 'B', min_mark: 50, point: 3, order: 4 },
    { name: 'Satisfactory', letter: 'C', min_mark: 40, point: 2, order: 5 },
    { name: 'Pass', letter: 'D', min_mark: 33, point: 1, order: 6 },
    { name: 'Fail', letter: 'F', min_mark: 0, point: 0, order: 7 },
  ],
});
