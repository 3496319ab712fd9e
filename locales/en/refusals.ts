/** What the school's own rules and calls say. */
export const refusals = {
  server: {
    fundBelowZero: 'More has been withdrawn from the provident fund than would be left in it.',
    booked: 'A salary has booked this, so it stays as it is.',
    loanOwesLess: 'The instalment of this salary is more than the loan still owes: %{owed}.',
    loanPlanned:
      'Salaries that are not paid yet take %{planned} for this loan. Pay them first, or take the loan out of them.',
    countedStatus: 'Attendance is counted by the alias %{alias}, so this status stays. It can be given another name.',
    noLeaveStatus:
      'There is no active attendance status with the alias %{alias} for “on leave”. Please add it or make it active first.',
    distributionsSaved: 'Mark distribution saved.',
  },
  validation: {
    fundBelowZero: 'More has been withdrawn from the provident fund than would be left in it.',
    officePage: 'This address belongs to a page of the office. Please choose another.',
    netBelowZero: 'The deductions are more than the salary.',
    netTooLarge: 'The salary comes to more than %{max}.',
    itself: 'A record cannot refer to itself.',
    inAnotherPair: 'This paper already belongs to another pair.',
    hasMarks: 'Marks have been entered for this already.',
    ownOnly: 'Please choose yourself.',
    notAssigned: 'This subject is not assigned to you in this section.',
    notEnrolled: 'The student is not enrolled in this academic year.',
    notFourth: 'This is not a possible 4th subject in the student’s class and group.',
    notOfClass: 'This is not a subject of the class. Add the class to the subject first.',
    dayOff: 'This is a day off: there is no attendance.',
  },
};

/** What the items of an editor page are called. */
export const pageKinds = {
  pageAlbum: 'Album',
  pageVideos: 'Video list',
  pageNotice: 'Notice',
  pageEvent: 'Event',
};
