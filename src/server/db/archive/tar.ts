const BLOCK = 512;
const MAX_NAME = 100;
const NAME_AT = 0;
const MODE_AT = 100;
const SIZE_AT = 124;
const TIME_AT = 136;
const CHECKSUM_AT = 148;
const TYPE_AT = 156;
const MAGIC_AT = 257;

export interface TarEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The archive is not whole, or none of ours. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** Entries as a tar archive (ustar), which knows no limit to its length or to the number of its files as zip does. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, content } of entries) {
    yield headerOf(name, content.length);
    yield content;
    yield Buffer.alloc(padding(content.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The entries of a tar archive. One that ends early throws: the two empty blocks at the end must be there. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new Source(chunks);
  for (;;) {
    const header = await source.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    if (checksumOf(header) !== readOctal(header, CHECKSUM_AT, 8)) throw new ArchiveError('The archive is damaged.');
    const size = readOctal(header, SIZE_AT, 12);
    const content = await source.take(size);
    await source.take(padding(size));
    yield { name: readText(header, NAME_AT, MAX_NAME), content };
  }
}

class Source {
  #parts: Buffer[] = [];
  #length = 0;
  readonly #chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new ArchiveError('The archive ends before it is complete.');
      this.#parts.push(value);
      this.#length += value.length;
    }
    const whole = this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts);
    this.#parts = [whole.subarray(length)];
    this.#length -= length;
    return whole.subarray(0, length);
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
