import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { createGunzip, createGzip, constants } from 'node:zlib';
import { yieldToEventLoop } from './progress.ts';

const LENGTH_BYTES = 4;

/** Values of any size as bytes, packed. Each is written by itself, so that others have their turn in between. */
export function packParts(parts: Iterable<unknown>): Promise<Uint8Array> {
  return buffer(Readable.from(written(parts)).pipe(createGzip({ level: constants.Z_BEST_SPEED })));
}

/** The values again. */
export async function unpackParts(bytes: Uint8Array): Promise<unknown[]> {
  const unpacked = await buffer(Readable.from([bytes]).pipe(createGunzip()));
  const parts: unknown[] = [];
  for (let at = 0; at < unpacked.length; ) {
    const start = at + LENGTH_BYTES;
    at = start + unpacked.readUInt32LE(at);
    parts.push(deserialize(unpacked.subarray(start, at)));
    await yieldToEventLoop();
  }
  return parts;
}

async function* written(parts: Iterable<unknown>): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const bytes = serialize(part);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32LE(bytes.length);
    yield Buffer.concat([length, bytes]);
    await yieldToEventLoop();
  }
}
