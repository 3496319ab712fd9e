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
  subject: {
    name: 'Subject |||| Subjects',
    empty:
      'Subjects are what the school teaches, each paper on its own, such as “Bangla 1st Paper”. Add the first one and say which classes take it.',
    fields: {
      name_local_help: 'As it is printed on report cards.',
      code_help: 'The number that the education board gives the subject, such as 101, or one of your own.',
      partner_subject_id: 'Partner paper',
      partner_subject_id_help: 'Both papers then count as one subject in results. Name the partner at one of the two.',
      classes: 'Classes',
      classes_help:
        'Which classes and groups take the subject, and whether they must. Without a group, the row is for all.',
      'classes.class_id': 'Class',
      'classes.student_group_id': 'Student group',
      'classes.requirement': 'Requirement',
    },
    options: {
      kind: { theory: 'Theory', practical: 'Practical', both: 'Theory and practical' },
      'classes.requirement': {
        compulsory: 'Compulsory',
        optional: 'Optional',
        fourth: 'Possible fourth subject',
        optional_fourth: 'Optional or fourth subject',
      },
    },
    sections: { subject: 'Subject', classes: 'Who takes it' },
  },
  classPeriod: {
    name: 'Time Slot |||| Time Slots',
    empty:
      'Time slots divide the day of a shift into lessons and breaks. Choose a shift and add its slots, such as “1st period” from 07:30 to 08:10.',
    fields: { starts_at: 'Begins at', ends_at: 'Ends at' },
    options: { kind: { lesson: 'Lesson', break: 'Break' } },
  },
  classDay: {
    name: 'Class Day |||| Class Days',
    empty: 'Class days are the days of the school week. Add all seven and say on which of them there are lessons.',
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
    empty:
      'The class routine says who teaches what, when and where. Set up class days, time slots, subjects and teachers first, then add the first lesson.',
    fields: {
      class_day_id: 'Day',
      class_period_id: 'Time slot',
      part: 'Attended by',
      part_help: 'Parts of a section have lessons at the same time, such as Islam and Hindu religion.',
      employee_id: 'Teacher',
      employee_id_help: 'A teacher has one lesson at a time. Leave it empty while nobody is found.',
      room_help: 'A room holds one lesson at a time. Rooms of different buildings need different names, such as B-101.',
    },
    options: {
      part: { whole: 'The whole section', first: 'First part', second: 'Second part', third: 'Third part' },
    },
    sections: { cohort: 'For whom', lesson: 'Lesson' },
  },
  classTeacher: {
    name: 'Class Teacher |||| Class Teachers',
    empty: 'Every section has a class teacher who looks after it. Choose a teacher and the section for this year.',
    fields: { employee_id: 'Teacher', room: 'Classroom', room_help: 'Where the section usually is.' },
  },
  subjectTeacher: {
    name: 'Subject Teacher |||| Subject Teachers',
    empty:
      'Subject teachers enter the marks and give the homework of a subject in a section. Choose a teacher, a subject and a section.',
    fields: { employee_id: 'Teacher', periods_per_week: 'Periods a week' },
  },
  book: {
    name: 'Book |||| Book List',
    empty:
      'The book list says which books each class needs this year. Choose a class and a subject and add the first book.',
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
    sections: { whom: 'For whom (left empty: for all)', book: 'Book' },
  },
  syllabus: {
    name: 'Syllabus |||| Syllabuses',
    empty:
      'A syllabus says what is taught and examined in a subject. Write the first one or attach it as a file; students see it once it is approved.',
    fields: { name: 'Title', description: 'Content' },
    options: { status: { draft: 'Draft', approved: 'Approved' } },
    sections: { whom: 'For whom (left empty: for all)', content: 'Syllabus' },
    actions: {
      approve_confirm: 'Approve this syllabus? Students and parents can see it from now on.',
      reopen: 'Take back for changes',
      reopen_confirm: 'Make this syllabus a draft again? Students and parents do not see it until it is approved.',
    },
  },
} satisfies Record<string, ResourceLabels>;
