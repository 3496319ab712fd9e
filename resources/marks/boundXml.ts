import {
  ANY_SHEET_START,
  hasDocumentType,
  SHEET_POSITION,
  SHEET_START,
  withoutEmpty,
} from '../../src/core/sheetXml.ts';
import { FileProblem } from './fileProblem.ts';

/** Far more than any list of a section has. The reader makes room for everything before the farthest row and cell. */
const MOST = { row: 5_000, starts: 50_000, tags: 400_000 } as const;

const POSITIONS = { row: /^(\d+)$/, c: /^[A-Z]{1,2}(\d+)$/ } as const;

/** A part of an Excel file without what is empty in it; refused where there is more than any list has. */
export function boundXml(xml: string): string {
  if (hasDocumentType(xml)) throw new FileProblem('unreadable');
  if (hasMore(xml, /</g, MOST.tags)) throw new FileProblem('tooMuch');
  const filled = withoutEmpty(xml);
  if (hasMore(filled, ANY_SHEET_START, MOST.starts)) throw new FileProblem('tooMuch');
  let unread = [...filled.matchAll(ANY_SHEET_START)].length;
  for (const [, name = '', attributes = ''] of filled.matchAll(SHEET_START)) {
    unread -= 1;
    const written = name.endsWith('row') ? POSITIONS.row : POSITIONS.c;
    for (const [, position = ''] of attributes.matchAll(SHEET_POSITION)) {
      const row = written.exec(position)?.[1];
      if (row === undefined || Number(row) > MOST.row) throw new FileProblem('tooMuch');
    }
  }
  // A start that is written as none should be is one that nobody has looked at.
  if (unread > 0) throw new FileProblem('unreadable');
  return filled;
}

function hasMore(text: string, pattern: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(pattern)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
