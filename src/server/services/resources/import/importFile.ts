import { fieldOf } from '../../../../core/resource.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import { groupSignOf } from '../../../../core/rules/parseAmount.ts';
import { type AppError, refuse } from '../../../errors.ts';
import { hiddenFields } from '../../../policies/hiddenFields.ts';
import { phoneReader } from '../../../phoneNumbers.ts';
import type { Translator } from '../../../translate.ts';
import type { Store, Values } from '../write/store.ts';
import { inTransaction } from '../write/transaction.ts';
import type { WriteCall } from '../write/write.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { type GoodLine, goodLines } from './goodLines.ts';
import { matchColumns, type Matches, readMapping } from './matchColumns.ts';
import { offeredColumns } from './offeredColumns.ts';
import type { OnProgress } from './progress.ts';
import { readLines, type ReadLine } from './readLines.ts';
import { type FileSummary, summaryOf } from './fileSummary.ts';
import { type LineRefusal, LineStore, needsTrial } from './storeLines.ts';
import { REPORTED_ROWS } from './limits.ts';
import type { Line, Sheet } from './types.ts';
import { addUniqueProblems } from './uniqueness.ts';

export interface ImportRequest {
  readonly call: WriteCall;
  readonly translator: Translator;
  readonly sheet: Sheet;
  /** Column of the file → field; found by the headings when not said. */
  readonly mapping?: Readonly<Record<string, unknown>> | undefined;
  /** What every record gets in fields that no column gives. */
  readonly fixed: Values;
}

/** A line that cannot be stored, and why. */
export interface BadLine {
  readonly line: Line;
  readonly problems: Readonly<Record<string, readonly Problem[]>>;
  readonly error?: AppError;
}

/** What became of a file, or would become of it. */
export interface ImportOutcome {
  readonly file: FileSummary;
  readonly columns: readonly ImportColumn[];
  readonly matches: Matches;
  readonly bad: readonly BadLine[];
  /** How many of the others can be stored; none once storing was refused, as a file is stored whole or not at all. */
  readonly ready: number;
  /** The first of those. */
  readonly good: readonly GoodLine[];
  /** Records that were made: all, or none. */
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
}

/** Finds out which field each column of a file is. */
export function matchFile(request: ImportRequest): MatchedFile {
  const { call, translator, sheet, mapping, fixed } = request;
  const { context, resource, caller } = call;
  const hidden = hiddenFields(resource, caller);
  if (Object.keys(fixed).some((name) => !fieldOf(resource, name) || hidden.has(name))) throw refuse.badQuery('values');
  const columns = importColumns({ resource, registry: context.registry, caller });
  const options = { headings: sheet.headings, resource, columns, translator };
  const matches = mapping ? readMapping(mapping, options) : matchColumns(options);
  return { ...request, columns: offeredColumns(columns, matches), matches };
}

/** Says what would become of every line of a file; nothing is stored. */
export async function checkFile(file: MatchedFile, onProgress: OnProgress): Promise<ImportOutcome> {
  const read = await readFile(file, onProgress);
  return outcomeOf(file, { ...read, bad: await badAfterTrial(file, read, onProgress) });
}

/** Stores every line of a file, or none when something is wrong with any. */
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
  if (bad.length > 0) return refusedOutcome(file, await badAfterTrial(file, read, on.checking));
  const outcome = { ...outcomeOf(file, { lines, bad }), created: lines.length };
  const store = async (inside: Store) => {
    const found = await new LineStore(file.call, inside, on.storing).storeAll(lines);
    if (found.length === 0) await on.stored(inside.trx, outcome);
    return found;
  };
  const refusals = await inTransaction(file.call, store, { keep: (found) => found.length === 0 });
  if (refusals.length > 0) return refusedOutcome(file, refusals.map(badLineOf));
  return outcome;
}

/** The embedded database answers nobody else meanwhile; lines that are not tried by then are told when the file is stored. */
const LONGEST_EMBEDDED_TRIAL_MS = 3_000;

/** All lines that cannot be stored, those too of which only storing them tells. */
async function badAfterTrial(
  file: MatchedFile,
  { lines, bad }: ReadFile,
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

interface ReadFile {
  readonly lines: readonly ReadLine[];
  readonly bad: readonly BadLine[];
}

function outcomeOf(file: MatchedFile, { lines, bad }: ReadFile): ImportOutcome {
  const outcome = refusedOutcome(file, bad);
  return { ...outcome, ready: lines.length - bad.length, good: goodLines(lines, bad, REPORTED_ROWS) };
}

function refusedOutcome({ sheet, columns, matches }: MatchedFile, bad: readonly BadLine[]): ImportOutcome {
  return { file: summaryOf(sheet), columns, matches, bad, ready: 0, good: [], created: 0 };
}

async function readFile(file: MatchedFile, onProgress: OnProgress): Promise<ReadFile> {
  const { call, translator, sheet, matches, fixed } = file;
  const { context, resource } = call;
  const cellContext = {
    translator,
    groupSign: groupSignOf(translator.locale),
    timeZone: await context.readTimeZone(context.database),
    today: context.today(),
    readPhone: phoneReader(context.country()),
  };
  const lines = await readLines({ call, resource, sheet, matches, fixed, cellContext, onProgress });
  await addUniqueProblems(call, lines);
  return { lines, bad: lines.filter((line) => !isGood(line)).map(({ line, problems }) => ({ line, problems })) };
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
