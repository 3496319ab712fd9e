import { describe, expect, it } from 'vitest';
import { chosenIn, chosenOf, queryOf, scopeOf } from './scope.ts';

const chosen = (query: string) => chosenIn(new URLSearchParams(query));

describe('whose results are shown', () => {
  it('is nobody’s until a year and an exam are chosen, and where it must be a class', () => {
    expect(scopeOf(chosen('academic_year_id=1'), false)).toBeUndefined();
    expect(scopeOf(chosen('academic_year_id=1&exam_type_id=2'), true)).toBeUndefined();
    expect(scopeOf(chosen('academic_year_id=1&exam_type_id=2'), false)).toEqual({
      academic_year_id: 1,
      exam_type_id: 2,
    });
  });

  it('has no exam for the final of the year', () => {
    expect(scopeOf(chosen('academic_year_id=1&exam_type_id=final&class_id=3'), true)).toEqual({
      academic_year_id: 1,
      class_id: 3,
    });
  });

  it('is in the address as it was chosen, and nothing of it that is no id', () => {
    const address = 'academic_year_id=1&exam_type_id=final&class_id=3&section_id=9';
    expect(new URLSearchParams(queryOf(chosen(address))).toString()).toBe(address);
    expect(queryOf(chosen('academic_year_id=x&class_id=0&wing_id=1e3'))).toEqual({});
  });

  it('begins with the newest results, of their class where one is meant', () => {
    const latest = { academic_year_id: 1, exam_type_id: null, class_id: 3 };
    expect(queryOf(chosenOf(latest, true))).toEqual({ academic_year_id: '1', exam_type_id: 'final', class_id: '3' });
    expect(queryOf(chosenOf(latest, false))).toEqual({ academic_year_id: '1', exam_type_id: 'final' });
    expect(queryOf(chosenOf(null, true))).toEqual({});
  });
});
