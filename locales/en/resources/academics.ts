import type { ResourceLabels } from '../../labels.ts';

export const academics = {
  academicYear: {
    name: 'Academic Year |||| Academic Years',
    empty: 'No academic years yet. Add this year and make it the current one: enrolments, exams and fees belong to it.',
    fields: {
      year: 'Year',
      starts_on: 'First day',
      ends_on: 'Last day',
      is_current: 'Current year',
      is_current_help: 'Only one year is current. Choosing this one replaces the other.',
    },
  },
  class: {
    name: 'Class |||| Classes',
    empty: 'No classes yet. Add the lowest class first, such as “Six”, and number the others upwards.',
    fields: {
      order: 'Order',
      order_help:
        'The place of the class in the school, from 1 upwards. Promotion leads to the class with the next number. Leave empty to put it last.',
      has_groups: 'Has student groups',
      has_groups_help: 'Its students choose a group, such as Science or Humanities.',
    },
  },
  section: {
    name: 'Section |||| Sections',
    empty:
      'No sections yet. Add each name once, such as “A” and “B”, then assign the sections to classes under “Wings Vs. Section”.',
  },
  wingSection: {
    name: 'Section Assignment |||| Wings Vs. Section',
    empty: 'No sections assigned yet. Choose a class and a wing, then choose the sections the class has there.',
    fields: {
      section_ids: 'Sections',
      seats: 'Seats in each section',
      seats_help: 'How many students a section can take. Leave empty for no limit.',
    },
  },
  wing: {
    name: 'Wing |||| Wings',
    empty:
      'No wings yet. Add at least one building or branch, such as “Boys” or “Girls”, even if the school is not divided.',
  },
  shift: {
    name: 'Shift |||| Shifts',
    empty: 'No shifts yet. Add at least one part of the day with lessons, such as “Morning” or “Day”.',
    fields: { starts_at: 'Start time', ends_at: 'End time' },
  },
  version: {
    name: 'Version |||| Versions',
    empty: 'No versions yet. Add at least one language of teaching, such as “Bangla” or “English”.',
  },
  studentGroup: {
    name: 'Student Group |||| Student Groups',
    empty:
      'No student groups yet. Add the groups of the upper classes, such as “Science” or “Humanities”, then mark the classes that have groups.',
  },
  subject: {
    name: 'Subject |||| Subjects',
    empty: 'No subjects yet. Add each paper on its own, such as “Bangla 1st Paper”, and the classes that take it.',
    fields: {
      name_local_help: 'As printed on report cards.',
      code_help: 'The number that the education board gives the subject, such as 101, or one of your own.',
      partner_subject_id: 'Partner paper',
      partner_subject_id_help: 'The two papers then count as one subject in results. Set this on only one of them.',
      classes: 'Classes',
      classes_help:
        'The classes and groups that take this subject, and whether it is compulsory. Leave the group empty for all groups.',
      'classes.class_id': 'Class',
      'classes.student_group_id': 'Student group',
      'classes.requirement': 'Requirement',
    },
    options: {
      kind: { theory: 'Theory', practical: 'Practical', both: 'Theory and practical' },
      'classes.requirement': {
        compulsory: 'Compulsory',
        optional: 'Optional',
        fourth: 'Possible 4th subject',
        optional_fourth: 'Optional or 4th subject',
      },
    },
    sections: { subject: 'Subject', classes: 'Classes and groups' },
  },
  classPeriod: {
    name: 'Time Slot |||| Time Slots',
    empty:
      'No time slots yet. Choose a shift and add its lessons and breaks, such as “1st period” from 07:30 to 08:10.',
    fields: { starts_at: 'Start time', ends_at: 'End time' },
    options: { kind: { lesson: 'Lesson', break: 'Break' } },
  },
  classDay: {
    name: 'Class Day |||| Class Days',
    empty: 'No class days yet. Add all 7 days of the week and choose which of them have lessons.',
    fields: {
      name_help: 'Usually the weekday. With alternating weeks, add a weekday twice, such as “Sunday A” and “Sunday B”.',
      weekday: 'Weekday',
    },
    options: {
      weekday: {
        sunday: 'Sunday',
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
      },
      kind: { working: 'Working day', holiday: 'Weekly holiday' },
    },
  },
  classRoutine: {
    name: 'Lesson |||| Class Routine',
    empty: 'No lessons yet. Set up class days, time slots, subjects and teachers first, then add a lesson.',
    fields: {
      class_day_id: 'Day',
      class_period_id: 'Time slot',
      part: 'Attended by',
      part_help: 'Use parts when a section splits into lessons at the same time, such as Islam and Hindu religion.',
      employee_id: 'Teacher',
      employee_id_help: 'A teacher can have only one lesson at a time. Leave empty until you have a teacher.',
      room_help: 'A room holds one lesson at a time. Rooms of different buildings need different names, such as B-101.',
    },
    options: {
      part: { whole: 'The whole section', first: 'First part', second: 'Second part', third: 'Third part' },
    },
    sections: { cohort: 'Class and section', lesson: 'Lesson' },
  },
  classTeacher: {
    name: 'Class Teacher |||| Class Teachers',
    empty: 'No class teachers yet. Choose a teacher and the section they look after this year.',
    fields: { employee_id: 'Teacher', room: 'Classroom', room_help: 'Where the section usually is.' },
  },
  subjectTeacher: {
    name: 'Subject Teacher |||| Subject Teachers',
    empty:
      'No subject teachers yet. Choose a teacher, a subject and a section: the teacher can then enter its marks and give homework.',
    fields: { employee_id: 'Teacher', periods_per_week: 'Periods a week' },
  },
  book: {
    name: 'Book |||| Book List',
    empty: 'No books yet. Choose a class and a subject, then add a book the class needs this year.',
    fields: {
      name: 'Title',
      author: 'Author',
      publisher: 'Publisher',
      edition: 'Edition',
      isbn: 'ISBN',
      price: 'Price',
    },
    options: {
      kind: { textbook: 'Textbook', grammar: 'Grammar', exercise: 'Exercise book', reference: 'Reference book' },
    },
    sections: { whom: 'Applies to (leave empty for all)', book: 'Book' },
  },
  syllabus: {
    name: 'Syllabus |||| Syllabuses',
    empty: 'No syllabuses yet. Write one or attach it as a file: students and parents can see it once it is approved.',
    fields: { name: 'Title', description: 'Content' },
    options: { status: { draft: 'Draft', approved: 'Approved' } },
    sections: { whom: 'Applies to (leave empty for all)', content: 'Syllabus' },
    actions: {
      reopen_done: '%{name} returned this to draft.',
      approve_confirm: 'Approve this syllabus? Students and parents will be able to see it.',
      reopen: 'Return to draft',
      reopen_confirm: 'Return this syllabus to draft? Students and parents cannot see it until it is approved.',
    },
  },
  holiday: {
    name: 'Holiday |||| Holidays',
    empty:
      'No holidays yet. Add the days and vacations on which there is no school, such as “Victory Day” or “Winter vacation”.',
    fields: {
      starts_on: 'First day',
      ends_on: 'Last day',
      closed_for: 'Closed for',
    },
    options: {
      closed_for: {
        everyone: 'Everyone',
        students: 'Students',
        employees: 'Employees',
      },
    },
  },
} satisfies Record<string, ResourceLabels>;
