import { type Column, columnOf, type Columns, isSameName } from './columns.ts';
import { rekeyCell, rekeyColumn, type Rekeyed } from './rekey.ts';
import {
  type Cell,
  cellOf,
  changedRows,
  isEmptyCell,
  type Sheet,
  sheetOf,
  type SubjectAnswer,
  type SubjectRow,
  type Writing,
} from './sheet.ts';

/** What others changed while the sheet was open, brought into it. */
export interface Reconciled {
  readonly sheet: Sheet;
  /** What is stored now. */
  readonly stored: Sheet;
  /** Subjects that others changed and nobody here: they show what is stored now. */
  readonly renewed: readonly SubjectRow[];
  /** Subjects that were changed here too, as they are stored now; the sheet keeps what was typed. */
  readonly contested: readonly SubjectRow[];
}

interface Reconciling extends Writing {
  readonly sheet: Sheet;
  readonly stored: Sheet;
  readonly answers: readonly SubjectAnswer[];
}

/** Takes over what is stored now, mark by mark, where nothing was typed; what was typed stays everywhere else. */
export function reconcile({ sheet, stored, answers, groupSign, show }: Reconciling): Reconciled {
  const now = sheetOf(answers, { known: knownColumns(sheet, stored), show });
  const twins = twinsOf(sheet, now);
  const own = twins.reduce(rekeyColumn, sheet);
  const rekeyed = (row: SubjectRow) => twins.reduce(rekeyCell, row);
  const typedIds = new Set(changedRows(sheet, stored, groupSign).map(({ body }) => body.subject_id));
  const typed = new Map(own.rows.map((row) => [row.subject.id, row]));
  const before = new Map(stored.rows.map((row) => [row.subject.id, row]));
  const changedThere = now.rows.filter(({ subject, version }) => before.get(subject.id)?.version !== version);
  const rows = now.rows.map((row) => {
    const { id } = row.subject;
    const [mine, base, theirs] = [typed.get(id), before.get(id), rekeyed(row)];
    return mine && base && typedIds.has(id) ? merged({ mine, base: rekeyed(base), theirs }) : theirs;
  });
  return {
    sheet: { columns: columnsOf(own, now, rows), nextKey: now.nextKey, rows },
    stored: now,
    renewed: changedThere.filter(({ subject }) => !typedIds.has(subject.id)),
    contested: changedThere.filter(({ subject }) => typedIds.has(subject.id)),
  };
}

// By their names as they are stored: a column that was renamed or taken out here is still found by the old one.
function knownColumns(sheet: Sheet, stored: Sheet): Columns {
  const keys = new Set(stored.columns.map(({ key }) => key));
  const added = sheet.columns.filter(({ key }) => !keys.has(key));
  return { columns: [...stored.columns, ...added], nextKey: sheet.nextKey };
}

// Columns here that got the name of one that is stored under another key: both are one from now on, as that is stored.
function twinsOf(sheet: Sheet, now: Sheet): readonly Rekeyed[] {
  const own = new Set(sheet.columns.map(({ key }) => key));
  return now.columns.flatMap(({ key, name }) => {
    const twin = own.has(key) ? undefined : columnOf(sheet.columns, name);
    return twin ? [{ from: twin.key, to: key }] : [];
  });
}

// The columns as they are here, with those that others have filled.
function columnsOf(own: Sheet, now: Sheet, rows: readonly SubjectRow[]): readonly Column[] {
  const keys = new Set(own.columns.map(({ key }) => key));
  return [...own.columns, ...now.columns.filter(({ key }) => !keys.has(key) && isFilled(rows, key))];
}

function isFilled(rows: readonly SubjectRow[], key: number): boolean {
  return rows.some((row) => !isEmptyCell(cellOf(row, key)));
}

interface Versions<Of> {
  readonly mine: Of;
  /** What both began with. */
  readonly base: Of;
  readonly theirs: Of;
}

function merged({ mine, base, theirs }: Versions<SubjectRow>): SubjectRow {
  const keys = new Set([mine, base, theirs].flatMap(({ cells }) => Object.keys(cells).map(Number)));
  const cells = [...keys].map((key): [number, Cell] => {
    const cell = (row: SubjectRow) => cellOf(row, key);
    return [key, mergedCell({ mine: cell(mine), base: cell(base), theirs: cell(theirs) })];
  });
  const passRule = mine.passRule === base.passRule ? theirs.passRule : mine.passRule;
  return { ...theirs, passRule, cells: Object.fromEntries(cells) };
}

function mergedCell({ mine, base, theirs }: Versions<Cell>): Cell {
  if (mine.full === base.full && mine.pass === base.pass) return theirs;
  // A component that one has taken out is no half of a cell: without its pass mark, nothing would be needed to pass.
  if (isEmptyCell(mine) || isEmptyCell(theirs)) return mine;
  return {
    full: mine.full === base.full ? theirs.full : mine.full,
    pass: mine.pass === base.pass ? theirs.pass : mine.pass,
  };
}

/** The sheet with some subjects as they are stored, and with every column that these need. */
export function takeStored(sheet: Sheet, stored: Sheet, subjects: readonly SubjectRow[]): Sheet {
  const wanted = new Set(subjects.map(({ subject }) => subject.id));
  const taken = new Map(stored.rows.flatMap((row) => (wanted.has(row.subject.id) ? [[row.subject.id, row]] : [])));
  const needed = stored.columns.filter(({ key }) => isFilled([...taken.values()], key));
  const left: Sheet = {
    ...sheet,
    rows: sheet.rows.map((row) => (taken.has(row.subject.id) ? { ...row, cells: {} } : row)),
  };
  const ready = needed.reduce((before, column) => withStored(before, column, stored.columns), left);
  return { ...ready, rows: ready.rows.map((row) => taken.get(row.subject.id) ?? row) };
}

// The sheet with a column as it is stored. One that was renamed here keeps its new name for the subjects that have it.
function withStored(sheet: Sheet, column: Column, stored: readonly Column[]): Sheet {
  const { key, name } = column;
  const own = sheet.columns.find((each) => each.key === key);
  if (own && isSameName(own.name, name)) return sheet;
  const twin = columnOf(sheet.columns, name);
  if (own && !twin && !isFilled(sheet.rows, key))
    return { ...sheet, columns: sheet.columns.map((each) => (each === own ? column : each)) };
  const free = own ? rekeyColumn(sheet, { from: key, to: sheet.nextKey }) : sheet;
  if (twin) return rekeyColumn(free, { from: twin.key, to: key });
  const before = stored.slice(0, stored.indexOf(column)).map((each) => each.key);
  const place = free.columns.findLastIndex((each) => before.includes(each.key)) + 1;
  return { ...free, columns: free.columns.toSpliced(place, 0, column) };
}
