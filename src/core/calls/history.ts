import { dateTime, integer, text } from '../fields/builders.ts';
import { type AnswerOf, anything, described, list, named, nullable, object } from './shapes.ts';

/** Permissions that somebody gave who did not hold them. */
export const GRANTS_NOT_HELD = described(
  list(object({ action: text(), subject: text() })),
  'Permissions that were given by somebody who did not hold them',
);

/** Who did it, by the name that they had then. */
export const DOER = object({
  id: nullable(described(integer(), 'The account; null of a command of the server, which has none')),
  name: text(),
});

/** One entry of a record's history. */
const HISTORY_ENTRY = named(
  'HistoryEntry',
  object({
    id: integer(),
    at: dateTime(),
    user: nullable(DOER),
    address: nullable(text()),
    action: described(text(), 'create, update, delete, toggle, or the name of a status action'),
    changes: list(object({ field: text(), before: anything(), after: anything() })),
    beyond: GRANTS_NOT_HELD,
  }),
);

/** Who did what to a record, newest first. */
export const HISTORY = list(HISTORY_ENTRY);

export type HistoryEntry = AnswerOf<typeof HISTORY_ENTRY>;
