import type { distributionsOfClass } from '../../schemas/exams/distributionCalls.ts';
import type { Answered } from '../../src/core/calls/defineCall.ts';
import { parseAmount } from '../../src/core/rules/parseAmount.ts';
import { columnOf, type Columns, withNames } from './columns.ts';

/** A subject of the class with its distribution, as the server answers it. */
export type SubjectAnswer = Answered<typeof distributionsOfClass>['rows'][number];
export type PassRule = NonNullable<SubjectAnswer['stored']>['pass_rule'];

/** The marks of a component in a subject, as they are typed; both empty: the subject lacks the component. */
export interface Cell {
  readonly full: string;
  readonly pass: string;
}

export type Part = keyof Cell;

export interface SubjectRow {
  readonly subject: SubjectAnswer['subject'];
  /** For whom the distribution is; null for every group. */
  readonly group: number | null;
  /** The version of what is stored; null while nothing is. */
  readonly version: number | null;
  readonly passRule: PassRule;
  /** By the key of the column. */
  readonly cells: Readonly<Record<number, Cell>>;
  /** The highest mark that is entered, by the key of the column. */
  readonly marks: Readonly<Record<number, number>>;
}

/** All subjects of a class with all their components. */
export interface Sheet extends Columns {
  readonly rows: readonly SubjectRow[];
}

/** How numbers are written in the language of the screen. */
export interface Writing {
  /** The sign that sets thousands apart. */
  readonly groupSign: string;
  /** A number as it is typed. */
  readonly show: (value: number) => string;
}

const EMPTY_CELL: Cell = { full: '', pass: '' };
const INITIAL_RULE: PassRule = 'both';

interface SheetOptions extends Pick<Writing, 'show'> {
  /** Columns that there are already; what is stored adds to them. */
  readonly known: Columns;
}

/** The sheet of what is stored. */
export function sheetOf(answers: readonly SubjectAnswer[], { known, show }: SheetOptions): Sheet {
  const all = answers.reduce((before, { stored }) => withNames(before, namesIn(stored)), known);
  const keyOf = (name: string) => columnOf(all.columns, name)?.key ?? 0;
  const rows = answers.map(({ subject, student_group_id, stored, marks }): SubjectRow => {
    const cells = (stored?.components ?? []).map(({ name, full_mark, pass_mark }) => [
      keyOf(name),
      { full: show(full_mark), pass: show(pass_mark) },
    ]);
    return {
      subject,
      group: student_group_id,
      version: stored?.row_version ?? null,
      passRule: stored?.pass_rule ?? INITIAL_RULE,
      cells: Object.fromEntries(cells),
      marks: Object.fromEntries(marks.map(({ component, highest }) => [keyOf(component), highest])),
    };
  });
  return { columns: all.columns, nextKey: all.nextKey, rows };
}

function namesIn(stored: SubjectAnswer['stored']): string[] {
  return (stored?.components ?? []).map(({ name }) => name);
}

export function cellOf({ cells }: SubjectRow, key: number): Cell {
  return cells[key] ?? EMPTY_CELL;
}

export function isEmptyCell({ full, pass }: Cell): boolean {
  return full.trim() === '' && pass.trim() === '';
}

/** A number as it travels; what is none stays as it was typed, and nothing is null. */
export function markOf(typed: string, groupSign: string): number | string | null {
  const amount = parseAmount(typed, groupSign);
  if (amount === undefined) return null;
  const value = Number(amount);
  return Number.isFinite(value) ? value : amount;
}

/** The sum of the full marks of a subject, as far as they are numbers. */
export function fullMarksOf(row: SubjectRow, { columns }: Pick<Sheet, 'columns'>, groupSign: string): number {
  const marks = columns.map(({ key }) => markOf(cellOf(row, key).full, groupSign));
  return marks.reduce<number>((sum, mark) => (typeof mark === 'number' ? sum + mark : sum), 0);
}

/** A subject as it is sent, and which columns its components are. */
export interface SentRow {
  readonly keys: readonly number[];
  readonly body: {
    readonly subject_id: number;
    readonly row_version: number | null;
    readonly pass_rule: PassRule;
    readonly components: readonly { readonly name: string; readonly full_mark: unknown; readonly pass_mark: unknown }[];
  };
}

/** The subjects that differ from what is stored. One without components that is not stored is nothing yet. */
export function changedRows(sheet: Sheet, stored: Sheet, groupSign: string): SentRow[] {
  const before = new Map(stored.rows.map((row) => [row.subject.id, sentRow(row, stored, groupSign)]));
  return sheet.rows
    .map((row) => sentRow(row, sheet, groupSign))
    .filter(({ body }) => {
      if (body.row_version === null && body.components.length === 0) return false;
      return JSON.stringify(body) !== JSON.stringify(before.get(body.subject_id)?.body);
    });
}

function sentRow(row: SubjectRow, { columns }: Sheet, groupSign: string): SentRow {
  const filled = columns.filter(({ key }) => !isEmptyCell(cellOf(row, key)));
  const components = filled.map(({ key, name }) => {
    const { full, pass } = cellOf(row, key);
    // Left empty, nothing is needed to pass.
    return { name: name.trim(), full_mark: markOf(full, groupSign), pass_mark: markOf(pass, groupSign) ?? 0 };
  });
  const body = { subject_id: row.subject.id, row_version: row.version, pass_rule: row.passRule, components };
  return { keys: filled.map(({ key }) => key), body };
}
