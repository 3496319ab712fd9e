import type { Entry } from './sendCells.ts';
import type { SheetState } from './useSheetState.ts';

/** What of a sheet can be changed: everything but the marks of whose result is published, only those of others, or nothing. */
export type Editable = 'all' | 'newcomers' | 'nothing';

export function editableOf(entry: Entry, { lock, newcomers_open }: SheetState): Editable {
  if (lock === null) return 'all';
  const isForNewcomers = lock === 'published' && newcomers_open && entry.may_reopen;
  return isForNewcomers && entry.students.some((student) => !isPublished(student)) ? 'newcomers' : 'nothing';
}

/** Whether the marks of a student can only be read, whatever becomes of the rest of the sheet. */
export function isPublished({ is_published }: Pick<Entry['students'][number], 'is_published'>): boolean {
  return is_published === 1;
}
