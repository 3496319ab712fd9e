import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CellView } from './gridCells.ts';
import { linesOfFile, templateOf } from './template.ts';
import { entryWith } from './testing/entries.ts';
import type { TableFormat } from '../../src/core/tableFormats.ts';

const entry = entryWith({ students: 2 });
const headings = { roll: 'Roll', student_id: 'Student ID', name: 'Student' };
const writing = { groupSign: '.', show: (value: number) => String(value).replace('.', ',') };
const grid = {
  cell: (row: number, slot: number): CellView => ({
    text: [
      ['37,5', 'Ab'],
      ['', '99'],
    ][row]?.[slot] as string,
    state: 'stored',
    isSaved: false,
  }),
};

async function fileOf(format: TableFormat): Promise<File> {
  const blob = await templateOf(entry, { format, grid, headings, writing, ownName: 'First Term #1' });
  return new File([await blob.arrayBuffer()], `marks.${format}`);
}

const linesOf = (file: File) => linesOfFile(file, writing);

/** The file with other XML in its sheet. */
async function changed(file: File, change: (xml: string) => string): Promise<File> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = 'xl/worksheets/sheet1.xml';
  parts[sheet] = strToU8(change(strFromU8(parts[sheet] as Uint8Array)));
  return new File([new Uint8Array(zipSync(parts))], 'marks.xlsx');
}

/** The file with its sheet elsewhere, and other XML in it. */
async function moved(file: File, place: string, change: (xml: string) => string): Promise<File> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const [relations, sheet] = ['xl/_rels/workbook.xml.rels', 'xl/worksheets/sheet1.xml'];
  const xml = strFromU8(parts[sheet] as Uint8Array);
  delete parts[sheet];
  parts[`xl/${place}`] = strToU8(change(xml));
  parts[relations] = strToU8(strFromU8(parts[relations] as Uint8Array).replace('worksheets/sheet1.xml', place));
  return new File([new Uint8Array(zipSync(parts))], 'marks.xlsx');
}

describe('a list that is taken out as a file', () => {
  it.each(['csv', 'xlsx'] as const)('as %s is read as it was', async (format) => {
    const [heading, ...lines] = await linesOf(await fileOf(format));
    expect(heading).toEqual(['Roll', 'Student ID', 'Student', 'Written', 'MCQ', 'First Term #1']);
    expect(lines.map((line) => line.slice(0, 5))).toEqual([
      ['1', 'S-1', 'Student 1', '37,5', 'Ab'],
      ['2', 'S-2', 'Student 2', '', '99'],
    ]);
  });

  it('has marks as numbers in Excel, and what is no mark as text', async () => {
    await changed(await fileOf('xlsx'), (xml) => {
      expect(xml).toContain('<v>37.5</v>');
      expect(xml).toContain('>99</t>');
      return xml;
    });
  });
});

describe('an Excel file', () => {
  it('keeps its formulas: what they came to is not read', async () => {
    const file = await changed(await fileOf('xlsx'), (xml) => xml.replace('<v>37.5</v>', '<f>SUM(A1:A2)</f><v>12</v>'));
    expect((await linesOf(file))[1]).toEqual(['1', 'S-1', 'Student 1', '=SUM(A1:A2)', 'Ab', '']);
  });

  it('keeps its errors: they are no empty cells', async () => {
    const file = await changed(await fileOf('xlsx'), (xml) =>
      xml.replace(/<c r="D2".*?<\/c>/, '<c r="D2" t="e"><v>#N/A</v></c>'),
    );
    expect((await linesOf(file))[1]).toEqual(['1', 'S-1', 'Student 1', '#N/A', 'Ab', '']);
  });

  it('keeps a formula that it shares with other cells, and what stands before it', async () => {
    const file = await changed(await fileOf('xlsx'), (xml) =>
      xml.replace(/<c r="E2".*?<\/c>/, '<c r="E2" s="1"/><c r="F2"><f t="shared" si="0"/><v>3</v></c>'),
    );
    expect((await linesOf(file))[1]).toEqual(['1', 'S-1', 'Student 1', '37,5', '', '=']);
  });

  it('has no line for what is only coloured far outside', async () => {
    const file = await changed(await fileOf('xlsx'), (xml) =>
      xml.replace('</sheetData>', '<row r="1048576" ht="15"><c r="XFD1048576" s="1"/></row></sheetData>'),
    );
    expect(await linesOf(file)).toHaveLength(3);
  });

  it.each([
    ['a row far below', '<row r="99999999"><c r="A1"><v>1</v></c></row>'],
    ['a row in another way of writing', '<row r="1e8"><c r="A1"><v>1</v></c></row>'],
    ['a row that is written twice', '<row r="4" x:r="99999999"><c r="A4"><v>1</v></c></row>'],
    ['a row that hides behind a sign', '<row x=">" r="99999999"><c r="A4"><v>1</v></c></row>'],
    ['a cell far below', '<row r="4"><c r="A1048576"><v>1</v></c></row>'],
    ['a cell far to the right', '<row r="4"><c r="XFD4"><v>1</v></c></row>'],
    ['a cell in small letters', '<row r="4"><c r="zzzzzz4"><v>1</v></c></row>'],
    ['cells that never end', '<c '.repeat(3_000_000)],
    ['more cells than any list', `<row r="4">${'<c><v>1</v></c>'.repeat(50_001)}</row>`],
    ['more of anything than any list', '<x/>'.repeat(400_001)],
  ])('is refused before it is read for %s', async (_, more) => {
    const file = await changed(await fileOf('xlsx'), (xml) => xml.replace('</sheetData>', () => `${more}</sheetData>`));
    await expect(linesOf(file)).rejects.toMatchObject({ key: 'tooMuch' });
  });

  it.each([
    ['another file', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['far more text than it takes', '<!DOCTYPE x [<!ENTITY a "xxxxxxxxxx"><!ENTITY e "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'],
  ])('that has an entity for %s is not read', async (_, declared) => {
    const file = await changed(
      await fileOf('xlsx'),
      (xml) => declared + xml.replace(/^<\?xml[^>]*\?>/, '').replace('<v>37.5</v>', '<v>&e;</v>'),
    );
    await expect(linesOf(file)).rejects.toMatchObject({ key: 'unreadable' });
  });

  it('that hides a formula is not read', async () => {
    const hidden = '<row r="4"><c r="A4"><!-- </c> --><f>1+1</f><v>5</v></c></row>';
    const file = await changed(await fileOf('xlsx'), (xml) => xml.replace('</sheetData>', `${hidden}</sheetData>`));
    await expect(linesOf(file)).rejects.toMatchObject({ key: 'unreadable' });
  });

  it.each(['evil/sheet1.xml', 'worksheets/sheet2.xml', 'sharedStrings.xml'])(
    'keeps its formulas or is not read where its sheet is %s',
    async (place) => {
      const file = await moved(await fileOf('xlsx'), place, (xml) =>
        xml.replace('<v>37.5</v>', '<f>SUM(A1:A2)</f><v>12</v>'),
      );
      const [, line] = await linesOf(file).catch(() => []);
      expect(line?.[3] ?? '=SUM(A1:A2)').toBe('=SUM(A1:A2)');
    },
  );

  it('that is none is not read', async () => {
    await expect(linesOf(new File([new Uint8Array([0x50, 0x4b, 3, 4, 9])], 'marks.xlsx'))).rejects.toThrow();
  });

  it('by its name alone is told so', async () => {
    await expect(linesOf(new File(['Student ID;Written'], 'marks.xlsx'))).rejects.toMatchObject({ key: 'noExcel' });
  });
});
