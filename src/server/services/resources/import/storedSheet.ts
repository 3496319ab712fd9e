import { packParts, unpackParts } from './packing.ts';
import type { Line, Sheet } from './types.ts';

/** Lines that are written at once. */
const BATCH = 1_000;

/** Values with some of many lines in each further part. */
export function* inParts<T>(head: unknown, items: readonly T[]): Generator<unknown> {
  yield head;
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/** A sheet as it waits for its import. */
export function packSheet({ lines, ...head }: Sheet): Promise<Uint8Array> {
  return packParts(inParts(head, lines));
}

export async function unpackSheet(bytes: Uint8Array): Promise<Sheet> {
  const [head, ...batches] = await unpackParts(bytes);
  return { ...(head as Omit<Sheet, 'lines'>), lines: (batches as Line[][]).flat() };
}
