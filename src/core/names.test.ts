import { expect, it } from 'vitest';
import { kebabCase, type Plural, plural, type SnakeCase, snakeCase } from './names.ts';

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

type Endings = 'academicYear' | 'essay' | 'facility' | 'bus' | 'box' | 'waltz' | 'bankBranch' | 'wish';

it('are known to the type checker as they are at run time', () => {
  const plurals: { [Name in Endings]: Plural<Name> } = {
    academicYear: 'academicYears',
    essay: 'essays',
    facility: 'facilities',
    bus: 'buses',
    box: 'boxes',
    waltz: 'waltzes',
    bankBranch: 'bankBranches',
    wish: 'wishes',
  };
  for (const [name, expected] of Object.entries(plurals)) expect(plural(name)).toBe(expected);
  const table: SnakeCase<'academicYears'> = 'academic_years';
  expect(snakeCase('academicYears')).toBe(table);
});
