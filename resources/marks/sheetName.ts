import { gridName, type SheetPlace } from './place.ts';
import { placeText } from './placeText.ts';
import type { Entry } from './sendCells.ts';

/** The ids of a sheet at the end of its name, as `gridName` puts them together. */
const IDS = /^(.*) #(\d+(?:-\d+){8})$/s;

/** Which sheet this is among all of the school, in words. */
function sheetText(entry: Entry): string {
  return `${entry.exam.name} · ${placeText(entry)}`;
}

/** What a file says of the sheet that it is of: in words for people, and by ids, as names change. */
export function sheetName(entry: Entry, place: SheetPlace): string {
  return `${sheetText(entry)} #${gridName(place, entry.exam.id)}`;
}

/** Of which other sheet than this one the headings of a file say that it is; undefined where they say nothing of that. */
export function otherSheetIn(headings: readonly string[], own: string): string | undefined {
  for (const heading of headings) {
    const [, words, ids] = IDS.exec(heading.trim()) ?? [];
    if (ids !== undefined && ids !== own) return words;
  }
  return undefined;
}

/** The name of a file of the sheet: no system takes all signs in names, or long ones. */
export function fileName(entry: Entry, format: string): string {
  const name = sheetText(entry)
    .replace(/ · /g, ', ')
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '-');
  return `${Array.from(name).slice(0, LONGEST).join('')}.${format}`;
}

/** Names have at most 255 bytes, and signs of Bengali three each. */
const LONGEST = 80;
