import { isObject } from '../../../../core/isObject.ts';
import { refuse } from '../../../errors.ts';
import { MAX_CELL_CHARACTERS } from './limits.ts';
import type { Cell, Line, Sheet } from './types.ts';

/** What stands in cells instead: row → column of the file → text. */
export type Corrections = Readonly<Record<string, unknown>>;

/** A sheet in which some cells were mended. Refuses rows and columns that it has not. */
export function correctedSheet(sheet: Sheet, corrections: Corrections): Sheet {
  const rows = new Map(Object.entries(corrections));
  if (rows.size === 0) return sheet;
  const places = new Map(sheet.headings.map((heading, index) => [heading, index]));
  const lines = sheet.lines.map((line) => {
    const mended = rows.get(String(line.number));
    rows.delete(String(line.number));
    return mended === undefined ? line : correctedLine(line, mended, places);
  });
  if (rows.size > 0) throw refuse.badQuery('corrections');
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
