import { expect, it } from 'vitest';
import { kebabCase, plural, snakeCase } from './names.ts';

it.each([
  ['religion', 'religions'],
  ['class', 'classes'],
  ['branch', 'branches'],
  ['facility', 'facilities'],
  ['holiday', 'holidays'],
  ['academicYear', 'academicYears'],
])('the plural of %s is %s', (name, expected) => {
  expect(plural(name)).toBe(expected);
});

it('writes names for addresses and for tables', () => {
  expect(kebabCase('academicYears')).toBe('academic-years');
  expect(snakeCase('academicYears')).toBe('academic_years');
});
