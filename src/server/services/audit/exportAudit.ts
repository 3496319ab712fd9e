import type { AuditEntry } from '../../../core/calls/audit.ts';
import { type Cell, type ColumnFormat, writeWorkbook } from '../../../core/writeWorkbook.ts';
import { toZoned } from '../../../core/zonedTime.ts';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { Translator } from '../../translate.ts';
import { BYTE_ORDER_MARK, csvText } from '../resources/csvText.ts';
import { readNames, type NamesToRead } from './entryNames.ts';
import { actionWord, subjectWord, entryText, addReferredNames, type Wording } from './entryWords.ts';
import { countEntries, type EntryFilters, type EntrySearch, findEntries, readSearch } from './findEntries.ts';
import { presentEntries } from './presentEntries.ts';
import { recordAction } from '../auditLog/recordEvent.ts';
import type { TableFormat } from '../../../core/tableFormats.ts';

/** Entries of one file: a longer one is taken out by its days. */
const MOST = 100_000;
const AT_ONCE = 500;
const HEADINGS = [
  'headings.id',
  'headings.at',
  'headings.user',
  'headings.action',
  'headings.resource',
  'headings.record',
  'record',
  'headings.changes',
  'headings.address',
  'headings.request',
] as const;
/** The second column is the time. */
const FORMATS: readonly (ColumnFormat | undefined)[] = [undefined, 'moment'];

interface AuditFile {
  readonly context: Context;
  readonly caller: Caller;
  readonly translator: Translator;
  readonly filters: EntryFilters;
  readonly format: TableFormat;
}

/** The history as a file, after it was written down that it is taken out. */
export async function exportAudit(
  auditFile: AuditFile,
): Promise<{ readonly name: string; readonly content: AsyncGenerator<string | Uint8Array> }> {
  const { context, caller, filters, format, translator } = auditFile;
  const search = await readSearch({ context, caller }, filters);
  const rows = await countEntries(context.database.db, search, MOST + 1);
  if (rows > MOST) throw refuse.auditTooLong({ max: MOST });
  const usedFilters = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
  await recordAction(context, caller, {
    about: { resource: 'audit' },
    action: 'export',
    details: { format, filter: usedFilters, rows },
  });
  const batches = fileRows(auditFile, search);
  const name = `audit-${context.today()}.${format}`;
  const title = translator.text('server.audit.title');
  return {
    name,
    content: format === 'csv' ? csvOf(batches) : writeWorkbook([{ name: title, formats: FORMATS, batches }]),
  };
}

async function* csvOf(batches: AsyncGenerator<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const rows of batches) yield csvText(rows.map((row) => row.map(spacedMoment)));
}

// Spreadsheets take a day and a time for one where a blank stands between them.
function spacedMoment(cell: Cell, column: number): Cell {
  return FORMATS[column] === 'moment' && typeof cell === 'string' ? cell.replace(/^([\d-]{10})T/, '$1 ') : cell;
}

async function* fileRows({ context, caller, translator }: AuditFile, search: EntrySearch): AsyncGenerator<Cell[][]> {
  yield [HEADINGS.map((heading) => translator.text(`server.audit.${heading}`))];
  let before: number | null = null;
  for (let left = MOST; left > 0; left -= AT_ONCE) {
    const page = await findEntries(context.database.db, search, { before, limit: AT_ONCE });
    const entries = await presentEntries({ context, caller }, page.rows);
    const namesToRead: NamesToRead = new Map();
    for (const entry of entries) addReferredNames(entry, context.registry, namesToRead);
    const wording = { context, translator, nameOf: await readNames({ context, caller }, namesToRead) };
    if (entries.length > 0) yield entries.map((entry) => rowOf(entry, wording));
    before = entries.at(-1)?.id ?? null;
    if (!page.hasMore) return;
  }
}

function rowOf(entry: AuditEntry, wording: Wording): Cell[] {
  const { context, translator } = wording;
  return [
    entry.id,
    toZoned(entry.at, context.timeZone()),
    entry.user?.name || translator.text('server.audit.nobody'),
    actionWord(entry, wording),
    subjectWord(entry, wording),
    entry.name,
    entry.record_id,
    entryText(entry, wording),
    entry.address,
    entry.request_id,
  ];
}
