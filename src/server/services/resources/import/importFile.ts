import { fieldOf } from '../../../../core/resource.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import { groupSignOf } from '../../../../core/rules/parseAmount.ts';
import { readZone } from '../../../clock.ts';
import { type AppError, refuse } from '../../../errors.ts';
import type { Translator } from '../../../translate.ts';
import { groupProblems } from '../../academics/groupProblems.ts';
import { hooksOf } from '../hooks.ts';
import { longTotalsOf } from '../longTotals.ts';
import { query } from '../readRecords.ts';
import type { Store, Values } from '../store.ts';
import type { WriteCall } from '../writing.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { type GoodLine, goodLines } from './goodLines.ts';
import { matchColumns, type Matches, readMapping } from './matchColumns.ts';
import { offeredColumns } from './offeredColumns.ts';
import type { OnProgress } from './progress.ts';
import { readLines, type ReadLine } from './readLines.ts';
import { type LineRefusal, LineStore, needsTrial } from './storeLines.ts';
import { type Line, type Sheet, TOLD_ROWS } from './types.ts';
import { addUniqueProblems } from './uniqueness.ts';

export interface ImportQuestion {
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
  readonly sheet: Sheet;
  readonly columns: readonly ImportColumn[];
  readonly matches: Matches;
  readonly bad: readonly BadLine[];
  /** The first of the others. */
  readonly good: readonly GoodLine[];
  /** Records that were made: all, or none. */
  readonly created: number;
}

/** A file whose columns are known. */
export interface MatchedFile extends ImportQuestion {
  readonly columns: readonly ImportColumn[];
  readonly matches: Matches;
}

/** Finds out which field each column of a file is. */
export function matchFile(question: ImportQuestion): MatchedFile {
  const { call, translator, sheet, mapping, fixed } = question;
  const { context, resource, caller } = call;
  if (Object.keys(fixed).some((name) => !fieldOf(resource, name))) throw refuse.badQuery('values');
  const columns = importColumns({ resource, registry: context.registry, caller });
  const place = { headings: sheet.headings, resource, columns, translator };
  const matches = mapping ? readMapping(mapping, place) : matchColumns(place);
  return { ...question, columns: offeredColumns(columns, matches), matches };
}

/** Says what would become of every line of a file; nothing is stored. */
export async function checkFile(file: MatchedFile, onProgress: OnProgress): Promise<ImportOutcome> {
  const { lines, bad } = await readFile(file, onProgress);
  const good = lines.filter(isGood);
  if (!needsTrial(file.call.resource) || good.length === 0) return outcomeOf(file, { lines, bad });
  const trial = (store: Store) => new LineStore(file.call, store, onProgress).storeAll(good, { untilRefused: false });
  const refusals = await inStore(file, trial, { keep: () => false });
  return outcomeOf(file, { lines, bad: inOrder([...bad, ...refusals.map(badLineOf)]) });
}

/** Stores every line of a file, or none when something is wrong with any. */
export async function storeFile(file: MatchedFile, on: { checking: OnProgress; storing: OnProgress }): Promise<ImportOutcome> {
  const { lines, bad } = await readFile(file, on.checking);
  if (bad.length > 0) return outcomeOf(file, { lines, bad });
  const store = (inside: Store) => new LineStore(file.call, inside, on.storing).storeAll(lines, { untilRefused: true });
  const refusals = await inStore(file, store, { keep: (found) => found.length === 0 });
  if (refusals.length > 0) return outcomeOf(file, { lines, bad: refusals.map(badLineOf) });
  hooksOf(file.call.resource.name).afterCommit?.();
  return { ...outcomeOf(file, { lines, bad }), created: lines.length };
}

interface ReadFile {
  readonly lines: readonly ReadLine[];
  readonly bad: readonly BadLine[];
}

function outcomeOf({ sheet, columns, matches }: MatchedFile, { lines, bad }: ReadFile): ImportOutcome {
  return { sheet, columns, matches, bad, good: goodLines(lines, bad, TOLD_ROWS), created: 0 };
}

async function readFile(file: MatchedFile, onProgress: OnProgress): Promise<ReadFile> {
  const { call, translator, sheet, matches, fixed } = file;
  const { context, resource } = call;
  const reading = {
    translator,
    groupSign: groupSignOf(translator.locale),
    timeZone: await readZone(context.database),
    today: context.today(),
  };
  const lines = await readLines({ context, resource, sheet, matches, fixed, reading, onProgress });
  await addUniqueProblems(context, resource, lines);
  await addGroupProblems(call, lines);
  return { lines, bad: lines.filter((line) => !isGood(line)).map(({ line, problems }) => ({ line, problems })) };
}

async function addGroupProblems({ context, resource }: WriteCall, lines: readonly ReadLine[]): Promise<void> {
  const records = lines.map(({ values }) => values);
  const found = await groupProblems({ run: (statement) => query(context, statement), resource, registry: context.registry, records });
  for (const [index, { problems }] of lines.entries()) {
    for (const [name, wrong] of Object.entries(found[index] ?? {})) problems[name] ??= [...wrong];
  }
}

/** Thrown to leave a transaction that nothing shall stay of. */
class TakenBack<T> extends Error {
  constructor(readonly answer: T) {
    super('taken back');
  }
}

async function inStore<T>({ call }: MatchedFile, work: (store: Store) => Promise<T>, { keep }: { keep: (answer: T) => boolean }): Promise<T> {
  const { context, resource } = call;
  const { registry } = context;
  try {
    const kept = await context.database.db.transaction().execute(async (trx) => {
      const answer = await work({ trx, resource, registry });
      if (!keep(answer)) throw new TakenBack(answer);
      return answer;
    });
    longTotalsOf(context.database).forget();
    return kept;
  } catch (error) {
    if (error instanceof TakenBack) return error.answer as T;
    throw error;
  }
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
