import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveError, type ReadEntry, readTar } from './tar.ts';

/** The entries of an archive as they come; whoever opens it closes it. */
export function openArchive(file: string): { entries: AsyncIterator<ReadEntry>; close(): void } {
  const source = createReadStream(file);
  const plain = new PassThrough();
  // A failure reaches whoever reads: the pipeline ends the stream with it.
  const ended = pipeline(source, createGunzip(), plain);
  ended.catch(() => undefined);
  return { entries: readTar(unpacked(plain)), close: () => void source.destroy() };
}

/** What is packed wrong, or not to its end, is told in plain words. */
async function* unpacked(plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* plain;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (!code.startsWith('Z_')) throw cause;
    throw new ArchiveError(
      code === 'Z_BUF_ERROR' ? 'The archive ends before it is complete.' : 'The archive is damaged.',
      {
        cause,
      },
    );
  }
}
