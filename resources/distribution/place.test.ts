import { expect, it } from 'vitest';
import { chosenIn, isSamePlace, placeOf, queryOf } from './place.ts';

const place = { academic_year_id: 3, exam_type_id: 1, class_id: 9, student_group_id: null };

it('is one once all is chosen that has to be', () => {
  expect(placeOf({ academic_year_id: 3, exam_type_id: 1, class_id: null })).toBeUndefined();
  expect(placeOf({ academic_year_id: 3, exam_type_id: 1, class_id: 9 })).toEqual(place);
});

it('stands in the address, where what is no id is passed over', () => {
  const query = new URLSearchParams(queryOf({ ...place, student_group_id: 2 }));
  expect(chosenIn(query)).toEqual({ ...place, student_group_id: 2 });
  expect(chosenIn(new URLSearchParams('class_id=x&exam_type_id=0&academic_year_id=1e9'))).toEqual({
    academic_year_id: null,
    exam_type_id: null,
    class_id: null,
    student_group_id: null,
  });
});

it('is another with another group', () => {
  expect(isSamePlace(place, { ...place })).toBe(true);
  expect(isSamePlace(place, { ...place, student_group_id: 2 })).toBe(false);
  expect(isSamePlace(undefined, place)).toBe(false);
});
