import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { saveTogether } from '../../src/server/services/resources/write/saveTogether.ts';
import { build, create } from '../support/build.ts';
import { type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { superAdminOf } from '../support/everyPath.ts';
import { callWithFiles, documentOf } from '../support/uploadForm.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json' };

describe.each(ENGINES)('a body on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  const newExpense = async () => {
    const body = await build(campus, registry.get('expense'), { amount: '10.00' });
    return (await campus.call('POST /expenses', { as: 'office', body })).body.data as Json;
  };

  describe('of the multipart kind, where no files are taken', () => {
    it('is read by a status action, which refuses what has changed meanwhile', async () => {
      const { id } = await newExpense();
      await campus.call(`PUT /expenses/${id}`, { as: 'office', body: { amount: '9000.00', row_version: 1 } });
      const stale = await callWithFiles(campus, `PUT /expenses/${id}/approve`, {
        as: 'accountant',
        parts: [['row_version', '1']],
      });
      expect(stale.status, stale.text).toBe(409);
      const cancelled = await callWithFiles(campus, `PUT /expenses/${id}/cancel`, {
        as: 'accountant',
        parts: [['cancel_reason', 'Twice']],
      });
      expect(cancelled.body.data, cancelled.text).toMatchObject({ status: 2, cancel_reason: 'Twice' });
    });

    it('is read by a switch, by the profile, and by the sections of wings', async () => {
      const { id } = await create(campus, registry.get('religion'));
      const off = await callWithFiles(campus, `PUT /religions/${id}/status`, { parts: [['is_active', '0']] });
      expect(off.body.data, off.text).toMatchObject({ is_active: 0 });
      const me = await callWithFiles(campus, 'PUT /me', {
        as: 'office',
        parts: [
          ['name', 'Nilufar Y.'],
          ['email', 'office@demo.school'],
        ],
      });
      expect(me.status, me.text).toBe(200);
      expect((await campus.call('GET /me', { as: 'office' })).body.userData).toMatchObject({ name: 'Nilufar Y.' });
      const asked = await callWithFiles(campus, 'POST /get/section/wings', { parts: [['wings[]', '1']] });
      expect(asked.list.length).toBeGreaterThan(0);
    });

    it('is refused by the profile for what nobody changes of their own account', async () => {
      for (const [name, value] of [
        ['role_id', 1],
        ['is_active', 0],
        ['login_id', 'x'],
        ['password', 'Kettle!drum482'],
      ] as const) {
        const answer = await campus.call('PUT /me', { as: 'office', body: { name: 'Nilufar Y.', [name]: value } });
        expect([answer.status, Object.keys(answer.body.errors as Json)], answer.text).toEqual([422, [name]]);
      }
    });

    it('is read by the login', async () => {
      const parts = [
        ['email', 'admin@demo.school'],
        ['password', 'Demo@1234'],
      ] as const;
      expect((await callWithFiles(campus, 'POST /login', { as: null, parts })).status).toBe(200);
    });

    it('is refused with a file in it', async () => {
      const { id } = await create(campus, registry.get('religion'));
      const answer = await callWithFiles(campus, `PUT /religions/${id}/status`, {
        parts: [
          ['is_active', '0'],
          ['paper', documentOf('a.pdf')],
        ],
      });
      expect(answer.status, answer.text).toBe(422);
    });
  });

  it.each(['POST /religions', 'PUT /religions/1/status', 'POST /get/section/wings', 'POST /login'] as const)(
    'of plain text is refused by %s as of a wrong type',
    async (call) => {
      const answer = await campus.call(call, { body: 'name=x', headers: { 'content-type': 'text/plain' } });
      expect(answer.status, answer.text).toBe(415);
    },
  );

  it.each([
    ['JSON', Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]), JSON_BODY],
    ['a form', Buffer.from('name=%ff%fe'), FORM],
    ['a form of broken escapes', Buffer.from('name=Caf%e9%zz'), FORM],
  ])('that is no UTF-8 is refused as %s, and nothing is stored', async (_, body, headers) => {
    const count = async () => (await campus.call('GET /get/all/religion')).list.length;
    const before = await count();
    expect((await campus.call('POST /religions', { body, headers })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it.each([
    ['JSON', JSON.stringify({ filter: { id: [1] } }), JSON_BODY],
    ['a form', 'filter={"id":[1]}', FORM],
  ])('with what belongs in the query is refused by an export, as %s', async (_, body, headers) => {
    const refused = await campus.call('POST /expenses/export', { body, headers });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Send “filter” in the query of the address, not in the body.',
    ]);
    const query = { filter: { id: [1] } };
    expect((await campus.call('POST /expenses/export', { query, body: {} })).status).toBe(202);
  });

  it('moves no record on: what only the server sets is passed over, and what is no field is refused', async () => {
    const expense = registry.get('expense');
    const made = await campus.call('POST /expenses', { body: { ...(await build(campus, expense)), status: 1 } });
    expect(made.body.data, made.text).toMatchObject({ status: 0 });
    const path = `PUT /expenses/${(made.body.data as Json).id}` as const;
    expect((await campus.call(path, { body: { status: 1 } })).body.data).toMatchObject({ status: 0 });
    expect((await campus.call(path, { body: { statuz: 1 } })).body.errors).toHaveProperty('statuz');
  });

  it('has at most fifty unknown fields named, beside what is missing', async () => {
    const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
    const answer = await campus.call('POST /religions', { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as Json)).toHaveLength(51);
  });
});

describe('an address that cannot be read', () => {
  it('is refused like everything else, in the language of the caller', async () => {
    const campus = await openCampus('embedded');
    const answer = await campus.call('GET /religions/%ff', { headers: { 'accept-language': 'de' } });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['message']]);
    expect(answer.body.message).not.toMatch(/valid url/);
    await campus.close();
  });
});

describe.each(ENGINES)('what holds records together on %s', (engine) => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus(engine);
  });
  afterAll(() => campus.close());

  it('a switch made looking at an older version is refused', async () => {
    const { id } = await create(campus, registry.get('religion'));
    await campus.call(`PUT /religions/${id}`, { body: { name: 'Newer' } });
    const answer = await campus.call(`PUT /religions/${id}/status`, { body: { is_active: 0, row_version: 1 } });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ name: 'Newer', is_active: 1 });
  });

  it('of records that are saved together, each that is wrong is named, those too that the database refuses', async () => {
    const call = { context: campus.context, caller: await superAdminOf(campus), resource: registry.get('religion') };
    const names = ['Taoism', 'islam', '', 'Christianity', 'Shinto'];
    const before = (await campus.call('GET /get/all/religion')).list.length;
    const saved = saveTogether(
      call,
      names.map((name, index) => ({ place: `rows.${index}`, input: { name } })),
    );
    await expect(saved).rejects.toMatchObject({
      status: 422,
      problems: {
        'rows.1.name': [{ key: 'unique' }],
        'rows.2.name': [{ key: 'required' }],
        'rows.3.name': [{ key: 'unique' }],
      },
    });
    expect((await campus.call('GET /get/all/religion')).list).toHaveLength(before);
  });

  it.each([
    ['subExpenseType', 'expense_type_id', 'expenseType'],
    ['bankAccount', 'bank_id', 'bank'],
  ] as const)('a used %s stays under its %s', async (name, reference, target) => {
    const resource = registry.get(name);
    const fresh = await create(campus, resource);
    const other = await create(campus, registry.get(target));
    const address = `PUT /${resource.collection}` as const;
    expect((await campus.call(`${address}/${fresh.id}`, { body: { [reference]: other.id } })).status).toBe(200);
    const [expense] = (await campus.call('GET /get/expenses')).list.filter(
      (each) => each.bank_account_id && each.sub_expense_type_id,
    );
    const used = name === 'bankAccount' ? expense?.bank_account_id : expense?.sub_expense_type_id;
    const answer = await campus.call(`${address}/${used}`, { body: { [reference]: other.id } });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.errors).toHaveProperty(reference);
  });

  const tokens = async (email: string) => {
    const answer = await campus.call('POST /login', { as: null, body: { email, password: 'Demo@1234' } });
    return answer.body as { accessToken: string; refreshToken: string };
  };
  const outcome = async ({ accessToken, refreshToken }: Awaited<ReturnType<typeof tokens>>) => [
    (await campus.call('GET /me', { as: null, headers: { authorization: `Bearer ${accessToken}` } })).status,
    (await campus.call('POST /jwt/refresh-token', { as: null, body: { refreshToken } })).status,
  ];

  it('a login does not come back when its user is switched off and on again', async () => {
    const role: Role = 'office';
    const [user] = (
      await campus.call('GET /users', { query: { filter: { email: `${role}@demo.school` }, range: [0, 0] } })
    ).list;
    const before = await tokens(`${role}@demo.school`);
    for (const is_active of [0, 1]) await campus.call(`PUT /users/${user?.id}/status`, { body: { is_active } });
    expect(await outcome(before)).toEqual([401, 401]);
    expect(await outcome(await tokens(`${role}@demo.school`))).toEqual([200, 200]);
  });

  it('nor when its role is', async () => {
    const role = await create(campus, registry.get('role'));
    const user = await create(campus, registry.get('user'), {
      role_id: role.id,
      email: 'own@demo.school',
      password: 'Demo@1234',
    });
    expect(user.id).toBeDefined();
    const before = await tokens('own@demo.school');
    for (const is_active of [0, 1]) await campus.call(`PUT /roles/${role.id}/status`, { body: { is_active } });
    expect(await outcome(before)).toEqual([401, 401]);
  });
});
