import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Campus, openCampus } from '../../../../tests/support/campus.ts';
import { setupLink } from './setup.ts';

const PERSON = { name: 'Ayesha', email: 'ayesha@school.test', password: 'Kettle!drum482' };

describe('the first super admin', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  beforeEach(async () => {
    await campus.database.query("delete from users where email = 'ayesha@school.test'");
    await campus.database.query('update users set is_active = 0 where role_id = 1');
  });
  afterAll(() => campus.close());

  async function newToken(): Promise<string> {
    const link = await setupLink(campus.context, 'https://school.test');
    expect(link).toMatch(/^https:\/\/school\.test\/login#setup=[\w-]{43}$/);
    return link?.split('=')[1] ?? '';
  }

  const setUp = (token: unknown, person: object = PERSON) =>
    campus.call('POST /setup', { as: null, body: { token, ...person } });

  it('is made with the link, and can log in', async () => {
    const { status, body } = await setUp(await newToken());
    expect([status, body]).toEqual([
      201,
      {
        status: 'success',
        message: 'First super admin created.',
        data: { id: expect.any(Number), name: 'Ayesha', email: PERSON.email },
      },
    ]);
    const login = await campus.call('POST /login', { as: null, body: PERSON });
    expect(login.body.userData).toMatchObject({ role: { id: 1 }, ability: [{ action: 'manage', subject: 'all' }] });
  });

  it('is made once', async () => {
    const token = await newToken();
    expect((await setUp(token)).status).toBe(201);
    expect((await setUp(token, { ...PERSON, email: 'second@school.test' })).status).toBe(404);
    expect(await setupLink(campus.context, 'https://school.test')).toBeUndefined();
  });

  it('is made by one of two who use the link at once', async () => {
    const token = await newToken();
    const answers = await Promise.all([setUp(token), setUp(token, { ...PERSON, email: 'second@school.test' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    await campus.database.query("delete from users where email = 'second@school.test'");
  });

  it('is not made where there is one already, even with an older link', async () => {
    const token = await newToken();
    await campus.database.query('update users set is_active = 1 where role_id = 1');
    expect((await setUp(token)).status).toBe(404);
  });

  it('can correct what is wrong and use the link again', async () => {
    const token = await newToken();
    const { status, body } = await setUp(token, { name: '', email: 'x', password: 'weak', role_id: 7, is_active: 0 });
    expect([status, Object.keys(body.errors as object).sort()]).toEqual([422, ['email', 'name', 'password']]);
    expect((await setUp(token)).status).toBe(201);
  });

  it('takes only the link of the last start, and for a day', async () => {
    const first = await newToken();
    const second = await newToken();
    expect((await setUp(first)).status).toBe(404);
    await campus.database.query(`
      update settings set value = jsonb_set(value, '{expires_at}', to_jsonb(now() - interval '1 second')) where key = 'setup_token'`);
    expect((await setUp(second)).status).toBe(404);
  });

  it.each(['', 'x', undefined, null, { hash: 1 }, ['a']])('is not made with the token %j', async (token) => {
    await newToken();
    expect((await setUp(token)).status).toBe(404);
  });

  it('leaves nothing in the database that could be used as the link', async () => {
    const token = await newToken();
    const rows = await campus.database.query("select value from settings where key = 'setup_token'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
