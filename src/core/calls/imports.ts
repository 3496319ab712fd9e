import { choice, integer, text } from '../fields/builders.ts';
import {
  type AnswerOf,
  anyObject,
  described,
  flag,
  list,
  map,
  named,
  nullable,
  object,
  optional,
  written,
} from './shapes.ts';

const count = () => integer({ min: 0 });

/** The outcome for a record that a row brings along: an existing record is used, or a new one is created. `row` is an earlier row with the same record. */
const RELATED_OUTCOME = object({
  action: described(choice(['create', 'take']), 'take: a known record'),
  row: optional(described(integer(), 'The earlier row with which it is made')),
});

/** A cell, and what it became. */
const IMPORT_CELL = object({
  text: described(text(), 'As it stands in the file'),
  value: optional(
    described(
      text(),
      'What would be stored: a day or a number as the API writes it, a record by its title, an option by its label; missing where nothing would be',
    ),
  ),
});

/** Stands for the row number where a correction applies to all rows. */
export const ALL_ROWS = '*';

/** How days such as 05/06/2014 are read. */
export const DAY_ORDERS = ['day_first', 'month_first'] as const;

/** How the days of a column are read, where its file has some that would mean another day in the other order. */
const COLUMN_DAYS = object({
  order: choice(DAY_ORDERS),
  by: described(
    choice(['file', 'answer', 'nobody']),
    'file: a value of the column decides; answer: `days` was sent; nobody: it has to be sent',
  ),
  text: described(text(), 'The value that decides, or the first that reads both ways'),
});

const DAYS_QUESTION = object({
  headings: list(text()),
  text: described(text(), 'A value that reads both ways'),
  day_first: described(text(), 'The day that it is when the day comes first'),
  month_first: text(),
  preset: described(choice(DAY_ORDERS), 'As the country of the institute writes'),
});

/** A record that is there, or an earlier row, that a row is likely to repeat. */
const SIMILAR_ROW = object({
  by: described(list(text()), 'The fields in which they agree'),
  record: optional(
    described(anyObject<Readonly<Record<string, unknown>> & { readonly id: number }>(), 'As the caller may see it'),
  ),
  row: optional(described(integer(), 'The earlier row; missing where a record is there')),
});

const IMPORT_ROW = object({
  row: described(integer(), 'As the spreadsheet counts'),
  action: choice(['create', 'refuse']),
  name: text(),
  related: optional(
    described(map(RELATED_OUTCOME), 'Reference → what becomes of the record that the row brings along'),
  ),
  similar: optional(described(SIMILAR_ROW, 'What it looks like, by what the declaration compares (`warnsOf`)')),
  errors: described(map(list(text())), 'By field; under the empty name what is no field’s fault'),
  cells: described(map(IMPORT_CELL), 'By field, of every column that is one'),
});

const IMPORT_REPORT = named(
  'ImportReport',
  object({
    total: count(),
    ready: described(count(), 'Rows that can be stored; none once storing was refused'),
    wrong: count(),
    created: described(count(), 'All rows, or none; with `take` those that were ready'),
    columns: described(
      list(
        object({
          heading: text(),
          field: nullable(text()),
          samples: list(text()),
          like: optional(described(text(), 'The field that it looks like too; a surer column has it')),
          days: optional(COLUMN_DAYS),
        }),
      ),
      'The columns of the file, and the fields that they were taken for',
    ),
    fields: described(
      list(object({ name: text(), label: text(), required: flag(), kind: text() })),
      'Everything that a column can be',
    ),
    days: optional(described(DAYS_QUESTION, 'Nothing is stored before this is answered by sending `days`')),
    similar_rows: optional(
      described(
        list(integer()),
        'Of a check: all rows that look like a record that is there or like an earlier row. They are stored like the others; `leave_out` leaves them out',
      ),
    ),
    rows: described(
      list(IMPORT_ROW),
      'At most 200 rows in the order of the file: those that are refused, those that look like another one, and the first of the others as far as there is room',
    ),
    left_out: described(object({ create: count(), refuse: count() }), 'Rows beyond those'),
  }),
);

/** An import that goes on, or is over. */
export const IMPORT_JOB = named(
  'ImportJob',
  object({
    id: text(),
    phase: choice(['waiting', 'checking', 'storing', 'done', 'failed']),
    done: described(count(), 'Rows of the present phase'),
    total: count(),
    report: optional(IMPORT_REPORT),
    refused: optional(described(flag(), 'Nothing is stored, because of what the report says')),
    message: optional(described(text(), 'Why it failed')),
  }),
);

export const IMPORT_ANSWER = named('ImportAnswer', written(IMPORT_JOB));

export type ImportJob = AnswerOf<typeof IMPORT_JOB>;
export type ImportReport = AnswerOf<typeof IMPORT_REPORT>;
export type ImportCell = AnswerOf<typeof IMPORT_CELL>;
export type DayOrder = (typeof DAY_ORDERS)[number];
export type DaysQuestion = AnswerOf<typeof DAYS_QUESTION>;
export type ImportRow = AnswerOf<typeof IMPORT_ROW>;
export type SimilarRow = AnswerOf<typeof SIMILAR_ROW>;
export type RelatedOutcome = AnswerOf<typeof RELATED_OUTCOME>;
