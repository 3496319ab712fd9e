import { defineCall } from '../../src/core/calls/defineCall.ts';
import { described, list, named, nullable, object, optional, written } from '../../src/core/calls/shapes.ts';
import type { RowOf } from '../../src/core/fields/field.ts';
import { decimal, integer, reference, text } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { cohort } from '../academics/cohort.ts';
import { markDistribution } from './markDistribution.ts';

const { components, pass_rule } = markDistribution.fields;

/** What the mark distributions of a class are for: an exam in a year, and a group or every group. */
export const distributionPlace = {
  academic_year_id: reference('academicYear', { required: true }),
  exam_type_id: reference('examType', { required: true }),
  class_id: cohort.class_id,
  student_group_id: reference('studentGroup'),
};

export type DistributionPlace = RowOf<typeof distributionPlace>;

const component = object({ name: text(), full_mark: integer(), pass_mark: decimal() });

const distributions = named(
  'DistributionsOfClass',
  object({
    rows: list(
      object({
        subject: object({ id: integer(), name: text(), code: text() }),
        student_group_id: described(
          nullable(integer()),
          'For whom the distribution is, or would be; null for every group',
        ),
        stored: nullable(object({ row_version: integer(), pass_rule, components: list(component) })),
        marks: described(
          list(object({ component: text(), highest: decimal() })),
          'The components for which marks are entered',
        ),
      }),
    ),
  }),
);

const COMMON = {
  who: needOf(markDistribution, 'create'),
  tag: markDistribution.permission,
  resource: markDistribution.name,
} as const;

/** The subjects of a class, each with its mark distribution in an exam where there is one. */
export const distributionsOfClass = defineCall({
  ...COMMON,
  call: 'GET /mark/distribution',
  id: 'distributionsOfClass',
  summary: 'The subjects of a class by code, each with its mark distribution in an exam',
  query: distributionPlace,
  answer: distributions,
});

/** Saves mark distributions of a class, all or none. */
export const saveDistributionsOfClass = defineCall({
  ...COMMON,
  call: 'PUT /mark/distribution',
  id: 'saveDistributionsOfClass',
  summary: 'Makes and changes mark distributions of a class, all of them or none',
  input: {
    ...distributionPlace,
    rows: described(
      list(
        object({
          subject_id: reference('subject', { required: true }),
          row_version: nullable(integer()),
          pass_rule: optional(pass_rule),
          components: list(component),
        }),
      ),
      'One for each subject that is made or changed; `row_version` as it was read, null where nothing was stored',
    ),
  },
  rawInput: true,
  answer: named('SavedDistributionsOfClass', written(distributions)),
  refuses: [409],
});

/** The most subjects that are saved at once. */
export const MAX_SUBJECTS = 200;
/** The most components that a subject has. */
export const MAX_COMPONENTS = components.max;
