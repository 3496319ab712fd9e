import { expect, it } from 'vitest';
import { marksOf } from './enteredMarks.ts';

it('marks of a component are told together, whichever way its name is written', () => {
  const of = { subject_id: 1, student_group_id: null };
  const counted = [
    { ...of, component: 'MCQ', highest: 20, count: 3 },
    { ...of, component: 'mcq ', highest: 25, count: 2 },
    { ...of, component: 'Written', highest: null, count: 1 },
    { ...of, subject_id: 2, component: 'MCQ', highest: 30, count: 9 },
  ];
  expect(marksOf(counted, of)).toEqual([
    { component: 'MCQ', highest: 25, count: 5 },
    { component: 'Written', highest: 0, count: 1 },
  ]);
});
