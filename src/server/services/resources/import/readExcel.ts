import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { refuse } from '../../../errors.ts';
import type { Cell } from './types.ts';

/** Unpacked bytes of all parts together: several times what 50 000 rows need. */
const MAX_UNPACKED = 300 * 1_048_576;
const NEEDED = /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels\/|workbook|worksheets\/|sharedStrings|styles))/;

/** The cells of the first sheet of an Excel file. */
export async function readExcel(bytes: Uint8Array): Promise<Cell[][]> {
  const parts = unpack(bytes);
  try {
    const packed = zipSync(parts, { level: 0 });
    const buffer = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) as ArrayBuffer;
    return (await readSheet(buffer)) as unknown as Cell[][];
  } catch {
    throw refuse.importUnreadable();
  }
}

// The reader knows no limit: a small file can be made to unpack into gigabytes. Here no part grows beyond the size it claims.
function unpack(bytes: Uint8Array): Unzipped {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!NEEDED.test(name)) return false;
        total += originalSize;
        if (total > MAX_UNPACKED) throw refuse.importUnreadable();
        return true;
      },
    });
  } catch {
    throw refuse.importUnreadable();
  }
}
