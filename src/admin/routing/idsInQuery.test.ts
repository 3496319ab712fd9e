import { expect, it } from 'vitest';
import { idsInQuery } from './idsInQuery.ts';

it('reads the ids that an address names, and nothing for all else', () => {
  const query = new URLSearchParams(
    'class_id=12&wing_id=0&shift_id=1e3&exam_id=final&section_id=1234567890123456&other=4',
  );
  const names = ['class_id', 'wing_id', 'shift_id', 'exam_id', 'section_id', 'year_id'];
  expect(idsInQuery(query, names)).toEqual({
    class_id: 12,
    wing_id: null,
    shift_id: null,
    exam_id: null,
    section_id: null,
    year_id: null,
  });
});
