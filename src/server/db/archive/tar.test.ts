import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ArchiveError, type ReadEntry, readTar, readWhole, type TarEntry, writeTar } from './tar.ts';

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function written(entries: readonly TarEntry[]): Promise<Buffer> {
  return Buffer.concat(await collect(writeTar(each(entries))));
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* whole(entries: AsyncIterable<ReadEntry>): AsyncGenerator<TarEntry> {
  for await (const entry of entries) {
    const content = await readWhole(entry, 1_000_000);
    if (content) yield { name: entry.name, content };
  }
}

/** As a stream gives it: in pieces that know nothing of entries. */
function pieces(whole: Buffer, size: number): AsyncGenerator<Buffer> {
  const count = Math.ceil(whole.length / size);
  return each(Array.from({ length: count }, (_, at) => whole.subarray(at * size, (at + 1) * size)));
}

const hello = { name: 'a/hello.txt', content: Buffer.from('hello') };

describe('an archive', () => {
  it('gives back what was put in, however it comes in pieces', async () => {
    const entry = fc.record({
      name: fc.stringMatching(/^[a-z/.]{1,90}$/),
      content: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), fc.integer({ min: 1, max: 3000 }), async (entries, size) => {
        expect(await collect(whole(readTar(pieces(await written(entries), size))))).toEqual(entries);
      }),
      { numRuns: 50 },
    );
  });

  it('is laid out as other programs expect it', async () => {
    const archive = await written([hello]);
    expect(archive.length).toBe(4 * 512);
    expect(archive.toString('latin1', 0, 11)).toBe('a/hello.txt');
    expect(archive.toString('latin1', 124, 135)).toBe('00000000005');
    expect(archive.toString('latin1', 257, 265)).toBe('ustar\x0000');
    const sum = archive.subarray(0, 512).reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
    expect(Number.parseInt(archive.toString('latin1', 148, 154), 8)).toBe(sum);
  });

  it('that ends early is refused, wherever it ends', async () => {
    const archive = await written([hello]);
    for (const length of [0, 100, 512, 600, 1024]) {
      await expect(collect(readTar(each([archive.subarray(0, length)])))).rejects.toThrow('ends before it is complete');
    }
  });

  it('with a damaged header is refused', async () => {
    const archive = await written([hello]);
    archive[3] = 0x21;
    await expect(collect(readTar(each([archive])))).rejects.toThrow(new ArchiveError('The archive is damaged.'));
  });

  it('gives the next entry however much of the one before was read', async () => {
    const long = { name: 'long', content: Buffer.alloc(5000, 'x') };
    const names: string[] = [];
    for await (const { name, content } of readTar(pieces(await written([long, long, hello]), 700))) {
      names.push(name);
      if (names.length === 1) for await (const piece of content) if (piece.length > 0) break;
    }
    expect(names).toEqual(['long', 'long', 'a/hello.txt']);
  });

  it('holds no more of an entry than the piece that is read, whatever size it claims', async () => {
    const archive = await written([{ name: 'bomb', content: Buffer.alloc(5 * 512) }]);
    let given = 0;
    async function* counted() {
      for await (const piece of pieces(archive, 512)) {
        given += 1;
        yield piece;
      }
    }
    for await (const { size, content } of readTar(counted())) {
      expect(size).toBe(5 * 512);
      for await (const piece of content) {
        expect(piece.length).toBe(512);
        break;
      }
      expect(given).toBe(2);
    }
  });

  it.each([
    ['a hard link', '1'],
    ['a symbolic link', '2'],
    ['a device', '3'],
    ['a folder', '5'],
    ['the long name of another entry', 'L'],
    ['more about another entry', 'x'],
  ])('that holds %s is refused', async (_, type) => {
    const archive = await written([hello]);
    archive.write(type, 156);
    archive.write('/etc/passwd', 157);
    const sum = archive.subarray(0, 512).reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
    archive.write(sum.toString(8).padStart(6, '0'), 148);
    await expect(collect(whole(readTar(pieces(archive, 512))))).rejects.toThrow(
      new ArchiveError('The archive holds a/hello.txt, which is no file.'),
    );
  });

  it('takes no name that would be cut off', async () => {
    await expect(written([{ name: 'x'.repeat(101), content: hello.content }])).rejects.toThrow('is too long');
  });
});
