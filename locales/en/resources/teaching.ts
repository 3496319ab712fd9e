import type { ResourceLabels } from '../../labels.ts';

export const teaching = {
  courseMaterial: {
    name: 'Course Material |||| Course Materials',
    empty: 'No course material yet. Choose a section and a subject, then add notes, sheets or links.',
    fields: {
      employee_id: 'Teacher',
      name: 'Title',
      link: 'Link',
      link_help: 'A video or a page on the web.',
      published_on: 'Date',
    },
    sections: { cohort: 'Class and section', material: 'Material' },
  },
  homework: {
    name: 'Homework |||| Homework',
    empty: 'No homework yet. Choose a section and a subject, then add homework.',
    fields: {
      employee_id: 'Teacher',
      name: 'Title',
      description: 'Task',
      given_on: 'Given on',
      due_on: 'Due on',
      images: 'Images',
    },
    sections: { cohort: 'Class and section', task: 'Homework' },
  },
  uploadedMark: {
    name: 'Mark |||| Uploaded Marks',
    empty: 'No marks yet. They appear when teachers enter the marks of an exam.',
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
    empty: 'No marks handed in yet.',
    fields: { handed_in_at: 'Handed in', handed_in_by_id: 'Handed in by' },
    options: { status: { open: 'Open', handed_in: 'Handed in' } },
  },
} satisfies Record<string, ResourceLabels>;
