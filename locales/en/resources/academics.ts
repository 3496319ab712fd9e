import type { ResourceLabels } from '../../labels.ts';

export const academics = {
  academicYear: {
    name: 'Academic Year |||| Academic Years',
    empty:
      'Enrolments, exams and fees all belong to an academic year. Add the year that is running now and make it the current one.',
    fields: {
      year: 'Year',
      starts_on: 'First day',
      ends_on: 'Last day',
      is_current: 'Current year',
      is_current_help: 'Exactly one year is current. Choosing this one replaces the other.',
    },
  },
  class: {
    name: 'Class |||| Classes',
    empty:
      'A class is a year of study, such as “Six” or “Ten”. Add the lowest class first and number the others upwards.',
    fields: {
      order: 'Order',
      order_help:
        'The place of the class in the school, from 1 upwards. Promotion leads to the class with the next number.',
      has_groups: 'Has student groups',
      has_groups_help: 'Its students choose a group, such as Science or Humanities.',
    },
  },
  section: {
    name: 'Section |||| Sections',
    empty:
      'Sections divide a class: “A”, “B” and so on. Add each name once; “Wings Vs. Section” then says which class has which.',
  },
  wingSection: {
    name: 'Section Map |||| Wings Vs. Section',
    empty:
      'This map says which sections a class has in each wing. Begin with one class and one wing, and choose their sections.',
    fields: {
      section_ids: 'Sections',
      seats: 'Seats in each section',
      seats_help: 'How many students a section can take. Leave it empty if there is no limit.',
    },
  },
  wing: {
    name: 'Wing |||| Wings',
    empty:
      'A wing is a building or branch of the school, such as “Boys” or “Girls”. Add at least one, even if the school is not divided.',
  },
  shift: {
    name: 'Shift |||| Shifts',
    empty: 'A shift is the part of the day in which lessons are held, such as “Morning” or “Day”. Add at least one.',
    fields: { starts_at: 'Begins at', ends_at: 'Ends at' },
  },
  version: {
    name: 'Version |||| Versions',
    empty: 'A version is the language in which lessons are held, such as “Bangla” or “English”. Add at least one.',
  },
  studentGroup: {
    name: 'Student Group |||| Student Groups',
    empty:
      'Groups are the streams of the upper classes, such as “Science” or “Humanities”. Add them, then mark the classes that have groups.',
  },
} satisfies Record<string, ResourceLabels>;
