import { nullable, object } from '../../src/core/calls/shapes.ts';
import { integer, text } from '../../src/core/index.ts';

/** What can have changed since results were generated. */
export const OUTDATED_BY = [
  'marks',
  'distributions',
  'students',
  'subjects',
  'rules',
  'weights',
  'results',
  'positions',
] as const;

/** A record by its id and what it is called. */
export const namedRecord = object({ id: integer(), name: text() });

/** Whom a row is about: all parts of a cohort but the year. */
export const cohortIds = {
  class_id: integer(),
  version_id: integer(),
  shift_id: integer(),
  wing_id: integer(),
  student_group_id: nullable(integer()),
  section_id: integer(),
};

/** The same with what its section and the parts around it are called. */
export const namedCohort = {
  ...cohortIds,
  name: text(),
  version: text(),
  shift: text(),
  wing: text(),
  student_group: nullable(text()),
};
