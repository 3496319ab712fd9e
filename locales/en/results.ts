/** What the server says of results. */
export const results = {
  begun: 'Generating results.',
  published: 'Results of %{smart_count} student published. |||| Results of %{smart_count} students published.',
  planned: 'Publication planned.',
  unpublished: 'Results of %{smart_count} student taken back. |||| Results of %{smart_count} students taken back.',
  reminded: '%{smart_count} teacher reminded. |||| %{smart_count} teachers reminded.',
  corrected: 'Mark corrected. The new version is not published yet.',
  owedTitle: 'Marks are missing: %{exam}',
  owedLine:
    '%{subject}, %{class} %{section}: %{smart_count} student |||| %{subject}, %{class} %{section}: %{smart_count} students',
  owedMore: 'And %{smart_count} more section. |||| And %{smart_count} more sections.',
  final: 'Final result of the year',
  publishedTitle: '%{exam}: results published',
  publishedBody: 'The results of %{student} for %{year} are published.',
  part: '%{name} %{mark} of %{full}',
  partAbsent: '%{name} Ab of %{full}',
  weighed: '%{mark} of %{full}, weight %{weight}%',
  subject:
    '%{subject}: %{parts} = %{obtained} of %{full}, which is %{percent}%. Grade %{letter} (from %{from}%), point %{point}.',
  pair: '%{subject} counts together with its other paper: %{parts} = %{obtained} of %{full}, which is %{percent}%. Grade %{letter} (from %{from}%), point %{point}.',
  failsByAbsence: '%{subject}: absent in %{name}, so the subject is failed.',
  failsByPart: '%{subject}: %{reached} in %{name} is below the pass mark of %{needed}, so the subject is failed.',
  fourth: '4th subject %{subject}: point %{point}. Only what is above 2 counts: %{bonus}.',
  average: '(%{points} + %{bonus}) ÷ %{count} = %{average}. GPA %{gpa}, grade %{letter}.',
  averageNoFourth: '(%{points}) ÷ %{count} = %{average}. GPA %{gpa}, grade %{letter}.',
  cap: 'The highest GPA is %{cap}.',
  failed:
    'Failed in %{count} subject, so the GPA is %{gpa}, grade %{letter}. |||| Failed in %{count} subjects, so the GPA is %{gpa}, grade %{letter}.',
  total: 'Total marks: %{total} of %{full}.',
  position: 'Position by GPA, then by total marks: %{section} in the section, %{class} in the class.',
  rules: 'Grading rules: version %{version}.',
};
