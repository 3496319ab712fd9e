import { crc32, deflateSync } from 'node:zlib';

const EDGE = 40_000;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A black picture of 1.6 billion pixels in a file below a megabyte: any computer draws at it for seconds. */
export function hugePicture(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(EDGE, 0);
  head.writeUInt32BE(EDGE, 4);
  // A bit a pixel; all else as usual.
  head.writeUInt8(1, 8);
  const lines = Buffer.alloc(EDGE * (1 + EDGE / 8));
  const parts = [part('IHDR', head), part('IDAT', deflateSync(lines, { level: 1 })), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function part(type: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([number(content.length), checked, number(crc32(checked))]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
