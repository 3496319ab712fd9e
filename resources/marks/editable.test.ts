import { expect, it } from 'vitest';
import { editableOf } from './editable.ts';
import { entryWith } from './testing/entries.ts';

const open = entryWith();
const [first, second] = open.students as [(typeof open.students)[number], (typeof open.students)[number]];
const published = {
  ...open,
  lock: 'published' as const,
  newcomers_open: true,
  may_reopen: true,
  students: [{ ...first, is_published: 1 as const }, second],
};

it('lets only marks of students without a published result be changed once results are published', () => {
  expect(editableOf(open, open)).toBe('all');
  expect(editableOf(published, published)).toBe('newcomers');
});

it('lets nobody else change them, and nothing outside of the days of the exam or where all are published', () => {
  expect(editableOf({ ...published, may_reopen: false }, published)).toBe('nothing');
  expect(editableOf(published, { ...published, newcomers_open: false })).toBe('nothing');
  expect(editableOf({ ...published, students: published.students.slice(0, 1) }, published)).toBe('nothing');
});

it('tells newcomers from others also where results are published while the sheet is open', () => {
  expect(editableOf({ ...published, lock: null }, published)).toBe('newcomers');
});
