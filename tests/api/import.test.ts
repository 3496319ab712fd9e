import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { isFilled } from '../../src/core/conditions.ts';
import { isImported } from '../../src/core/resource.ts';
import { MAX_ROWS } from '../../src/server/services/resources/import/limits.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, runImport, sendImport } from '../support/importFile.ts';

const imported = eachOf(registry.resources, isImported);
const others = eachOf(registry.resources, (resource) => !isImported(resource));
const religion = registry.get('religion');
const reportOf = (body: Json) => ((body.data ?? body) as Json).report as Json;
const refusedOf = ({ rows }: { rows: Row[] }) => rows.filter(({ action }) => action === 'refuse');

/** An Excel file of a kilobyte, which its last cell makes as large as a sheet can be. */
function farCell(): Uint8Array {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  return zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
}

interface Row {
  readonly row: number;
  readonly action: 'create' | 'refuse';
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

describe.each(ENGINES)('imports on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const countOf = async (name: string, filter: Json = {}) => {
    const { headers } = await campus.call(`GET ${registry.get(name).endpoints.list.path}`, {
      query: { range: [0, 0], filter },
    });
    return Number(/\/(\d+)$/.exec(String(headers['content-range']))?.[1]);
  };
  const newest = async (name: string, range = [0, 0]) => {
    const { list } = await campus.call(`GET ${registry.get(name).endpoints.list.path}`, {
      query: { range, sort: ['id', 'DESC'] },
    });
    return list as [Json, ...Json[]];
  };
  const check = async (name: string, file: string | Uint8Array, more: { mapping?: Json; values?: Json } = {}) => {
    const answer = await sendImport(campus, registry.get(name), { file, dryRun: true, ...more });
    expect(answer.status, answer.text).toBe(200);
    return reportOf(answer.body) as { ready: number; wrong: number; rows: Row[] } & Json;
  };

  describe.each(imported)('of %s', (name, resource) => {
    it('say what would become of a file, then make the record with its history', async () => {
      const input = await build(campus, resource);
      const { headings, cells } = await asLine(campus, resource, input);
      const before = await countOf(name);
      const file = csvOf(headings, [cells]);
      expect(await check(name, file)).toMatchObject({
        total: 1,
        ready: 1,
        wrong: 0,
        rows: [{ row: 2, action: 'create', errors: {} }],
        created: 0,
      });
      expect(await countOf(name)).toBe(before);

      const done = await runImport(campus, resource, { file });
      expect(reportOf(done), JSON.stringify(done)).toMatchObject({ created: 1, wrong: 0 });
      expect(await countOf(name)).toBe(before + 1);
      const [record] = await newest(name);
      for (const [key, value] of Object.entries(input)) {
        if (resource.fields[key]?.kind === 'password' || !isFilled(value)) continue;
        if (resource.fields[key]?.kind === 'children') expect(record[key], key).toMatchObject(value as Json[]);
        else expect(record[key], key).toEqual(value);
      }
      const { list } = await campus.call(`GET ${addressOf(resource.endpoints.history.path, record.id)}`);
      expect(list.at(-1)).toMatchObject({ action: 'create' });
    });

    it('begin with an empty file that is recognised again, in any language', async () => {
      const { headers, text } = await campus.call(`GET /${resource.collection}/import/template`, {
        query: { format: 'csv' },
        headers: { 'accept-language': 'ar' },
      });
      expect(headers['content-disposition']).toContain(`${resource.collection}.csv`);
      const line = csvOf(['nothing'], [['Something']]).split('\r\n')[1];
      const { columns } = (await check(name, `${text}${line}\r\n`)) as Json as { columns: { field: string | null }[] };
      expect(columns.filter(({ field }) => field === null)).toEqual([]);
    });
  });

  it.each(others)('are not there for %s, which nobody enters', async (_, resource) => {
    expect((await sendImport(campus, resource, { file: 'name\nA' })).status).toBe(404);
  });

  it('are all or nothing, and name the rows that stand in the way', async () => {
    const before = await countOf('religion');
    const rows = [['Jainism'], [''], ['Sikhism'], ['jainism'], ['islam']];
    const file = csvOf(
      ['Name', 'Remark'],
      rows.map(([name]) => [name, 'x']),
    );
    const report = await check('religion', file);
    expect(report).toMatchObject({ total: 5, ready: 2, wrong: 3 });
    expect(refusedOf(report)).toEqual([
      { row: 3, action: 'refuse', name: 'x', errors: { name: ['Please fill this in.'] } },
      { row: 5, action: 'refuse', name: 'jainism', errors: { name: ['Row 2 of the file already has this.'] } },
      { row: 6, action: 'refuse', name: 'islam', errors: { name: ['This is already taken.'] } },
    ]);
    const done = await runImport(campus, religion, { file });
    expect(reportOf(done)).toMatchObject({ created: 0, ready: 0, wrong: 3, left_out: { create: 0, refuse: 0 } });
    expect(reportOf(done).rows).toEqual(refusedOf(report));
    expect(await countOf('religion')).toBe(before);

    const { text, headers } = await campus.call(`GET /imports/${String(done.id)}/errors`);
    expect(headers['content-disposition']).toContain('religions-errors.csv');
    expect(text.split('\r\n').slice(1, 4)).toEqual([
      ',x,Name: Please fill this in.',
      'jainism,x,Name: Row 2 of the file already has this.',
      'islam,x,Name: This is already taken.',
    ]);
  });

  it('name the row that breaks a rule only when it is stored', async () => {
    const academicYear = registry.get('academicYear');
    const before = await countOf('academicYear');
    const row = async (name: string, current: string) => {
      const { headings, cells } = await asLine(campus, academicYear, {
        ...(await build(campus, academicYear)),
        name,
        is_current: current,
      });
      return { headings, cells };
    };
    const [fine, wrong] = [await row('2031', 'no'), await row('2032', 'perhaps')];
    const done = await runImport(campus, academicYear, { file: csvOf(fine.headings, [fine.cells, wrong.cells]) });
    expect(reportOf(done)).toMatchObject({
      created: 0,
      ready: 0,
      wrong: 1,
      rows: [{ row: 3, errors: { is_current: ['Please choose yes or no.'] } }],
      left_out: { create: 0, refuse: 0 },
    });
    expect(await countOf('academicYear')).toBe(before);
  });

  it('take columns by hand, and values for what no column gives', async () => {
    const file = csvOf(['What', 'Name'], [['Bahá’í', 'not this']]);
    await runImport(campus, religion, { file, mapping: { What: 'name', Name: null }, values: { is_active: 0 } });
    expect(await newest('religion')).toMatchObject([{ name: 'Bahá’í', is_active: 0 }]);
    const unmatched = await sendImport(campus, religion, { file, mapping: { What: null } });
    expect([unmatched.status, unmatched.body.message]).toEqual([422, expect.stringContaining('assign the columns')]);
    for (const mapping of [{ What: 'nonsense' }, { Nowhere: 'name' }, { What: 'name', Name: 'name' }]) {
      const answer = await sendImport(campus, religion, { file, mapping });
      expect([answer.status, answer.body.message]).toEqual([400, 'The parameter “mapping” could not be read.']);
    }
    for (const values of [{ nonsense: 1 }, { constructor: 1 }]) {
      expect((await sendImport(campus, religion, { file, values, dryRun: true })).status).toBe(400);
    }
  });

  it('check the references in those values line by line, as the form does, and name their field', async () => {
    const subExpenseType = registry.get('subExpenseType');
    const [off, on] = [
      await create(campus, registry.get('expenseType'), { is_active: 0 }),
      await create(campus, registry.get('expenseType')),
    ];
    const file = csvOf(['name'], [['Fixed'], ['Fixed too']]);
    const gone = ['This is not available any more. Please choose another.'];
    for (const [id, wrong] of [
      [on.id, 0],
      [String(on.id), 0],
      [off.id, 2],
      [987_654, 2],
    ] as const) {
      const report = await check('subExpenseType', file, { values: { expense_type_id: id } });
      expect(report.wrong, String(id)).toBe(wrong);
      expect(refusedOf(report), String(id)).toMatchObject(
        wrong ? [{ row: 2, errors: { expense_type_id: gone } }, { row: 3 }] : [],
      );
    }
    const refused = await runImport(campus, subExpenseType, { file, values: { expense_type_id: off.id } });
    expect(reportOf(refused)).toMatchObject({
      created: 0,
      wrong: 2,
      rows: [{ errors: { expense_type_id: gone } }, {}],
    });
    const odd = await check('subExpenseType', file, { values: { expense_type_id: { a: 1 } } });
    expect(odd.rows[0]?.errors).toHaveProperty('expense_type_id');

    // A cell goes before the value.
    const chosen = csvOf(
      ['name', 'expense_type_id'],
      [
        ['Fixed', String(on.name)],
        ['Fixed too', ''],
      ],
    );
    const mixed = await check('subExpenseType', chosen, { values: { expense_type_id: off.id } });
    expect(refusedOf(mixed)).toMatchObject([{ row: 3, errors: { expense_type_id: gone } }]);
  });

  it('check that the references in those values fit each line', async () => {
    const employeeSalary = registry.get('employeeSalary');
    const [owner, other] = [
      await create(campus, registry.get('employee')),
      await create(campus, registry.get('employee')),
    ];
    const loan = await create(campus, registry.get('employeeLoan'), { employee_id: owner.id });
    await campus.call(`PUT /employee-loans/${String(loan.id)}/approve`, { body: {} });
    const lines = [other, owner].map((employee) => [employee.employee_id, 2025, 5, 9000, 100]);
    const file = csvOf(['employee_id', 'year', 'month', 'basic_salary', 'loan_instalment'], lines);
    const report = await check('employeeSalary', file, { values: { employee_loan_id: loan.id } });
    expect(refusedOf(report).map(({ row, errors }) => [row, Object.keys(errors)])).toEqual([[2, ['employee_loan_id']]]);
    const done = await runImport(campus, employeeSalary, { file, values: { employee_loan_id: loan.id } });
    expect(reportOf(done)).toMatchObject({ created: 0, wrong: 1 });

    const section = await create(campus, registry.get('section'), { is_active: 0 });
    const map = registry.get('wingSection');
    const { headings, cells } = await asLine(campus, map, { ...(await build(campus, map)), section_ids: null });
    const lists = await check('wingSection', csvOf(headings, [cells]), { values: { section_ids: [section.id] } });
    expect(refusedOf(lists).map(({ errors }) => Object.keys(errors))).toEqual([['section_ids']]);
  });

  it('say before they store it what only storing tells: a roll number of a past year, and rows of one kind twice', async () => {
    const student = registry.get('student');
    const { list } = await campus.call('GET /get/all/academic/year', { query: { sort: ['starts_on', 'ASC'] } });
    const [past, present] = list as [Json, Json];
    const moved = await create(campus, student, { roll_no: 4711, academic_year_id: past.id });
    await campus.call(`PUT /students/${String(moved.id)}`, { body: { academic_year_id: present.id } });
    const cohort = Object.fromEntries(COHORT.map((name) => [name, moved[name]]));
    const scale = registry.get('designationScale');
    const fee = registry.get('assignedFee');
    const cases: [string, Json, string][] = [
      [
        'student',
        { ...(await build(campus, student)), ...cohort, academic_year_id: past.id, roll_no: 4711 },
        'roll_no',
      ],
      [
        'designationScale',
        {
          ...(await build(campus, scale)),
          allowances: [
            { name: 'House', amount: '5.00' },
            { name: 'house', amount: '6.00' },
          ],
        },
        'allowances',
      ],
      ['assignedFee', { ...(await build(campus, fee)), due_months: [{ month: 1 }, { month: 1 }] }, 'due_months'],
    ];
    for (const [name, input, field] of cases) {
      const { headings, cells } = await asLine(campus, registry.get(name), input);
      const file = csvOf(headings, [cells]);
      const { rows } = await check(name, file);
      expect(
        rows.map(({ errors }) => Object.keys(errors)),
        name,
      ).toEqual([[expect.stringContaining(field)]]);
      const done = reportOf(await runImport(campus, registry.get(name), { file }));
      expect(done, name).toMatchObject({ created: 0, rows });
    }
  });

  it('find references by name, code or number, in any case, and say when there are none or several', async () => {
    const [first] = await newest('expenseType');
    const type = String(first.name);
    const file = csvOf(
      ['name', 'expense_type_id'],
      [
        ['A', type.toUpperCase()],
        ['B', first.id],
        ['C', 'Nonsense'],
        ['D', ''],
      ],
    );
    const report = await check('subExpenseType', file);
    expect(refusedOf(report)).toMatchObject([
      { row: 4, errors: { expense_type_id: ['Nothing here is called “Nonsense”.'] } },
      { row: 5, errors: { expense_type_id: ['Please fill this in.'] } },
    ]);
  });

  it('take a student with the parent in the same row: who is there is found, who is not is made once', async () => {
    const student = registry.get('student');
    const [parent] = await newest('studentParent');
    const lines = [];
    for (const phone of [parent.phone, '+880 1999 123456', '01999-123456']) {
      const { headings, cells } = await asLine(campus, student, { ...(await build(campus, student)), parent_id: null });
      lines.push({ headings: [...headings, 'Parent: Name', 'Parent: Phone'], cells: [...cells, 'Karim Mia', phone] });
    }
    const before = await countOf('studentParent');
    const done = await runImport(campus, student, {
      file: csvOf(
        lines[0]?.headings ?? [],
        lines.map(({ cells }) => cells),
      ),
    });
    expect(reportOf(done)).toMatchObject({ created: 3, wrong: 0 });
    expect(await countOf('studentParent')).toBe(before + 1);
    const [third, second, known] = await newest('student', [0, 2]);
    expect(known?.parent_id).toBe(parent.id);
    expect(second?.parent).toMatchObject({ name: 'Karim Mia' });
    expect(third.parent_id).toBe(second?.parent_id);
    for (const { id } of [third, second, known] as Json[])
      expect(await countOf('enrolment', { student_id: id })).toBe(1);

    const { headings, cells } = await asLine(campus, student, { ...(await build(campus, student)), parent_id: null });
    const report = await check('student', csvOf([...headings, 'Parent: Name'], [[...cells, 'Nobody at all']]));
    expect(report.rows[0]?.errors).toEqual({ 'parent_id.phone': ['Please fill this in.'] });
  });

  it('read days before months, names of months, numbers of spreadsheets and digits of other scripts', async () => {
    const student = registry.get('student');
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
    const answer = await campus.app.inject({
      method: 'GET',
      url: '/api/students/import/template?format=xlsx',
      headers: { authorization: await authorization(campus), 'accept-language': 'de' },
    });
    const [headings = []] = await readSheet(answer.rawPayload);
    expect(headings).toEqual(expect.arrayContaining(['Klasse *']));
    const guide = await readSheet(answer.rawPayload, 2);
    expect(guide[0]).toEqual(['Spalte', 'Pflichtangabe', 'Was hineingehört']);
    expect(guide).toHaveLength(headings.length + 1);
    const refused = await sendImport(campus, registry.get('student'), { file: answer.rawPayload, dryRun: true });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('no rows')]);

    const exported = await campus.app.inject({
      method: 'GET',
      url: '/api/religions/export?format=xlsx&columns=["name"]',
      headers: { authorization: await authorization(campus) },
    });
    const report = await check('religion', exported.rawPayload);
    expect(report.ready + report.wrong).toBe(await countOf('religion'));
    expect(report.rows.every(({ errors }) => errors.name?.[0] === 'This is already taken.')).toBe(true);
  });

  it.each([
    ['another encoding', Buffer.from('name\r\nM\xfcller', 'latin1'), 422, 'CSV UTF-8'],
    ['binary rubbish', Buffer.from([1, 2, 3, 0, 255, 254, 0]), 422, 'CSV UTF-8'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 422, '.xls'],
    ['a broken Excel file', Buffer.from('504b0304000000', 'hex'), 422, 'cannot be read'],
    ['nothing but headings', 'name\r\n', 422, 'no rows'],
    ['too many columns', `${'a,'.repeat(201)}b\r\n1`, 422, 'too many columns'],
    ['an empty file', '', 422, 'check the marked fields'],
  ])('refuse %s and say why', async (_, file, status, message) => {
    const answer = await sendImport(campus, religion, { file, dryRun: true });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('refuse more rows than they can take, and files that are too large', async () => {
    const rows = await sendImport(campus, religion, { file: `name\n${'x\n'.repeat(MAX_ROWS + 1)}`, dryRun: true });
    expect([rows.status, rows.body.message]).toEqual([422, expect.stringContaining('50000')]);
    const bytes = await sendImport(campus, religion, { file: Buffer.alloc(20 * 1_048_576 + 1, 'x'), dryRun: true });
    expect([bytes.status, bytes.body.message]).toEqual([413, expect.stringContaining('20 MB')]);
    const json = await campus.call('POST /religions/import', { body: { dry_run: 1 } });
    expect(json.status).toBe(415);
  });

  it('of a file that is made to harm are refused, and the server answers others meanwhile', async () => {
    const order: string[] = [];
    const harm = sendImport(campus, religion, { file: `name\n${'\n'.repeat(19 * 1_048_576)}`, dryRun: true });
    const refused = harm.finally(() => order.push('import'));
    const health = campus.call('GET /health', { as: null }).finally(() => order.push('health'));
    expect((await refused).status).toBe(422);
    expect((await health).status).toBe(200);
    expect(order).toEqual(['health', 'import']);
    const answer = await sendImport(campus, religion, { file: farCell(), dryRun: true });
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('XFD1048576')]);
  });

  it('are for those who may make records, and the outcome for who began', async () => {
    for (const [as, status] of [
      [null, 401],
      ['student', 403],
    ] as const) {
      expect((await sendImport(campus, religion, { file: 'name\nA', dryRun: true }, { as })).status).toBe(status);
      expect((await campus.call('GET /religions/import/template', { as })).status).toBe(status);
    }
    const job = await runImport(campus, religion, { file: 'name\nZoroastrianism' });
    expect((await campus.call(`GET /imports/${String(job.id)}`, { as: 'admin' })).status).toBe(404);
    expect((await campus.call(`GET /imports/${String(job.id)}`, { as: null })).status).toBe(401);
    expect((await campus.call('GET /imports/none')).status).toBe(404);
  });

  it('answer in the language of whoever asks', async () => {
    const answer = await sendImport(
      campus,
      religion,
      { file: 'name\nislam', dryRun: true },
      { headers: { 'accept-language': 'fr' } },
    );
    expect(reportOf(answer.body)).toMatchObject({
      rows: [{ errors: { name: ['Cette valeur est déjà prise.'] } }],
      fields: [{ label: 'Nom' }, {}],
    });
  });
});

async function authorization(campus: Campus): Promise<string> {
  const { body } = await campus.call('POST /login', {
    as: null,
    body: { email: 'superadmin@demo.school', password: 'Demo@1234' },
  });
  return `Bearer ${String(body.accessToken)}`;
}
