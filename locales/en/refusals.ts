/** What the school's own rules and calls say. */
export const refusals = {
  server: {
    fundBelowZero: 'This would leave the provident fund below zero.',
    booked: 'This record comes from a salary and cannot be changed.',
    loanOwesLess: 'The instalment is higher than the outstanding loan: %{owed}.',
    loanOwesLessUnseen: 'The instalment is higher than the outstanding loan.',
    loanPlanned:
      'Unpaid salaries already include %{planned} for this loan. Pay them first, or remove the loan from them.',
    loanPlannedUnseen:
      'Unpaid salaries already include instalments for this loan. Pay them first, or remove the loan from them.',
    countedStatus: 'Attendance is counted by the short form %{alias}, so this status must stay. You can rename it.',
    noLeaveStatus: 'No active attendance status has the short form %{alias} for “on leave”. Add or activate one first.',
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
    marksAbove:
      'Marks are above the full marks in %{smart_count} subject: %{names}. Enter them again, then generate. |||| Marks are above the full marks in %{smart_count} subjects: %{names}. Enter them again, then generate.',
    noCompulsory:
      '%{smart_count} student has no compulsory subject in this exam: %{names}. |||| %{smart_count} students have no compulsory subject in this exam: %{names}.',
    noDistribution: 'No mark distribution of this class counts here yet. Add one under Mark Distribution first.',
    noWeight:
      'Every exam of this class has weight 0, so none counts for the final result. Set the weights under Exam Types first.',
    examsNotPublished:
      'The final result shows the marks of these exams, whose newest results are not published for all of these students: %{names}. Publish them first.',
    finalPublished:
      'The final result of the year is published and shows the marks of this exam. Unpublish the final result first.',
    nobodyExamined: 'No students here have results to generate.',
    resultsOutdated:
      'These results are out of date: something changed after they were generated. Generate them again, or publish them as they are.',
    nothingGenerated: 'No generated results to publish here.',
    nothingToCorrect: 'Nothing is published here for this student. Change the mark in mark entry instead.',
    nothingPublished: 'No published results to unpublish here.',
    plannedAlready:
      'These results are already planned to be published on %{at}. Cancel that plan first to choose another time.',
    noneToPrint: 'No published results to print here.',
    placesHidden: 'This exam does not show positions, so it has no merit list.',
    distributionsSaved: 'Mark distribution saved.',
    marksSaved: '%{smart_count} mark saved. |||| %{smart_count} marks saved.',
    marksAreHandedIn: 'Marks handed in.',
    marksAreOpen: 'Marks reopened.',
    marksChanged: 'Someone else changed these marks while you were editing. Your changes are not saved.',
    marksClosed: 'Mark entry for this exam closed on %{at}.',
    marksPublished: 'The results of these marks were published on %{at}, so you can only view the marks.',
    marksHandedIn: 'These marks are handed in, so you can only view them.',
    marksMissing:
      '%{smart_count} mark is missing. Enter it, or Ab for absent. |||| %{smart_count} marks are missing. Enter them, or Ab for absent.',
    marksNotAssigned: 'This subject is not assigned to you in this section.',
    marksNotDistributed: 'This subject has no mark distribution for this exam yet.',
    marksNotHandedIn: 'These marks are not handed in.',
    marksNotOpen: 'Mark entry for this exam opens on %{at}.',
  },
  validation: {
    fundBelowZero: 'This would leave the provident fund below zero.',
    fundEmpty: 'This provident fund is empty.',
    aboveLoan: 'This is more than is left of the loan.',
    officePage: 'This address is used by a back office page. Choose another.',
    netBelowZero: 'The deductions are higher than the salary. Reduce them.',
    netTooLarge: 'The salary cannot be higher than %{max}.',
    itself: 'A record cannot refer to itself.',
    inAnotherPair: 'This paper is already paired with another.',
    unchanged: 'This is already the mark.',
    notSat: 'The student does not take this in this exam.',
    hasMarks: 'This cannot be changed because marks have been entered.',
    ownOnly: 'Choose your own name.',
    notAssigned: 'This subject is not assigned to you in this section.',
    notEnrolled: 'The student is not enrolled in this academic year.',
    notFourth: 'This cannot be a 4th subject for the student’s class and group.',
    notOfClass: 'This is not a subject of the class. Add the class to the subject first.',
    notOnSheet: 'The student does not take this subject in this section.',
    alreadyPublished: 'The student’s result is published, so you can only view the marks.',
    notComponent: 'The mark distribution of this subject has no such component.',
    sentTwice: 'This mark was sent twice.',
    absentHasMark: 'An absent student cannot have a mark.',
    dayOff: 'Attendance cannot be taken on a day off.',
    holiday: 'This day is a holiday (%{name}), so there is no attendance.',
  },
};

/** What the items of an editor page are called. */
export const pageKinds = {
  pageAlbum: 'Album',
  pageVideos: 'Video list',
  pageNotice: 'Notice',
  pageEvent: 'Event',
};
