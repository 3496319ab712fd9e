import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../locales/languages.ts';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { yearOf } from '../../core/days.ts';
import { tryAgain } from '../db/tryAgain.ts';
import { refuse } from '../errors.ts';
import { composePapers } from './composePapers.ts';
import type { DefinedDocument } from './defineDocument.ts';
import {
  addIssued,
  type DocumentRow,
  findIssued,
  lockSerials,
  type NewDocument,
  paperKey,
  takeNumbers,
} from './documentRows.ts';
import { serialOf } from './serials.ts';
import { groupedCode, makeCode } from './shortCode.ts';

/** The record that a paper is about, as it is in a version. */
export interface Subject {
  readonly resource: string;
  readonly id: number;
  /** The records that a paper about many is made of. */
  readonly madeOf?: readonly number[];
  /** Papers of one version say the same; whatever changes what they say makes another one. */
  readonly version: number | string;
}

/** How papers are issued. */
export interface IssueOptions<Data> {
  readonly document: DefinedDocument<Data>;
  readonly locale: Locale;
  /** Its labels stand beside those of the language. */
  readonly secondLocale?: Locale;
  readonly caller: Pick<Caller, 'userId'>;
}

export interface PaperOf<Data> {
  readonly data: Data;
  readonly subject: Subject;
}

/** By what a paper is known. */
export interface IssuedPaper {
  readonly serial: string;
  /** As it is printed. */
  readonly code: string;
}

/** One paper as a PDF. Issued again for the same version in the same language it is the same paper. */
export async function issueDocument<Data>(
  context: Context,
  { data, subject, ...issuing }: IssueOptions<Data> & PaperOf<Data>,
): Promise<IssuedPaper & { readonly pdf: Uint8Array }> {
  const { pdf, issued } = await issueDocuments(context, { ...issuing, papers: [{ data, subject }] });
  return { pdf, ...(issued[0] as IssuedPaper) };
}

/**
 * Many papers of a kind as one PDF, each with a serial and a code of its own. The serials are taken first, in one short
 * transaction: no paper leaves without one, and a print that fails is printed later under the same.
 */
export async function issueDocuments<Data>(
  context: Context,
  { papers, ...issuing }: IssueOptions<Data> & { readonly papers: readonly PaperOf<Data>[] },
): Promise<{ readonly pdf: Uint8Array; readonly issued: readonly IssuedPaper[] }> {
  const { document, locale, secondLocale, caller } = issuing;
  const drafts = papers.map((paper) => draftOf(document, locale, paper));
  const day = context.today();
  const rows = await tryAgain(() =>
    context.database.db.transaction().execute((trx) => register(trx, { document, drafts, day, caller })),
  );
  const printed = papers.map(({ data }, index) => ({ data, row: rows[index] as DocumentRow }));
  const letterhead = await context.readLetterhead(context.database);
  const files = await composePapers({ ...context, letterhead }, { document, papers: printed, locale, secondLocale });
  const pdf = await context.printer.print(files);
  return { pdf, issued: rows.map(({ serial, code }) => ({ serial, code: groupedCode(code) })) };
}

type Draft = Pick<
  NewDocument,
  'kind' | 'language' | 'resource' | 'record_id' | 'made_of' | 'version' | 'says' | 'digest'
>;

function draftOf<Data>(document: DefinedDocument<Data>, language: Locale, { data, subject }: PaperOf<Data>): Draft {
  const { resource, id, madeOf = [], version } = subject;
  const says = document.says(data);
  const paper = { kind: document.kind, language, resource, record_id: id, version: String(version) };
  return { ...paper, made_of: madeOf, says, digest: digestOf(paper, says) };
}

// Whatever the order of the facts.
function digestOf(paper: object, says: Readonly<Record<string, string>>): string {
  const facts = Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([paper, facts]))
    .digest('hex');
}

interface Registering {
  readonly document: Pick<DefinedDocument, 'kind' | 'prefix'>;
  readonly drafts: readonly Draft[];
  readonly day: string;
  readonly caller: Pick<Caller, 'userId'>;
}

/** The rows of papers, in their order; those that are new take the next serials. */
async function register(trx: Kysely<Tables>, options: Registering): Promise<DocumentRow[]> {
  const { document, drafts, day, caller } = options;
  const { kind } = document;
  const year = yearOf(day);
  await lockSerials(trx, { kind, year });
  const known = new Map((await findIssued(trx, drafts)).map((row) => [paperKey(row), row]));
  const missing = [...new Map(drafts.map((draft) => [paperKey(draft), draft])).values()].filter(
    (draft) => !known.has(paperKey(draft)),
  );
  const first = missing.length > 0 ? await takeNumbers(trx, { kind, year, count: missing.length }) : 0;
  const added = await addIssued(
    trx,
    missing.map((draft, index) => ({
      ...draft,
      serial: serialOf(document, year, first + index),
      code: makeCode(),
      issued_on: day,
      issued_by: caller.userId,
    })),
  );
  for (const row of added) known.set(paperKey(row), row);
  return drafts.map((draft) => sameAs(draft, known.get(paperKey(draft)) as DocumentRow));
}

/** Two papers that say different things cannot have one serial. */
function sameAs(draft: Draft, row: DocumentRow): DocumentRow {
  if (row.digest !== draft.digest) throw refuse.documentChanged({ serial: row.serial });
  return row;
}
