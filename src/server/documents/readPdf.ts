/** An object of a PDF: its dictionary, and what follows that, which is never looked into. */
interface PdfObject {
  readonly dictionary: string;
  readonly rest: Uint8Array;
}

/** A PDF by its objects. */
export interface ReadPdf {
  readonly objects: ReadonlyMap<number, PdfObject>;
  /** One more than its highest number. */
  readonly size: number;
  /** Number of the root of its pages. */
  readonly pages: number;
  readonly pageCount: number;
  /** Number of what it says of itself. */
  readonly info: number;
  /** The dictionary of its catalog, with the first object as its pages. */
  readonly catalog: string;
  /** Objects that speak of the file as a whole, and of no larger one. */
  readonly left: ReadonlySet<number>;
}

const ENTRY_BYTES = 20;
const STREAM = Buffer.from('\nstream\n');
const END = Buffer.from('\nendobj');

/**
 * Reads a PDF as our own printer writes it: a table of objects, none of them packed into another. Anything else is
 * refused, not guessed at.
 */
export function readPdf(content: Uint8Array): ReadPdf {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const start = numberIn(file.toString('latin1', file.length - 64), /startxref\s+(\d+)\s+%%EOF\s*$/);
  const table = file.toString('latin1', start);
  const [head = '', count = ''] = /^xref\s+0 (\d+)\r?\n/.exec(table) ?? [];
  if (head === '') throw new Error('The PDF has no table of objects.');
  const size = Number(count);
  const trailer = table.slice(head.length + size * ENTRY_BYTES);
  const objects = readObjects(file, { table: table.slice(head.length), size, end: start });
  const root = numberIn(trailer, /\/Root (\d+) 0 R/);
  const catalog = dictionaryOf(objects, root);
  const pages = numberIn(catalog, /\/Pages (\d+) 0 R/);
  const metadata = /\/Metadata (\d+) 0 R/.exec(catalog)?.[1];
  return {
    objects,
    size,
    pages,
    pageCount: numberIn(dictionaryOf(objects, pages), /\/Count (\d+)/),
    info: numberIn(trailer, /\/Info (\d+) 0 R/),
    catalog: wholeCatalog(catalog),
    left: new Set([root, ...(metadata === undefined ? [] : [Number(metadata)])]),
  };
}

function readObjects(
  file: Buffer,
  { table, size, end }: { readonly table: string; readonly size: number; readonly end: number },
): ReadonlyMap<number, PdfObject> {
  const places: { number: number; at: number }[] = [];
  for (let number = 0; number < size; number++) {
    const entry = table.slice(number * ENTRY_BYTES, (number + 1) * ENTRY_BYTES);
    if (entry[17] === 'n') places.push({ number, at: Number(entry.slice(0, 10)) });
  }
  places.sort((one, other) => one.at - other.at);
  return new Map(
    places.map(({ number, at }, index) => [
      number,
      readObject(file.subarray(at, places[index + 1]?.at ?? end), number),
    ]),
  );
}

function readObject(content: Buffer, number: number): PdfObject {
  const head = `${number} 0 obj\n`;
  if (content.toString('latin1', 0, head.length) !== head) throw new Error(`The PDF has no object ${number}.`);
  const stream = content.indexOf(STREAM);
  const end = stream === -1 ? content.lastIndexOf(END) : stream;
  if (end === -1) throw new Error(`The object ${number} of the PDF has no end.`);
  return { dictionary: content.toString('latin1', head.length, end), rest: content.subarray(end) };
}

/** A catalog that names other objects beside its pages would lose them. */
function wholeCatalog(catalog: string): string {
  const own = catalog.replace(/\n\s*\/Metadata \d+ 0 R/, '').replace(/\/Pages \d+ 0 R/, '/Pages 1 0 R');
  if ((own.match(/\b\d+ 0 R\b/g) ?? []).length > 1) throw new Error('The PDF has more than pages.');
  return own;
}

function dictionaryOf(objects: ReadPdf['objects'], number: number): string {
  const object = objects.get(number);
  if (!object) throw new Error(`The PDF has no object ${number}.`);
  return object.dictionary;
}

function numberIn(text: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(text) ?? [];
  if (digits === undefined) throw new Error(`The PDF has no ${pattern.source}.`);
  return Number(digits);
}
