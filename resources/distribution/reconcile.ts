import {
  type Cell,
  cellOf,
  changedRows,
  type Column,
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
  const known = knownColumns(sheet, stored);
  const now = sheetOf(answers, { columns: known, show });
  const typedIds = new Set(changedRows(sheet, stored, groupSign).map(({ body }) => body.subject_id));
  const typed = new Map(sheet.rows.map((row) => [row.subject.id, row]));
  const before = new Map(stored.rows.map((row) => [row.subject.id, row]));
  const changedThere = now.rows.filter(({ subject, version }) => before.get(subject.id)?.version !== version);
  const rows = now.rows.map((theirs) => {
    const { id } = theirs.subject;
    const [mine, base] = [typed.get(id), before.get(id)];
    return mine && base && typedIds.has(id) ? merged({ mine, base, theirs }) : theirs;
  });
  return {
    sheet: { columns: columnsOf(sheet, { known, now, rows }), rows },
    stored: now,
    renewed: changedThere.filter(({ subject }) => !typedIds.has(subject.id)),
    contested: changedThere.filter(({ subject }) => typedIds.has(subject.id)),
  };
}

// By their names as they are stored: a column that was renamed or taken out here is still found by the old one.
function knownColumns(sheet: Sheet, stored: Sheet): readonly Column[] {
  const keys = new Set(stored.columns.map(({ key }) => key));
  return [...stored.columns, ...sheet.columns.filter(({ key }) => !keys.has(key))];
}

interface Columns {
  readonly known: readonly Column[];
  readonly now: Sheet;
  readonly rows: readonly SubjectRow[];
}

// The columns as they are here, with those that others have added, and those taken out here that others have filled.
function columnsOf(sheet: Sheet, { known, now, rows }: Columns): readonly Column[] {
  const knownKeys = new Set(known.map(({ key }) => key));
  const own = new Set(sheet.columns.map(({ key }) => key));
  const isFilled = (key: number) => rows.some((row) => !isEmptyCell(cellOf(row, key)));
  const more = now.columns.filter(({ key }) => !own.has(key) && (!knownKeys.has(key) || isFilled(key)));
  return [...sheet.columns, ...more];
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
  return {
    full: mine.full === base.full ? theirs.full : mine.full,
    pass: mine.pass === base.pass ? theirs.pass : mine.pass,
  };
}

/** The sheet with some subjects as they are stored. */
export function takeStored(sheet: Sheet, stored: Sheet, subjects: readonly SubjectRow[]): Sheet {
  const wanted = new Set(subjects.map(({ subject }) => subject.id));
  const rows = new Map(stored.rows.map((row) => [row.subject.id, row]));
  return {
    ...sheet,
    rows: sheet.rows.map((row) => (wanted.has(row.subject.id) ? (rows.get(row.subject.id) ?? row) : row)),
  };
}
