import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COHORT } from '../../schemas/academics/cohort.ts';
import { registry } from '../../schemas/index.ts';
import { isFilled } from '../../src/core/conditions.ts';
import { isImported } from '../../src/core/resource.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { asLine, csvOf, importsOf, refusedOf, reportOf, runImport, sendImport } from '../support/importFile.ts';

const religion = registry.get('religion');

describe('imports', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const { check, countOf, newest } = importsOf(() => campus);

  it.each(eachOf(registry.resources, isImported))(
    'of %s say what would become of a file, then make the record with its history',
    async (name, resource) => {
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
    },
  );

  it.each([
    ['a value with a NUL', { values: { is_active: 'a\u0000b' } }],
    ['a value with half a surrogate pair', { values: { is_active: '\ud800' } }],
    ['a value in which lists are nested deeply', { values: { is_active: nested(1_000) } }],
    ['a name with a NUL', { mapping: { 'a\u0000b': null, name: 'name' } }],
  ])('are refused for %s', async (_, sent) => {
    const answer = await sendImport(campus, religion, { file: csvOf(['name'], [['Jainism']]), ...sent });
    expect(answer.status, answer.text).toBe(400);
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
      {
        row: 3,
        action: 'refuse',
        name: 'x',
        errors: { name: ['This field is required.'] },
        cells: { name: { text: '' } },
      },
      {
        row: 5,
        action: 'refuse',
        name: 'jainism',
        errors: { name: ['Row 2 of the file already has this value.'] },
        cells: { name: { text: 'jainism', value: 'jainism' } },
      },
      {
        row: 6,
        action: 'refuse',
        name: 'islam',
        errors: { name: ['This is already taken.'] },
        cells: { name: { text: 'islam', value: 'islam' } },
      },
    ]);
    const done = await runImport(campus, religion, { file });
    expect(reportOf(done)).toMatchObject({ created: 0, ready: 0, wrong: 3, left_out: { create: 0, refuse: 0 } });
    expect(reportOf(done).rows).toEqual(refusedOf(report));
    expect(await countOf('religion')).toBe(before);

    const { text, headers } = await campus.call(`GET /imports/${String(done.id)}/errors`);
    expect(headers['content-disposition']).toContain('religions-errors.csv');
    expect(text.split('\r\n').slice(1, 4)).toEqual([
      ',x,Name: This field is required.',
      'jainism,x,Name: Row 2 of the file already has this value.',
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
      rows: [{ row: 3, errors: { is_current: ['Choose yes or no.'] } }],
      left_out: { create: 0, refuse: 0 },
    });
    expect(await countOf('academicYear')).toBe(before);
  });

  it('take columns by hand, and values for what no column gives', async () => {
    const file = csvOf(['What', 'Name'], [['Bahá’í', 'not this']]);
    await runImport(campus, religion, { file, mapping: { What: 'name', Name: null }, values: { is_active: 0 } });
    expect(await newest('religion')).toMatchObject([{ name: 'Bahá’í', is_active: 0 }]);
    const unmatched = await sendImport(campus, religion, { file, mapping: { What: null } });
    expect([unmatched.status, unmatched.body.message]).toEqual([
      422,
      expect.stringContaining('Match the columns yourself'),
    ]);
    for (const mapping of [{ What: 'nonsense' }, { Nowhere: 'name' }, { What: 'name', Name: 'name' }]) {
      const answer = await sendImport(campus, religion, { file, mapping });
      expect([answer.status, answer.body.message]).toEqual([400, 'The parameter “mapping” could not be read.']);
    }
    for (const values of [{ nonsense: 1 }, { constructor: 1 }]) {
      expect((await sendImport(campus, religion, { file, values, dryRun: true })).status).toBe(400);
    }
  });

  it('take no values that a column could not bring: files, rows, states, and the password of everybody', async () => {
    const kinds = new Set(['image', 'images', 'file', 'children', 'status', 'password']);
    let tried = 0;
    for (const resource of registry.resources.filter(isImported)) {
      const names = Object.entries(resource.fields).flatMap(([name, { kind }]) => (kinds.has(kind) ? [name] : []));
      for (const name of [...names, 'id', 'created_by']) {
        const values = { [name]: '/storage/1a/1af7.pdf' };
        const answers = [true, false].map((dryRun) =>
          sendImport(campus, resource, { file: 'Name\nA', values, dryRun }),
        );
        for (const { status } of await Promise.all(answers)) expect(status, `${resource.name}.${name}`).toBe(400);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(100);
    const kept = await campus.database.query(`select id from jobs where input::text like '%1af7.pdf%'`);
    expect(kept).toEqual([]);
  });

  it('check the references in those values line by line, as the form does, and name their field', async () => {
    const subExpenseType = registry.get('subExpenseType');
    const [off, on] = [
      await create(campus, registry.get('expenseType'), { is_active: 0 }),
      await create(campus, registry.get('expenseType')),
    ];
    const file = csvOf(['name'], [['Fixed'], ['Fixed too']]);
    const gone = ['This is no longer available. Choose another.'];
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
      { row: 4, errors: { expense_type_id: ['No match for “Nonsense”.'] } },
      { row: 5, errors: { expense_type_id: ['This field is required.'] } },
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
    const [third, second, known] = await newest('student', 3);
    expect(known?.parent_id).toBe(parent.id);
    expect(second?.parent).toMatchObject({ name: 'Karim Mia' });
    expect(third.parent_id).toBe(second?.parent_id);
    for (const { id } of [third, second, known] as Json[])
      expect(await countOf('enrolment', { student_id: id })).toBe(1);

    const { headings, cells } = await asLine(campus, student, { ...(await build(campus, student)), parent_id: null });
    const report = await check('student', csvOf([...headings, 'Parent: Name'], [[...cells, 'Nobody at all']]));
    expect(report.rows[0]?.errors).toEqual({ 'parent_id.phone': ['This field is required.'] });
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

function nested(levels: number): unknown {
  return Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);
}
