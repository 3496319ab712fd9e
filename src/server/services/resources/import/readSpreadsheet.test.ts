import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { MEGABYTE } from '../../../../core/limits.ts';
import { writeWorkbook } from '../../../../core/writeWorkbook.ts';
import { inPlace, readSpreadsheet } from './readSpreadsheet.ts';

const read = (text: string) => readSpreadsheet(new TextEncoder().encode(text));

async function workbook(rows: (string | number | null)[][]): Promise<Uint8Array> {
  async function* batches() {
    yield rows;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook([
    { name: 'First', batches: batches() },
    { name: 'Guide', batches: batches() },
  ]))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('a CSV file', () => {
  it('is counted as a spreadsheet counts, without empty lines and explanations', async () => {
    const { headings, lines } = await read(
      'Name,Note\n"# Text, at most 80","What you like"\n\nA,"two\nlines"\n , \nB,',
    );
    expect(headings).toEqual(['Name', 'Note']);
    expect(lines).toEqual([
      { number: 4, cells: ['A', 'two\nlines'] },
      { number: 6, cells: ['B'] },
    ]);
  });

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with its cells between %s, whatever ends its lines', async (_, sign) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const rows = [
        ['Name', 'Note'],
        ['"A""s"', '"two\nlines"'],
        [' B ', `"x${sign}y"  `],
      ];
      const text = `\uFEFF${rows.map((cells) => cells.join(sign)).join(end)}${end}`;
      expect(await read(text)).toMatchObject({
        headings: ['Name', 'Note'],
        lines: [
          { number: 2, cells: ['A"s', 'two\nlines'] },
          { number: 3, cells: [' B ', `x${sign}y`] },
        ],
      });
    }
  });

  it('may end its lines in more than one way', async () => {
    const { lines } = await read('Name,Note\r\nA,1\nB,2\rC,3');
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ]);
  });

  it('is the same wherever the pieces in which it is read are cut', async () => {
    const cells = ['"a""b"', '"c\nd"  ', 'e'];
    const line = `${cells.join(',')}\r\n`;
    for (let shift = 0; shift < line.length; shift += 1) {
      const { lines } = await read(`Name,Note,More\n${'x'.repeat(shift)},,\n${line.repeat(8_000)}`);
      expect(lines.length).toBe(shift === 0 ? 8_000 : 8_001);
      expect(new Set(lines.slice(shift === 0 ? 0 : 1).map((each) => each.cells.join('|')))).toEqual(
        new Set(['a"b|c\nd|e']),
      );
    }
  });

  it('may have as many empty lines below as a spreadsheet has rows', async () => {
    expect((await read(`Name,Note\nA,\n${',\n'.repeat(1_048_000)}`)).lines).toEqual([{ number: 2, cells: ['A'] }]);
  });

  it('is refused for a single quotation mark in a quoted cell, by its row', async () => {
    await expect(read('Name,Note\n\nA,"5" pipe"\n')).rejects.toMatchObject({ id: 'importQuotes', params: { row: 3 } });
    await expect(read('Name,Note\nA,"5\n')).rejects.toMatchObject({ id: 'importLongCell', params: { row: 2 } });
  });

  it('may have columns without a heading, or with the same', async () => {
    expect((await read('Name,,Name\n1,2,3')).headings).toEqual(['Name', '#2', 'Name (2)']);
  });

  it('gives back what an export has defused', async () => {
    expect((await read("Phone,Name\n'+880 1711,'t Hooft")).lines[0]?.cells).toEqual(['+880 1711', "'t Hooft"]);
  });
});

describe('an Excel file', () => {
  it('is read from its first sheet, numbers as numbers', async () => {
    const { headings, lines } = await readSpreadsheet(
      await workbook([
        ['Name', 'Mark'],
        ['A', 12.5],
        [null, null],
        ['ব', 0],
      ]),
    );
    expect(headings).toEqual(['Name', 'Mark']);
    expect(lines).toEqual([
      { number: 2, cells: ['A', 12.5] },
      { number: 4, cells: ['ব', 0] },
    ]);
  });

  it('keeps its errors apart from empty cells, and from texts that look like them', async () => {
    const rows =
      `<row r="1">${['A', 'B', 'C', 'D'].map((at) => cell(`${at}1`)).join('')}</row>` +
      '<row r="2"><c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2" s="1" t="e"><v>#N/A</v></c>' +
      `<c r="C2" t='e'><f>X()</f></c><c r="D2" t="inlineStr"><is><t>#N/A</t></is></c></row>`;
    const { lines } = await readSpreadsheet(await forged(rows));
    expect(lines).toEqual([
      { number: 2, cells: [{ error: '#DIV/0!' }, { error: '#N/A' }, { error: '#ERROR!' }, '#N/A'] },
    ]);
  });

  it('is refused when it is another kind of archive', async () => {
    await expect(readSpreadsheet(zipSync({ 'a.txt': strToU8('x') }))).rejects.toMatchObject({ id: 'importUnreadable' });
  });
});

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook of two sheets, with other rows in one of them than a writer would write. */
async function forged(rows: string, part = SHEET): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([['Name'], ['A']]));
  const sheet = strFromU8(parts[part] ?? new Uint8Array()).replace(
    /<sheetData>.*<\/sheetData>/s,
    `<sheetData>${rows}</sheetData>`,
  );
  return zipSync({ ...parts, [part]: strToU8(sheet) }, { level: 9 });
}

/** A workbook with a part that its writer would not write. */
async function withPart(name: string, content: string): Promise<Uint8Array> {
  return zipSync({ ...unzipSync(await forged(head + second)), [name]: strToU8(content) }, { level: 9 });
}

const strings = (count: number) => `<sst>${'<si><t>a</t></si>'.repeat(count)}</sst>`;
const withStrings = (count: number) => withPart('xl/sharedStrings.xml', strings(count));

const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>';
const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`;
const second = `<row r="2">${cell('A2')}</row>`;

describe('a file that is made to cost more than it holds', () => {
  it.each([
    [
      'one cell in the last corner',
      () => forged(`${head}<row r="1048576">${cell('XFD1048576')}</row>`),
      'importFarCell',
    ],
    ['a cell without a row far to the right', () => forged(`${head}<row r="2">${cell('XFD2')}</row>`), 'importFarCell'],
    [
      'a heading far to the right',
      () => forged(`<row r="1">${cell('A1')}${cell('XFD1')}</row>${second}`),
      'importTooManyColumns',
    ],
    ['a row beyond every sheet', () => forged(`${head}<row r="9999999999">${cell('A2')}</row>`), 'importUnreadable'],
    [
      'a far cell behind odd quotation marks',
      () => forged(`${head}<row r="2"><c a=">" r='XFD1048576'><v>1</v></c></row>`),
      'importFarCell',
    ],
    [
      'a cell written as none should be',
      () => forged(`${head}<row r="2"><c a=> r="XFD1048576"><v>1</v></c></row>`),
      'importUnreadable',
    ],
    [
      'a cell whose place is an entity',
      () => forged(`${head}<row r="2"><c r="&#88;FD2"><v>1</v></c></row>`),
      'importUnreadable',
    ],
    [
      'blanks that unpack into 160 MB',
      () => zipSync({ [SHEET]: new Uint8Array(160 * MEGABYTE) }, { level: 1 }),
      'importTooMuch',
    ],
    [
      'a cell of 20 MB of blanks',
      () => forged(`${head}<row r="2"><c r="A2" t="inlineStr"><is><t>${' '.repeat(20 * MEGABYTE)}x</t></is></c></row>`),
      'importTooMuch',
    ],
    ['140 MB of cells that never end', () => forged(head + '<c !'.repeat(35 * MEGABYTE)), 'importUnreadable'],
    ['8 million shared strings that no cell refers to', () => withStrings(8_000_000), 'importTooMuch'],
    ['30 million tags in a style', () => withPart('xl/styles.xml', '<a/>'.repeat(30_000_000)), 'importTooMuch'],
    ['19 MB of commas', () => `a,b\n${','.repeat(19 * MEGABYTE)}`, 'importTooManyColumns'],
    ['19 MB of lines of commas', () => `a,b\n${`${','.repeat(900)}x\n`.repeat(21_000)}`, 'importTooMuch'],
    ['19 MB of quotation marks', () => `a,b\n${'"'.repeat(19 * MEGABYTE)}`, 'importLongCell'],
    ['19 MB of quotation marks and commas', () => `a,b\n${'",'.repeat(9 * MEGABYTE)}`, 'importTooManyColumns'],
    ['a quotation mark that is never closed', () => `a,b\n"${'x,y\n'.repeat(100_000)}`, 'importLongCell'],
    ['19 MB of quotation marks and letters', () => `a,b\n${'"x'.repeat(9 * MEGABYTE)}`, 'importQuotes'],
    [
      '19 MB of quotation marks before blanks',
      () => `a,b\n${`${'" '.repeat(16_000)}${' '.repeat(30_000)},\n`.repeat(300)}`,
      'importQuotes',
    ],
    ['19 MB of empty quoted cells', () => `a,b\n${'"",'.repeat(6 * MEGABYTE)}`, 'importTooManyColumns'],
    ['19 MB of lines of empty quoted cells', () => `a,b\n${'""\n'.repeat(6 * MEGABYTE)}`, 'importTooManyRows'],
    ['a cell of 19 MB', () => `a,b\n${'x'.repeat(19 * MEGABYTE)}`, 'importLongCell'],
    ['a quoted cell of 19 MB', () => `a,b\n"${'x'.repeat(19 * MEGABYTE)}"`, 'importLongCell'],
    ['19 MB of empty lines', () => `a\n${'\n'.repeat(19 * MEGABYTE)}`, 'importTooManyRows'],
    ['19 MB of carriage returns', () => `a\r${'\r'.repeat(19 * MEGABYTE)}`, 'importTooManyRows'],
  ])('cannot harm: %s', async (_, make, id) => {
    const made = await make();
    const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : made;
    const answer = await readSpreadsheet(bytes).catch((error: unknown) => error);
    expect(answer).toMatchObject({ id });
  });

  const manyCells = () => new TextEncoder().encode(`a\n${`${'cell,'.repeat(60)}\n`.repeat(45_000)}`);
  const largePieces = () => forged(head + '<c/>y'.repeat(28 * MEGABYTE));

  it.each([
    ['time of the processor', { readingMs: 50 }, manyCells],
    ['time', { clockMs: 50 }, manyCells],
    ['memory, bit by bit', { memoryMb: 32 }, manyCells],
    ['memory, in large pieces', { memoryMb: 64 }, largePieces],
    ['memory, as the system counts it', { wholeMb: 20 }, manyCells],
  ])('is given up when it takes too much %s, while the server goes on answering', async (_, limits, make) => {
    const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const file = await make();
    let isOver = false;
    const answer = readSpreadsheet(file, limits)
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      });
    for (let isAsked = false; !isOver || !isAsked; isAsked = true)
      expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
    expect(await answer).toMatchObject({ id: 'importTooMuch', status: 413 });
    expect((await read('Name\nA')).lines).toHaveLength(1);
    server.close();
  });

  it('is given up when nobody waits for it any more, at work and in the queue', async () => {
    const gone = new AbortController();
    const answers = [1, 2].map((_) => readSpreadsheet(manyCells(), { signal: gone.signal }));
    setTimeout(() => gone.abort(), 100);
    for (const answer of await Promise.allSettled(answers))
      expect(answer).toMatchObject({ status: 'rejected', reason: { id: 'busy' } });
    expect((await read('Name\nA')).lines).toHaveLength(1);
  });

  it('makes the others wait, of which there are only a few, and only two of one person', async () => {
    const people = [1, 1, 1, 2, 2, 3, 4];
    const answers = await Promise.allSettled(people.map((userId) => inPlace(userId, () => read('Name\nA'))));
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true, true, false]);
    expect((await inPlace(1, () => read('Name\nA'))).lines).toHaveLength(1);
  });

  it('is not received where there is no place for it', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = [1, 2].map((_) => inPlace(1, () => ended));
    const receive = vi.fn(async () => undefined);
    await expect(inPlace(1, receive)).rejects.toMatchObject({ id: 'busy', retryAfterSeconds: expect.any(Number) });
    expect(receive).not.toHaveBeenCalled();
    end();
    await Promise.all(others);
  });
});

/** Part of an Excel file before its first tag: what entities would stand for. */
const ENTITIES: [string, string][] = [
  ['another file of the server', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
  ['an address', '<!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1:1/">]>'],
  ['a document type elsewhere', '<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd">'],
  ['entities of a document type elsewhere', '<!DOCTYPE x [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]>'],
  [
    'a thousand million letters',
    `<!DOCTYPE x [<!ENTITY e0 "xxxxxxxxxx">${Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    ).join('')}<!ENTITY e "&e9;">]>`,
  ],
];

describe('a document type in a part of an Excel file', () => {
  const meant = (declared: string, part: string) => async () => {
    const parts = unzipSync(await forged(`${head}<row r="2"><c r="A2" t="inlineStr"><is><t>&e;</t></is></c></row>`));
    const xml = strFromU8(parts[part] ?? strToU8(strings(1)));
    const at = xml.startsWith('<?xml') ? xml.indexOf('?>') + 2 : 0;
    return zipSync({ ...parts, [part]: strToU8(xml.slice(0, at) + declared + xml.slice(at)) });
  };

  it.each(
    ENTITIES.flatMap(([what, declared]) =>
      [SHEET, 'xl/workbook.xml', 'xl/sharedStrings.xml'].map((part) => [what, part, meant(declared, part)] as const),
    ),
  )('is refused where it stands for %s, in %s', async (_, __, make) => {
    await expect(readSpreadsheet(await make())).rejects.toMatchObject({ id: 'importUnreadable', status: 422 });
  });

  it('is none where a text speaks of one', async () => {
    const file = await forged(`${head}<row r="2"><c r="A2" t="inlineStr"><is><t>&lt;!DOCTYPE x&gt;</t></is></c></row>`);
    expect((await readSpreadsheet(file)).lines).toEqual([{ number: 2, cells: ['<!DOCTYPE x>'] }]);
  });
});

describe('an Excel file that is packed to harm', () => {
  it('is read as large as its parts say that they are, and no larger', async () => {
    const real = new Uint8Array(40 * MEGABYTE).fill(0x20);
    const file = zipSync({ ...unzipSync(await forged(head + second)), [SHEET]: real }, { level: 9 });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(real.length);
    const lied = Buffer.from(file);
    for (let at = lied.indexOf(size); at !== -1; at = lied.indexOf(size, at + 4)) lied.writeUInt32LE(100, at);
    expect(lied.equals(Buffer.from(file))).toBe(false);
    await expect(readSpreadsheet(lied)).rejects.toMatchObject({ id: 'importUnreadable' });
  });

  it('is not opened further where archives lie in archives', async () => {
    const nest = (depth: number): Uint8Array =>
      depth === 0
        ? zipSync({ zeros: new Uint8Array(2 * MEGABYTE) })
        : zipSync(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.zip`, nest(depth - 1)])));
    const parts = unzipSync(await forged(head + second));
    const file = zipSync({ ...parts, 'xl/embeddings/inner.zip': nest(1) });
    expect((await readSpreadsheet(file)).lines).toEqual([{ number: 2, cells: ['x'] }]);
    await expect(readSpreadsheet(zipSync({ 'a.xlsx': nest(1) }))).rejects.toMatchObject({ id: 'importUnreadable' });
  });

  it('is refused with more parts than any has, and where one part stands for many', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 2_001 }, (_, at) => [`xl/worksheets/s${at}.xml`, strToU8('x')]),
    );
    await expect(readSpreadsheet(zipSync(parts))).rejects.toMatchObject({ id: 'importUnreadable' });
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`xl/worksheets/s${at}.xml`, new Uint8Array(6 * MEGABYTE)]),
    );
    await expect(readSpreadsheet(zipSync(many))).rejects.toMatchObject({ id: 'importTooMuch' });
  });
});

describe('what spreadsheets write beside the cells', () => {
  it('counts for nothing: rows and cells at the edge of the sheet that only have a style', async () => {
    const styled = '<row r="3" s="1"><c r="XFD3" s="1"/></row><row r="1048576" ht="12.8" customFormat="1"></row>';
    expect((await readSpreadsheet(await forged(`${head}${second}${styled}`))).lines).toEqual([
      { number: 2, cells: ['x'] },
    ]);
  });

  it('counts for little: texts that stood in rows that are gone', async () => {
    expect((await readSpreadsheet(await withStrings(500_000))).lines).toEqual([{ number: 2, cells: ['x'] }]);
  });

  it('counts for nothing on another sheet', async () => {
    const other = await forged(`<row r="1048576">${cell('XFD1048576')}</row>`, 'xl/worksheets/sheet2.xml');
    expect((await readSpreadsheet(other)).lines).toEqual([{ number: 2, cells: ['A'] }]);
  });
});
