import type { Resource } from '../../../../core/resource.ts';
import { templateFields } from '../../../../core/titles.ts';
import type { DayOrder, DaysQuestion, ImportCell } from '../../../../core/calls/imports.ts';
import { AppError } from '../../../errors.ts';
import { shownPhone } from '../../../phoneNumbers.ts';
import type { Translator } from '../../../translate.ts';
import { BYTE_ORDER_MARK, csvText } from '../csvText.ts';
import { columnLabel, type ImportColumn, isNeeded } from './columns.ts';
import { type ColumnDays, MONTHS } from './dayOrders.ts';
import type { GoodLine } from './goodLines.ts';
import type { BadLine, ImportOutcome } from './importFile.ts';
import type { ImportCheck } from './checks.ts';
import { rememberingHeadings } from './matchColumns.ts';
import { textOf } from './cellText.ts';
import { REPORTED_ROWS } from './limits.ts';
import type { CellPreview } from './preview.ts';
import { dayNumbers, readDateCell } from './readDateCell.ts';
import type { SimilarLine } from './similarLines.ts';
import type { Cell, Line } from './types.ts';

const NAME_LENGTH = 160;
/** Characters of a cell that are told. */
const CELL_LENGTH = 500;

export interface ImportWords {
  readonly resource: Resource;
  readonly translator: Translator;
  /** Of the institute: its phone numbers are written without a code. */
  readonly country: string;
}

/** A check as it is answered. */
export function presentCheck(
  { id, resource, phase, done, total, outcome, error }: ImportCheck,
  words: Omit<ImportWords, 'resource'>,
) {
  const about = { ...words, resource };
  return {
    id,
    phase,
    done,
    total,
    ...(outcome && { report: presentOutcome(outcome, about) }),
    ...(error !== undefined && { message: failureText(error, id, about) }),
  };
}

function failureText(error: unknown, id: string, { resource, translator }: ImportWords): string {
  return error instanceof AppError
    ? translator.reason(error, resource)
    : translator.text('server.internal', { request: id });
}

/** What became of a file: counts, its columns and what they were taken for, and the outcome of its rows. What is refused is never left out for what is not. */
export function presentOutcome(outcome: ImportOutcome, about: ImportWords) {
  const { file, ready, bad, created, matches, likes, days, columns, similar } = outcome;
  const question = daysQuestion(outcome);
  const { resource, translator } = about;
  const refused = bad.slice(0, REPORTED_ROWS);
  const good = outcome.good.slice(0, REPORTED_ROWS - refused.length);
  const reported = [
    ...refused.map((line) => presentBad(outcome, line, about)),
    ...good.map((line) => presentGood(outcome, line, about)),
  ];
  return {
    total: file.rows,
    ready,
    wrong: bad.length,
    created,
    columns: file.headings.map((heading, index) => ({
      heading,
      field: matches.get(heading)?.key ?? null,
      samples: file.samples[index] ?? [],
      ...(likes.get(heading) && { like: likes.get(heading)?.key }),
      ...(days.has(heading) && { days: days.get(heading) }),
    })),
    fields: columns.map((column) => ({
      name: column.key,
      label: columnLabel(column, resource, translator),
      required: isNeeded(column),
      kind: column.field.kind,
    })),
    ...(question && { days: question }),
    ...(similar && similar.size > 0 && { similar_rows: [...similar.keys()] }),
    rows: reported.toSorted((a, b) => a.row - b.row),
    left_out: { create: ready - good.length, refuse: bad.length - refused.length },
  };
}

function presentBad(outcome: ImportOutcome, bad: BadLine, about: ImportWords) {
  const { line } = bad;
  return {
    row: line.number,
    action: 'refuse' as const,
    name: nameOf(outcome, line, about),
    errors: presentErrors(outcome, bad, about),
    cells: presentCells(outcome, bad, about),
  };
}

function presentGood(outcome: ImportOutcome, good: GoodLine, about: ImportWords) {
  const { line, related } = good;
  const brings = Object.keys(related).length > 0;
  const similar = outcome.similar?.get(line.number);
  return {
    row: line.number,
    action: 'create' as const,
    name: nameOf(outcome, line, about),
    ...(brings && { related }),
    ...(similar && { similar: presentSimilar(similar) }),
    errors: {},
    cells: presentCells(outcome, good, about),
  };
}

function presentSimilar({ by, record, row }: SimilarLine) {
  return { by: [...by], ...(record && { record }), ...(row !== undefined && { row }) };
}

/** Of a password nobody is told anything. */
const HIDDEN = '••••••••';

function presentCells(
  { file, matches }: ImportOutcome,
  { line, became = {} }: Pick<BadLine, 'line' | 'became'>,
  about: ImportWords,
): Record<string, ImportCell> {
  const cells = file.headings.flatMap((heading, index): [string, ImportCell][] => {
    const column = matches.get(heading);
    if (!column) return [];
    const text = textOf(line.cells[index]).slice(0, CELL_LENGTH);
    if (column.field.kind === 'password') return [[column.key, { text: '', ...(text !== '' && { value: HIDDEN }) }]];
    const value = valueText(column, became[column.key], about);
    return [[column.key, { text, ...(value !== undefined && { value: value.slice(0, CELL_LENGTH) }) }]];
  });
  return Object.fromEntries(cells);
}

/** What a cell became, in words where the value itself would say nothing. */
function valueText(
  { field, owner, path }: ImportColumn,
  { value, titles }: CellPreview = {},
  { translator, country }: ImportWords,
): string | undefined {
  if (titles) return titles.join('; ');
  if (value === undefined) return undefined;
  const text = `${value}`;
  if (field.kind === 'boolean') return translator.text(value === 1 ? 'server.yes' : 'server.no');
  if (field.kind === 'phone') return shownPhone(text, country);
  if (field.kind === 'richText') return undefined;
  if (field.kind !== 'choice') return text;
  const name = field.options.find((option) => option.value === value)?.name ?? text;
  return translator.text(`resources.${owner.name}.options.${path}.${name}`, { _: name });
}

/** What has to be asked before anything is stored; undefined where nothing has. */
function daysQuestion({ days }: ImportOutcome): DaysQuestion | undefined {
  const open = [...days].filter(([, { by }]) => by === 'nobody');
  const [first] = open;
  if (!first) return undefined;
  const [, { text, order }] = first;
  const read = (each: DayOrder) =>
    readDateCell(text, 'date', { timeZone: 'UTC', today: dayOf(new Date()), order: each });
  return {
    headings: open.map(([heading]) => heading),
    text,
    day_first: read('day_first'),
    month_first: read('month_first'),
    preset: order,
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * The rows that are wrong as a CSV file to correct: as they came, and what is wrong in a column of its own. Its headings
 * remember what the columns were taken for, and its days no more depend on what comes first.
 */
export function* errorsCsv(
  outcome: ImportOutcome,
  about: ImportWords,
  columns: readonly ImportColumn[],
): Generator<string> {
  const { file, bad, matches } = outcome;
  const { resource, translator } = about;
  const headings = rememberingHeadings(matches, { headings: file.headings, resource, columns, translator });
  yield BYTE_ORDER_MARK + csvText([[...headings, translator.text('server.importWrong')]]);
  for (const line of bad) {
    const cells = file.headings.map((heading, index) => plainDay(line.line.cells[index], outcome.days.get(heading)));
    const labels = new Map(
      outcome.columns.map((column) => [column.key, columnLabel(column, about.resource, about.translator)]),
    );
    const wrong = Object.entries(presentErrors(outcome, line, about)).map(([key, messages]) => {
      if (key === '') return messages.join(' ');
      return about.translator.labelled(labels.get(key) ?? about.translator.fieldLabel(about.resource, key), messages);
    });
    yield csvText([[...cells, wrong.join('\n')]]);
  }
}

/** A cell as it came; a day that reads both ways as the day that it was taken for. */
function plainDay(cell: Cell | undefined, days: ColumnDays | undefined): string {
  const text = textOf(cell);
  const numbers = days && days.by !== 'nobody' ? dayNumbers(cell) : undefined;
  const isClear = !numbers || /:/.test(text) || numbers.first > MONTHS || numbers.second > MONTHS;
  if (isClear) return text;
  return readDateCell(text, 'date', { timeZone: 'UTC', today: dayOf(new Date()), order: days?.order });
}

/** What is wrong by field; under the empty name what is no field's fault. */
function presentErrors(
  { columns }: ImportOutcome,
  { problems, error }: BadLine,
  { resource, translator }: ImportWords,
): Record<string, string[]> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const texts = Object.entries(problems).map(([key, found]): [string, string[]] => {
    const column = byKey.get(key);
    const owner = column?.owner ?? resource;
    return [key, Object.values(translator.problems({ [column?.path ?? key]: found }, owner)).flat()];
  });
  return Object.fromEntries([...texts, ...(error ? [['', [translator.refusal(error)]] as const] : [])]);
}

// What the row is about, so that it can be found again: its title where the file has one, else its first cell.
function nameOf({ file, matches }: ImportOutcome, line: Line, { resource }: ImportWords): string {
  const texts = templateFields(resource.title).map((field) => {
    const index = file.headings.findIndex((heading) => isColumn(matches.get(heading), field));
    return index < 0 ? '' : textOf(line.cells[index]);
  });
  const name = texts.filter(Boolean).join(' · ') || (line.cells.map(textOf).find(Boolean) ?? '');
  return name.slice(0, NAME_LENGTH);
}

function isColumn(column: ImportColumn | null | undefined, key: string): boolean {
  return column?.key === key;
}
