import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { MEGABYTE } from '../../../../core/limits.ts';
import { errorsAsTexts, hasDocumentType } from '../../../../core/sheetXml.ts';
import { AppError, refuse } from '../../../errors.ts';
import { boundSheet, countTags } from './boundSheet.ts';
import { MAX_PARTS, MAX_UNPACKED_MB, SPARE_CELLS, TAGS_PER_CELL } from './limits.ts';
import type { Cell, CellError, Line } from './types.ts';

const MAX_UNPACKED = MAX_UNPACKED_MB * MEGABYTE;
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels\/|workbook|worksheets\/|sharedStrings|styles))/;
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/** Sets an error apart from a text that looks like one, as long as the reader has it; nobody types it. */
const ERROR_SIGN = '\uE000';

/** The lines of the first sheet of an Excel file. */
export async function readExcel(bytes: Uint8Array): Promise<Line[]> {
  try {
    const packed = zipSync(boundSheets(unpack(bytes)), { level: 0 });
    const buffer = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) as ArrayBuffer;
    const table = (await readSheet(buffer)) as Exclude<Cell, CellError>[][];
    return table.map((cells, index) => ({ number: index + 1, cells: cells.map(withError) }));
  } catch (error) {
    throw error instanceof AppError ? error : refuse.importUnreadable();
  }
}

function withError(cell: Exclude<Cell, CellError>): Cell {
  return typeof cell === 'string' && cell.startsWith(ERROR_SIGN) ? { error: cell.slice(ERROR_SIGN.length) } : cell;
}

/** The parts, of the sheets only what is filled. What is too large in another sheet than the first does not matter. */
function boundSheets(parts: Unzipped): Unzipped {
  const first = firstSheet(parts);
  let tags = 0;
  let cells = SPARE_CELLS;
  const bound = Object.entries(parts).map(([name, content]): [string, Uint8Array<ArrayBuffer>] => {
    const text = strFromU8(content);
    if (hasDocumentType(text)) throw refuse.importUnreadable();
    const all = countTags(text);
    if (!WORKSHEET.test(name)) {
      tags += all;
      return [name, content];
    }
    const { xml, filled, problem } = boundSheet(text);
    cells += filled;
    if (problem && (first === undefined || first === name)) throw problem;
    if (problem) return [name, new Uint8Array()];
    tags += countTags(xml);
    return [name, strToU8(errorsAsTexts(xml, ERROR_SIGN))];
  });
  // The reader looks at every text and every style there is, whether or not a cell refers to it.
  if (tags > cells * TAGS_PER_CELL) throw refuse.importTooMuch();
  return Object.fromEntries(bound);
}

/** The part that holds the first sheet, as the workbook names it; undefined when it names it in an uncommon way. */
function firstSheet(parts: Unzipped): string | undefined {
  const [workbook, relations] = [parts['xl/workbook.xml'], parts['xl/_rels/workbook.xml.rels']];
  if (!workbook || !relations) return undefined;
  const [sheet = ''] = /<sheet\s[^>]*>/.exec(strFromU8(workbook)) ?? [];
  const [, id] = /\sr:id="([^"]*)"/.exec(sheet) ?? [];
  const [, target] = /\sTarget="([^"]*)"/.exec(relationOf(strFromU8(relations), id)) ?? [];
  const name = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return parts[name] && name;
}

function relationOf(relations: string, id: string | undefined): string {
  for (const [relation] of relations.matchAll(/<Relationship\s[^>]*>/g))
    if (id !== undefined && relation.includes(` Id="${id}"`)) return relation;
  return '';
}

// A small file can be made to unpack into gigabytes. Here no part grows beyond the size it claims.
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  let count = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      count += 1;
      if (count > MAX_PARTS) throw refuse.importUnreadable();
      if (!NEEDED.test(name)) return false;
      total += originalSize;
      if (total > MAX_UNPACKED) throw refuse.importTooMuch();
      return true;
    },
  });
}
