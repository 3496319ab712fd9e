import { expect, it } from 'vitest';
import { findStudents, sortStudents, type TabulatedStudent } from './tabulationOrder.ts';

const student = (values: Partial<TabulatedStudent>): TabulatedStudent => ({
  id: 1,
  name: 'Nobody',
  section: 'A',
  roll_no: 1,
  total: '100.00',
  gpa: '5.00',
  letter: 'A+',
  failed_subjects: 0,
  position_in_section: null,
  position_in_class: null,
  cells: {},
  ...values,
});
const namesOf = (students: readonly TabulatedStudent[]) => students.map(({ name }) => name);

it('by place those who failed come last, with fewer failed subjects and more marks first', () => {
  const students = [
    student({ name: 'two failed', failed_subjects: 2 }),
    student({ name: 'third', position_in_class: 3 }),
    student({ name: 'one failed, less', failed_subjects: 1, total: '90.00' }),
    student({ name: 'one failed, more', failed_subjects: 1, total: '95.50' }),
    student({ name: 'first', position_in_class: 1 }),
  ];
  expect(namesOf(sortStudents(students, 'position'))).toEqual([
    'first',
    'third',
    'one failed, more',
    'one failed, less',
    'two failed',
  ]);
  expect(sortStudents(students, 'roll')).toBe(students);
});

it('a student is found by parts of the name in any order, or by the whole roll number in any digits', () => {
  const students = [student({ name: 'Ayesha Rahman', roll_no: 7 }), student({ name: 'Rahim Uddin', roll_no: 17 })];
  expect(namesOf(findStudents(students, 'rah aye'))).toEqual(['Ayesha Rahman']);
  expect(namesOf(findStudents(students, '7'))).toEqual(['Ayesha Rahman']);
  expect(namesOf(findStudents(students, '১৭'))).toEqual(['Rahim Uddin']);
  expect(namesOf(findStudents(students, '٧'))).toEqual(['Ayesha Rahman']);
  expect(findStudents(students, '  ')).toBe(students);
  expect(findStudents(students, 'nobody')).toEqual([]);
});
