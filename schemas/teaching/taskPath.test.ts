import { expect, it } from 'vitest';
import { taskAddress, type TaskPlace, taskPlace } from './taskPath.ts';

const place: TaskPlace = {
  class_id: 9,
  version_id: 2,
  shift_id: 1,
  wing_id: 3,
  student_group_id: 4,
  section_id: 5,
  academic_year_id: 7,
  subject_id: 11,
};
const parameters = {
  classes: '9',
  version: '2',
  shift: '1',
  wing: '3',
  student_group: '4',
  section: '5',
  academic_year: '7',
  subject: '11',
};

it('names a cohort and a subject in the order of the address, and reads them back', () => {
  expect(taskAddress('/employee/task/homework', place)).toBe('/employee/task/homework/9/2/1/3/4/5/7/11');
  expect(taskPlace(parameters)).toEqual(place);
});

it('has a zero where a class has no groups', () => {
  const without = { ...place, student_group_id: null };
  expect(taskAddress('/employee/task/homework', without)).toBe('/employee/task/homework/9/2/1/3/0/5/7/11');
  expect(taskPlace({ ...parameters, student_group: '0' })).toEqual(without);
});

it.each([{ classes: '0' }, { wing: 'boys' }, { subject: '-1' }, { section: '1.5' }, { shift: '' }])(
  'leads nowhere with %o',
  (wrong) => {
    expect(taskPlace({ ...parameters, ...wrong })).toBeUndefined();
  },
);
