import type { ResourceLabels } from '../../labels.ts';

export const settings = {
  institute: {
    name: 'Institute |||| Institutes',
    fields: {
      logo: 'Logo',
      color: 'Colour',
      website: 'Website',
      currency: 'Currency',
      currency_help: 'Three letters, such as BDT or EUR.',
      country: 'Country',
      country_help: 'Two letters, such as BD or DE. Phone numbers without a country code belong to this country.',
      time_zone: 'Time zone',
      time_zone_help: 'Such as Asia/Dhaka. Times are shown in this zone, and the day changes by it.',
      school_year_starts_in: 'School year begins in',
      school_year_starts_in_help: 'A new academic year is suggested from the first of this month, for 12 months.',
      student_id_pattern: 'Student ID pattern',
      student_id_pattern_help: '{year} or {yy} is the year, {####} a number with at least four digits.',
      rounds_marks_up: 'Round marks up',
      rounds_marks_up_help: 'Round the marks of a subject up to the next whole number before grading.',
      fourth_can_fail: '4th subject can fail',
      fourth_can_fail_help: 'A student who fails the 4th subject fails the exam.',
      fourth_counts_in_total: '4th subject counts in total marks',
      fourth_counts_in_total_help: 'Add the marks of the 4th subject to the total.',
    },
    sections: {
      identity: 'Identity',
      contact: 'Contact',
      numbers: 'Numbers',
      results: 'Results',
      conventions: 'Currency and region',
    },
  },
  religion: {
    name: 'Religion |||| Religions',
    empty: 'No religions yet. Add the religions at your school: the student and employee forms offer what you add.',
  },
  conferenceRoom: {
    name: 'Conference Room |||| Conference Rooms',
    empty: 'No conference rooms yet. Add a room, on site or online, to make it available for booking.',
    fields: {
      capacity: 'Seats',
      place: 'Place',
      link: 'Online meeting link',
      link_help: 'The address for joining when the room is online.',
      equipment: 'Equipment',
    },
  },
  conferenceBooking: {
    name: 'Room Booking |||| Room Bookings',
    empty:
      'No room bookings yet. Add a conference room first, then a booking. Bookings for the same room cannot overlap.',
    fields: {
      conference_room_id: 'Conference room',
      purpose: 'Purpose',
      starts_at: 'Starts',
      ends_at: 'Ends',
      employee_id: 'Booked for',
      participants: 'Expected participants',
    },
  },
  gender: {
    name: 'Gender |||| Genders',
    empty: 'No genders yet. Add “Male” and “Female” first: the student and employee forms offer what you add.',
  },
  bloodGroup: {
    name: 'Blood Group |||| Blood Groups',
    empty: 'No blood groups yet. Add all eight, from A+ to O-: the student and employee forms offer what you add.',
  },
  maritalStatus: {
    name: 'Marital Status |||| Marital Statuses',
    empty: 'No marital statuses yet. Add “Single” and “Married” first: the employee form offers what you add.',
  },
  attendanceStatus: {
    name: 'Attendance Status |||| Attendance Statuses',
    empty:
      'No attendance statuses yet. Add “Present”, “Absent”, “Late” and “On leave”: they are the choices when taking attendance.',
    fields: {
      alias: 'Short form',
      alias_help: 'Percentages are worked out from P (present), A (absent), L (late) and E (on leave).',
    },
  },
} satisfies Record<string, ResourceLabels>;
