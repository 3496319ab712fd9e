import { choice, integer, text } from '../fields/builders.ts';
import { type AnswerOf, described, flag, list, map, named, nullable, object, optional, written } from './shapes.ts';

const count = () => integer({ min: 0 });

/** What becomes of a record that a row brings along: a known one is taken, or it is made, with the earlier `row` that tells of the same if there is one. */
const RELATED_OUTCOME = object({
  action: described(choice(['create', 'take']), 'take: a known record'),
  row: optional(described(integer(), 'The earlier row with which it is made')),
});

const IMPORT_ROW = object({
  row: described(integer(), 'As the spreadsheet counts'),
  action: choice(['create', 'refuse']),
  name: text(),
  related: optional(
    described(map(RELATED_OUTCOME), 'Reference → what becomes of the record that the row brings along'),
  ),
  errors: described(map(list(text())), 'By field; under the empty name what is no field’s fault'),
});

const IMPORT_REPORT = named(
  'ImportReport',
  object({
    total: count(),
    ready: described(count(), 'Rows that can be stored; none once storing was refused'),
    wrong: count(),
    created: described(count(), 'All rows, or none'),
    columns: described(
      list(object({ heading: text(), field: nullable(text()), samples: list(text()) })),
      'The columns of the file, and the fields that they were taken for',
    ),
    fields: described(
      list(object({ name: text(), label: text(), required: flag() })),
      'Everything that a column can be',
    ),
    rows: described(
      list(IMPORT_ROW),
      'At most 200 rows in the order of the file: those that are refused, and the first of those that are ready as far as there is room',
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
export type ImportRow = AnswerOf<typeof IMPORT_ROW>;
export type RelatedOutcome = AnswerOf<typeof RELATED_OUTCOME>;
