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
      school_year_starts_in_help: 'A new academic year is proposed from the first of this month, for twelve months.',
      rounds_marks_up: 'Round marks up',
      rounds_marks_up_help: 'Round the marks of a subject up to the next whole number before grading.',
      fourth_can_fail: '4th subject can fail',
      fourth_can_fail_help: 'A student who fails the 4th subject fails the exam.',
      fourth_counts_in_total: '4th subject counts in total marks',
      fourth_counts_in_total_help: 'Add the marks of the 4th subject to the total.',
    },
    sections: { identity: 'Identity', contact: 'Contact', results: 'Results', conventions: 'Currency and region' },
  },
  religion: {
    name: 'Religion |||| Religions',
    empty: 'The forms for students and employees offer what stands here. Add the religions that occur at your school.',
  },
  conferenceRoom: {
    name: 'Conference Room |||| Conference Rooms',
    empty: 'Rooms for meetings, on site or online, stand here. Add the first one; then it can be booked.',
    fields: {
      capacity: 'Seats',
      place: 'Place',
      link: 'Online meeting link',
      link_help: 'Where people join when the room is online.',
      equipment: 'Equipment',
    },
  },
  conferenceBooking: {
    name: 'Room Booking |||| Room Bookings',
    empty:
      'Who uses which room, and when, stands here. Add a conference room first, then the first booking. Two bookings of one room cannot overlap.',
    fields: {
      conference_room_id: 'Conference room',
      purpose: 'Purpose',
      starts_at: 'Begins',
      ends_at: 'Ends',
      employee_id: 'Booked for',
      participants: 'People expected',
    },
  },
  gender: {
    name: 'Gender |||| Genders',
    empty: 'The forms for students and employees offer what stands here. Add “Male” and “Female” first.',
  },
  bloodGroup: {
    name: 'Blood Group |||| Blood Groups',
    empty: 'The forms for students and employees offer what stands here. Add the eight groups, from A+ to O-.',
  },
  maritalStatus: {
    name: 'Marital Status |||| Marital Statuses',
    empty: 'The form for employees offers what stands here. Add “Single” and “Married” first.',
  },
  attendanceStatus: {
    name: 'Attendance Status |||| Attendance Statuses',
    empty: 'Who takes attendance chooses from what stands here. Add “Present”, “Absent”, “Late” and “On leave”.',
    fields: {
      alias: 'Short form',
      alias_help: 'Percentages are worked out from P (present), A (absent), L (late) and E (on leave).',
    },
  },
} satisfies Record<string, ResourceLabels>;
