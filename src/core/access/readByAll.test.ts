import { expect, it } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { subjectsReadByAll } from './readByAll.ts';

it('has the subjects whose records everybody with a login reads, and none that guards a record', () => {
  const subjects = subjectsReadByAll(registry);
  expect([...subjects]).toEqual(expect.arrayContaining(['Classes', 'Religion']));
  expect(['Student', 'Employee', 'Permission', 'Bank'].filter((each) => subjects.has(each))).toEqual([]);
});
