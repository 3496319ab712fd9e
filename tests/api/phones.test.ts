import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import type { FoundGroup } from '../../src/core/calls/engineCalls.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { csvOf, runImport, sendImport } from '../support/importFile.ts';

const bank = registry.get('bank');
const parent = registry.get('studentParent');

describe('phone numbers', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const storedOf = async (id: unknown) => {
    const [row] = await campus.database.query<{ phone: string }>('select phone from banks where id = $1', [id]);
    return row?.phone;
  };

  it.each([
    ['01756000662', '+8801756000662', '01756-000662'],
    ['1756000662', '+8801756000662', '01756-000662'],
    ['880 1756-000662', '+8801756000662', '01756-000662'],
    ['008801756000662', '+8801756000662', '01756-000662'],
    ['০১৭৫৬০০০৬৬২', '+8801756000662', '01756-000662'],
    ['0044 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
  ])('typed as %s are stored as %s and answered as %s', async (typed, stored, shown) => {
    const made = await create(campus, bank, { phone: typed });
    expect(made.phone).toBe(shown);
    expect(await storedOf(made.id)).toBe(stored);
    expect((await campus.call(`GET /banks/${made.id}`)).body.phone).toBe(shown);
    // A form sends back what it was shown.
    expect((await campus.call(`PUT /banks/${made.id}`, { body: { ...made, phone: shown } })).status).toBe(200);
    expect(await storedOf(made.id)).toBe(stored);
  });

  it.each(['0175600066', '017560006622', '16247', '+8800000000000'])(
    'that cannot be one, such as %s, are refused at their field',
    async (phone) => {
      const answer = await campus.call('POST /banks', { body: await build(campus, bank, { phone }) });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({
        phone: [
          'Enter a phone number such as 01812-345678. A number from another country begins with + and that country’s code.',
        ],
      });
    },
  );

  it('of a record that names its own country, as the institute, are read with that, in the same save', async () => {
    const [one] = (await campus.call('GET /get/institute/information')).list as [Json];
    const saved = await campus.call(`PUT /institutes/${one.id}`, { body: { country: 'GB', phone: '020 7946 0958' } });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const [row] = await campus.database.query<{ phone: string }>('select phone from institutes');
    expect(row?.phone).toBe('+442079460958');
    const back = await campus.call(`PUT /institutes/${one.id}`, { body: { country: 'BD', phone: '02-55012200' } });
    expect([back.status, back.body.errors]).toEqual([200, undefined]);
  });

  it('are found by their last digits, zeros among them, and by their exact text where nobody could read them', async () => {
    const { id } = await create(campus, bank, { phone: '01756000062' });
    const odd = await create(campus, bank);
    await campus.database.query("update banks set phone = '02-123' where id = $1", [odd.id]);
    const found = async (phone: string) =>
      (await campus.call('GET /get/banks', { query: { filter: { phone } } })).list.map((each) => each.id);
    for (const piece of ['0062', '062', '০০৬২', '01756000062']) expect(await found(piece), piece).toContain(id);
    expect(await found('02-123')).toEqual([odd.id]);
  });

  it('that nobody could read when they were brought over stay while they are not changed', async () => {
    const { id } = await create(campus, bank);
    await campus.database.query("update banks set phone = '16247' where id = $1", [id]);
    const record = (await campus.call(`GET /banks/${id}`)).body;
    expect((await campus.call(`PUT /banks/${id}`, { body: { ...record, branch: 'Mirpur' } })).body.data).toMatchObject({
      branch: 'Mirpur',
      phone: '16247',
    });
    const changed = await campus.call(`PUT /banks/${id}`, { body: { phone: '16248' } });
    expect(changed.body.errors).toHaveProperty('phone');
  });

  it('of a record that is made along with another are read too', async () => {
    const student = registry.get('student');
    const given = { name: 'Karim Mia', relation: 'father', phone: '01756 000771' };
    const made = await create(campus, student, { parent_id: given });
    const found = (await campus.call(`GET /student-parents/${made.parent_id}`)).body;
    expect(found).toMatchObject({ name: 'Karim Mia', phone: '01756-000771' });
    const wrong = await build(campus, student, { parent_id: { ...given, phone: '0175600077' } });
    const refused = await campus.call('POST /students', { body: wrong });
    expect(refused.body.errors).toHaveProperty(['parent_id.phone']);
  });

  it('in a file are read as in a form', async () => {
    const file = csvOf(
      ['Name', 'Phone'],
      [
        ['Bank of a file', '1756000881'],
        ['Wrong bank of a file', '175600088'],
      ],
    );
    const checked = await sendImport(campus, bank, { file, dryRun: true });
    const { rows } = (checked.body.data as { report: { rows: Json[] } }).report;
    expect(rows).toMatchObject([
      { action: 'create', errors: {} },
      { action: 'refuse', errors: { phone: [expect.stringContaining('01812-345678')] } },
    ]);
    await runImport(campus, bank, { file: csvOf(['Name', 'Phone'], [['Bank of a file', '1756000881']]) });
    const { list } = await campus.call('GET /get/banks', { query: { filter: { name: 'Bank of a file' } } });
    expect(list).toMatchObject([{ phone: '01756-000881' }]);
    expect(await storedOf(list[0]?.id)).toBe('+8801756000881');
  });

  it('stand in the history and in files as they are shown', async () => {
    const { id, name } = await create(campus, bank, { phone: '01756000991' });
    await campus.call(`PUT /banks/${id}`, { body: { phone: '01756000992' } });
    const [entry] = (await campus.call(`GET /banks/${id}/history`)).list as { changes: Json[] }[];
    expect(entry?.changes).toContainEqual({ field: 'phone', before: '01756-000991', after: '01756-000992' });
    const query = { columns: JSON.stringify(['name', 'phone']), filter: { name }, format: 'csv' };
    expect((await campus.call('GET /banks/export', { query })).text).toContain(`${name},01756-000992`);
  });

  describe('are found', () => {
    beforeAll(async () => {
      await create(campus, parent, { name: 'Rahima Khatun', phone: '01756000662', nid: null });
    });

    const SPELLINGS = [
      '01756000662',
      '1756000662',
      '+8801756000662',
      '880 1756-000662',
      '00880 1756 000662',
      '+880 (0)1756 000662',
      '01756 000662',
      '01756-000662',
      '0175600',
      '0662',
      '00662',
      '6000662',
      '০১৭৫৬০০০৬৬২',
      '٠١٧٥٦٠٠٠٦٦٢',
    ];
    const listed = async (filter: Json) => {
      const answer = await campus.call('GET /get/all/student_parents', { query: { filter } });
      expect(answer.status, answer.text).toBe(200);
      return answer.list.map(({ name }) => name);
    };

    it.each(SPELLINGS)('in lists and choosers by %s', async (typed) => {
      expect(await listed({ q: typed })).toContain('Rahima Khatun');
      expect(await listed({ q: `${typed} rahima` })).toContain('Rahima Khatun');
    });

    it.each(SPELLINGS)('by a filter of %s', async (typed) => {
      expect(await listed({ phone: typed })).toContain('Rahima Khatun');
    });

    it.each(SPELLINGS)('in the search over everything by %s', async (typed) => {
      const groups = (await campus.call('GET /search', { query: { q: `${typed} rahima` } })).list as FoundGroup[];
      const found = groups.flatMap(({ records }) => records);
      expect(found).toContainEqual(expect.objectContaining({ title: 'Rahima Khatun', subtitle: '01756-000662' }));
    });

    it.each(['phone', 'father_phone', 'mother_phone', 'local_guardian_phone'])('a student by the %s', async (field) => {
      const phone = '01756-000664';
      const guardian = field === 'local_guardian_phone' ? { local_guardian_name: 'Karim Khan' } : {};
      const { id } = await create(campus, registry.get('student'), { ...guardian, [field]: phone });
      for (const q of ['1756000664', '০১৭৫৬০০০৬৬৪', '000664']) {
        const { list } = await campus.call('GET /get/all/students', { query: { filter: { q } } });
        expect(list.map((each) => each.id)).toContain(id);
      }
      await campus.call(`DELETE /students/${id}`);
    });

    it('and nobody else is who has other digits', async () => {
      expect(await listed({ q: '01756000663 rahima' })).toEqual([]);
      expect(await listed({ phone: '01756000663' })).toEqual([]);
      expect(await listed({ phone: ['01756000662'], phone_not: '1756 000662' })).toEqual([]);
    });
  });
});
