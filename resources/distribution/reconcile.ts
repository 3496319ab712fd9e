import {
  type Cell,
  cellOf,
  changedRows,
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
  const now = sheetOf(answers, { columns: sheet.columns, show });
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
    sheet: { columns: now.columns, rows },
    stored: now,
    renewed: changedThere.filter(({ subject }) => !typedIds.has(subject.id)),
    contested: changedThere.filter(({ subject }) => typedIds.has(subject.id)),
  };
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
