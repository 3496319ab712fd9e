import { readPdf, type ReadPdf } from './readPdf.ts';

const PAGES = 1;
const CATALOG = 2;
/** The objects that are ours; those of the files follow. */
const OWN = 2;
// The second line says to whoever moves the file that it is no text.
const HEAD = Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1');

/**
 * Files of one kind as one file, in their order, a piece at a time: no more than one of them is held at once. Each
 * brings its tree of pages, which becomes a branch; what the first says of itself is said of all.
 */
export async function* joinPdfs(files: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = files[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const second = await iterator.next();
  if (second.done) {
    yield first.value;
    return;
  }
  const joined = new JoinedPdf();
  yield joined.write(HEAD);
  yield* joined.add(first.value);
  yield* joined.add(second.value);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield* joined.add(next.value);
  yield* joined.end();
}

/** Writes one file from many and keeps nothing of them but where their objects are. */
class JoinedPdf {
  #position = 0;
  /** Where each object begins, by its number; nowhere for one that is left out. */
  readonly #places: (number | undefined)[] = [];
  readonly #branches: number[] = [];
  #pageCount = 0;
  #catalog: string | undefined;
  #info: number | undefined;

  constructor() {
    this.#places.length = OWN + 1;
  }

  write(content: Uint8Array): Uint8Array {
    this.#position += content.byteLength;
    return content;
  }

  *add(file: Uint8Array): Generator<Uint8Array> {
    const pdf = readPdf(file);
    const shift = this.#places.length - 1;
    this.#places.length += pdf.size - 1;
    this.#branches.push(pdf.pages + shift);
    this.#pageCount += pdf.pageCount;
    this.#catalog ??= pdf.catalog;
    const isFirst = this.#info === undefined;
    this.#info ??= pdf.info + shift;
    for (const [number, object] of objectsOf(pdf, isFirst)) {
      this.#places[number + shift] = this.#position;
      const dictionary = shifted(object.dictionary, shift);
      const written = number === pdf.pages ? branchOf(dictionary) : dictionary;
      yield this.write(Buffer.from(`${number + shift} 0 obj\n${written}`, 'latin1'));
      yield this.write(object.rest);
    }
  }

  *end(): Generator<Uint8Array> {
    const kids = this.#branches.map((number) => `${number} 0 R`).join(' ');
    yield this.#own(PAGES, `<<\n  /Type /Pages\n  /Count ${this.#pageCount}\n  /Kids [${kids}]\n>>`);
    yield this.#own(CATALOG, this.#catalog ?? '');
    const start = this.#position;
    const lines = [...this.#places].map((place, number) => {
      if (number === 0 || place === undefined) return '0000000000 65535 f \n';
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const trailer = `<<\n  /Size ${lines.length}\n  /Root ${CATALOG} 0 R\n  /Info ${this.#info} 0 R\n>>`;
    yield this.write(Buffer.from(`xref\n0 ${lines.length}\n${lines.join('')}trailer\n${trailer}\n`, 'latin1'));
    yield this.write(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  }

  #own(number: number, dictionary: string): Uint8Array {
    this.#places[number] = this.#position;
    return this.write(Buffer.from(`${number} 0 obj\n${dictionary}\nendobj\n\n`, 'latin1'));
  }
}

/** What of a file goes into the whole. */
function objectsOf({ objects, info, left }: ReadPdf, isFirst: boolean) {
  return [...objects].filter(([number]) => !left.has(number) && (isFirst || number !== info));
}

/** A tree of pages as a part of a larger one. */
function branchOf(dictionary: string): string {
  return dictionary.replace('/Type /Pages', `/Type /Pages\n  /Parent ${PAGES} 0 R`);
}

/** References to the objects of a file, as they are counted in the whole; a text in brackets stays as it is. */
function shifted(dictionary: string, shift: number): string {
  let whole = '';
  let at = 0;
  while (at < dictionary.length) {
    const open = dictionary.indexOf('(', at);
    const text = open === -1 ? dictionary.length : open;
    whole += dictionary
      .slice(at, text)
      .replace(/\b(\d+) 0 R\b/g, (_, number: string) => `${Number(number) + shift} 0 R`);
    at = endOfText(dictionary, text);
    whole += dictionary.slice(text, at);
  }
  return whole;
}

/** Where a text ends that begins with a bracket: it may have pairs of brackets in it, and others behind a backslash. */
function endOfText(dictionary: string, start: number): number {
  let depth = 0;
  for (let at = start; at < dictionary.length; at += 1) {
    const sign = dictionary[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return dictionary.length;
}
