/** Names of Material icons that declarations may use. */
export const ICONS = [
  'Label', 'School', 'Class', 'Groups', 'Group', 'Person', 'FamilyRestroom', 'Badge', 'Apartment', 'Schedule', 'CalendarMonth',
  'Event', 'Translate', 'Mosque', 'AccountTree', 'ViewModule', 'MenuBook', 'AutoStories', 'Assignment', 'Quiz', 'Grade',
  'FactCheck', 'EventBusy', 'Payments', 'ReceiptLong', 'RequestQuote', 'Discount', 'AccountBalance', 'CreditCard', 'SwapHoriz',
  'ShoppingCart', 'Category', 'Work', 'Savings', 'Redeem', 'Sms', 'Notifications', 'Mail', 'Web', 'Image', 'Slideshow',
  'Campaign', 'Link', 'HowToReg', 'MeetingRoom', 'Settings', 'AdminPanelSettings', 'ManageAccounts', 'Check', 'Close', 'Undo',
  'Bloodtype', 'CalendarViewWeek', 'CoPresent', 'EditNote', 'Gavel', 'Grading', 'PieChart', 'Wc',
] as const;

export type IconName = (typeof ICONS)[number];
