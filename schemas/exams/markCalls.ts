import { defineCall } from '../../src/core/calls/defineCall.ts';
import {
  described,
  flag,
  list,
  named,
  nullable,
  object,
  optional,
  VERSION,
  written,
} from '../../src/core/calls/shapes.ts';
import { boolean, choice, dateTime, decimal, integer, reference, text } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { cohort } from '../academics/cohort.ts';
import { result } from '../exams/result.ts';
import { markDistribution } from '../exams/markDistribution.ts';
import { markSheet } from '../teaching/markSheet.ts';
import { uploadedMark } from '../teaching/uploadedMark.ts';

/** The most marks that are saved at once: of far more students than a section has. */
export const MAX_MARKS = 2_000;

/** Why the marks of a sheet cannot be changed. */
export const SHEET_LOCKS = [
  'not_assigned',
  'published',
  'not_open_yet',
  'closed',
  'handed_in',
  'no_distribution',
] as const;

const PLACE = { ...cohort, subject_id: reference('subject', { required: true }) };
/** The sheet that marks are on: a cohort, a subject and an exam. */
export const markPlace = { ...PLACE, exam_type_id: reference('examType', { required: true }) };

const NAMED = object({ id: integer(), name: text() });
const EXAM = object({
  id: integer(),
  name: text(),
  opens_at: nullable(dateTime()),
  closes_at: nullable(dateTime()),
});

const MARK = object({
  id: integer(),
  student_id: integer(),
  component: text(),
  mark: nullable(decimal()),
  is_absent: boolean(),
  row_version: integer(),
  changed_at: dateTime(),
  changed_by: nullable(text()),
});

const SHEET_STATE = {
  lock: described(nullable(choice(SHEET_LOCKS)), 'Why nothing can be changed; null while everything can'),
  newcomers_open: described(
    flag(),
    'Whether who holds `full` can change the marks of students whose result is not published',
  ),
  handed_in_at: nullable(dateTime()),
  handed_in_by: nullable(text()),
  published_at: nullable(dateTime()),
  opens_at: nullable(dateTime()),
  closes_at: nullable(dateTime()),
  as_of: described(dateTime(), 'What to ask for the changes since'),
};

/** Who enters marks, and who generates results of them and so may look at all. */
const VIEWERS = [needOf(uploadedMark, 'read'), needOf(result, 'generate')] as const;

const COMMON = {
  who: needOf(uploadedMark, 'read'),
  tag: uploadedMark.permission,
  resource: uploadedMark.name,
} as const;

/** Everything that the grid of a sheet shows. */
export const markEntry = defineCall({
  ...COMMON,
  who: VIEWERS,
  call: 'GET /mark/entry',
  id: 'markEntry',
  summary: 'The students of a section by roll with their marks in a subject; without an exam, in the one that is on',
  query: { ...PLACE, exam_type_id: reference('examType') },
  answer: named(
    'MarkEntry',
    object({
      ...SHEET_STATE,
      may_reopen: flag(),
      exam: EXAM,
      exams: list(EXAM),
      names: object({
        institute: text(),
        academic_year: text(),
        class: text(),
        version: text(),
        shift: text(),
        wing: text(),
        student_group: nullable(text()),
        section: text(),
        subject: text(),
      }),
      pass_rule: markDistribution.fields.pass_rule,
      components: list(object({ name: text(), full_mark: integer(), pass_mark: decimal() })),
      grades: list(object({ letter: text(), min_mark: decimal(), point: decimal() })),
      rounds_marks_up: described(flag(), 'Whether a sum of marks counts as the next whole number'),
      students: list(
        object({
          id: integer(),
          student_id: text(),
          name: text(),
          photo: nullable(text()),
          roll_no: nullable(integer()),
          is_optional: described(boolean(), 'Whether the student need not have marks'),
          is_published: described(boolean(), 'Whether the result is published, so that the marks can only be read'),
          usual_percent: described(nullable(decimal()), 'Of the other marks of this year'),
        }),
      ),
      marks: list(MARK),
    }),
  ),
  refuses: [404],
});

/** What others have entered meanwhile. */
export const markChanges = defineCall({
  ...COMMON,
  who: VIEWERS,
  call: 'GET /mark/entry/changes',
  id: 'markChanges',
  summary: 'The marks of a sheet that were changed since an instant, and whether it can still be changed',
  query: { ...markPlace, since: dateTime({ required: true }) },
  answer: named(
    'MarkChanges',
    object({
      ...SHEET_STATE,
      published_students: described(
        list(integer()),
        'Whose result is published now, so that the marks can only be read',
      ),
      marks: list(MARK),
    }),
  ),
  refuses: [404],
});

/** Saves marks of a sheet, all or none. */
export const saveMarks = defineCall({
  ...COMMON,
  call: 'PUT /uploaded-marks',
  id: 'saveMarks',
  summary: 'Enters, changes and takes back marks of a section in a subject and an exam, all of them or none',
  input: {
    ...markPlace,
    marks: described(
      list(
        object({
          student_id: integer(),
          component: text(),
          mark: described(nullable(text()), 'Null with `is_absent` 0 takes the mark back'),
          is_absent: boolean(),
          row_version: optional(nullable(VERSION)),
        }),
      ),
      '`row_version` as it was read, null where there was no mark; without it the last one wins',
    ),
  },
  rawInput: true,
  answer: named('SavedMarks', written(object({ saved: integer(), marks: list(MARK) }))),
  refuses: [409],
});

/** The sheets of a teacher, or of a class. */
export const markSheets = defineCall({
  ...COMMON,
  call: 'GET /mark/sheets',
  id: 'markSheets',
  summary: 'The sheets of an exam that are assigned to the caller, or those of a class, each with how far it is',
  query: {
    exam_type_id: reference('examType'),
    academic_year_id: reference('academicYear'),
    class_id: reference('class'),
  },
  answer: named(
    'MarkSheets',
    object({
      exam: nullable(EXAM),
      exams: list(EXAM),
      sees_all: described(flag(), 'Whether the caller sees the sheets of every teacher'),
      rows: list(
        object({
          academic_year_id: integer(),
          class: NAMED,
          version: NAMED,
          shift: NAMED,
          wing: NAMED,
          student_group: nullable(NAMED),
          section: NAMED,
          subject: NAMED,
          teachers: list(text()),
          has_distribution: flag(),
          students: described(integer(), 'Who must have marks'),
          complete: described(integer(), 'Who of them has all of them'),
          missing: described(integer(), 'How many marks are still missing'),
          lock: nullable(choice(SHEET_LOCKS)),
          handed_in_at: nullable(dateTime()),
        }),
      ),
    }),
  ),
});

const MOVE = {
  who: needOf(uploadedMark, 'read'),
  tag: uploadedMark.permission,
  resource: markSheet.name,
  input: markPlace,
  answer: named('MovedMarkSheet', written(object(SHEET_STATE))),
  refuses: [409],
};

/** A complete sheet is handed in; its teacher changes nothing in it from then on. */
export const handInMarks = defineCall({
  ...MOVE,
  call: 'PUT /mark/sheets/hand-in',
  id: 'handInMarks',
  summary: 'Hands in the marks of a section in a subject and an exam, once none is missing',
});

/** A sheet that was handed in is opened again. */
export const reopenMarks = defineCall({
  ...MOVE,
  who: needOf(markSheet, 'full'),
  call: 'PUT /mark/sheets/reopen',
  id: 'reopenMarks',
  summary: 'Opens marks again that were handed in',
});
