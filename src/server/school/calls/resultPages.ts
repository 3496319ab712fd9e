import type { FastifyReply } from 'fastify';
import * as declared from '../../../../schemas/exams/resultPageCalls.ts';
import {
  averagesTables,
  bySubjectTables,
  lettersTables,
  type ResultTable,
  subjectName,
  tabulationTables,
  totalsTables,
} from '../../../../schemas/exams/resultTables.ts';
import { result } from '../../../../schemas/exams/result.ts';
import { findStudents, isOrder, sortStudents } from '../../../../schemas/exams/tabulationOrder.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { Translator } from '../../translate.ts';
import { serve } from '../../routes/serve.ts';
import { recordAction } from '../../services/auditLog/recordEvent.ts';
import { readAverages } from '../services/resultPages/averages.ts';
import { readBySubject } from '../services/resultPages/bySubject.ts';
import type { PageScope } from '../services/exams/scope.ts';
import type { CountRequest } from '../services/resultPages/countedResults.ts';
import { readLatest } from '../services/resultPages/latest.ts';
import { readLetters } from '../services/resultPages/letters.ts';
import { readMarksheet } from '../services/resultPages/marksheet.ts';
import { marksheetTables } from '../services/resultPages/marksheetTables.ts';
import { sendTables } from '../services/resultPages/sendTables.ts';
import type { SubjectRequest } from '../services/resultPages/subjectColumns.ts';
import { readTabulation } from '../services/resultPages/tabulation.ts';
import { marksheetHead, readTableHead } from '../services/results/tableHead.ts';
import { readTotals } from '../services/resultPages/totals.ts';
import { scopeOf } from '../services/exams/scope.ts';

/** The pages on which results are read, each with its tables as a file. */
export const resultPageCalls = [
  serve(declared.latestResults, ({ context, caller }) => readLatest({ context, caller })),
  serve(declared.resultTabulation, (accepted) => readTabulation(subjectsOf(accepted))),
  serve(declared.resultTabulationFile, async (accepted) => {
    const { order, find } = accepted.query;
    if (order !== null && !isOrder(order)) throw refuse.badQuery('order');
    const sheet = await readTabulation(subjectsOf(accepted));
    const sorted = sheet.shows_position ? sortStudents(sheet.students, order ?? 'roll') : sheet.students;
    const tables = tabulationTables({ ...sheet, students: findStudents(sorted, find ?? '') });
    return sendPage(accepted, { page: 'tabulation', tables });
  }),
  serve(declared.resultsBySubject, (accepted) => readBySubject(subjectsOf(accepted), accepted.query.subject_id)),
  serve(declared.resultsBySubjectFile, async (accepted) => {
    const answer = await readBySubject(subjectsOf(accepted), accepted.query.subject_id);
    const chosen = answer.subjects.find(({ id }) => id === answer.subject_id);
    const tables = bySubjectTables(answer);
    return sendPage(accepted, { page: 'bySubject', tables, subject: chosen && subjectName(chosen) });
  }),
  serve(declared.resultTotals, (accepted) => readTotals(countRequestOf(accepted))),
  serve(declared.resultTotalsFile, async (accepted) => {
    const tables = totalsTables(await readTotals(countRequestOf(accepted)));
    return sendPage(accepted, { page: 'totals', tables });
  }),
  serve(declared.resultLetters, (accepted) => readLetters(subjectsOf(accepted))),
  serve(declared.resultLettersFile, async (accepted) => {
    const tables = lettersTables(await readLetters(subjectsOf(accepted)));
    return sendPage(accepted, { page: 'letters', tables });
  }),
  serve(declared.resultAverages, (accepted) => readAverages(countRequestOf(accepted))),
  serve(declared.resultAveragesFile, async (accepted) => {
    const tables = averagesTables(await readAverages(countRequestOf(accepted)));
    return sendPage(accepted, { page: 'averages', tables });
  }),
  serve(declared.marksheet, ({ context, caller, params: { id }, translator }) =>
    readMarksheet({ context, caller, id, translator }),
  ),
  serve(declared.marksheetFile, async (accepted) => {
    const { context, caller, params, query, reply, translator } = accepted;
    const sheet = await readMarksheet({ context, caller, id: params.id, translator });
    const head = await marksheetHead(context, translator, sheet);
    await recordAction(context, caller, {
      about: { resource: result.name, id: params.id },
      action: 'export',
      details: { format: 'xlsx', page: 'marksheet' },
    });
    return sendTables({ reply, translator, tables: marksheetTables(sheet, translator), wanted: query.table, head });
  }),
];

interface PageRequest {
  readonly context: Context;
  readonly caller: Caller;
  readonly query: { readonly [Name in keyof PageScope]: PageScope[Name] };
}

interface Sending extends PageRequest {
  readonly reply: FastifyReply;
  readonly translator: Translator;
  readonly query: PageRequest['query'] & { readonly table: string | null };
}

interface Page {
  /** A key below `resultTables.titles`. */
  readonly page: string;
  readonly tables: readonly ResultTable[];
  readonly subject?: string | undefined;
}

/** The tables of a page as a file that says what they are about. */
async function sendPage(accepted: Sending, { page, tables, subject }: Page): Promise<FastifyReply> {
  const { context, translator, reply, query } = accepted;
  const { scope } = countRequestOf(accepted);
  const title = translator.text(`resultTables.titles.${page}`);
  const head = await readTableHead({ context, translator, scope, title, subject });
  await recordAction(context, accepted.caller, {
    about: { resource: result.name },
    action: 'export',
    details: { format: 'xlsx', page, scope },
  });
  return sendTables({ reply, translator, tables, wanted: query.table, head });
}

/** The same, with the language in which subjects are named. */
function subjectsOf(accepted: PageRequest & { readonly translator: Translator }): SubjectRequest {
  return { ...countRequestOf(accepted), locale: accepted.translator.locale };
}

function countRequestOf({ context, caller, query }: PageRequest): CountRequest {
  const scope: PageScope = scopeOf(query);
  return { context, caller, scope };
}
