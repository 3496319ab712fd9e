import { USUAL_ROWS } from '../../../../core/limits.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import { groupSignOf } from '../../../../core/rules/parseAmount.ts';
import type { AppError } from '../../../errors.ts';
import { phoneReader } from '../../../phoneNumbers.ts';
import type { Translator } from '../../../translate.ts';
import type { Store, Values } from '../../store.ts';
import { inTransaction } from '../write/transaction.ts';
import type { WriteCall } from '../write/write.ts';
import type { DayOrder } from '../../../../core/calls/imports.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { type ColumnDays, dayOrdersOf, type KnownDayOrders, usualDayOrder } from './dayOrders.ts';
import { type GoodLine, goodLines } from './goodLines.ts';
import { matchColumns, type Matches, readMapping } from './matchColumns.ts';
import { requireFixed } from './requireFixed.ts';
import type { OnProgress } from './progress.ts';
import type { CellPreview } from './preview.ts';
import { type ReadFile, type ReadLine, readLines } from './readLines.ts';
import { type FileSummary, summaryOf } from './fileSummary.ts';
import { type SimilarLine, similarLines } from './similarLines.ts';
import { type LineRefusal, LineStore, needsTrial } from './storeLines.ts';
import { REPORTED_ROWS } from './limits.ts';
import type { Line, Sheet } from './types.ts';
import { addUniqueProblems } from '../uniqueness.ts';

export interface ImportRequest {
  readonly call: WriteCall;
  readonly translator: Translator;
  readonly sheet: Sheet;
  /** Column of the file → field; found by the headings when not said. */
  readonly mapping?: Readonly<Record<string, unknown>> | undefined;
  /** What every record gets in fields that no column gives. */
  readonly fixed: Values;
  /** Every row or none, or those that are ready; the first where nobody says. */
  readonly take?: ImportScope | undefined;
  readonly days?: KnownDayOrders | undefined;
}

export type ImportScope = 'all' | 'ready';

/** A line that cannot be stored, and why. */
export interface BadLine {
  readonly line: Line;
  readonly problems: Readonly<Record<string, readonly Problem[]>>;
  readonly error?: AppError;
  /** What its cells became, by column, of the lines that are told. */
  readonly became?: Readonly<Record<string, CellPreview>>;
}

/** What became of a file, or would become of it. */
export interface ImportOutcome {
  readonly file: FileSummary;
  readonly columns: readonly ImportColumn[];
  readonly matches: Matches;
  /** Headings that look like a field that a surer one has. */
  readonly likes: Matches;
  /** The columns in which the order of day and month matters, by their headings. */
  readonly days: ReadonlyMap<string, ColumnDays>;
  readonly bad: readonly BadLine[];
  /** How many of the others can be stored, or were; none once storing was refused. */
  readonly ready: number;
  /** Of those the ones that look like a record that is there or like an earlier row, by their numbers; of a check alone. */
  readonly similar?: ReadonlyMap<number, SimilarLine>;
  /** The first of those that are ready, the similar ones before the others. */
  readonly good: readonly GoodLine[];
  /** Records that were made: all, or none, or those that were ready. */
  readonly created: number;
}

/** Whether nothing of a file was stored. */
export function isRefused({ created }: ImportOutcome): boolean {
  return created === 0;
}

/** A file whose columns are known. */
export interface MatchedFile extends ImportRequest {
  readonly columns: readonly ImportColumn[];
  readonly matches: Matches;
  readonly likes: Matches;
  readonly dayOrders: ReadonlyMap<string, ColumnDays>;
}

/** Finds out which field each column of a file is. */
export function matchFile(request: ImportRequest): MatchedFile {
  const { call, translator, sheet, mapping, fixed, days = {} } = request;
  const { context, resource, caller } = call;
  requireFixed({ resource, registry: context.registry, caller }, fixed);
  const columns = importColumns({ resource, registry: context.registry, caller });
  const options = { headings: sheet.headings, resource, columns, translator };
  const { matches, likes } = mapping
    ? { matches: readMapping(mapping, options), likes: new Map() }
    : matchColumns(options);
  const dayOrders = dayOrdersOf({ sheet, matches, known: days, usual: usualDayOrder(context.country()) });
  return { ...request, columns: offeredColumns(columns, matches), matches, likes, dayOrders };
}

/** What the columns of a file may be: child rows as far as its headings count, and one more for each heading that stands for nothing. */
function offeredColumns(columns: readonly ImportColumn[], matches: Matches): ImportColumn[] {
  const found = [...matches.values()];
  const unmatched = found.filter((column) => column === null).length;
  const counted = new Map<string, number>();
  for (const column of found) {
    if (column?.place.kind !== 'row') continue;
    const { name, index } = column.place;
    counted.set(name, Math.max(counted.get(name) ?? 0, index + 1));
  }
  return columns.filter(
    ({ place }) =>
      place.kind !== 'row' || place.index < Math.max(USUAL_ROWS, (counted.get(place.name) ?? 0) + unmatched),
  );
}

/** Whether somebody has to say what comes first in 05/06/2014 before anything is stored. */
export function asksForDays({ dayOrders }: Pick<MatchedFile, 'dayOrders'>): boolean {
  return [...dayOrders.values()].some(({ by }) => by === 'nobody');
}

/** A day of the file that reads both ways and that nobody has decided on. */
export function dayExample({ dayOrders }: Pick<MatchedFile, 'dayOrders'>): string {
  return [...dayOrders.values()].find(({ by }) => by === 'nobody')?.text ?? '';
}

/** Says what would become of every line of a file; nothing is stored. */
export async function checkFile(file: MatchedFile, onProgress: OnProgress): Promise<ImportOutcome> {
  const read = await readFile(file, onProgress);
  const bad = await badAfterTrial(file, read, onProgress);
  const refused = new Set(bad.map(({ line }) => line));
  const similar = await similarLines(
    file.call,
    read.lines.filter(({ line }) => !refused.has(line)),
  );
  return outcomeOf(file, { ...read, similar }, bad);
}

/** Stores every line of a file, or none when something is wrong with any; where only the ready ones are taken, those. */
export async function storeFile(
  file: MatchedFile,
  on: {
    readonly checking: OnProgress;
    readonly storing: OnProgress;
    /** Called in the transaction that stores them, when all are stored. */
    readonly stored: (trx: Store['trx'], outcome: ImportOutcome) => Promise<void>;
  },
): Promise<ImportOutcome> {
  const read = await readFile(file, on.checking);
  const { lines, bad } = read;
  const takesReady = file.take === 'ready';
  const isStopped = bad.length === lines.length || (bad.length > 0 && !takesReady);
  if (isStopped) return refusedOutcome(file, await badAfterTrial(file, read, on.checking), read);
  const good = lines.filter(isGood);
  const store = async (inside: Store): Promise<Stored> => {
    const refusals = await new LineStore(file.call, inside, on.storing).storeAll(good);
    const created = good.length - refusals.length;
    const isKept = refusals.length === 0 || (takesReady && created > 0);
    if (!isKept) return { refusals };
    const all = inOrder([...bad, ...refusals.map(badLineOf)]);
    const outcome = { ...(await outcomeOf(file, read, all)), created };
    await on.stored(inside.trx, outcome);
    return { refusals, outcome };
  };
  const { refusals, outcome } = await inTransaction(file.call, store, {
    keep: (stored) => stored.outcome !== undefined,
  });
  return outcome ?? refusedOutcome(file, inOrder([...bad, ...refusals.map(badLineOf)]), read);
}

interface Stored {
  readonly refusals: readonly LineRefusal[];
  /** None where nothing is kept. */
  readonly outcome?: ImportOutcome;
}

/** The embedded database answers nobody else meanwhile; lines that are not tried by then are told when the file is stored. */
const LONGEST_EMBEDDED_TRIAL_MS = 3_000;

/** All lines that cannot be stored, those too of which only storing them tells. */
async function badAfterTrial(
  file: MatchedFile,
  { lines, bad }: CheckedFile,
  onProgress: OnProgress,
): Promise<readonly BadLine[]> {
  const good = lines.filter(isGood);
  if (!needsTrial(file.call) || good.length === 0) return bad;
  const { kind } = file.call.context.database;
  const limitMs = kind === 'embedded' ? LONGEST_EMBEDDED_TRIAL_MS : undefined;
  const trial = (store: Store) => new LineStore(file.call, store, onProgress).storeAll(good, limitMs);
  const refusals = await inTransaction(file.call, trial, { keep: () => false });
  return inOrder([...bad, ...refusals.map(badLineOf)]);
}

interface CheckedFile extends ReadFile {
  readonly bad: readonly BadLine[];
  readonly similar?: ReadonlyMap<number, SimilarLine>;
}

async function outcomeOf(file: MatchedFile, read: CheckedFile, bad: readonly BadLine[]): Promise<ImportOutcome> {
  const outcome = await refusedOutcome(file, bad, read);
  const { lines, preview, similar = new Map() } = read;
  const max = Math.max(0, REPORTED_ROWS - bad.length);
  const good = await goodLines({ lines, bad, first: new Set(similar.keys()), max, preview });
  return { ...outcome, ready: lines.length - bad.length, similar, good };
}

async function refusedOutcome(
  { sheet, columns, matches, likes, dayOrders: days }: MatchedFile,
  bad: readonly BadLine[],
  { preview }: CheckedFile,
): Promise<ImportOutcome> {
  const reportedRows = bad
    .slice(0, REPORTED_ROWS)
    .map(async (each) => ({ ...each, became: await preview({ ...each, values: {} }) }));
  const all = [...(await Promise.all(reportedRows)), ...bad.slice(REPORTED_ROWS)];
  return { file: summaryOf(sheet), columns, matches, likes, days, bad: all, ready: 0, good: [], created: 0 };
}

async function readFile(file: MatchedFile, onProgress: OnProgress): Promise<CheckedFile> {
  const { call, translator, sheet, matches, fixed } = file;
  const { context, resource } = call;
  const cellContext = {
    translator,
    groupSign: groupSignOf(translator.locale),
    timeZone: await context.readTimeZone(context.database),
    today: context.today(),
    readPhone: phoneReader(context.country()),
    dayOrders: ordersByColumn(file),
  };
  const read = await readLines({ call, resource, sheet, matches, fixed, cellContext, onProgress });
  await addUniqueProblems(call, read.lines);
  const bad = read.lines.filter((line) => !isGood(line)).map(({ line, problems }) => ({ line, problems }));
  return { ...read, bad };
}

function ordersByColumn({ dayOrders, matches }: MatchedFile): Map<ImportColumn, DayOrder> {
  return new Map(
    [...dayOrders].flatMap(([heading, { order }]): [ImportColumn, DayOrder][] => {
      const column = matches.get(heading);
      return column ? [[column, order]] : [];
    }),
  );
}

function isGood({ problems }: ReadLine): boolean {
  return Object.keys(problems).length === 0;
}

function badLineOf({ line, problems, error }: LineRefusal): BadLine {
  return { line: line.line, problems, ...(error && { error }) };
}

function inOrder(lines: readonly BadLine[]): BadLine[] {
  return lines.toSorted((a, b) => a.line.number - b.line.number);
}
