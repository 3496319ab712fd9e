/** What a week, a month and a plan beside a list say. */
export const listViews = {
  label: 'View',
  list: 'List',
  week: 'Week',
  month: 'Calendar',
  plan: 'Plan',
  whose: 'Whose',
  chooseWeek: 'Choose whose week to show.',
  choosePlan: 'Choose whose plan to show.',
  emptyWeek: 'Nothing in this week yet.',
  emptyMonth: 'Nothing in this month.',
  emptyPlan: 'Nothing in this plan yet.',
  nothingOnDay: 'Nothing on this day.',
  dayOff: 'Day off',
  today: 'Today',
  now: 'Now',
  time: 'Time',
  previousMonth: 'Previous month',
  thisMonth: 'Go to this month',
  nextMonth: 'Next month',
  day: '%{day}: %{smart_count} record |||| %{day}: %{smart_count} records',
  dayList: 'Records of the day',
  more: '+%{smart_count} more |||| +%{smart_count} more',
  limited: 'Only %{shown} of %{total} records are shown. Filter the list to see the others.',
  print: 'Print',
};

export type ListViewMessages = typeof listViews;
