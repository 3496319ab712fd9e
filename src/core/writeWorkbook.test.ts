import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Cell, type WrittenSheet, writeWorkbook } from './writeWorkbook.ts';

async function* once(rows: Cell[][]) {
  yield rows;
}

/** The parts of a workbook, by their paths. */
async function partsOf(sheets: readonly WrittenSheet[]): Promise<Record<string, string>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook(sheets)) pieces.push(piece);
  const parts = Object.entries(unzipSync(Buffer.concat(pieces)));
  return Object.fromEntries(parts.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

async function sheetOf(sheet: Omit<WrittenSheet, 'name' | 'batches'>, rows: Cell[][]): Promise<string> {
  const parts = await partsOf([{ name: 'Sheet', ...sheet, batches: once(rows) }]);
  return parts['xl/worksheets/sheet1.xml'] ?? '';
}

it('the rows of the heading are bold and stay in sight', async () => {
  const rows = [['School'], ['Table'], ['GPA'], [5]];
  expect(await sheetOf({}, rows)).toContain('ySplit="1" topLeftCell="A2"');
  const xml = await sheetOf({ heads: 3 }, rows);
  expect(xml).toContain('ySplit="3" topLeftCell="A4"');
  expect(xml.match(/ s="1"/g)).toHaveLength(3);
});

it('numbers are shown as their column says', async () => {
  const xml = await sheetOf({ formats: ['hundredths', 'tenths', 'amount'] }, [
    ['GPA', 'Rate', 'Amount', 'Count'],
    [5, 80, 1200.5, 3],
  ]);
  expect(xml).toContain('<c r="A2" s="4"><v>5</v></c><c r="B2" s="3"><v>80</v></c><c r="C2" s="5"><v>1200.5</v></c>');
  expect(xml).toContain('<c r="D2"><v>3</v></c>');
});

it.each(['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '\t=1'])(
  '%j is a text, and stays one when its cell is edited',
  async (cell) => {
    const xml = await sheetOf({}, [['Name'], [cell], ['a;=1+1']]);
    expect(xml).toContain(`<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`);
    expect(xml).toContain('<c r="A3" t="inlineStr">');
    expect(xml).not.toContain('<f');
  },
);

it('days, times and moments can be sorted and counted with; what is none of them stays what it is', async () => {
  const xml = await sheetOf({ formats: ['moment', 'day', 'time'] }, [
    ['Moment', 'Day', 'Time', 'Note'],
    ['2026-01-31T14:30', '2026-01-31', '18:00', '2026-01-31T14:30'],
    ['unknown', '1899-01-31', '6 pm'],
  ]);
  expect(xml).toContain('<c r="A2" s="8"><v>46053.604166666664</v></c><c r="B2" s="6"><v>46053</v></c>');
  expect(xml).toContain('<c r="C2" s="7"><v>0.75</v></c><c r="D2" t="inlineStr">');
  expect(xml).toContain('<c r="A1" s="1" t="inlineStr">');
  expect(xml).toContain('<c r="A3" t="inlineStr">');
  expect(xml).toContain('<c r="B3" t="inlineStr">');
  expect(xml).toContain('<c r="C3" t="inlineStr">');
});

it('a cell without anything is left out, and columns go on after Z', async () => {
  const row: Cell[] = Array.from({ length: 28 }, () => null);
  row[1] = '';
  row[25] = 'last of one letter';
  row[26] = 'first of two';
  const xml = await sheetOf({ heads: 0 }, [row]);
  expect(xml.match(/ r="[A-Z]+1"/g)).toEqual([' r="Z1"', ' r="AA1"']);
});

it('text says what it says, up to the length that a cell can have', async () => {
  const xml = await sheetOf({}, [['<Fish & "Chips">'], ['y'.repeat(40_000)]]);
  expect(xml).toContain('&lt;Fish &amp; &quot;Chips&quot;&gt;');
  expect(/y{9,}/.exec(xml)?.[0]).toHaveLength(32_767);
});

it('every sheet is there under its name, which has no signs that a sheet may not have and is short enough', async () => {
  const names = ['A & B', `Marks: 1/2 ${'x'.repeat(40)}`];
  const parts = await partsOf(names.map((name, index) => ({ name, batches: once([[index]]) })));
  expect(parts['xl/workbook.xml']).toContain('<sheet name="A &amp; B" sheetId="1" r:id="rId1"/>');
  expect(parts['xl/workbook.xml']).toContain(`<sheet name="Marks  1 2 ${'x'.repeat(20)}" sheetId="2" r:id="rId2"/>`);
  const relations = parts['xl/_rels/workbook.xml.rels'];
  for (const [id, target] of [
    ['rId1', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheets/sheet2.xml'],
    ['rId3', 'styles.xml'],
  ])
    expect(relations).toMatch(new RegExp(`Id="${id}"[^>]*Target="${target}"`));
  for (const part of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml', 'xl/styles.xml']) {
    expect(Object.keys(parts)).toContain(part);
    expect(parts['[Content_Types].xml']).toContain(`PartName="/${part}"`);
  }
});

it('a sheet that cannot be read to its end is no workbook', async () => {
  async function* broken() {
    yield [['Name']];
    throw new Error('the database is gone');
  }
  await expect(partsOf([{ name: 'Sheet', batches: broken() }])).rejects.toThrow('the database is gone');
});
