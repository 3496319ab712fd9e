/** Bookings of rooms: days from today, and times in UTC (Dhaka is six hours ahead). Bookings of a room do not overlap. */
export const BOOKINGS: readonly {
  readonly room: string;
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly purpose: string;
  /** The employee who booked, counted from 0. */
  readonly by: number;
  readonly people?: number;
  readonly note?: string;
  readonly isActive?: 0;
}[] = [
  {
    room: 'Assembly Hall',
    day: -21,
    from: '04:00',
    to: '06:00',
    purpose: 'Assembly of classes Six to Ten',
    by: 1,
    people: 280,
  },
  {
    room: 'Assembly Hall',
    day: -7,
    from: '09:00',
    to: '11:30',
    purpose: 'Rehearsal of the theatre club',
    by: 4,
    people: 35,
  },
  {
    room: 'Assembly Hall',
    day: 5,
    from: '04:00',
    to: '06:30',
    purpose: 'Guardians’ day',
    by: 0,
    people: 220,
    note: 'Forty more chairs from the store',
  },
  { room: 'Assembly Hall', day: 5, from: '06:30', to: '08:00', purpose: 'Debating society: final', by: 10, people: 90 },
  {
    room: 'Assembly Hall',
    day: 52,
    from: '09:00',
    to: '14:00',
    purpose: 'Prize giving and cultural evening',
    by: 1,
    people: 300,
    note: 'Sound and light from noon on',
  },
  {
    room: 'Meeting Room',
    day: -14,
    from: '05:00',
    to: '06:00',
    purpose: 'Meeting of the managing committee',
    by: 0,
    people: 11,
  },
  {
    room: 'Meeting Room',
    day: -2,
    from: '05:00',
    to: '05:45',
    purpose: 'Talk with the supplier of books',
    by: 34,
    people: 3,
  },
  { room: 'Meeting Room', day: 1, from: '03:30', to: '04:30', purpose: 'Exam committee', by: 2, people: 8 },
  { room: 'Meeting Room', day: 1, from: '04:30', to: '05:30', purpose: 'Science teachers', by: 5, people: 6 },
  {
    room: 'Meeting Room',
    day: 3,
    from: '08:00',
    to: '09:00',
    purpose: 'Audit of the half-year',
    by: 30,
    people: 4,
    isActive: 0,
  },
  { room: 'Meeting Room', day: 11, from: '03:00', to: '09:00', purpose: 'Interviews of class One', by: 1, people: 12 },
  { room: 'Online Room', day: -5, from: '13:00', to: '14:00', purpose: 'Guardians of class Ten', by: 4, people: 54 },
  {
    room: 'Online Room',
    day: 2,
    from: '13:00',
    to: '14:00',
    purpose: 'Training: marks and results',
    by: 19,
    people: 25,
  },
];
