import type { ResourceLabels } from '../../labels.ts';

export const teaching = {
  courseMaterial: {
    name: 'Course Material |||| Course Materials',
    empty:
      'Teachers share notes, sheets and links with their sections here. Choose a section and a subject and add the first one.',
    fields: {
      employee_id: 'Teacher',
      name: 'Title',
      link: 'Link',
      link_help: 'A video or a page on the web.',
      published_on: 'Date',
    },
    sections: { cohort: 'For whom', material: 'Material' },
  },
  homework: {
    name: 'Homework |||| Homework',
    empty:
      'What teachers give their sections to do at home stands here. Choose a section and a subject and add the first task.',
    fields: {
      employee_id: 'Teacher',
      name: 'Title',
      description: 'Task',
      given_on: 'Given on',
      due_on: 'Due on',
      images: 'Pictures',
    },
    sections: { cohort: 'For whom', task: 'Homework' },
  },
  uploadedMark: {
    name: 'Mark |||| Uploaded Marks',
    empty: 'No marks have been entered yet. They appear here when teachers upload the marks of an exam.',
    fields: {
      component: 'Component',
      mark: 'Mark',
      is_absent: 'Absent',
      employee_id: 'Teacher',
      correction_reason: 'Reason for the correction',
    },
  },
  markSheet: {
    name: 'Mark Sheet |||| Mark Sheets',
    empty: 'No marks have been handed in yet.',
    fields: { handed_in_at: 'Handed in', handed_in_by_id: 'Handed in by' },
    options: { status: { open: 'Open', handed_in: 'Handed in' } },
  },
} satisfies Record<string, ResourceLabels>;
