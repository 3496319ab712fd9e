import { describe, expect, it } from 'vitest';
import { joinPdfs } from './joinPdfs.ts';
import { readPdf } from './readPdf.ts';
import { typeset } from './typesetter.ts';

/** A file with as many pages, with letters of a font, a picture, and a title that reads like a reference. */
function fileOf(pages: number): Uint8Array {
  const picture = `image(bytes("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>"), format: "svg")`;
  return typeset({
    'main.typ': `#set document(title: "1 0 R (2 0 R)")\n#for n in range(${pages}) { page([Page #n #${picture}]) }`,
  });
}

async function join(...files: readonly Uint8Array[]): Promise<Buffer> {
  async function* given() {
    yield* files;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of joinPdfs(given())) pieces.push(piece);
  return Buffer.concat(pieces);
}

const REFERENCE = /\((?:\\[\s\S]|[^\\()])*\)|\b(\d+) 0 R\b/g;

/** The objects that an object names. */
function namedBy(dictionary: string): number[] {
  return [...dictionary.matchAll(REFERENCE)].flatMap(([, number]) => (number === undefined ? [] : [Number(number)]));
}

describe('PDF files that are joined', () => {
  it('have all pages in their order, and name no object that is not there', async () => {
    const files = [fileOf(3), fileOf(1), fileOf(2)];
    const joined = readPdf(await join(...files));
    expect(joined.pageCount).toBe(6);
    const { objects, pages } = joined;
    const root = objects.get(pages)?.dictionary ?? '';
    const branches = namedBy(root);
    expect(branches).toHaveLength(3);
    const leaves = branches.flatMap((branch) => {
      const dictionary = objects.get(branch)?.dictionary ?? '';
      expect(dictionary).toContain(`/Parent ${pages} 0 R`);
      return namedBy(dictionary.slice(dictionary.indexOf('/Kids')));
    });
    expect(leaves).toHaveLength(6);
    for (const leaf of leaves) expect(objects.get(leaf)?.dictionary).toMatch(/\/Type \/Page\b/);
    for (const [number, { dictionary }] of objects)
      for (const named of namedBy(dictionary)) expect(objects.has(named), `${number} names ${named}`).toBe(true);
  });

  it('keep what is drawn on each page byte by byte', async () => {
    const [one, two] = [fileOf(1), fileOf(2)];
    const drawn = (file: Uint8Array) =>
      [...readPdf(file).objects.values()].flatMap(({ dictionary, rest }) =>
        dictionary.includes('/Metadata') || !dictionary.includes('/Length') ? [] : [Buffer.from(rest).toString('hex')],
      );
    expect(drawn(await join(one, two)).sort()).toEqual([...drawn(one), ...drawn(two)].sort());
  });

  it('have the title of the first, also where it reads like a reference', async () => {
    const title = (file: Uint8Array) => {
      const { objects, info } = readPdf(file);
      return /\/Title (.*)/.exec(objects.get(info)?.dictionary ?? '')?.[1];
    };
    const first = fileOf(1);
    expect(title(first)).toBeDefined();
    expect(title(await join(first, fileOf(1)))).toBe(title(first));
  });

  it('can be joined again', async () => {
    const once = await join(fileOf(1), fileOf(1));
    expect(readPdf(await join(once, fileOf(3))).pageCount).toBe(5);
  });

  it('are left as they are where there is one, and are none where there is none', async () => {
    const one = fileOf(1);
    expect(Buffer.compare(await join(one), Buffer.from(one))).toBe(0);
    expect(await join()).toHaveLength(0);
  });

  it('are refused where they are of another make', async () => {
    const file = Buffer.from(fileOf(1));
    const broken = [
      Buffer.from('no PDF'),
      file.subarray(0, file.length - 100),
      Buffer.from(file.toString('latin1').replace(/\nxref\n/, '\nxraf\n'), 'latin1'),
      Buffer.from(file.toString('latin1').replace('%PDF', '%%PDF'), 'latin1'),
    ];
    for (const each of broken) await expect(join(fileOf(1), each)).rejects.toThrow('The PDF has no');
  });
});
