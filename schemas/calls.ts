import type { Dashboard } from './dashboard.ts';
import { defineCall, readersOf } from '../src/core/calls/defineCall.ts';
import { anyObject, list, record } from '../src/core/calls/shapes.ts';
import { manyToMany } from '../src/core/index.ts';
import { section } from './academics/section.ts';

/** The figures of the start page. */
export const dashboard = defineCall({
  call: 'GET /dashboard',
  who: { action: 'read', subject: 'Dashboard' },
  id: 'dashboard',
  takesLong: true,
  tag: 'Dashboard',
  summary: 'The figures of the start page, as far as the caller may see them',
  answer: anyObject<Dashboard>(),
});

/** Which sections there are in some wings, by the map Wings Vs. Section. */
export const sectionsOfWings = defineCall({
  call: 'POST /get/section/wings',
  who: readersOf(section),
  id: 'sectionsOfWings',
  tag: 'Section',
  summary: 'The sections that there are in the chosen wings',
  input: { wings: manyToMany('wing', { through: 'wing_sections', required: true }) },
  answer: list(record(section)),
});
