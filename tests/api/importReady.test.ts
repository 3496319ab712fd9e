import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus } from '../support/campus.ts';
import {
  csvOf,
  importsOf,
  refusedOf,
  reportOf,
  runImport,
  type SentImport,
  sendImport,
} from '../support/importFile.ts';

const religion = registry.get('religion');
const student = registry.get('student');
const department = registry.get('department');

describe.each(ENGINES)('imports that take the rows that are ready, on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const { check, countOf, newest } = importsOf(() => campus);
  const named = (names: readonly string[], headings = ['Name', 'Active']) =>
    csvOf(
      headings,
      names.map((name) => name.split('|')),
    );
  const errorsOf = async (id: unknown) => (await campus.call(`GET /imports/${String(id)}/errors`)).text.slice(1);

  it('store three good rows, and let two wrong ones wait with their reasons', async () => {
    const before = await countOf('religion');
    const file = named(['Ready one|yes', '|yes', 'Ready two|yes', 'Ready three|no', 'Ready four|perhaps']);
    expect(reportOf(await runImport(campus, religion, { file }))).toMatchObject({ created: 0 });
    const done = await runImport(campus, religion, { file, take: 'ready' });
    expect(reportOf(done)).toMatchObject({ total: 5, ready: 3, created: 3, wrong: 2 });
    expect(done.refused).toBe(false);
    expect(refusedOf(reportOf(done)).map(({ row }) => row)).toEqual([3, 6]);
    expect(await countOf('religion')).toBe(before + 3);
  });

  it('store nothing where no row is ready', async () => {
    const done = await runImport(campus, religion, { file: named(['|yes', '|no']), take: 'ready' });
    expect(done.refused).toBe(true);
    expect(reportOf(done)).toMatchObject({ created: 0, wrong: 2 });
  });

  it('take the rows that wait once they are mended, without the file, and only once', async () => {
    const file = named(['Waits one|yes', 'Waits two|perhaps', '|no'], ['Religion of the pupil', 'Active']);
    const mapping = { 'Religion of the pupil': 'name', Active: 'is_active' };
    const first = await runImport(campus, religion, { file, mapping, take: 'ready' });
    const sent: SentImport = {
      restOf: String(first.id),
      corrections: { 3: { Active: 'no' }, 4: { 'Religion of the pupil': 'Waits three' } },
    };
    const checked = reportOf((await sendImport(campus, religion, { ...sent, dryRun: true })).body);
    expect(checked).toMatchObject({ total: 2, ready: 2, wrong: 0, rows: [{ row: 3 }, { row: 4 }] });
    const before = await countOf('religion');
    expect(reportOf(await runImport(campus, religion, { ...sent, take: 'ready' }))).toMatchObject({ created: 2 });
    expect(await newest('religion', 2)).toMatchObject([{ name: 'Waits three' }, { name: 'Waits two', is_active: 0 }]);
    const again = await sendImport(campus, religion, sent);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Some of these rows were imported meanwhile. Choose the file again.',
    ]);
    expect(await countOf('religion')).toBe(before + 2);
  });

  it('store what waits once, however often it is sent at the same time', async () => {
    const first = await runImport(campus, department, {
      file: csvOf(
        ['Name', 'Active'],
        [
          ['Dep 1', 'yes'],
          ['Dep 2', '?'],
        ],
      ),
      take: 'ready',
    });
    const before = await countOf('department');
    const restOf = String(first.id);
    const mended = ['yes', 'no', '1'].map((active) => ({ restOf, corrections: { 3: { Active: active } } }));
    await Promise.allSettled(mended.map((sent) => runImport(campus, department, sent)));
    expect(await countOf('department')).toBe(before + 1);
  });

  it('answer the same import once more to the same Idempotency-Key, over or not', async () => {
    const file = csvOf(
      ['Name', 'Active'],
      [
        ['Keyed 1', 'yes'],
        ['', 'yes'],
      ],
    );
    const options = { headers: { 'idempotency-key': `import-${engine}` } };
    const first = await runImport(campus, religion, { file, take: 'ready' }, options);
    const before = await countOf('religion');
    const second = await runImport(campus, religion, { file, take: 'ready' }, options);
    expect([second.id, reportOf(second).created]).toEqual([first.id, 1]);
    expect(await countOf('religion')).toBe(before);
  });

  it('refuse a row that somebody else has taken meanwhile with its reason, and store the others', async () => {
    const file = named(['Taken meanwhile|yes', 'Not taken|yes']);
    expect(await check('religion', file)).toMatchObject({ ready: 2 });
    await create(campus, religion, { name: 'Taken meanwhile' });
    const done = reportOf(await runImport(campus, religion, { file, take: 'ready' }));
    expect(done).toMatchObject({ created: 1, wrong: 1 });
    expect(refusedOf(done)).toMatchObject([{ row: 2, errors: { name: ['This is already taken.'] } }]);
    const [one, other] = await Promise.all(
      ['yes', 'no'].map((active) =>
        runImport(campus, religion, { file: named([`At once|${active}`, `Only ${active}|yes`]), take: 'ready' }),
      ),
    );
    expect([reportOf(one as Json).created, reportOf(other as Json).created].sort()).toEqual([1, 2]);
    expect(await countOf('religion', { name: 'At once' })).toBe(1);
  });

  it('mend cells of a file before it is stored', async () => {
    const file = named(['Mended|perhaps', 'Fine|yes']);
    const corrections = { 2: { Active: 'no' } };
    expect(await check('religion', file, { corrections })).toMatchObject({ ready: 2, wrong: 0 });
    expect(reportOf(await runImport(campus, religion, { file, corrections }))).toMatchObject({ created: 2 });
    for (const wrong of [{ 9: { Active: 'no' } }, { 2: { Nowhere: 'x' } }, { 2: 'x' }, { 2: { Active: 1 } }]) {
      const answer = await sendImport(campus, religion, { file, corrections: wrong, dryRun: true });
      expect([answer.status, answer.body.message]).toEqual([400, 'The parameter “corrections” could not be read.']);
    }
  });

  it('give the wrong rows as a file that remembers what its columns were taken for', async () => {
    const file = named(['Remembered|perhaps|x', 'Well remembered|yes|y'], ['Religion of the pupil', 'Active', 'Name']);
    const mapping = { 'Religion of the pupil': 'name', Active: 'is_active', Name: null };
    const done = await runImport(campus, religion, { file, mapping, take: 'ready' });
    const wrong = await errorsOf(done.id);
    expect(wrong.split('\r\n')[0]).toBe('Religion of the pupil → Name,Active,Name → –,Errors');
    const mended = wrong.replace('perhaps', 'no');
    const report = await check('religion', mended);
    expect(report.columns.map(({ field }) => field)).toEqual(['name', 'is_active', null, null]);
    expect(reportOf(await runImport(campus, religion, { file: mended }))).toMatchObject({ created: 1 });
    expect(await newest('religion')).toMatchObject([{ name: 'Remembered', is_active: 0 }]);
  });

  it.each([
    [{ take: 'some' }, 422],
    [{ days: 'year_first' }, 422],
    [{ restOf: '999999' }, 404],
    [{ restOf: 'nonsense' }, 400],
  ] as const)('are refused for %j', async (sent, status) => {
    const file = 'restOf' in sent ? {} : { file: named(['Never stored|yes']) };
    expect((await sendImport(campus, religion, { ...file, ...sent })).status).toBe(status);
    expect(await countOf('religion', { name: 'Never stored' })).toBe(0);
  });

  describe('of students', () => {
    const COMMON = ['Class', 'Session', 'Version', 'Shift', 'Wing', 'Section', 'Sex'];
    let common: string[];
    beforeAll(async () => {
      const made = await create(campus, student);
      const { body } = await campus.call(`GET /students/${String(made.id)}`);
      const nameOf = (name: string) => String((body[name] as Json | null)?.name ?? '');
      common = ['class', 'academic_year', 'version', 'shift', 'wing', 'section', 'gender'].map(nameOf);
    });
    const students = (rows: readonly (readonly string[])[]) =>
      csvOf(
        [
          'Reg no',
          'Full name',
          'DOB',
          'Roll',
          'Father',
          'Mother',
          'Address',
          'Parent name',
          'Parent mobile',
          ...COMMON,
        ],
        rows.map((row) => [...row, ...common]),
      );
    const rowOf = (id: string, born: string, phone = '') => [
      id,
      `Pupil ${id}`,
      born,
      '',
      'F',
      'M',
      'Dhaka',
      phone && 'Karim',
      phone,
    ];

    it('know the headings that schools write', async () => {
      const report = await check('student', students([rowOf(`K1${engine}`, '2014-06-05')]));
      expect(report.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(report).toMatchObject({ ready: 1, wrong: 0 });
    });

    it('ask once what 05/06/2014 means, and store nothing before', async () => {
      const file = students([rowOf(`A1${engine}`, '05/06/2014'), rowOf(`A2${engine}`, '07/08/2014')]);
      const report = await check('student', file);
      expect(report.days).toEqual({
        headings: ['DOB'],
        text: '05/06/2014',
        day_first: '2014-06-05',
        month_first: '2014-05-06',
        preset: 'day_first',
      });
      const before = await countOf('student');
      const refused = await sendImport(campus, student, { file });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { days: ['“05/06/2014” can be read as two different dates. Choose whether the day or the month comes first.'] },
      ]);
      expect(await countOf('student')).toBe(before);
      expect((await check('student', file, { days: 'month_first' })).days).toBeUndefined();
      expect(reportOf(await runImport(campus, student, { file, days: 'month_first' }))).toMatchObject({ created: 2 });
      expect(await newest('student', 2)).toMatchObject([
        { date_of_birth: '2014-07-08' },
        { date_of_birth: '2014-05-06' },
      ]);
    });

    it('read a column by the value that decides, say so, and refuse what contradicts it', async () => {
      const file = students([rowOf(`D1${engine}`, '05/06/2014'), rowOf(`D2${engine}`, '13/06/2014')]);
      const report = await check('student', file);
      expect(report.days).toBeUndefined();
      expect(report.columns.find(({ field }) => field === 'date_of_birth')).toMatchObject({
        days: { order: 'day_first', by: 'file', text: '13/06/2014' },
      });
      const contradicting = students([
        rowOf(`D3${engine}`, '14/06/2014'),
        rowOf(`D4${engine}`, '13/06/2014'),
        rowOf(`D5${engine}`, '06/13/2014'),
      ]);
      expect(refusedOf(await check('student', contradicting))).toMatchObject([
        {
          row: 4,
          errors: {
            date_of_birth: ['In this column the day comes first, as in 13/06/2014. Write this date that way.'],
          },
        },
      ]);
    });

    it('read the rows that wait like those that decided for them', async () => {
      const wrong = rowOf(`W2${engine}`, '05/06/2014');
      const file = students([rowOf(`W1${engine}`, '06/13/2014'), wrong.with(4, '')]);
      const first = await runImport(campus, student, { file, take: 'ready' });
      expect(reportOf(first)).toMatchObject({ created: 1, wrong: 1 });
      expect(await errorsOf(first.id)).toContain('2014-05-06');
      const rest = { restOf: String(first.id), corrections: { 3: { Father: 'F' } } };
      expect(reportOf(await runImport(campus, student, rest))).toMatchObject({ created: 1 });
      expect(await newest('student')).toMatchObject([{ date_of_birth: '2014-05-06' }]);
    });

    it('make a parent whom a wrong row told of first with the next row that is ready', async () => {
      const phone = engine === 'embedded' ? '01756-100001' : '01756-100002';
      const wrong = rowOf(`P1${engine}`, 'soon', phone);
      const file = students([
        wrong,
        rowOf(`P2${engine}`, '2014-06-05', phone),
        rowOf(`P3${engine}`, '2014-06-06', phone),
      ]);
      const report = await check('student', file);
      expect(report.rows).toMatchObject([
        { row: 2, action: 'refuse' },
        { row: 3, related: { parent_id: { action: 'create' } } },
        { row: 4, related: { parent_id: { action: 'create', row: 3 } } },
      ]);
      expect(report.rows[1]?.related?.parent_id).not.toHaveProperty('row');
      const parents = await countOf('studentParent');
      const done = await runImport(campus, student, { file, take: 'ready' });
      expect(reportOf(done)).toMatchObject({ created: 2, wrong: 1 });
      const rest = { restOf: String(done.id), corrections: { 2: { DOB: '2014-06-07' } } };
      expect(reportOf(await runImport(campus, student, rest))).toMatchObject({ created: 1 });
      expect(await countOf('studentParent')).toBe(parents + 1);
      const [one, two, three] = await newest('student', 3);
      expect(new Set([one, two, three].map((each) => each?.parent_id)).size).toBe(1);
    });

    it('show what each cell became, beside what stood there', async () => {
      const file = students([rowOf(`C1${engine}`, '13 June 2014', '1756100009'), rowOf(`C2${engine}`, 'soon')]);
      const [ready, wrong] = (await check('student', file)).rows;
      expect(ready?.cells).toMatchObject({
        name: { text: `Pupil C1${engine}`, value: `Pupil C1${engine}` },
        date_of_birth: { text: '13 June 2014', value: '2014-06-13' },
        'parent_id.phone': { text: '1756100009', value: '01756-100009' },
        class_id: { text: common[0], value: common[0] },
        roll_no: { text: '' },
      });
      expect(wrong?.cells.date_of_birth).toEqual({ text: 'soon' });
      expect(wrong?.cells.name).toEqual({ text: `Pupil C2${engine}`, value: `Pupil C2${engine}` });
    });
  });
});
