import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { csvOf, importsOf, reportOf, runImport, sendImport } from '../support/importFile.ts';

const parent = registry.get('studentParent');
const HEADINGS = ['Name', 'Relation', 'Phone'];

describe('rows of a file that look like others', () => {
  let campus: Campus;
  let karim: Json;
  beforeAll(async () => {
    campus = await openCampus();
    karim = await create(campus, parent, { name: 'Karim Uddin', phone: '01912-345678' });
  });
  afterAll(() => campus.close());

  const { check, countOf } = importsOf(() => campus);
  const file = csvOf(HEADINGS, [
    ['Karim Uddin', 'Father', '+880 1912 345678'],
    ['Salma Begum', 'Mother', '01912-345699'],
    ['Salma Begom', 'Mother', '01912345699'],
    ['Jamal Uddin', 'Father', '01912-345700'],
  ]);

  it('are told with the record that is there or the earlier row, and in what they agree', async () => {
    const report = (await check('studentParent', file)) as Json;
    expect(report).toMatchObject({ ready: 4, wrong: 0, similar_rows: [2, 4] });
    const [first, second, third] = report.rows as [Json, Json, Json];
    expect(first.similar).toMatchObject({ by: ['phone'], record: { id: karim.id, name: 'Karim Uddin' } });
    expect(second.similar).toBeUndefined();
    expect(third.similar).toEqual({ by: ['phone'], row: 3 });
  });

  it('are told of students by name and day, however the name is written', async () => {
    const student = registry.get('student');
    await create(campus, student, { name: 'Abdur Rahím Uddin', date_of_birth: '2013-05-04' });
    const rows = csvOf(['Name', 'Date of birth'], [[' ABDUR RAHIM uddin', '2013-05-04']]);
    const report = (await check('student', rows)) as Json;
    // Much of it is missing: what is wrong is told first.
    expect(report).toMatchObject({ wrong: 1 });
    expect(report).not.toHaveProperty('similar_rows');
  });

  it('are left out where somebody says so, and imported otherwise', async () => {
    const before = await countOf('studentParent');
    const left = reportOf(await runImport(campus, parent, { file, leaveOut: '2,4' }));
    expect(left).toMatchObject({ total: 2, created: 2 });
    expect(await countOf('studentParent')).toBe(before + 2);
    expect(reportOf(await runImport(campus, parent, { file }))).toMatchObject({ created: 4 });
    expect(await check('studentParent', file)).toMatchObject({ similar_rows: [2, 3, 4, 5] });
  });

  it('nobody leaves out rows that are not there', async () => {
    for (const leaveOut of ['2,99', 'two'])
      expect((await sendImport(campus, parent, { file, leaveOut })).status).toBe(400);
  });

  it('a gender is found by its first letter and by words of six languages, where it cannot be another', async () => {
    const words = ['F', 'm', 'Girl', 'মহিলা', 'Weiblich', 'Garçon', 'Menina', 'ذكر', 'X'];
    const rows = csvOf(
      ['Name', 'Gender'],
      words.map((word) => ['Somebody', word]),
    );
    const report = await check('student', rows);
    const became = report.rows.map(({ cells }) => cells.gender_id?.value);
    const found = ['Female', 'Male', 'Female', 'Female', 'Female', 'Male', 'Female', 'Male'];
    expect(became).toEqual([...found, undefined]);
  });

  it('a value that all rows have in no column is said once, and a wrong one is mended in all rows at once', async () => {
    const rows = csvOf(
      ['Name', 'Class'],
      [
        ['One', 'Nien'],
        ['Two', 'Nien'],
        ['Three', 'Six'],
      ],
    );
    const corrections = { '*': { Class: { Nien: 'Nine' } } };
    const report = await check('student', rows, { corrections, values: { version_id: 1 } });
    expect(report.rows.map(({ cells }) => cells.class_id?.value)).toEqual(['Nine', 'Nine', 'Six']);
    expect(report.rows.flatMap(({ errors }) => Object.keys(errors))).not.toContain('version_id');
    for (const wrong of [{ '*': { Klass: {} } }, { '*': { Class: { Nien: 9 } } }, { '*': 1 }])
      expect((await sendImport(campus, registry.get('student'), { file: rows, corrections: wrong })).status).toBe(400);
  });
});
