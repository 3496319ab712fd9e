import { expect, it } from 'vitest';
import {
  isFor,
  isForClass,
  keepsPublished,
  type OverviewRow,
  type OverviewSection,
  passRate,
  scopeOf,
  stateOf,
} from './overview.ts';

const summary = { students: 30, passed: 20, average_gpa: '3.10', average_percent: 61.5, best: null };
const standing = { generated: 30, published: 0, version_no: null, was_published: false };
const section: OverviewSection = {
  class_id: 6,
  version_id: 1,
  shift_id: 2,
  wing_id: 3,
  student_group_id: null,
  section_id: 4,
  name: 'A',
  version: 'Bangla',
  shift: 'Morning',
  wing: 'Boys',
  student_group: null,
  ...summary,
  ...standing,
  before: null,
};
const row: OverviewRow = {
  academic_year_id: 7,
  exam: null,
  class: { id: 6, name: 'Six' },
  generated_at: '2026-11-20T04:00:00.000Z',
  ...summary,
  ...standing,
  outdated: [],
  ended_plans: [],
  before: null,
  plans: [],
  sections: [section],
};
const whole = { version_id: null, shift_id: null, wing_id: null, student_group_id: null, section_id: null };
const plan = { id: 1, takes_place_at: '2026-11-24T04:00:00.000Z', ...whole };

it.each([
  [30, 0, 'generated'],
  [0, 30, 'published'],
  [10, 20, 'partly'],
  [30, 30, 'newVersion'],
  [1, 30, 'newVersion'],
])('with %i generated and %i published of 30 results are %s', (generated, published, state) => {
  expect(stateOf({ ...row, generated, published })).toBe(state);
});

it('rounds the pass rate to a tenth, and has none where nobody was examined', () => {
  expect(passRate(summary)).toBe(66.7);
  expect(passRate({ passed: 0, students: 0 })).toBeUndefined();
});

it('is about a whole class, or about one section with all that is around it', () => {
  expect(scopeOf(row)).toEqual({ academic_year_id: 7, exam_type_id: null, class_id: 6, ...whole });
  expect(scopeOf(row, section)).toMatchObject({ version_id: 1, shift_id: 2, wing_id: 3, section_id: 4 });
});

it('finds the sections that a plan is for', () => {
  expect([isForClass(plan), isFor(plan, section)]).toEqual([true, true]);
  const ofShift = { ...plan, shift_id: 2 };
  expect([isForClass(ofShift), isFor(ofShift, section), isFor({ ...plan, shift_id: 9 }, section)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('keeps published what some of the sections of a plan have published', () => {
  expect(keepsPublished([section])).toBe(false);
  expect(keepsPublished([section, { ...section, published: 3 }])).toBe(true);
});
