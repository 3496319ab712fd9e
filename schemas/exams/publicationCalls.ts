import { defineCall } from '../../src/core/calls/defineCall.ts';
import { described, flag, list, named, nullable, object } from '../../src/core/calls/shapes.ts';
import { boolean, choice, dateTime, decimal, integer, longText, reference, text } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { uploadedMark } from '../teaching/uploadedMark.ts';
import { result } from './result.ts';
import { published, RESULTS } from './resultCalls.ts';
import { namedCohort, namedRecord, OUTDATED_BY } from './resultParts.ts';
import { scope } from './resultScope.ts';

const summary = {
  students: integer(),
  passed: integer(),
  average_gpa: described(text(), 'Of everybody, those who failed included; two decimals'),
  average_percent: described(decimal(), 'The mean of what share of their full marks they have'),
  best: nullable(object({ id: integer(), name: text(), gpa: text() })),
};

const state = {
  generated: described(integer(), 'Students whose newest result is not published'),
  published: described(integer(), 'Students with a published result'),
  version_no: nullable(described(integer(), 'The newest published version')),
  was_published: described(flag(), 'A reason is needed to publish anew'),
};

const plan = object({ id: integer(), takes_place_at: dateTime(), ...parts() });

/** What is generated and published of an exam, or of a final, in a class. */
export const resultOverview = defineCall({
  ...RESULTS,
  call: 'GET /results/overview',
  who: needOf(result, 'publish'),
  id: 'resultOverview',
  summary: 'What is generated, planned and published, by exam and class, the newest first',
  query: {
    academic_year_id: scope.academic_year_id,
    exam_type_id: scope.exam_type_id,
    class_id: reference('class'),
    is_final: described(boolean(), '1 for finals of a year alone'),
    offset: integer({ min: 0 }),
  },
  answer: named(
    'ResultOverview',
    object({
      rows: list(
        object({
          academic_year_id: integer(),
          exam: nullable(namedRecord),
          class: namedRecord,
          generated_at: dateTime(),
          ...summary,
          ...state,
          outdated: described(list(choice(OUTDATED_BY)), 'What has changed since the results were generated'),
          before: nullable(
            described(
              object({ exam: namedRecord, year: namedRecord, ...summary }),
              'The exam before in the same class; of the first one of a year, the last one of the year before',
            ),
          ),
          plans: list(plan),
          ended_plans: described(
            list(plan),
            'Ended because the results were generated again or corrected since; until somebody decides on these',
          ),
          sections: list(
            object({
              ...namedCohort,
              ...summary,
              ...state,
              before: nullable(object(summary)),
            }),
          ),
        }),
      ),
      has_more: flag(),
    }),
  ),
});

/** Changes a mark after its result was published. */
export const correctMark = defineCall({
  ...RESULTS,
  call: 'POST /results/correct',
  who: needOf(result, 'publish'),
  id: 'correctMark',
  summary: 'Changes a mark of a published result, and generates a new version that is not published yet',
  input: {
    academic_year_id: scope.academic_year_id,
    exam_type_id: uploadedMark.fields.exam_type_id,
    student_id: uploadedMark.fields.student_id,
    subject_id: uploadedMark.fields.subject_id,
    component: text({ required: true, max: 40 }),
    // Of somebody absent it is refused, and not passed over as in a form.
    mark: { ...uploadedMark.fields.mark, visibleWhen: undefined },
    is_absent: uploadedMark.fields.is_absent,
    reason: longText({ required: true, max: 500 }),
    // The version of the mark that was seen; without one, the mark is meant as it is published.
    row_version: integer({ min: 1 }),
  },
  answer: named('CorrectedMark', published),
  meanings: {
    409: 'Nothing is published, marks are missing that were there, or somebody else has changed the mark (`current`)',
  },
  refuses: [409],
});

function parts() {
  return {
    version_id: nullable(integer()),
    shift_id: nullable(integer()),
    wing_id: nullable(integer()),
    student_group_id: nullable(integer()),
    section_id: nullable(integer()),
  };
}
