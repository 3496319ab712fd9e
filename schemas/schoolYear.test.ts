import { expect, it } from 'vitest';
import { nextSchoolYear } from './schoolYear.ts';

it.each([
  ['2026-11-21', 1, '2027-01-01', '2027-12-31'],
  ['2026-01-01', 1, '2027-01-01', '2027-12-31'],
  ['2026-03-31', 4, '2026-04-01', '2027-03-31'],
  ['2026-04-01', 4, '2027-04-01', '2028-03-31'],
  ['2026-11-21', 3, '2027-03-01', '2028-02-29'],
  ['2026-11-30', 12, '2026-12-01', '2027-11-30'],
] as const)(
  'on %s, with years that begin in month %i, the next one lasts from %s to %s',
  (today, month, first, last) => {
    expect(nextSchoolYear(today, month)).toEqual({ schoolYearStart: first, schoolYearEnd: last });
  },
);
