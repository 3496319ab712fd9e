import { type Resource, templateFields } from '../../../../core/resource.ts';
import { AppError } from '../../../errors.ts';
import type { Translator } from '../../../translate.ts';
import { BYTE_ORDER_MARK, csvText } from '../csvText.ts';
import { columnLabel, type ImportColumn, isNeeded } from './columns.ts';
import type { GoodLine } from './goodLines.ts';
import type { BadLine, ImportOutcome } from './importFile.ts';
import type { ImportCheck } from './checks.ts';
import { textOf } from './cellText.ts';
import { REPORTED_ROWS } from './limits.ts';
import type { Line } from './types.ts';

const NAME_LENGTH = 160;

interface ImportWords {
  readonly resource: Resource;
  readonly translator: Translator;
}

/** A check as it is answered. */
export function presentCheck(
  { id, resource, phase, done, total, outcome, error }: ImportCheck,
  translator: Translator,
) {
  const about = { resource, translator };
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
  const { file, ready, bad, created, matches, columns } = outcome;
  const { resource, translator } = about;
  const refused = bad.slice(0, REPORTED_ROWS);
  const good = outcome.good.slice(0, REPORTED_ROWS - refused.length);
  const told = [
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
    })),
    fields: columns.map((column) => ({
      name: column.key,
      label: columnLabel(column, resource, translator),
      required: isNeeded(column),
    })),
    rows: told.toSorted((a, b) => a.row - b.row),
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
  };
}

function presentGood(outcome: ImportOutcome, { line, related }: GoodLine, about: ImportWords) {
  const brings = Object.keys(related).length > 0;
  return {
    row: line.number,
    action: 'create' as const,
    name: nameOf(outcome, line, about),
    ...(brings && { related }),
    errors: {},
  };
}

/** The rows that are wrong as a CSV file to correct: as they came, and what is wrong in a column of its own. */
export function* errorsCsv(outcome: ImportOutcome, about: ImportWords): Generator<string> {
  const { file, bad } = outcome;
  yield BYTE_ORDER_MARK + csvText([[...file.headings, about.translator.text('server.importWrong')]]);
  for (const line of bad) {
    const cells = file.headings.map((_, index) => textOf(line.line.cells[index]));
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

/** What is wrong by field; under the empty name what is no field's fault. */
function presentErrors(
  { columns }: ImportOutcome,
  { problems, error }: BadLine,
  { resource, translator }: ImportWords,
): Record<string, string[]> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const told = Object.entries(problems).map(([key, found]): [string, string[]] => {
    const column = byKey.get(key);
    const owner = column?.owner ?? resource;
    return [key, Object.values(translator.problems({ [column?.path ?? key]: found }, owner)).flat()];
  });
  return Object.fromEntries([...told, ...(error ? [['', [translator.refusal(error)]] as const] : [])]);
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
