import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Cell, type WrittenSheet, writeWorkbook } from './writeWorkbook.ts';

async function sheetOf(sheet: Omit<WrittenSheet, 'name' | 'batches'>, rows: Cell[][]): Promise<string> {
  async function* batches() {
    yield rows;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook([{ name: 'Sheet', ...sheet, batches: batches() }])) pieces.push(piece);
  return strFromU8(unzipSync(Buffer.concat(pieces))['xl/worksheets/sheet1.xml'] as Uint8Array);
}

it('the rows of the heading are bold and stay in sight', async () => {
  const rows = [['School'], ['Table'], ['GPA'], [5]];
  expect(await sheetOf({}, rows)).toContain('ySplit="1" topLeftCell="A2"');
  const xml = await sheetOf({ heads: 3 }, rows);
  expect(xml).toContain('ySplit="3" topLeftCell="A4"');
  expect(xml.match(/ s="1"/g)).toHaveLength(3);
});

it('numbers are shown with as many decimals as their column says', async () => {
  const xml = await sheetOf({ decimals: [2, 1] }, [
    ['GPA', 'Rate', 'Count'],
    [5, 80, 3],
  ]);
  expect(xml).toContain('<c r="A2" s="3"><v>5</v></c><c r="B2" s="2"><v>80</v></c><c r="C2"><v>3</v></c>');
});

it.each(['=1+1', '+1', '-1', '@SUM(1)', '＝1+1', '\t=1'])(
  '%j is a text, and stays one when its cell is edited',
  async (cell) => {
    const xml = await sheetOf({}, [['Name'], [cell], ['a;=1+1']]);
    expect(xml).toContain(`<c r="A2" s="4" t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`);
    expect(xml).toContain('<c r="A3" t="inlineStr">');
    expect(xml).not.toContain('<f');
  },
);

it('moments are days with their time, which can be sorted and counted with', async () => {
  const xml = await sheetOf({ moments: [0] }, [
    ['Time', 'Note'],
    ['2026-01-31T14:30', '2026-01-31T14:30'],
    ['unknown'],
  ]);
  expect(xml).toContain('<c r="A2" s="5"><v>46053.604166666664</v></c><c r="B2" t="inlineStr">');
  expect(xml).toContain('<c r="A1" s="1" t="inlineStr">');
  expect(xml).toContain('<c r="A3" t="inlineStr">');
});
