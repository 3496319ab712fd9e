import { SECOND_MS } from '../../../../core/durations.ts';
import { type Cell, isCellError } from './types.ts';

/** A line that begins so explains what belongs into the columns. */
export const NOTE_SIGN = '# ';

/** A cell as one would write it into a text file. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return isoText(cell);
  if (isCellError(cell)) return cell.error;
  return String(cell).trim();
}

/** The instant that a cell means: Excel keeps it as a fraction of a day, which may fall short of it by a thousandth of a second. */
export function nearestSecond(date: Date): Date {
  return new Date(Math.round(date.getTime() / SECOND_MS) * SECOND_MS);
}

function isoText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = nearestSecond(date).toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
