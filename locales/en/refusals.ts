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
      'There is no active attendance status with the alias %{alias} for “on leave”. Add it or make it active first.',
    gradeTypes: {
      noneFromZero: 'Results cannot be generated: no active grade type starts at 0%.',
      failHasPoint: 'Results cannot be generated: the lowest grade, %{letter}, must have 0 points.',
      sameMinimum: 'Results cannot be generated: the grades %{letter} and %{other} start at the same percentage.',
      lessForMore: 'Results cannot be generated: the grade %{letter} has fewer points than the lower grade %{other}.',
    },
    marksOwed:
      'Results cannot be generated: marks of %{smart_count} student are missing (%{names}). |||| Results cannot be generated: marks of %{smart_count} students are missing (%{names}).',
    resultsOwed:
      'The final result cannot be generated: %{smart_count} student has no result yet in an exam that counts (%{names}). |||| The final result cannot be generated: %{smart_count} students have no result yet in an exam that counts (%{names}).',
    noCompulsory:
      '%{smart_count} student has no compulsory subject in this exam: %{names}. |||| %{smart_count} students have no compulsory subject in this exam: %{names}.',
    noDistribution: 'No mark distribution of this class counts here yet. Add one under Mark Distribution first.',
    noWeight:
      'Every exam of this class has weight 0, so none counts for the final result. Set the weights under Exam Types first.',
    examsNotPublished:
      'The final result tells the marks of these exams, whose newest results are not published for all of these students: %{names}. Publish them first.',
    finalPublished:
      'The final result of the year is published and tells the marks of this exam. Take the final result back first.',
    nobodyExamined: 'No students here have results to generate.',
    resultsOutdated:
      'These results are out of date: something changed after they were generated. Generate them again, or publish them as they are.',
    nothingGenerated: 'No generated results to publish here.',
    nothingToCorrect: 'Nothing is published here for this student. Change the mark in mark entry instead.',
    nothingPublished: 'No published results to take back here.',
    plannedAlready:
      'These results are already planned to be published on %{at}. Cancel that plan first to choose another time.',
    noneToPrint: 'No published results here to print.',
    placesHidden: 'This exam does not show positions, so it has no merit list.',
    distributionsSaved: 'Mark distribution saved.',
    marksSaved: '%{smart_count} mark saved. |||| %{smart_count} marks saved.',
    marksAreHandedIn: 'The marks are handed in.',
    marksAreOpen: 'The marks can be changed again.',
    marksChanged: 'Someone else changed these marks while you were editing. Your changes are not saved.',
    marksClosed: 'Mark entry for this exam closed on %{at}.',
    marksPublished: 'Results of these marks were published on %{at}, so the marks can only be read.',
    marksHandedIn: 'These marks are handed in, so they can only be read.',
    marksMissing:
      '%{smart_count} mark is still missing. Enter it, or Ab for absent. |||| %{smart_count} marks are still missing. Enter them, or Ab for absent.',
    marksNotAssigned: 'This subject is not assigned to you in this section.',
    marksNotDistributed: 'This subject has no mark distribution for this exam yet.',
    marksNotHandedIn: 'These marks are not handed in.',
    marksNotOpen: 'Mark entry for this exam opens on %{at}.',
  },
  validation: {
    fundBelowZero: 'More has been withdrawn from the provident fund than would be left in it.',
    fundEmpty: 'Nothing is in this provident fund.',
    officePage: 'This address belongs to a page of the office. Choose another.',
    netBelowZero: 'The deductions are more than the salary.',
    netTooLarge: 'The salary comes to more than %{max}.',
    itself: 'A record cannot refer to itself.',
    inAnotherPair: 'This paper already belongs to another pair.',
    unchanged: 'This is the mark already.',
    notSat: 'The student does not sit this in this exam.',
    hasMarks: 'Marks have been entered for this already.',
    ownOnly: 'Choose your own name.',
    notAssigned: 'This subject is not assigned to you in this section.',
    notEnrolled: 'The student is not enrolled in this academic year.',
    notFourth: 'This is not a possible 4th subject in the student’s class and group.',
    notOfClass: 'This is not a subject of the class. Add the class to the subject first.',
    notOnSheet: 'The student does not sit this subject in this section.',
    alreadyPublished: 'The student’s result is published, so the marks can only be read.',
    notComponent: 'The mark distribution of this subject has no such component.',
    sentTwice: 'This mark has been sent twice.',
    absentHasMark: 'Whoever is absent has no mark.',
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
