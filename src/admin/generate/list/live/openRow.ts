import type { Identifier } from 'react-admin';

/** The place of a record that is about to be made among the rows that can be open. */
export const NEW = 'new';

/** The row that is open for typing: a record's, or that of a new one. */
export type OpenRow = Identifier | typeof NEW;
