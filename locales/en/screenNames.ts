/** What the menu, the search and their own headings call the screens made by hand. */
export const screenNames = {
  audit: 'Audit Log',
  publicPages: 'Website Pages',
  publicPage: 'Website page',
  distribution: 'Mark Distribution',
  generateResults: 'Generate Results',
  publishResults: 'Publish Results',
  marksheet: 'Marksheet',
  markEntry: 'Mark entry',
  homework: 'Class homework',
  material: 'Class course material',
  secondFactorResets: 'Two-step sign-in resets',
};

export type ScreenNames = typeof screenNames;
