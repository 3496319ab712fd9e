import { defineResource, file, integer, reference, richText, text } from '../../src/core/index.ts';

/** What applicants must know before they apply. */
export const admissionInstruction = defineResource({
  name: 'admissionInstruction',
  area: 'admission',
  icon: 'Assignment',
  path: '/admission/instruction',
  permission: 'Admission',
  visibleTo: 'everybody',
  endpoints: { list: '/admission/instruction/information' },
  fields: {
    title: text({ required: true, max: 160 }),
    academic_year_id: reference('academicYear', { help: true }),
    class_id: reference('class', { help: true }),
    text: richText({ required: true }),
    document: file({ maxMB: 10, help: true }),
    order: integer({ required: true, min: 1, max: 999, place: true, help: true }),
  },
  toggle: true,
  list: { columns: ['title', 'academic_year_id', 'class_id', 'document', 'order', 'is_active'] },
  form: { size: 'page' },
});
