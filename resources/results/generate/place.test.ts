import { expect, it } from 'vitest';
import { chosenIn as chosenInResults } from '../parts/scope.ts';
import { chosenIn, scopeOf, scopeQuery } from './place.ts';

const scope = { academic_year_id: 3, exam_type_id: null, class_id: 7 };

it('an address of the final of a year is read by the pages of results and by those that generate and publish', () => {
  const query = new URLSearchParams(scopeQuery(scope));
  expect(scopeOf(chosenIn(query))).toMatchObject(scope);
  expect(chosenInResults(query)).toMatchObject({ ...scope, exam_type_id: 'final' });
});

it('so is that of an exam', () => {
  const query = new URLSearchParams(scopeQuery({ ...scope, exam_type_id: 2 }));
  expect(scopeOf(chosenIn(query))).toMatchObject({ exam_type_id: 2 });
  expect(chosenInResults(query)).toMatchObject({ exam_type_id: 2 });
});
