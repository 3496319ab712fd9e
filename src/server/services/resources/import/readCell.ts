import type { DayOrder } from '../../../../core/calls/imports.ts';
import { MAX_NUMBER_LENGTH } from '../../../../core/limits.ts';
import { parseAmount, toLatin } from '../../../../core/rules/parseAmount.ts';
import type { PhoneReader } from '../../../../core/rules/readInput.ts';
import { composed } from '../../../../core/rules/composed.ts';
import type { Translator } from '../../../translate.ts';
import type { ImportColumn } from './columns.ts';
import { MONTHS } from './dayOrders.ts';
import { dayNumbers, readDateCell } from './readDateCell.ts';
import { textOf } from './cellText.ts';
import type { Cell, CellError } from './types.ts';

/** How cells are to be understood. */
export interface CellContext {
  readonly translator: Translator;
  /** The sign that sets thousands apart in the reader's language. */
  readonly groupSign: string;
  readonly timeZone: string;
  readonly today: string;
  readonly readPhone: PhoneReader;
  /** The order of day and month in the columns where it matters. */
  readonly dayOrders: ReadonlyMap<ImportColumn, DayOrder>;
}

/** Whether a cell of a column of days can only be read in the order that the column has not. */
export function breaksDayOrder(cell: Cell, column: ImportColumn, { dayOrders }: CellContext): boolean {
  const order = dayOrders.get(column);
  const numbers = order && dayNumbers(cell);
  if (!numbers) return false;
  const { first, second } = numbers;
  const [day, month] = order === 'day_first' ? [first, second] : [second, first];
  return month > MONTHS && day <= MONTHS;
}

/** A cell in the form that the rules take; what cannot be understood stays as it is, so that they can say so. References stay text. */
export function readCell(cell: Exclude<Cell, CellError>, column: ImportColumn, cellContext: CellContext): unknown {
  const { field } = column;
  if (textOf(cell) === '') return null;
  switch (field.kind) {
    case 'integer':
    case 'year':
    case 'decimal':
    case 'percent':
    case 'money':
      return typeof cell === 'number' ? cell : readAmount(textOf(cell), field.kind, cellContext);
    case 'date':
    case 'time':
    case 'dateTime':
      return readDateCell(cell, field.kind, { ...cellContext, order: cellContext.dayOrders.get(column) });
    case 'boolean':
      return readYesNo(cell, cellContext);
    case 'choice':
      return readChoice(textOf(cell), column, field.options, cellContext);
    case 'email':
    case 'url':
    case 'color':
    case 'reference':
    case 'manyToMany':
      return textOf(cell);
    case 'phone':
      return toLatin(textOf(cell));
    case 'richText':
      return asHtml(textOf(cell));
    case 'text':
      return field.format === 'digits' ? toLatin(textOf(cell)) : textOf(cell);
    default:
      return textOf(cell);
  }
}

// A text that is too long for a number stays, so that the rules refuse it.
function readAmount(text: string, kind: string, { groupSign }: CellContext): string | undefined {
  return text.length > MAX_NUMBER_LENGTH ? text : parseAmount(withoutPercent(text, kind), groupSign);
}

function withoutPercent(text: string, kind: string): string {
  return kind === 'percent' ? text.replace(/\s*[%٪]$/, '') : text;
}

const YES = ['1', 'true', 'x', '✓', '✔', 'on', 'y'];
const NO = ['0', 'false', '-', '✗', '✘', 'off', 'n'];

const answers = new WeakMap<Translator, Map<string, 0 | 1>>();

function readYesNo(cell: Cell, { translator }: CellContext): unknown {
  let known = answers.get(translator);
  if (!known) {
    known = knownAnswers(translator);
    answers.set(translator, known);
  }
  const text = plain(toLatin(textOf(cell)));
  return known.get(text) ?? text;
}

/** Yes and no in every language of the product. */
function knownAnswers(translator: Translator): Map<string, 0 | 1> {
  const inWords = (key: string) => translator.allLanguages().map(({ text }) => plain(text(key)));
  const yes = [...YES, ...inWords('server.yes')];
  const no = [...NO, ...inWords('server.no')];
  return new Map<string, 0 | 1>([...no.map((text) => [text, 0] as const), ...yes.map((text) => [text, 1] as const)]);
}

interface Option {
  readonly name: string;
  readonly value: string | number;
}

const choices = new WeakMap<ImportColumn, Map<string, string | number>>();

function readChoice(
  text: string,
  column: ImportColumn,
  options: readonly Option[],
  { translator }: CellContext,
): unknown {
  let known = choices.get(column);
  if (!known) {
    known = knownChoices(column, options, translator);
    choices.set(column, known);
  }
  return known.get(plain(text)) ?? text;
}

// A value, a name or a label in any language; the reader's own labels go first where two languages disagree.
function knownChoices(
  { owner, path }: ImportColumn,
  options: readonly Option[],
  own: Translator,
): Map<string, string | number> {
  const known = new Map<string, string | number>();
  const know = (text: string, value: string | number) => {
    if (!known.has(plain(text))) known.set(plain(text), value);
  };
  const label = ({ text }: Translator, name: string) =>
    text(`resources.${owner.name}.options.${path}.${name}`, { _: name });
  for (const { name, value } of options) know(label(own, name), value);
  for (const { value } of options) know(`${value}`, value);
  for (const { name, value } of options) know(name, value);
  for (const each of own.allLanguages()) for (const { name, value } of options) know(label(each, name), value);
  // A letter stands for the one option that begins with it.
  for (const each of own.allLanguages()) {
    const initials = options.map(({ name, value }) => [plain(label(each, name))[0] ?? '', value] as const);
    for (const [letter, value] of initials)
      if (/^\p{L}$/u.test(letter) && initials.filter(([other]) => other === letter).length === 1) know(letter, value);
  }
  return known;
}

function plain(text: string): string {
  return composed(text).replaceAll('−', '-').toLowerCase().trim();
}

function asHtml(text: string): string {
  if (/<\w[^<>]*>/.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
