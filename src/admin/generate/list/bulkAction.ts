/** What can be done with many records at once. */
export type BulkAction = 'activate' | 'deactivate' | 'remove';

/** What is chosen in the bar: also the change of some fields, which has a dialog of its own. */
export type BulkChoice = BulkAction | 'change';
