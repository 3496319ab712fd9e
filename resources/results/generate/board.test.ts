import { expect, it } from 'vitest';
import {
  cellsByPlace,
  cohortKey,
  handInStatus,
  distinguishingParts,
  progressOf,
  sectionName,
  studentsOwed,
  sumOf,
} from './board.ts';

const cohort = { class_id: 6, version_id: 1, shift_id: 2, wing_id: 3, student_group_id: null, section_id: 4 };
const cell = { ...cohort, subject_id: 9, students: 32, complete: 28, partly: 0, absent: 1, is_handed_in: 0 as const };
const section = { name: 'A', version: 'Bangla', shift: 'Morning', wing: 'Boys', student_group: null };

it('tells what is complete from what is begun and what is not', () => {
  expect([28, 32, 0].map((complete) => progressOf({ ...cell, complete }))).toEqual(['partly', 'complete', 'none']);
  expect(progressOf({ ...cell, complete: 32, is_handed_in: 1 })).toBe('handedIn');
  expect(progressOf({ ...cell, complete: 0, partly: 1 })).toBe('partly');
});

it('tells what still has to be handed in, and what is locked before it is complete', () => {
  const told = (complete: number, is_handed_in: 0 | 1) => handInStatus({ ...cell, complete, is_handed_in });
  expect([told(32, 0), told(32, 1)]).toEqual(['notHandedIn', undefined]);
  expect([told(28, 0), told(28, 1)]).toEqual([undefined, 'handedIn']);
});

it('finds a cell by the whole cohort: a section of the same name may be of another shift', () => {
  const cells = cellsByPlace([cell, { ...cell, shift_id: 5, complete: 3 }]);
  expect(cells.get(`${cohortKey(cohort)} 9`)?.complete).toBe(28);
  expect(cells.get(`${cohortKey({ ...cohort, shift_id: 5 })} 9`)?.complete).toBe(3);
  expect(cells.get(`${cohortKey(cohort)} 8`)).toBeUndefined();
});

it('adds up what there is and what there should be', () => {
  expect(sumOf([cell, { ...cell, complete: 2, students: 4 }])).toEqual({ complete: 30, students: 36 });
});

it('names of what is around a section only what differs', () => {
  const other = { ...section, name: 'B', shift: 'Day', student_group: 'Science' };
  expect(distinguishingParts([section, { ...section, name: 'B' }])(section)).toBe('');
  expect(distinguishingParts([section, other])(section)).toBe('Morning');
  expect(distinguishingParts([section, other])(other)).toBe('Day · Science');
});

it('calls a section by its name and what tells it from the others', () => {
  const other = { ...section, shift: 'Day' };
  expect([section, other].map(sectionName([section, other]))).toEqual(['A · Morning', 'A · Day']);
  expect(sectionName([section])(section)).toBe('A');
});

it('counts each student once who owes something, in however many subjects', () => {
  const owed = { ...cohort, exam_type_id: 1, teachers: [] };
  const students = [1, 2].map((id) => ({ id, name: `Student ${id}`, roll_no: id }));
  const missing = [
    { ...owed, subject_id: 7, students },
    { ...owed, subject_id: 8, students: students.slice(1) },
  ];
  expect(studentsOwed(missing)).toBe(2);
});
