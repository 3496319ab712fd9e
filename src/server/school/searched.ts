/** What the search over everything looks through, in the order of its answer: people first. */
export const searched = [
  'student',
  'employee',
  'studentParent',
  'applicant',
  'user',
  'subject',
  'book',
  'expense',
  'bankAccount',
  'bank',
  'conferenceRoom',
];
