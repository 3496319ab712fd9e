import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEGABYTE } from '../../src/core/limits.ts';
import { registry } from '../../schemas/index.ts';
import { isImported } from '../../src/core/resource.ts';
import { fromZoned } from '../../src/core/zonedTime.ts';
import { nearestSecond } from '../../src/server/services/resources/import/cellText.ts';
import { MAX_ROWS } from '../../src/server/services/resources/import/limits.ts';
import { build } from '../support/build.ts';
import { type Campus, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, importsOf, refusedOf, sendImport } from '../support/importFile.ts';

const religion = registry.get('religion');
const student = registry.get('student');

/** An Excel file of a kilobyte, which its last cell makes as large as a sheet can be. */
function farCell(): Uint8Array {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  return zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
}

/** An Excel file with these rows in its first sheet. */
function withRows(file: Uint8Array, rows: string): Uint8Array {
  const sheet = 'xl/worksheets/sheet1.xml';
  const parts = unzipSync(file);
  const xml = strFromU8(parts[sheet] ?? new Uint8Array());
  const changed = xml.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`);
  return zipSync({ ...parts, [sheet]: strToU8(changed) });
}

// How a file is read is the same whatever the database is: one engine shows it.
describe('imports', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  const { check, countOf } = importsOf(() => campus);

  it.each(eachOf(registry.resources, isImported))(
    'of %s begin with an empty file that is recognised again, in any language',
    async (name, resource) => {
      const { headers, text } = await campus.call(`GET /${resource.collection}/import/template`, {
        query: { format: 'csv' },
        headers: { 'accept-language': 'ar' },
      });
      expect(headers['content-disposition']).toContain(`${resource.collection}.csv`);
      const line = csvOf(['nothing'], [['Something']]).split('\r\n')[1];
      const { columns } = await check(name, `${text}${line}\r\n`);
      expect(columns.filter(({ field }) => field === null)).toEqual([]);
    },
  );

  it.each(eachOf(registry.resources, (resource) => !isImported(resource)))(
    'are not there for %s, which nobody enters',
    async (_, resource) => {
      expect((await sendImport(campus, resource, { file: 'name\nA' })).status).toBe(404);
    },
  );

  it('read days before months, names of months, numbers of spreadsheets and digits of other scripts', async () => {
    const days = [
      '13/05/2012',
      '13.5.12',
      '13-May-2012',
      '2012-05-13',
      '41042',
      '১৩/০৫/২০১২',
      '31/02/2012',
      '05/13/2012',
    ];
    const lines = await Promise.all(
      days.map(async () => asLine(campus, student, { ...(await build(campus, student)), date_of_birth: 'x' })),
    );
    const at = lines[0]?.headings.indexOf('date_of_birth') ?? -1;
    const file = csvOf(
      lines[0]?.headings ?? [],
      lines.map(({ cells }, index) => cells.with(at, days[index])),
    );
    const report = await check('student', file);
    expect(refusedOf(report).map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([
      [8, ['date_of_birth']],
      [9, ['date_of_birth']],
    ]);
  });

  it('take what Excel writes: UTF-8 with its mark, UTF-16, semicolons and tabs', async () => {
    const texts = [
      'name\r\nÖ',
      'name;is_active\r\nÖ;Nein',
      'name\tis_active\r\nÖ\tنعم',
      'sep=;\r\nname;is_active\r\nÖ;1',
      '\uFEFFname\r\nÖ',
    ];
    for (const text of texts) expect(await check('religion', text)).toMatchObject({ ready: 1, wrong: 0 });
    const swapped = Buffer.from('\uFEFFname\tis_active\r\nÖ\t1', 'utf16le');
    expect(await check('religion', swapped)).toMatchObject({ ready: 1 });
    expect(await check('religion', Buffer.from(swapped).swap16())).toMatchObject({ ready: 1 });
  });

  it('take an Excel file, and offer one to fill in with a guide', async () => {
    const template = await campus.call('GET /students/import/template', {
      query: { format: 'xlsx' },
      headers: { 'accept-language': 'de' },
    });
    const [headings = []] = await readSheet(template.bytes);
    expect(headings).toEqual(expect.arrayContaining(['Klassenstufe *']));
    const guide = await readSheet(template.bytes, 2);
    expect(guide[0]).toEqual(['Spalte', 'Pflichtangabe', 'Was hineingehört']);
    expect(guide).toHaveLength(headings.length + 1);
    const refused = await sendImport(campus, student, { file: template.bytes, dryRun: true });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('no rows')]);

    const exported = await campus.call('GET /religions/export', { query: { format: 'xlsx', columns: ['name'] } });
    const report = await check('religion', exported.bytes);
    expect(report.ready + report.wrong).toBe(await countOf('religion'));
    expect(report.rows.every(({ errors }) => errors.name?.[0] === 'This is already taken.')).toBe(true);
  });

  it('have in Excel days, moments of the institute’s clock and amounts, which are read as what they were', async () => {
    const first = async (path: `GET ${string}`, list: `GET ${string}`, columns: readonly string[]) => {
      const { bytes } = await campus.call(path, { query: { format: 'xlsx', columns, sort: ['id', 'ASC'] } });
      const [, cells = []] = (await readSheet(bytes)) as unknown[][];
      const [record] = (await campus.call(list, { query: { sort: ['id', 'ASC'], range: [0, 0] } })).list;
      return { cells, record };
    };
    const minute = (cell: unknown) =>
      nearestSecond(cell as Date)
        .toISOString()
        .slice(0, 16);
    const booking = await first('GET /conference-bookings/export', 'GET /conference-bookings', ['starts_at']);
    expect(fromZoned(minute(booking.cells[0]), 'Asia/Dhaka')).toBe(booking.record?.starts_at);
    const expense = await first('GET /expenses/export', 'GET /get/expenses', ['spent_on', 'amount']);
    expect(minute(expense.cells[0])).toBe(`${String(expense.record?.spent_on)}T00:00`);
    expect(expense.cells[1]).toBe(Number(expense.record?.amount));
  });

  it('refuse the cell of an Excel file that holds an error, at its column', async () => {
    const parent = registry.get('studentParent');
    const template = await campus.call('GET /student-parents/import/template', { query: { format: 'xlsx' } });
    const { headings, cells } = await asLine(campus, parent, await build(campus, parent));
    const at = headings.slice(0, 2);
    const row = (number: number, texts: readonly unknown[], errors: readonly string[]) => {
      const filled = texts.map((text, index) => {
        const place = `r="${String.fromCharCode(65 + index)}${number}"`;
        if (errors.includes(headings[index] ?? '')) return `<c ${place} t="e"><f>1/0</f><v>#DIV/0!</v></c>`;
        return `<c ${place} t="inlineStr"><is><t>${String(text)} </t></is></c>`;
      });
      return `<row r="${number}">${filled.join('')}</row>`;
    };
    const fileOf = (...rows: string[]) => withRows(template.bytes, [row(1, headings, []), ...rows].join(''));
    const report = await check('studentParent', fileOf(row(2, cells, at)));
    expect(refusedOf(report).map(({ errors }) => errors)).toEqual([
      Object.fromEntries(
        at.map((name) => [name, ['The cell holds an error: #DIV/0!. Correct it in the spreadsheet.']]),
      ),
    ]);
    // A row of nothing else is one too.
    const alone = row(
      2,
      headings.map(() => 'x'),
      headings,
    );
    expect(await check('studentParent', fileOf(alone))).toMatchObject({ ready: 0, wrong: 1 });
  });

  it.each([
    ['another encoding', Buffer.from('name\r\nM\xfcller', 'latin1'), 422, 'CSV UTF-8'],
    ['binary rubbish', Buffer.from([1, 2, 3, 0, 255, 254, 0]), 422, 'CSV UTF-8'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 422, '.xls'],
    ['a broken Excel file', Buffer.from('504b0304000000', 'hex'), 422, 'cannot be read'],
    ['nothing but headings', 'name\r\n', 422, 'no rows'],
    ['too many columns', `${'a,'.repeat(201)}b\r\n1`, 422, 'too many columns'],
    ['an empty file', '', 422, 'Check the marked fields'],
  ])('refuse %s and say why', async (_, file, status, message) => {
    const answer = await sendImport(campus, religion, { file, dryRun: true });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it.each(['yes', 'on', '2', '01', ' 1', 'TRUE', 'check', 'null', '[]'])(
    'are not stored for a trial of %j',
    async (dryRun) => {
      const answer = await sendImport(campus, religion, { file: 'name\nTried', dryRun });
      expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ['dry_run']]);
      const { list } = await campus.call(`GET ${religion.endpoints.list.path}`, {
        query: { filter: { name: 'Tried' } },
      });
      expect(list).toEqual([]);
    },
  );

  it('refuse more rows than they can take, and files that are too large', async () => {
    const rows = await sendImport(campus, religion, { file: `name\n${'x\n'.repeat(MAX_ROWS + 1)}`, dryRun: true });
    expect([rows.status, rows.body.message]).toEqual([422, expect.stringContaining('50000')]);
    const bytes = await sendImport(campus, religion, { file: Buffer.alloc(20 * MEGABYTE + 1, 'x'), dryRun: true });
    expect([bytes.status, bytes.body.message]).toEqual([413, expect.stringContaining('20 MB')]);
    const json = await campus.call('POST /religions/import', { body: { dry_run: 1 } });
    expect(json.status).toBe(415);
  });

  it('of a file that is made to harm are refused, and the server answers others meanwhile', async () => {
    const order: string[] = [];
    const harm = sendImport(campus, religion, { file: `name\n${'\n'.repeat(19 * MEGABYTE)}`, dryRun: true });
    const refused = harm.finally(() => order.push('import'));
    const health = campus.call('GET /health', { as: null }).finally(() => order.push('health'));
    expect((await refused).status).toBe(422);
    expect((await health).status).toBe(200);
    expect(order).toEqual(['health', 'import']);
    const answer = await sendImport(campus, religion, { file: farCell(), dryRun: true });
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('XFD1048576')]);
  });
});
