import { defineCall, readersOf } from '../../src/core/calls/defineCall.ts';
import {
  anything,
  described,
  download,
  list,
  map,
  named,
  nullable,
  object,
  optional,
} from '../../src/core/calls/shapes.ts';
import { boolean, choice, dateTime, decimal, integer, reference, text } from '../../src/core/index.ts';
import { needOf } from '../../src/core/resource.ts';
import type { Answered } from '../../src/core/calls/defineCall.ts';
import { result } from './result.ts';
import { OUTDATED_BY } from './resultParts.ts';
import type { oneResult } from './resultCalls.ts';
import { scope } from './resultScope.ts';

/** All classes together where none is chosen. */
const anyScope = { ...scope, class_id: reference('class') };

const RESULTS = { tag: result.permission, resource: result.name, who: needOf(result, 'read') } as const;

/** How many of the results on a page are published, how many are only generated, and whether they are right still. */
const state = named(
  'ResultState',
  object({
    published: integer(),
    generated: integer(),
    outdated: described(
      list(choice(OUTDATED_BY)),
      'What has changed since the results were generated; told to who may generate or publish them',
    ),
  }),
);

/** Whose results are summed up in a row: a class, and a section with what else tells it from the others. */
const place = { class: text(), section: text() };

/** The tables of a page as a file. */
const WORKBOOK = { ...RESULTS, summary: 'The same as an Excel workbook', answer: download() } as const;

const table = { table: described(text(), 'One of the tables of the page; all of them without it') };

/** The year, exam and class of the newest results in sight, with which the pages begin. */
export const latestResults = defineCall({
  ...RESULTS,
  call: 'GET /results/latest',
  id: 'latestResults',
  summary: 'The year, exam and class of the newest results; null where there are none in sight',
  answer: nullable(object({ academic_year_id: integer(), exam_type_id: nullable(integer()), class_id: integer() })),
});

const cell = object({
  mark: decimal(),
  letter: text(),
  is_failed: optional(boolean()),
  is_absent: optional(boolean()),
  is_fourth: optional(boolean()),
});

const tabulation = object({
  state,
  shows_position: boolean({ required: true }),
  subjects: list(
    object({ id: integer(), name: text(), partner: nullable(text()), code: text(), full_marks: nullable(decimal()) }),
  ),
  students: list(
    object({
      id: described(integer(), 'The id of the result'),
      name: text(),
      section: text(),
      roll_no: nullable(integer()),
      total: text(),
      gpa: text(),
      letter: text(),
      failed_subjects: integer(),
      position_in_section: nullable(integer()),
      position_in_class: nullable(integer()),
      cells: described(map(cell), 'By the id of the subject'),
    }),
  ),
});

/** The tabulation sheet of a class. */
export const resultTabulation = defineCall({
  ...RESULTS,
  call: 'GET /results/tabulation',
  id: 'resultTabulation',
  summary: 'The results of a class, students by subjects',
  query: scope,
  answer: named('ResultTabulation', tabulation),
});

export const resultTabulationFile = defineCall({
  ...WORKBOOK,
  call: 'GET /results/tabulation/export',
  id: 'resultTabulationFile',
  query: {
    ...scope,
    ...table,
    order: described(text(), 'By what the students are sorted: `roll`, as without it, or `position`'),
    find: described(text(), 'Only those whose name has all these words, or whose roll number it is'),
  },
});

const letters = described(map(integer()), 'How many have each letter');

/** One subject over the sections of a class. */
export const resultsBySubject = defineCall({
  ...RESULTS,
  call: 'GET /results/by/subject',
  id: 'resultsBySubject',
  summary: 'The results of one subject, by section and by student',
  query: { ...scope, subject_id: described(reference('subject'), 'The first of the class without it') },
  answer: named(
    'ResultsBySubject',
    object({
      state,
      subjects: list(object({ id: integer(), name: text(), partner: nullable(text()), code: text() })),
      subject_id: nullable(integer()),
      letters: list(text()),
      sections: list(
        object({
          ...place,
          examined: integer(),
          failed: integer(),
          absent: integer(),
          highest: nullable(decimal()),
          sum: described(decimal(), 'Of the marks of all who were examined and not absent'),
          full_marks: nullable(decimal()),
          letters,
        }),
      ),
      distribution: described(
        list(integer()),
        'How many have 0 to below 10 percent, and so on; the last up to 100. Who was absent is in none',
      ),
      students: list(
        object({
          id: described(integer(), 'The id of the result'),
          name: text(),
          section: text(),
          roll_no: nullable(integer()),
          mark: decimal(),
          full_marks: decimal(),
          percent: decimal(),
          letter: text(),
          is_failed: boolean({ required: true }),
          is_absent: boolean({ required: true }),
          is_fourth: boolean({ required: true }),
        }),
      ),
    }),
  ),
});

export const resultsBySubjectFile = defineCall({
  ...WORKBOOK,
  call: 'GET /results/by/subject/export',
  id: 'resultsBySubjectFile',
  query: { ...scope, subject_id: reference('subject'), ...table },
});

/** How many passed and failed. */
export const resultTotals = defineCall({
  ...RESULTS,
  call: 'GET /results/summary/total',
  id: 'resultTotals',
  summary: 'How many passed and failed, by class and section',
  query: anyScope,
  answer: named(
    'ResultTotals',
    object({
      state,
      genders: list(object({ id: integer(), name: text() })),
      sections: list(
        object({
          ...place,
          examined: integer(),
          passed: integer(),
          failed_in: described(list(integer()), 'How many failed in 1, 2, 3, 4, and in 5 or more subjects'),
          genders: described(map(object({ examined: integer(), passed: integer() })), 'By the id of the gender'),
        }),
      ),
    }),
  ),
});

export const resultTotalsFile = defineCall({
  ...WORKBOOK,
  call: 'GET /results/summary/total/export',
  id: 'resultTotalsFile',
  query: { ...anyScope, ...table },
});

/** Letters by subject. */
export const resultLetters = defineCall({
  ...RESULTS,
  call: 'GET /results/summary/letters',
  id: 'resultLetters',
  summary: 'How many have each letter, by subject',
  query: anyScope,
  answer: named(
    'ResultLetters',
    object({
      state,
      letters: list(text()),
      subjects: list(
        object({
          class: text(),
          name: text(),
          partner: nullable(text()),
          code: text(),
          examined: integer(),
          passed: integer(),
          points: described(decimal(), 'The sum of all points'),
          letters,
        }),
      ),
    }),
  ),
});

export const resultLettersFile = defineCall({
  ...WORKBOOK,
  call: 'GET /results/summary/letters/export',
  id: 'resultLettersFile',
  query: { ...anyScope, ...table },
});

/** GPA bands, and the best. */
export const resultAverages = defineCall({
  ...RESULTS,
  call: 'GET /results/summary/averages',
  id: 'resultAverages',
  summary: 'How many have a GPA in each band, by class and section, and who has the highest',
  query: anyScope,
  answer: named(
    'ResultAverages',
    object({
      state,
      bands: described(
        list(text()),
        'Where each begins, the highest first: the points of the grade types that these results were given by',
      ),
      sections: list(
        object({
          ...place,
          examined: integer(),
          highest: text(),
          sum: described(text(), 'Of all averages'),
          bands: described(list(integer()), 'How many are in each band, in the order of the bands'),
        }),
      ),
      best: described(
        list(
          object({
            id: described(integer(), 'The id of the result'),
            name: text(),
            ...place,
            roll_no: nullable(integer()),
            gpa: text(),
            letter: text(),
            total: text(),
          }),
        ),
        'Those with the highest GPA, by total marks, at most 100',
      ),
      best_count: integer(),
    }),
  ),
});

export const resultAveragesFile = defineCall({
  ...WORKBOOK,
  call: 'GET /results/summary/averages/export',
  id: 'resultAveragesFile',
  query: { ...anyScope, ...table },
});

/** A result as a marksheet: with whose it is, its earlier versions and those of the other exams of the year. */
export const marksheet = defineCall({
  ...RESULTS,
  who: readersOf(result),
  call: 'GET /results/{id}/marksheet',
  id: 'marksheet',
  summary: 'A result with its student, the other versions of it, and the exams of the year',
  answer: named(
    'Marksheet',
    object({
      result: anything<Answered<typeof oneResult>>(),
      student: object({ id: integer(), name: text(), student_id: text(), photo: nullable(text()) }),
      roll_no: nullable(integer()),
      cohort: object({
        class: text(),
        version: text(),
        shift: text(),
        wing: text(),
        student_group: nullable(text()),
        section: text(),
      }),
      academic_year: text(),
      exam: described(nullable(text()), 'Null for the final of the year'),
      shows_position: boolean({ required: true }),
      published_at: nullable(dateTime()),
      subjects: described(map(text()), 'The names of the subjects and of their other papers, by id'),
      exam_names: described(map(text()), 'The names of the exams that a final is made of, by id'),
      versions: described(
        list(
          object({
            id: integer(),
            version: integer(),
            status: integer(),
            gpa: text(),
            letter: text(),
            published_at: described(nullable(dateTime()), 'When it was published last; null while it never was'),
            reason: described(nullable(text()), 'Why it was published, for those who may publish'),
          }),
        ),
        'All versions of this result, the newest first',
      ),
      exams: described(
        list(
          object({
            id: integer(),
            exam: nullable(text()),
            gpa: text(),
            letter: text(),
            percent: decimal(),
            status: integer(),
          }),
        ),
        'The newest result of each exam of the year, in the order of the exams',
      ),
    }),
  ),
});

export const marksheetFile = defineCall({
  ...WORKBOOK,
  who: readersOf(result),
  call: 'GET /results/{id}/marksheet/export',
  id: 'marksheetFile',
  query: table,
});

export type Tabulation = Answered<typeof resultTabulation>;
export type BySubject = Answered<typeof resultsBySubject>;
export type Totals = Answered<typeof resultTotals>;
export type Letters = Answered<typeof resultLetters>;
export type Averages = Answered<typeof resultAverages>;
export type Marksheet = Answered<typeof marksheet>;
