import { columnOf, type Columns, withNames } from './columns.ts';
import { cellOf, isEmptyCell, markOf, type Sheet, type SubjectAnswer, type SubjectRow, type Writing } from './sheet.ts';

interface Filling extends Writing {
  readonly isReadOnly: (row: SubjectRow) => boolean;
}

/** What became of each subject, by its name. */
export interface FillResult {
  readonly sheet: Sheet;
  readonly filled: readonly string[];
  /** Not in the source: left as they were. */
  readonly missing: readonly string[];
  /** In which a component stayed because it has marks. */
  readonly kept: readonly string[];
}

/** Takes over what the subjects have elsewhere: in another year, exam or class. What has marks keeps its place for them. */
export function fillSheet(sheet: Sheet, source: readonly SubjectAnswer[], filling: Filling): FillResult {
  const sources = new Map(source.map(({ subject, stored }) => [subject.id, stored]));
  const taken = sheet.rows.map((row) => (filling.isReadOnly(row) ? null : (sources.get(row.subject.id) ?? null)));
  const { columns, nextKey } = taken.reduce<Columns>(
    (known, stored) =>
      withNames(
        known,
        (stored?.components ?? []).map(({ name }) => name),
      ),
    sheet,
  );
  const rows = sheet.rows.map((row, index) => fillRow(row, taken[index] ?? null, { ...filling, columns }));
  const named = (isMeant: (place: number) => boolean) =>
    sheet.rows.flatMap(({ subject }, place) => (isMeant(place) ? [subject.name] : []));
  return {
    sheet: { columns, nextKey, rows: rows.map(({ row }) => row) },
    filled: named((place) => taken[place] !== null),
    missing: named((place) => taken[place] === null),
    kept: named((place) => rows[place]?.isKept === true),
  };
}

function fillRow(row: SubjectRow, stored: SubjectAnswer['stored'], filling: Filling & Pick<Sheet, 'columns'>) {
  if (!stored) return { row, isKept: false };
  const { columns, groupSign, show } = filling;
  const given = stored.components.map(({ name, full_mark, pass_mark }) => {
    return [columnOf(columns, name)?.key ?? 0, { full: show(full_mark), pass: show(pass_mark) }] as const;
  });
  const cells = Object.fromEntries(given);
  const held = Object.entries(row.marks).filter(([key, highest]) => {
    const full = markOf(cells[Number(key)]?.full ?? '', groupSign);
    return !(typeof full === 'number' && full >= highest) && !isEmptyCell(cellOf(row, Number(key)));
  });
  const kept = Object.fromEntries(held.map(([key]) => [key, cellOf(row, Number(key))]));
  return { row: { ...row, passRule: stored.pass_rule, cells: { ...cells, ...kept } }, isKept: held.length > 0 };
}
