const BLOCK = 512;
const MAX_NAME = 100;
/** Bytes behind the last entry: other programs fill an archive up to 10 kB. */
const MAX_TAIL = 1_000_000;
const NAME_AT = 0;
const MODE_AT = 100;
const SIZE_AT = 124;
const TIME_AT = 136;
const CHECKSUM_AT = 148;
const TYPE_AT = 156;
const MAGIC_AT = 257;
/** What stands for a file: `0`, and in old archives nothing. */
const FILE_TYPES = [0x30, 0];

export interface TarEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** An entry that is being read: its content comes in pieces, and what is left of it is passed over. */
export interface ReadEntry {
  readonly name: string;
  /** Bytes of the content, as the archive claims. */
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
}

/** The archive is not whole, or none of ours. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** What stands at the end of an archive. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK);

/** Entries as a tar archive (ustar), which knows no limit to its length or to the number of its files as zip does. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) yield* tarPieces(entry);
  yield TAR_END;
}

/** One entry as it stands in an archive. */
export function tarPieces({ name, content }: TarEntry): Buffer[] {
  return [headerOf(name, content.length), content, Buffer.alloc(padding(content.length))];
}

/**
 * The entries of a tar archive, each to be read before the next one. One that ends early throws: the two empty blocks
 * at the end must be there. No entry is held in memory, since it may claim any size.
 */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const source = new Source(chunks);
  for (;;) {
    const header = await source.take(BLOCK);
    if (header.every((byte) => byte === 0)) return source.end();
    if (checksumOf(header) !== readOctal(header, CHECKSUM_AT, 8)) throw new ArchiveError('The archive is damaged.');
    const name = readText(header, NAME_AT, MAX_NAME);
    // A link, a folder or a device: what is read as a file would not be what it stands for elsewhere.
    if (!FILE_TYPES.includes(header[TYPE_AT] ?? -1))
      throw new ArchiveError(`The archive holds ${name}, which is no file.`);
    const size = readOctal(header, SIZE_AT, 12);
    if (!Number.isSafeInteger(size)) throw new ArchiveError('The archive is damaged.');
    const content = source.pieces(size);
    yield { name, size, content };
    for await (const _ of content);
    await source.take(padding(size));
  }
}

/** A short content as one; undefined where it is longer than that. */
export async function readWhole({ size, content }: ReadEntry, most: number): Promise<Buffer | undefined> {
  if (size > most) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

class Source {
  #rest: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(length)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Reads on to the end of what it is packed in: only there does it show whether something is cut off or changed. */
  async end(): Promise<void> {
    let read = this.#rest.length;
    for (let next = await this.#chunks.next(); !next.done; next = await this.#chunks.next()) {
      read += next.value.length;
      if (read > MAX_TAIL) throw new ArchiveError('The archive is damaged.');
    }
  }

  /** The next bytes as they come. Whoever stops early goes on where it was. */
  pieces(length: number): AsyncIterableIterator<Buffer> {
    let left = length;
    const next = async (): Promise<IteratorResult<Buffer, undefined>> => {
      if (left === 0) return { done: true, value: undefined };
      while (this.#rest.length === 0) {
        const { done, value } = await this.#chunks.next();
        if (done) throw new ArchiveError('The archive ends before it is complete.');
        this.#rest = value;
      }
      const value = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(value.length);
      left -= value.length;
      return { done: false, value };
    };
    const iterator = { next, [Symbol.asyncIterator]: () => iterator };
    return iterator;
  }
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME) throw new ArchiveError(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, NAME_AT);
  header.write('0000600\0', MODE_AT);
  header.write(`${octal(size, 11)}\0`, SIZE_AT);
  header.write(`${octal(0, 11)}\0`, TIME_AT);
  header.write('0', TYPE_AT);
  header.write('ustar\x0000', MAGIC_AT);
  header.write(`${octal(checksumOf(header), 6)}\0 `, CHECKSUM_AT);
  return header;
}

/** Of all bytes, with its own place counted as spaces. */
function checksumOf(header: Buffer): number {
  const spaces = 8 * 0x20;
  const isOutside = (at: number) => at < CHECKSUM_AT || at >= CHECKSUM_AT + 8;
  return header.reduce((sum, byte, at) => (isOutside(at) ? sum + byte : sum), spaces);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function readOctal(header: Buffer, at: number, length: number): number {
  return Number.parseInt(readText(header, at, length).trim() || '0', 8);
}

function readText(header: Buffer, at: number, length: number): string {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString('utf8');
}
