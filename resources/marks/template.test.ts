import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CellView } from './gridCells.ts';
import { linesOfFile, type TemplateFormat, templateOf } from './template.ts';
import { entryWith } from './testing/entries.ts';

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

async function fileOf(format: TemplateFormat): Promise<File> {
  const blob = await templateOf(entry, { format, grid, headings, writing });
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

describe('a list that is taken out as a file', () => {
  it.each(['csv', 'xlsx'] as const)('as %s is read as it was', async (format) => {
    const [heading, ...lines] = await linesOf(await fileOf(format));
    expect(heading).toEqual(['Roll', 'Student ID', 'Student', 'Written', 'MCQ']);
    expect(lines).toEqual([
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
    expect((await linesOf(file))[1]).toEqual(['1', 'S-1', 'Student 1', '=SUM(A1:A2)', 'Ab']);
  });

  it('keeps a formula that it shares with other cells, and what stands before it', async () => {
    const file = await changed(await fileOf('xlsx'), (xml) =>
      xml.replace(/<c r="E2".*?<\/c>/, '<c r="E2" s="1"/><c r="F2"><f t="shared" si="0"/><v>3</v></c>'),
    );
    expect((await linesOf(file))[1]).toEqual(['1', 'S-1', 'Student 1', '37,5', '', '=']);
  });

  it('has no line for a cell far outside', async () => {
    const file = await changed(await fileOf('xlsx'), (xml) =>
      xml.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
    );
    expect(await linesOf(file)).toHaveLength(3);
  });

  it('that is none is not read', async () => {
    await expect(linesOf(new File([new Uint8Array([0x50, 0x4b, 3, 4, 9])], 'marks.xlsx'))).rejects.toThrow();
  });
});
