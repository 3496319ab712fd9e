import {
  handInMarks,
  markChanges,
  markEntry,
  markPlace,
  markSheets,
  reopenMarks,
  saveMarks,
} from '../../../../schemas/exams/markCalls.ts';
import { refuse } from '../../errors.ts';
import { serve, success } from '../../routes/serve.ts';
import { handInMarks as handIn, reopenMarks as reopen } from '../services/exams/handIn.ts';
import { readMarkChanges, readMarkEntry, stateOf } from '../services/exams/markEntry.ts';
import { readMarkSheets } from '../services/exams/markSheets.ts';
import { saveMarks as save } from '../services/exams/saveMarks.ts';
import type { MarkPlace } from '../services/exams/sheetFacts.ts';

/** What a call that reads a sheet must name. */
const NEEDED = Object.keys(markPlace).filter((name) => name !== 'student_group_id');

/** The marks of sections: the grid of a sheet, what is saved of it, and the sheets of a teacher. */
export const markCalls = [
  serve(markSheets, ({ context, caller, query }) => readMarkSheets({ context, caller, asked: query })),
  serve(markEntry, ({ context, caller, query }) => {
    requireAll(query, ['exam_type_id']);
    return readMarkEntry({ context, caller }, query as MarkPlace);
  }),
  serve(markChanges, ({ context, caller, query }) => {
    requireAll(query, []);
    if (query.since === null) throw refuse.badQuery('since');
    return readMarkChanges({ context, caller }, query as MarkPlace, query.since);
  }),
  serve(saveMarks, async ({ context, caller, input, translator }) => {
    const saved = await save({ context, caller, input });
    return success(translator.text('server.marksSaved', { smart_count: saved.saved }), saved);
  }),
  serve(handInMarks, async ({ context, caller, input, translator }) => {
    const facts = await handIn({ context, caller, input });
    return success(translator.text('server.marksAreHandedIn'), stateOf(facts));
  }),
  serve(reopenMarks, async ({ context, caller, input, translator }) => {
    const facts = await reopen({ context, caller, input });
    return success(translator.text('server.marksAreOpen'), stateOf(facts));
  }),
];

function requireAll(query: object, optional: readonly string[]): void {
  const values = query as Readonly<Record<string, unknown>>;
  const missing = NEEDED.find((name) => !optional.includes(name) && values[name] === null);
  if (missing) throw refuse.missingQuery(missing);
}
