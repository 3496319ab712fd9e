/** What the menu, the search and their own headings call the screens made by hand. */
export const screenNames = {
  audit: 'Audit Log',
  publicPages: 'Website Pages',
  publicPage: 'Page of the website',
  distribution: 'Mark Distribution',
  generateResults: 'Generate Results',
  publishResults: 'Publish Results',
  marksheet: 'Marksheet',
  markEntry: 'Mark entry',
  homework: 'Homework of a class',
  material: 'Course material of a class',
  secondFactorResets: 'Two-step sign-in resets',
};

export type ScreenNames = typeof screenNames;
