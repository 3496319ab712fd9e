import { isFilled } from '../../../../core/conditions.ts';
import { nextFields, type Resource } from '../../../../core/resource.ts';
import type { Problem } from '../../../../core/rules/problem.ts';
import { readInput } from '../../../../core/rules/readInput.ts';
import { cleanInput } from '../write/cleanInput.ts';
import type { Values } from '../../store.ts';
import type { WriteCall } from '../write/write.ts';
import type { ImportColumn } from './columns.ts';
import { type FixedLink, fixedLinksOf, withIds } from './fixedLinks.ts';
import { type LinkField, Lookups, type LookupUse } from './lookups.ts';
import type { Matches } from './matchColumns.ts';
import { type OnProgress, takingTurns } from './progress.ts';
import { breaksDayOrder, readCell, type CellContext } from './readCell.ts';
import { textOf } from './cellText.ts';
import { otherWordsOf } from './synonyms.ts';
import { type NewRelated, RelatedRecords } from '../relatedRecords.ts';
import { type CellPreview, cellPreviews } from './preview.ts';
import { type Cell, isCellError, type Line, type Sheet } from './types.ts';

/** A line of a file as a record to be made, or what is wrong with it by field. */
export interface ReadLine {
  readonly line: Line;
  /** Empty when there are problems. */
  readonly values: Values;
  readonly problems: Record<string, Problem[]>;
  /** What references of it lead to that has to be made first. */
  readonly related: Readonly<Record<string, NewRelated>>;
  /** References whose record the line tells of and that is there already. */
  readonly known: readonly string[];
}

interface ReadLinesOptions {
  readonly call: WriteCall;
  readonly resource: Resource;
  readonly sheet: Sheet;
  readonly matches: Matches;
  /** What every record gets in fields that no column gives. */
  readonly fixed: Values;
  readonly cellContext: CellContext;
  readonly onProgress: OnProgress;
}

/**
 * In a reference to a record that is not made yet, until that has an id: the largest number that the rules take for one,
 * which no table reaches. They ask for a number there, so that it can be no other sign.
 */
const ID_NOT_YET_GIVEN = 999_999_999_999_999;

/** The lines of a file as they were read. */
export interface ReadFile {
  readonly lines: readonly ReadLine[];
  /** What the cells of one of them became, by column. */
  readonly preview: (read: Pick<ReadLine, 'line' | 'values'>) => Promise<Readonly<Record<string, CellPreview>>>;
}

/** Reads every line by the same rules as a form; references are found by what people call them. */
export async function readLines(options: ReadLinesOptions): Promise<ReadFile> {
  const { sheet, onProgress } = options;
  const columns = filledColumns(options);
  const fixedLinks = fixedLinksOf(options.resource, options.fixed);
  const languages = options.cellContext.translator.allLanguages();
  const lookups = await Lookups.load(
    options.call,
    [...usesOf(columns, sheet), ...fixedLinks.map((link) => ({ ...link, texts: [] }))],
    otherWordsOf(languages.map(({ textsBelow }) => textsBelow('headings.records'))),
  );
  const fixed = withIds(options.fixed, fixedLinks);
  const turn = takingTurns();
  const lines: UnresolvedLine[] = [];
  for (const line of sheet.lines) {
    lines.push(unresolvedLine(line, columns, { ...options, fixed }));
    await turn();
  }
  const related = await loadRelated(options, lines);
  const read: ReadLine[] = [];
  for (const unresolved of lines) {
    read.push(await resolveLine({ ...options, unresolved, lookups, fixedLinks, related }));
    onProgress(read.length, sheet.lines.length);
    await turn();
  }
  return {
    lines: read,
    // Read once more, a line is quicker than what became of fifty thousand would be kept.
    preview: async ({ line, values }) => {
      const given = unresolvedLine(line, columns, { ...options, fixed });
      await resolveLinks(given, lookups, {});
      const readPhone = options.cellContext.readPhone;
      return cellPreviews({ columns: columns.map(({ column }) => column), given, values, lookups, readPhone });
    },
  };
}

interface FilledColumn {
  readonly index: number;
  readonly column: ImportColumn;
}

function filledColumns({ sheet, matches }: ReadLinesOptions): FilledColumn[] {
  return sheet.headings.flatMap((heading, index) => {
    const column = matches.get(heading);
    return column ? [{ index, column }] : [];
  });
}

function usesOf(columns: readonly FilledColumn[], { lines }: Sheet): LookupUse[] {
  return columns.flatMap(({ index, column: { field } }) => {
    if (field.kind !== 'reference' && field.kind !== 'manyToMany') return [];
    const texts = new Set(lines.map(({ cells }) => textOf(cells[index])).filter(isFilled));
    return [
      {
        field,
        texts: new Set([...texts].flatMap((text) => (field.kind === 'manyToMany' ? [text, ...split(text)] : [text]))),
      },
    ];
  });
}

/** What the cells of a line say, before the names in it are looked up. */
interface UnresolvedLine {
  readonly line: Line;
  readonly own: Record<string, unknown>;
  /** Child rows by their place in the file's columns. */
  readonly rows: Record<string, Record<string, unknown>[]>;
  readonly related: Record<string, Record<string, unknown>>;
  /** References that are still text. */
  readonly links: { readonly column: ImportColumn; readonly field: LinkField; readonly text: string }[];
  /** Cells that are wrong as such. */
  readonly errors: { readonly column: ImportColumn; readonly problem: Problem }[];
}

function unresolvedLine(
  line: Line,
  columns: readonly FilledColumn[],
  { cellContext, fixed }: ReadLinesOptions,
): UnresolvedLine {
  const unresolved: UnresolvedLine = { line, own: { ...fixed }, rows: {}, related: {}, links: [], errors: [] };
  for (const { index, column } of columns) {
    const { field, place } = column;
    const cell = cellAt(line, index);
    if (isCellError(cell)) {
      unresolved.errors.push({ column, problem: { key: 'cellError', params: { error: cell.error } } });
      continue;
    }
    if (breaksDayOrder(cell, column, cellContext)) {
      unresolved.errors.push({ column, problem: dayOrderProblem(column, cellContext) });
      continue;
    }
    const value = readCell(cell, column, cellContext);
    const isLink = (field.kind === 'reference' || field.kind === 'manyToMany') && typeof value === 'string';
    if (isLink) unresolved.links.push({ column, field: field as LinkField, text: value });
    // An empty cell leaves the field to its initial value.
    if (!isFilled(value)) continue;
    const entered = isLink ? undefined : value;
    if (place.kind === 'own') unresolved.own[place.name] = entered;
    if (place.kind === 'related')
      unresolved.related[place.name] = { ...unresolved.related[place.name], [place.inner]: entered };
    if (place.kind === 'row') rowAt(unresolved, place)[place.inner] = entered;
  }
  return unresolved;
}

function dayOrderProblem(column: ImportColumn, { dayOrders }: CellContext): Problem {
  return { key: dayOrders.get(column) === 'month_first' ? 'notMonthFirst' : 'notDayFirst' };
}

function cellAt({ cells }: Line, index: number): Cell {
  return cells[index] ?? null;
}

function rowAt(unresolved: UnresolvedLine, { name, index }: { name: string; index: number }): Record<string, unknown> {
  const rows = unresolved.rows[name] ?? [];
  unresolved.rows[name] = rows;
  const row = rows[index] ?? {};
  rows[index] = row;
  return row;
}

async function loadRelated(
  { call, resource, cellContext }: ReadLinesOptions,
  lines: readonly UnresolvedLine[],
): Promise<Map<string, RelatedRecords>> {
  const loaded = new Map<string, RelatedRecords>();
  for (const [name, field] of Object.entries(resource.fields)) {
    const inputs = lines.flatMap(({ related }): Values[] => (related[name] ? [related[name]] : []));
    if (field.kind === 'reference' && field.importedWith && inputs.length > 0)
      loaded.set(name, await RelatedRecords.load({ call, field, inputs, today: cellContext.today }));
  }
  return loaded;
}

interface ResolveLineOptions extends ReadLinesOptions {
  readonly unresolved: UnresolvedLine;
  readonly lookups: Lookups;
  readonly fixedLinks: readonly FixedLink[];
  readonly related: ReadonlyMap<string, RelatedRecords>;
}

async function resolveLine({
  resource,
  cellContext,
  unresolved,
  lookups,
  fixedLinks,
  related,
}: ResolveLineOptions): Promise<ReadLine> {
  const problems: Record<string, Problem[]> = Object.fromEntries(
    unresolved.errors.map(({ column, problem }) => [column.key, [problem]]),
  );
  await resolveLinks(unresolved, lookups, problems);
  await checkFixedLinks({ unresolved, lookups, fixedLinks, problems });
  const { fresh, known } = resolveRelated(unresolved, related, problems);
  const rows = Object.entries(unresolved.rows).map(([name, sparse]) => ({
    name,
    places: sparse.flatMap((row, place) => (row ? [place] : [])),
    sparse,
  }));
  const children = Object.fromEntries(
    rows.map(({ name, places, sparse }) => [name, places.map((place) => sparse[place])]),
  );
  const counted = new Set(nextFields(resource).map(([name]) => name));
  const answer = readInput({
    resource,
    input: cleanInput(resource, { ...unresolved.own, ...children }),
    today: cellContext.today,
    readPhone: cellContext.readPhone,
    // It gets the next number when it is stored.
    ignoresProblem: (name, { key }) => key === 'required' && counted.has(name),
  });
  for (const [key, found] of Object.entries(answer.problems)) {
    const place = inFile(key, rows);
    problems[place] ??= [...found];
  }
  return { line: unresolved.line, values: answer.values, problems, related: fresh, known };
}

// What narrows another reference is looked up before it.
async function resolveLinks(
  unresolved: UnresolvedLine,
  lookups: Lookups,
  problems: Record<string, Problem[]>,
): Promise<void> {
  const narrowed = unresolved.links.filter(({ field }) => field.narrowedBy);
  const others = unresolved.links.filter(({ field }) => !field.narrowedBy);
  for (const { column, field, text } of [...others, ...narrowed]) {
    const { place } = column;
    const holder = holderOf(unresolved, place);
    const parsed =
      field.kind === 'reference'
        ? await lookups.find({ field, text, record: holder })
        : await findAll(lookups, { field, text, record: holder });
    if ('problem' in parsed) problems[column.key] = [parsed.problem];
    else holder[place.kind === 'own' ? place.name : place.inner] = parsed.value;
  }
}

/** What holds the value of a column: the line's record, a child row of it, or a record that it brings along. */
function holderOf(unresolved: UnresolvedLine, place: ImportColumn['place']): Record<string, unknown> {
  if (place.kind === 'own') return unresolved.own;
  if (place.kind === 'row') return rowAt(unresolved, place);
  const brought = unresolved.related[place.name] ?? {};
  unresolved.related[place.name] = brought;
  return brought;
}

async function checkFixedLinks(options: {
  unresolved: UnresolvedLine;
  lookups: Lookups;
  fixedLinks: readonly FixedLink[];
  problems: Record<string, Problem[]>;
}): Promise<void> {
  const { unresolved, lookups, fixedLinks, problems } = options;
  const named = new Set(
    unresolved.links.flatMap(({ column: { place } }) => (place.kind === 'own' ? [place.name] : [])),
  );
  for (const { name, field, ids } of fixedLinks) {
    // What a cell names goes before the value.
    if (named.has(name)) continue;
    const found = await Promise.all(ids.map((id) => lookups.findById({ field, id, record: unresolved.own })));
    const wrong = found.find((each) => 'problem' in each);
    if (wrong) problems[name] = [wrong.problem];
  }
}

async function findAll(lookups: Lookups, cell: { field: LinkField; text: string; record: Values }) {
  const whole = await lookups.find(cell);
  if ('value' in whole) return { value: [whole.value] };
  const found = await Promise.all(split(cell.text).map((text) => lookups.find({ ...cell, text })));
  return (
    found.find((each) => 'problem' in each) ?? { value: found.map((each) => ('value' in each ? each.value : null)) }
  );
}

function split(text: string): string[] {
  const sign = /[;\n]/.test(text) ? /[;\n]/ : /[,،]/;
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);
}

function resolveRelated(
  unresolved: UnresolvedLine,
  related: ReadonlyMap<string, RelatedRecords>,
  problems: Record<string, Problem[]>,
): { fresh: Record<string, NewRelated>; known: string[] } {
  const fresh: Record<string, NewRelated> = {};
  const known: string[] = [];
  for (const [name, input] of Object.entries(unresolved.related)) {
    const isNamed = isFilled(unresolved.own[name]);
    if (isNamed) known.push(name);
    if (isNamed || problems[name] !== undefined) continue;
    const finder = related.get(name);
    // What no other line could mean too is made together with the record of this one.
    if (!finder) unresolved.own[name] = input;
    const answer = finder?.find(input, unresolved.line.number);
    if (!answer) continue;
    if ('id' in answer) {
      unresolved.own[name] = answer.id;
      known.push(name);
    }
    if ('problems' in answer)
      for (const [inner, found] of Object.entries(answer.problems)) problems[`${name}.${inner}`] = [...found];
    if (!('fresh' in answer)) continue;
    unresolved.own[name] = ID_NOT_YET_GIVEN;
    fresh[name] = answer.fresh;
  }
  return { fresh, known };
}

// Child rows that are empty in the file are not there for the rules, which count without them.
function inFile(key: string, rows: readonly { readonly name: string; readonly places: readonly number[] }[]): string {
  const [name, index, inner] = key.split('.');
  const found = rows.find((each) => each.name === name);
  return found && inner !== undefined ? `${name}.${found.places[Number(index)]}.${inner}` : key;
}
