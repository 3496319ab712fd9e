/** What can be done with many records at once. */
export type BulkAction = 'activate' | 'deactivate' | 'remove';
