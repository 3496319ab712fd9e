import { isObject } from '../../../../core/isObject.ts';
import { ALL_ROWS } from '../../../../core/calls/imports.ts';
import { refuse } from '../../../errors.ts';
import { MAX_CELL_CHARACTERS } from './limits.ts';
import { textOf } from './cellText.ts';
import type { Cell, Line, Sheet } from './types.ts';

/** What stands in cells instead: row → column of the file → text; under `*` column → what stands there → text. */
export type Corrections = Readonly<Record<string, unknown>>;

/** A sheet in which some cells were mended. Refuses rows and columns that it has not. */
export function correctedSheet(sheet: Sheet, corrections: Corrections): Sheet {
  const { [ALL_ROWS]: everywhere, ...alone } = corrections;
  const rows = new Map(Object.entries(alone));
  const places = new Map(sheet.headings.map((heading, index) => [heading, index]));
  const mendedSheet = everywhere === undefined ? sheet : mendedEverywhere(sheet, everywhere, places);
  if (rows.size === 0) return mendedSheet;
  const lines = mendedSheet.lines.map((line) => {
    const number = `${line.number}`;
    const mended = rows.get(number);
    rows.delete(number);
    return mended === undefined ? line : correctedLine(line, mended, places);
  });
  if (rows.size > 0) throw refuse.badQuery('corrections');
  return { ...sheet, lines };
}

/** A sheet without some rows. Refuses rows that it has not: somebody meant others. */
export function withoutRows(sheet: Sheet, numbers: ReadonlySet<number>): Sheet {
  if (numbers.size === 0) return sheet;
  const lines = sheet.lines.filter(({ number }) => !numbers.has(number));
  if (lines.length + numbers.size !== sheet.lines.length) throw refuse.badQuery('leave_out');
  return { ...sheet, lines };
}

/** A text that is wrong in one row is wrong in others, too: every cell of a column that holds it. */
function mendedEverywhere(sheet: Sheet, everywhere: unknown, places: ReadonlyMap<string, number>): Sheet {
  if (!isObject(everywhere)) throw refuse.badQuery('corrections');
  const columns = Object.entries(everywhere).map(([heading, texts]) => {
    const place = places.get(heading);
    if (place === undefined || !isObject(texts)) throw refuse.badQuery('corrections');
    const isFit = ([, text]: [string, unknown]) => typeof text === 'string' && text.length <= MAX_CELL_CHARACTERS;
    if (!Object.entries(texts).every(isFit)) throw refuse.badQuery('corrections');
    return { place, texts: new Map(Object.entries(texts as Record<string, string>)) };
  });
  const lines = sheet.lines.map((line) => {
    const changed = columns.flatMap(({ place, texts }) => {
      const text = texts.get(textOf(line.cells[place]));
      return text === undefined ? [] : [[place, text] as const];
    });
    return changed.length === 0
      ? line
      : { ...line, cells: Object.assign([...line.cells], Object.fromEntries(changed)) };
  });
  return { ...sheet, lines };
}

function correctedLine(line: Line, mended: unknown, places: ReadonlyMap<string, number>): Line {
  if (!isObject(mended)) throw refuse.badQuery('corrections');
  const cells: Cell[] = Array.from(
    { length: Math.max(places.size, line.cells.length) },
    (_, at) => line.cells[at] ?? null,
  );
  for (const [heading, text] of Object.entries(mended)) {
    const place = places.get(heading);
    const isFit = place !== undefined && typeof text === 'string' && text.length <= MAX_CELL_CHARACTERS;
    if (!isFit) throw refuse.badQuery('corrections');
    cells[place] = text;
  }
  return { ...line, cells };
}
