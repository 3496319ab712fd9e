import { boolean, dateTime, defineResource, integer, percent, text } from '../../src/core/index.ts';

export const examType = defineResource({
  name: 'examType',
  area: 'exams',
  icon: 'Quiz',
  path: '/exam/type',
  permission: 'Exam Type',
  visibleTo: 'everybody',
  read: 'signedIn',
  endpoints: { list: '/exam/types', active: '/active/exam/types' },
  fields: {
    name: text({ required: true, max: 80, unique: true }),
    order: integer({ required: true, min: 1, max: 100, place: true, help: true }),
    weight: percent({ required: true, min: 0, max: 100, initial: 100, help: true }),
    entry_opens_at: dateTime({ help: true }),
    entry_closes_at: dateTime({ after: 'entry_opens_at', help: true }),
    shows_position: boolean({ required: true, initial: 1, help: true }),
    shows_attendance: boolean({ required: true, initial: 0, help: true }),
  },
  related: [{ resource: 'examRoutine', by: 'exam_type_id' }],
  toggle: true,
});
