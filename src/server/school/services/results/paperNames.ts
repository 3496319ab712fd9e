import type { PaperKind } from '../../../../../schemas/exams/paperKinds.ts';
import { fileNameOf, marksheetHead, readTableHead } from './tableHead.ts';
import type { PaperContext } from './papers.ts';
import { resultsOnPaper } from './resultsOnPaper.ts';
import type { ResultScope } from '../exams/scope.ts';

type Reader = Pick<PaperContext, 'context' | 'caller' | 'translator'>;

const TITLES: Readonly<Record<PaperKind, string>> = {
  marksheets: 'server.results.marksheets',
  tabulation: 'documents.tabulation.name',
  meritList: 'documents.meritList.name',
};

/** What a file of papers of a scope is called, in the words of the reader: as that of the tables of a page. */
export async function paperFileName(
  { context, translator }: Reader,
  { kind, scope }: { readonly kind: PaperKind; readonly scope: ResultScope },
): Promise<string> {
  const title = translator.text(TITLES[kind]);
  return fileNameOf(await readTableHead({ context, translator, scope, title }), 'pdf');
}

/** What the file of the marksheet of one result is called. */
export async function marksheetFileName({ context, caller, translator }: Reader, id: number): Promise<string> {
  const { locale } = translator;
  const final = translator.text('server.results.final');
  const [result] = await resultsOnPaper({ context, caller, ids: [id], locale, final });
  if (!result) return 'marksheet.pdf';
  const { student, cohort, exam } = result;
  return fileNameOf(await marksheetHead(context, translator, { student, cohort, ...exam }), 'pdf');
}
