import { decimal, defineResource, integer, text } from '../../src/core/index.ts';

export const gradeType = defineResource({
  name: 'gradeType',
  area: 'exams',
  icon: 'Grade',
  path: '/grade/type',
  permission: 'Grade Type',
  visibleTo: 'everybody',
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
  list: { columns: ['letter', 'name', 'min_mark', 'point', 'order', 'is_active'], sort: 'order' },
});
