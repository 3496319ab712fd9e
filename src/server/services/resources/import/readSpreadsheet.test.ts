import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../writeWorkbook.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const read = (text: string) => readSpreadsheet(new TextEncoder().encode(text));

async function workbook(rows: (string | number | null)[][]): Promise<Uint8Array> {
  async function* batches() {
    yield rows;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook([{ name: 'First', batches: batches() }, { name: 'Guide', batches: batches() }])) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('a CSV file', () => {
  it('is counted as a spreadsheet counts, without empty lines and explanations', async () => {
    const { headings, lines } = await read('Name,Note\n"# Text, at most 80","What you like"\n\nA,"two\nlines"\n , \nB,');
    expect(headings).toEqual(['Name', 'Note']);
    expect(lines).toEqual([
      { number: 4, cells: ['A', 'two\nlines'] },
      { number: 6, cells: ['B', ''] },
    ]);
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
    const { headings, lines } = await readSpreadsheet(await workbook([['Name', 'Mark'], ['A', 12.5], [null, null], ['ব', 0]]));
    expect(headings).toEqual(['Name', 'Mark']);
    expect(lines).toEqual([
      { number: 2, cells: ['A', 12.5] },
      { number: 4, cells: ['ব', 0] },
    ]);
  });

  it('is refused when it would unpack into more than anybody has rows for', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(301 * 1_048_576) }, { level: 1 });
    await expect(readSpreadsheet(bomb)).rejects.toMatchObject({ id: 'importUnreadable' });
  });

  it('is refused when it is another kind of archive', async () => {
    await expect(readSpreadsheet(zipSync({ 'a.txt': strToU8('x') }))).rejects.toMatchObject({ id: 'importUnreadable' });
  });
});
