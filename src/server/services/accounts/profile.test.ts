import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus } from '../../../../tests/support/campus.ts';
import { build } from '../../../../tests/support/build.ts';
import { registry } from '../../../../schemas/index.ts';
import { DEMO_PASSWORD } from '../../../../schemas/access/demoLogins.ts';

const NEW_PASSWORD = 'Newer@5678';

describe('one’s own account', () => {
  let campus: Campus;

  beforeAll(async () => {
    campus = await openCampus();
  });
  beforeEach(() => campus.database.query('delete from login_failures'));
  afterAll(() => campus.close());

  async function logIn(email: string, password = DEMO_PASSWORD): Promise<{ accessToken: string; userData: Json }> {
    const answer = await campus.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
    return answer.json();
  }

  async function send(method: 'GET' | 'PUT' | 'POST', path: string, { token, body }: { token: string; body?: object }) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await campus.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  }

  it('is answered as the login answered it, with what has changed since', async () => {
    const { accessToken: token, userData } = await logIn('office@demo.school');
    expect(await send('GET', '/me', { token })).toEqual({ status: 200, body: { userData } });
    const [role] = (await campus.call('GET /get/all/roles', { query: { filter: { id: 7 }, range: [0, 0] } })).list;
    const permissions = [{ action: 'read', subject: 'Payment' }];
    expect((await campus.call(`PUT /roles/${role?.id}`, { body: { permissions } })).status).toBe(200);
    const { body } = await send('GET', '/me', { token });
    expect(body.userData.ability).toContainEqual({ action: 'read', subject: 'Payment' });
    expect(body.userData.ability).not.toContainEqual({ action: 'read', subject: 'Dashboard' });
  });

  it('needs a login', async () => {
    expect((await campus.call('GET /me', { as: null })).status).toBe(401);
    expect((await campus.call('PUT /me', { as: null, body: { name: 'X' } })).status).toBe(401);
    expect((await campus.call('POST /me/password', { as: null, body: {} })).status).toBe(401);
  });

  it('changes name and address, and leaves a trace', async () => {
    const { accessToken: token, userData } = await logIn('teacher@demo.school');
    const { status, body } = await send('PUT', '/me', {
      token,
      body: { name: ' Rafiq  ', email: 'Rafiq@Demo.School', current_password: DEMO_PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      data: { userData: { name: 'Rafiq', email: 'rafiq@demo.school' } },
    });
    expect((await send('GET', '/me', { token })).body.userData.name).toBe('Rafiq');
    expect((await logIn('rafiq@demo.school')).userData.id).toBe(userData.id);
    const history = (await campus.call(`GET /users/${userData.id}/history`)).list;
    expect(history[0]).toMatchObject({ action: 'update', user: { id: userData.id } });
    expect(JSON.stringify(history[0])).toContain('rafiq@demo.school');
  });

  it('leaves what somebody did under the earlier name to the same user, and the new name as an entry', async () => {
    const { accessToken: token, userData } = await logIn('accountant@demo.school');
    const byWhom = async () => {
      const made = await send('POST', '/expenses', { token, body: await build(campus, registry.get('expense')) });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const [entry] = (await campus.call(`GET /expenses/${made.body.data.id}/history`)).list;
      return entry?.user;
    };
    const before = { id: userData.id, name: userData.name };
    const after = { id: userData.id, name: 'Shaheda Begum' };
    expect(await byWhom()).toEqual(before);
    expect((await send('PUT', '/me', { token, body: { name: after.name } })).status).toBe(200);
    expect(await byWhom()).toEqual(after);
    // Under the number stands whose name it is, since when, and what they were called before.
    const { entries } = (await campus.call('GET /audit', { query: { user_id: userData.id } })).body as {
      entries: Json[];
    };
    const isAbout = (name: string) => entries.filter(({ resource }) => resource === name);
    expect(isAbout('expense').map(({ user }) => user)).toEqual([after, before]);
    expect(isAbout('user')).toMatchObject([
      {
        action: 'update',
        record_id: userData.id,
        changes: [{ field: 'name', before: before.name, after: after.name }],
      },
    ]);
  });

  it('changes nothing else, and says so at the fields', async () => {
    const { accessToken: token, userData } = await logIn('student@demo.school');
    const others = {
      role_id: 1,
      is_active: 0,
      permissions: [{ action: 'read', subject: 'Bank' }],
      password: NEW_PASSWORD,
    };
    const refused = await send('PUT', '/me', { token, body: { name: 'Tanvir', ...others, nickname: 'x' } });
    expect(refused.status).toBe(422);
    const notYours = ['You do not have permission to view or edit this.'];
    expect(refused.body.errors).toEqual({
      ...Object.fromEntries(Object.keys(others).map((name) => [name, notYours])),
      nickname: ['There is no such field.'],
    });
    expect((await logIn('student@demo.school')).userData).toEqual(userData);
  });

  it('takes no address that somebody else has, and no empty name', async () => {
    const { accessToken: token } = await logIn('parent@demo.school');
    const current_password = DEMO_PASSWORD;
    const taken = await send('PUT', '/me', { token, body: { email: 'ADMIN@demo.school', current_password } });
    // A parent does not see who has a login, and is not told.
    const neutral = ['This cannot be used here. Enter something else.'];
    expect([taken.status, taken.body.errors]).toEqual([422, { email: neutral }]);
    const seen = await logIn('superadmin@demo.school');
    const told = await send('PUT', '/me', {
      token: seen.accessToken,
      body: { email: 'ADMIN@demo.school', current_password },
    });
    expect([told.status, told.body.errors]).toEqual([422, { email: ['This is already taken.'] }]);
    const empty = await send('PUT', '/me', { token, body: { name: '', email: 'x', current_password } });
    expect([empty.status, Object.keys(empty.body.errors).sort()]).toEqual([422, ['email', 'name']]);
  });

  it('gets another address for the present password only, and on the profile only', async () => {
    const { accessToken: token, userData } = await logIn('office@demo.school');
    const own = await send('PUT', '/me', { token, body: { email: 'other@demo.school' } });
    expect([own.status, own.body.errors]).toEqual([422, { current_password: ['This field is required.'] }]);
    const wrong = await send('PUT', '/me', { token, body: { email: 'other@demo.school', current_password: 'x' } });
    expect(wrong.body.errors).toEqual({ current_password: ['Your current password is not correct.'] });
    expect((await send('PUT', '/me', { token, body: { email: 'Office@demo.school' } })).status).toBe(200);
    const { accessToken: first } = await logIn('superadmin@demo.school');
    const users = await send('PUT', '/users/1', { token: first, body: { email: 'first@demo.school' } });
    expect([users.status, users.body.errors]).toEqual([
      422,
      { email: ['Change your own email address on your profile page.'] },
    ]);
    expect((await logIn('office@demo.school')).userData.id).toBe(userData.id);
  });

  it('gets a new password on the profile only, where the present one is asked for', async () => {
    const { accessToken: token, userData } = await logIn('admin@demo.school');
    const body = { name: 'Rokeya', password: NEW_PASSWORD };
    const refused = await send('PUT', `/users/${userData.id}`, { token, body });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { password: ['Change your own password on your profile page.'] },
    ]);
    expect((await send('PUT', `/users/${userData.id}`, { token, body: { name: 'Rokeya', password: '' } })).status).toBe(
      200,
    );
    expect((await logIn('admin@demo.school')).userData).toMatchObject({ id: userData.id, name: 'Rokeya' });
  });

  it('gets a new password, which ends all other logins and not this one', async () => {
    const other = await logIn('accountant@demo.school');
    const { accessToken: token, userData } = await logIn('accountant@demo.school');
    const body = { current_password: DEMO_PASSWORD, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    expect(await send('POST', '/me/password', { token, body })).toEqual({
      status: 200,
      body: { status: 'success', message: 'Password changed.', data: null },
    });
    expect((await send('GET', '/me', { token })).status).toBe(200);
    expect((await send('GET', '/me', { token: other.accessToken })).status).toBe(401);
    expect(await logIn('accountant@demo.school')).not.toHaveProperty('accessToken');
    expect(await logIn('accountant@demo.school', NEW_PASSWORD)).toHaveProperty('accessToken');
    const entries = await campus.database.query('select * from audit_entries where user_id = $1', [userData.id]);
    expect(entries).toContainEqual(expect.objectContaining({ resource: 'login', action: 'otherLoginsEnded' }));
    expect(entries).toContainEqual(expect.objectContaining({ resource: 'user', action: 'update' }));
    expect(JSON.stringify(entries)).not.toMatch(/argon2|@5678/);
  });

  it.each([
    ['the present one is wrong', { current_password: 'Wrong@1234' }, ['current_password']],
    ['nothing is given', { current_password: '', password: '' }, ['current_password', 'password']],
    ['the new one is weak', { password: 'password', password_confirmation: 'password' }, ['password']],
    ['the two are not the same', { password_confirmation: 'Other@1234' }, ['password_confirmation']],
    ['it is no text', { password: { length: 8 } }, ['password']],
    ['it is the present one', { password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD }, ['password']],
  ])('keeps its password when %s', async (_, given, fields) => {
    const { accessToken: token } = await logIn('parent@demo.school');
    const body = {
      current_password: DEMO_PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      ...given,
    };
    const answer = await send('POST', '/me/password', { token, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
    expect(await logIn('parent@demo.school')).toHaveProperty('accessToken');
  });

  it('lets nobody guess the present password from an open session', async () => {
    const { accessToken: token } = await logIn('parent@demo.school');
    const body = { current_password: 'Wrong@1234', password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    for (let time = 0; time < 10; time += 1) await send('POST', '/me/password', { token, body });
    expect(
      (await send('POST', '/me/password', { token, body: { ...body, current_password: DEMO_PASSWORD } })).status,
    ).toBe(429);
  });
});
