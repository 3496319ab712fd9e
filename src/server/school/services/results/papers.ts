import { createHash } from 'node:crypto';
import type { Locale } from '../../../../../locales/languages.ts';
import type { Caller } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import type { DefinedDocument } from '../../../documents/defineDocument.ts';
import { issueDocuments, type PaperOf } from '../../../documents/issueDocuments.ts';
import { issueMany, PAPERS_AT_ONCE } from '../../../documents/issueMany.ts';
import type { Translator } from '../../../translate.ts';
import { type MarksheetData, marksheet } from '../../documents/marksheet.ts';
import { meritList } from '../../documents/meritList.ts';
import { tabulation } from '../../documents/tabulation.ts';
import { type Attendance, attendanceOf } from './attendanceOf.ts';
import { marksheetData, meritListData, tabulationData } from './paperData.ts';
import { type ResultOnPaper, resultsOnPaper } from './resultsOnPaper.ts';
import type { ResultScope } from '../exams/scope.ts';
import { shownOnPapers } from './shownOnPapers.ts';

/** In which languages, and for whom, a paper is made. */
export interface PaperContext {
  readonly context: Context;
  readonly caller: Caller;
  readonly translator: Translator;
  readonly locale: Locale;
  readonly secondLocale?: Locale | undefined;
}

/** Papers of published results of a scope. */
export interface Printed {
  /** The results, in their order. */
  readonly ids: readonly number[];
  readonly scope: ResultScope;
  /** Told how many of the results are done; throws where nobody wants the rest. */
  readonly onDone?: (done: number) => void;
}

/** The marksheets of results in one file. */
export async function* marksheetFile(
  paperContext: PaperContext,
  printed: Omit<Printed, 'scope'>,
): AsyncGenerator<Uint8Array> {
  yield* issueMany(paperContext.context, {
    ...issuingOf(paperContext, marksheet),
    batches: marksheetBatches(paperContext, printed),
  });
}

/** The tabulation sheet of results. */
export async function* tabulationFile(
  paperContext: PaperContext,
  { ids, scope, onDone }: Printed,
): AsyncGenerator<Uint8Array> {
  const results = await readMany(paperContext, { ids, onDone });
  const { showsPosition } = await shownOnPapers(paperContext.context, results);
  const data = tabulationData(results, { showsPosition, isOfSection: scope.section_id !== null });
  yield issueOne(paperContext, { document: tabulation, data, about: results });
}

/** Who of the results passed, by merit: in the section where the scope is one, else in the class. */
export async function* meritListFile(
  paperContext: PaperContext,
  { ids, scope, onDone }: Printed,
): AsyncGenerator<Uint8Array> {
  const results = await readMany(paperContext, { ids, onDone });
  const data = meritListData(results, scope.section_id !== null);
  yield issueOne(paperContext, { document: meritList, data, about: results });
}

async function* marksheetBatches(
  paperContext: PaperContext,
  { ids, onDone }: Pick<Printed, 'ids' | 'onDone'>,
): AsyncGenerator<PaperOf<MarksheetData>[]> {
  for (let done = 0; done < ids.length; done += PAPERS_AT_ONCE) {
    onDone?.(done);
    const batch = ids.slice(done, done + PAPERS_AT_ONCE);
    yield await marksheetsOf(paperContext.context, await resultsOnPaper({ ...readingOf(paperContext), ids: batch }));
  }
  onDone?.(ids.length);
}

async function marksheetsOf(context: Context, results: readonly ResultOnPaper[]): Promise<PaperOf<MarksheetData>[]> {
  const shown = await shownOnPapers(context, results);
  const attendance = shown.showsAttendance ? await attendanceOf(context, results) : new Map<number, Attendance>();
  return results.map((result) => {
    const data = marksheetData(result, { ...shown, attendance: attendance.get(result.record.id) });
    const { id, version_no } = result.record;
    return { data, subject: { resource: 'result', id, version: `${version_no}.${digestOf(data)}` } };
  });
}

/** Of a sheet that many results share, which is set as a whole. */
async function readMany(
  paperContext: PaperContext,
  { ids, onDone }: Pick<Printed, 'ids' | 'onDone'>,
): Promise<ResultOnPaper[]> {
  const results: ResultOnPaper[] = [];
  for (let done = 0; done < ids.length; done += PAPERS_AT_ONCE) {
    onDone?.(done);
    const batch = ids.slice(done, done + PAPERS_AT_ONCE);
    results.push(...(await resultsOnPaper({ ...readingOf(paperContext), ids: batch })));
  }
  onDone?.(ids.length);
  return results;
}

function readingOf({ context, caller, translator, locale, secondLocale }: PaperContext) {
  return { context, caller, locale, secondLocale, final: translator.text('server.results.final') };
}

function issuingOf<Data>({ caller, locale, secondLocale }: PaperContext, document: DefinedDocument<Data>) {
  return { document, caller, locale, ...(secondLocale && secondLocale !== locale && { secondLocale }) };
}

interface OnePaper<Data> {
  readonly document: DefinedDocument<Data>;
  readonly data: Data;
  readonly about: readonly ResultOnPaper[];
}

async function issueOne<Data>(
  paperContext: PaperContext,
  { document, data, about }: OnePaper<Data>,
): Promise<Uint8Array> {
  const id = about[0]?.record.class_id ?? 0;
  // The same figures of results that were published anew are another paper, because the first holds no longer.
  const madeOf = about.map(({ record }) => record.id);
  const papers = [{ data, subject: { resource: 'class', id, madeOf, version: digestOf([data, madeOf]) } }];
  const { pdf } = await issueDocuments(paperContext.context, { ...issuingOf(paperContext, document), papers });
  return pdf;
}

/** A paper that says the same is the same paper; a name that was put right since makes another one. */
function digestOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
}
