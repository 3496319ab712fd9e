import { type CellKind, type Label, roundedFigure } from '../../../schemas/exams/resultTables.ts';
import type { Conventions } from '../../../src/admin/format/conventions.ts';
import { formatNumber, formatPercent, formatPlainNumber, NOTHING } from '../../../src/admin/format/format.ts';

/** Marks: as many decimals as they have, two at most. */
export function writeMark(value: number, conventions: Conventions): string {
  const rounded = roundedFigure(value, 'mark');
  return formatPlainNumber(rounded, conventions, decimalsOf(String(rounded)));
}

/** Numbers with signs between them, such as `4.00–4.99`, in the digits of the language. */
export function writeFigures(text: string, conventions: Conventions): string {
  return text.replace(/\d+(\.\d+)?/g, (number) => formatPlainNumber(Number(number), conventions, decimalsOf(number)));
}

/** A cell of a table of results as it is read. */
export function writeCell(cell: string | number | null, kind: CellKind, conventions: Conventions): string {
  if (cell === null || cell === '') return NOTHING;
  if (typeof cell === 'string') return kind === 'figures' ? writeFigures(cell, conventions) : cell;
  switch (kind) {
    case 'count':
      return formatNumber(cell, conventions);
    case 'percent':
    case 'gradedPercent':
      return formatPercent(roundedFigure(cell, kind), conventions);
    case 'average':
      return formatPlainNumber(roundedFigure(cell, kind), conventions, 2);
    case 'mark':
      return writeMark(cell, conventions);
    default:
      return formatPlainNumber(cell, conventions);
  }
}

/** A heading as it is read. */
export function writeLabels(
  labels: readonly Label[],
  translate: (key: string) => string,
  conventions: Conventions,
): string {
  const written = labels.map((label) => {
    if ('word' in label) return translate(label.word);
    return 'text' in label ? label.text : writeFigures(label.figures, conventions);
  });
  return written.join(' · ');
}

function decimalsOf(number: string): number {
  return number.split('.')[1]?.length ?? 0;
}
