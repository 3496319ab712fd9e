import { open } from 'node:fs/promises';

/** How far from the end the end mark may stand. */
const TAIL_BYTES = 2_048;

/**
 * Whether a document is there to its end: the place of its table of contents and the end mark follow each other. Nothing
 * else of it is read or unpacked here, so a document can cost no more than its bytes; it is stored as it came.
 */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return /startxref\s+\d+\s+%%EOF/.test(buffer.toString('latin1'));
  } finally {
    await file.close();
  }
}
