import { defineCall, readersOf } from '../../src/core/calls/defineCall.ts';
import { described, flag, list, named, nullable, object, written } from '../../src/core/calls/shapes.ts';
import { boolean, dateTime, decimal, integer, longText, text } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { result } from './result.ts';
import { scope } from './resultScope.ts';

/** What all calls about results have in common. */
export const RESULTS = { tag: result.permission, resource: result.name } as const;

const reason = longText({ max: 500 });

/** What a call answers that publishes results, or may be followed by that. */
export const published = written(object({ version: integer(), students: integer() }));

/** Works out results behind the call. */
export const generateResults = defineCall({
  ...RESULTS,
  call: 'POST /results/generate',
  who: needOf(result, 'generate'),
  id: 'generateResults',
  summary: 'Works out the results of an exam, or without one of the year, in a class or a part of it',
  input: scope,
  answer: named('GeneratingResults', written(object({ job_id: integer() }))),
  status: 202,
  meanings: { 202: 'Begun: GET /jobs/{id} says how far it is', 409: 'Marks are missing: `missing` says whose' },
  refuses: [409, 503],
});

/** Publishes what is generated, now or at a time to come. */
export const publishResults = defineCall({
  ...RESULTS,
  call: 'POST /results/publish',
  who: needOf(result, 'publish'),
  id: 'publishResults',
  summary: 'Publishes generated results, at once or at a time',
  input: {
    ...scope,
    reason: described(reason, 'Needed where something was published before'),
    publish_at: described(dateTime(), 'A time within two years; at once without it'),
    accept_outdated: described(boolean(), 'Publishes them as they are, though something has changed since'),
  },
  answer: named('PublishedResults', published),
  meanings: {
    409: 'Nothing is generated, the same is planned already, an exam of a final is not published, or it is out of date: `outdated` says by what',
  },
  refuses: [409],
});

/** Takes back what is published. */
export const unpublishResults = defineCall({
  ...RESULTS,
  call: 'POST /results/unpublish',
  who: needOf(result, 'publish'),
  id: 'unpublishResults',
  summary: 'Takes published results back',
  input: { ...scope, reason: longText({ required: true, max: 500 }) },
  answer: named('PublishedResults', published),
  meanings: { 409: 'Nothing is published, or a published final tells the marks of the exam' },
  refuses: [409],
});

const component = object({
  subject_id: integer(),
  name: text(),
  mark: nullable(decimal()),
  full_mark: decimal(),
  pass_mark: decimal(),
  is_judged: flag(),
  is_absent: boolean({ required: true }),
});

const exam = object({
  exam_type_id: integer(),
  weight: decimal(),
  obtained: decimal(),
  full_mark: decimal(),
  is_absent: boolean({ required: true }),
});

/** One subject of a result; of a year's final with what each exam gave, of an exam with its parts. */
const subject = object({
  subject_id: integer(),
  partner_id: nullable(integer()),
  obtained: text(),
  full_marks: decimal(),
  percent: text(),
  letter: text(),
  point: text(),
  is_fourth: boolean({ required: true }),
  is_passed: boolean({ required: true }),
  is_absent: boolean({ required: true }),
  components: list(component),
  exams: list(exam),
});

/** A result with its subjects, their parts, and how it was worked out. */
export const oneResult = defineCall({
  ...RESULTS,
  call: 'GET /results/{id}',
  who: readersOf(result),
  id: 'oneResult',
  summary: 'A result with its subjects and how it was worked out, in sentences',
  answer: named(
    'ResultInFull',
    object({
      id: integer(),
      student_id: integer(),
      exam_type_id: nullable(integer()),
      academic_year_id: integer(),
      class_id: integer(),
      gpa: text(),
      letter: text(),
      total: text(),
      full_marks: decimal(),
      is_passed: boolean({ required: true }),
      failed_subjects: integer(),
      position_in_section: nullable(integer()),
      position_in_class: nullable(integer()),
      version: integer(),
      status: integer(),
      subjects: list(subject),
      explanation: list(text()),
    }),
  ),
});

/** How newly generated results differ from those that are published. */
export const resultChanges = defineCall({
  ...RESULTS,
  call: 'GET /results/changes',
  who: needOf(result, 'publish'),
  id: 'resultChanges',
  summary: 'Whose average, letter or place the generated results would change',
  query: scope,
  answer: list(
    object({
      student: object({ id: integer(), name: text(), roll_no: nullable(integer()), section: text() }),
      published: figures(),
      generated: figures(),
    }),
  ),
});

function figures() {
  return object({
    id: integer(),
    gpa: text(),
    letter: text(),
    total: text(),
    position_in_section: nullable(integer()),
    position_in_class: nullable(integer()),
  });
}
