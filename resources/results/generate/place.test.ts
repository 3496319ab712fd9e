import { expect, it } from 'vitest';
import { chosenIn, queryOf, scopeOf, scopeQuery } from './place.ts';

const NARROW = { version_id: null, shift_id: null, wing_id: null, student_group_id: null, section_id: null };
const chosen = { academic_year_id: 3, exam_type_id: 1, class_id: 9, ...NARROW, is_final: 0 as const };

it('is a scope once a year, a class and an exam are chosen', () => {
  expect(scopeOf({ academic_year_id: 3, class_id: 9 })).toBeUndefined();
  expect(scopeOf({ academic_year_id: 3, exam_type_id: 1 })).toBeUndefined();
  const { is_final: _, ...scope } = chosen;
  expect(scopeOf(chosen)).toEqual(scope);
});

it('needs no exam for the final of a year, and has none there', () => {
  expect(scopeOf({ ...chosen, is_final: 1 })).toMatchObject({ exam_type_id: null });
});

it('stands in the address, where what is no id is passed over', () => {
  expect(chosenIn(new URLSearchParams(queryOf({ ...chosen, section_id: 2 })))).toEqual({ ...chosen, section_id: 2 });
  expect(chosenIn(new URLSearchParams('class_id=x&exam_type_id=0&academic_year_id=1e9'))).toEqual({
    ...chosen,
    academic_year_id: null,
    exam_type_id: null,
    class_id: null,
  });
});

it('leaves the exam out of the address of a final', () => {
  expect(queryOf({ ...chosen, is_final: 1 })).toEqual({ academic_year_id: '3', class_id: '9', is_final: '1' });
  expect(scopeQuery({ academic_year_id: 3, class_id: 9, exam_type_id: null })).toEqual({
    academic_year_id: '3',
    class_id: '9',
    is_final: '1',
  });
  expect(chosenIn(new URLSearchParams('exam_type_id=4&is_final=1'))).toMatchObject({ exam_type_id: null, is_final: 1 });
});
