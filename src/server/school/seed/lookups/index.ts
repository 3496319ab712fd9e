import { academics } from './academics.ts';
import { employees } from './employees.ts';
import { exams } from './exams.ts';
import { fees } from './fees.ts';
import { finance } from './finance.ts';
import { settings } from './settings.ts';
import { website } from './website.ts';

/** The lookup rows of the demo school, by resource; the usual ones are also those of a new school. */
export const LOOKUP_ROWS = { ...academics, ...employees, ...exams, ...fees, ...finance, ...settings, ...website };

export type LookupName = keyof typeof LOOKUP_ROWS;

/** The lookups that a new school begins with. */
export const USUAL_LOOKUPS = [
  'gender',
  'bloodGroup',
  'maritalStatus',
  'religion',
  'classDay',
  'attendanceStatus',
  'gradeType',
] as const satisfies readonly LookupName[];
