import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../schemas/access/demoLogins.ts';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { grant, userOf } from '../support/people.ts';

describe('a look at the product as another user', () => {
  let campus: Campus;
  let teacher: Json;
  beforeAll(async () => {
    campus = await openCampus('postgres');
    teacher = await userOf(campus, 'teacher');
  });
  afterAll(() => campus.close());

  const begin = (id: unknown, { as = 'superadmin' as Role, reason = 'They see no homework' } = {}) =>
    campus.call(`POST /users/${String(id)}/view`, { as, body: { reason } });
  const tokenOf = async (id: unknown) => {
    const answer = await begin(id);
    expect(answer.status, answer.text).toBe(200);
    return String((answer.body.data as Json).accessToken);
  };
  const viewing =
    (token: string) =>
    (call: Parameters<Campus['call']>[0], options: Json = {}) =>
      campus.call(call, { ...options, as: null, headers: { authorization: `Bearer ${token}` } });

  it('is begun with a reason, by whoever may, and written down with it', async () => {
    expect((await begin(teacher.id, { reason: '' })).status).toBe(422);
    expect((await begin(teacher.id, { as: 'admin' })).status).toBe(403);
    const token = await tokenOf(teacher.id);
    const { body } = await viewing(token)('GET /me');
    expect(body.userData).toMatchObject({ id: teacher.id });
    const { entries } = (await campus.call('GET /audit', { query: { action: 'viewBegun', limit: 1 } })).body as {
      entries: Json[];
    };
    expect(entries[0]).toMatchObject({
      resource: 'user',
      record_id: teacher.id,
      details: { reason: 'They see no homework', user: teacher.name },
    });
  });

  it('shows what they may see, row by row, and nothing else', async () => {
    const look = viewing(await tokenOf(teacher.id));
    for (const path of ['/get/all/student', '/get/all/expense', '/users', '/audit'] as const) {
      const theirs = await campus.call(`GET ${path}`, { as: 'teacher', query: { range: [0, 99] } });
      const seen = await look(`GET ${path}`, { query: { range: [0, 99] } });
      expect([seen.status, seen.text], path).toEqual([theirs.status, theirs.text]);
    }
  });

  it('changes nothing and takes nothing out, whatever call is made', async () => {
    const look = viewing(await tokenOf(teacher.id));
    const calls = campus.server.servedCalls(campus.context).map(({ call }) => call);
    const refused = calls.filter(
      ({ id, method, answer }) =>
        id !== 'endViewAs' && (method !== 'GET' || ('shape' in answer && answer.shape === 'file')),
    );
    expect(refused.length).toBeGreaterThan(300);
    for (const { id, method, path, who } of refused) {
      const address = path.replace(/\{\w+\}/g, '999999');
      const answer = await look(
        `${method} ${address}` as Parameters<typeof look>[0],
        method === 'GET' ? {} : { body: {} },
      );
      expect(answer.status, id).toBe(403);
      if (who === 'everybody' || who === 'signedIn') expect(answer.body.message, id).toMatch(/viewing as another user/);
    }
  });

  it('leaves an entry of every path that is opened, once, with the record where it is of one', async () => {
    const look = viewing(await tokenOf(teacher.id));
    const [student] = (await campus.call('GET /get/all/students', { as: 'teacher', query: { range: [0, 0] } })).list;
    const opened = [
      ['/get/all/students', 'student', null],
      [`/students/${String(student?.id)}`, 'student', student?.id],
      ['/dashboard', 'view', null],
    ] as const;
    for (const [path] of [...opened, ...opened]) {
      expect((await look(`GET ${path}`, { query: path.startsWith('/get') ? { range: [0, 9] } : {} })).status).toBe(200);
    }
    await look('GET /me');
    const { entries } = (await campus.call('GET /audit', { query: { action: 'viewed', limit: 3 } })).body as {
      entries: Json[];
    };
    const superadmin = await userOf(campus, 'superadmin');
    expect(entries.toReversed()).toMatchObject(
      opened.map(([path, resource, record_id]) => ({
        resource,
        record_id,
        user: { id: superadmin.id },
        details: { path, as: { id: teacher.id } },
      })),
    );
    const { body } = await campus.call(`GET /students/${String(student?.id)}/history`);
    expect(JSON.stringify(body)).not.toContain('viewed');
  });

  it('is found in the log with what was opened in it by the name of whom it was of', async () => {
    const look = viewing(await tokenOf(teacher.id));
    expect((await look('GET /get/all/students', { query: { range: [0, 9] } })).status).toBe(200);
    for (const query of [{ q: teacher.name }, { about: teacher.name }]) {
      const { entries } = (await campus.call('GET /audit', { query: { ...query, limit: 3 } })).body as {
        entries: Json[];
      };
      expect(entries, JSON.stringify(query)).toContainEqual(
        expect.objectContaining({ action: 'viewed', details: expect.objectContaining({ path: '/get/all/students' }) }),
      );
    }
  });

  it('ends with the login of who looks, with an entry', async () => {
    const payload = { email: 'superadmin@demo.school', password: DEMO_PASSWORD };
    const login = (await campus.call('POST /login', { as: null, body: payload })).body;
    const own = { authorization: `Bearer ${String(login.accessToken)}` };
    const begun = await campus.call(`POST /users/${String(teacher.id)}/view`, {
      as: null,
      headers: own,
      body: { reason: 'They see no homework' },
    });
    const look = viewing(String((begun.body.data as Json).accessToken));
    expect((await look('GET /me')).status).toBe(200);
    await campus.call('POST /logout', { as: null, headers: own, body: {} });
    expect((await look('GET /me')).status).toBe(401);
    await campus.server.endOverdueViews(campus.database.db);
    const open = await campus.database.query(
      'select 1 from account_views v where ended_at is null and not exists (select 1 from login_families f where f.id = v.family_id and f.ended_at is null)',
    );
    expect(open).toEqual([]);
  });

  it('is not of oneself, of who is inactive, of a super admin for others, or of who holds more', async () => {
    const [self, office, accountant] = await Promise.all(
      (['superadmin', 'office', 'accountant'] as const).map((role) => userOf(campus, role)),
    );
    expect((await begin(self?.id)).status).toBe(409);
    await grant(campus, 'admin', [{ action: 'view as', subject: 'Permission' }]);
    expect((await begin(self?.id, { as: 'admin' })).status).toBe(403);
    expect((await begin(accountant?.id, { as: 'admin' })).status).toBe(403);
    expect((await begin(teacher.id, { as: 'admin' })).status).toBe(200);
    await campus.call(`PUT /users/${String(office?.id)}/status`, { body: { is_active: 0 } });
    expect((await begin(office?.id)).status).toBe(409);
    await campus.call(`PUT /users/${String(office?.id)}/status`, { body: { is_active: 1 } });
    expect((await begin(999_999)).status).toBe(404);
  });

  it.each([
    ['what is private in whose record', []],
    ['whose pay', [{ action: 'read private', subject: 'Employee', is_denied: 0 }]],
    [
      'whose loans, fund and attendance',
      [
        { action: 'read private', subject: 'Employee', is_denied: 0 },
        { action: 'read', subject: 'Employee Salary', is_denied: 0 },
      ],
    ],
  ])('is not of a colleague %s whoever looks may not see', async (what, more) => {
    const clerk = await create(campus, registry.get('user'), {
      role_id: ROLES.office,
      login_id: null,
      email: `curious${more.length}@people.test`,
      password: DEMO_PASSWORD,
      permissions: [{ action: 'view as', subject: 'Permission', is_denied: 0 }, ...more],
    });
    const login = await campus.call('POST /login', {
      as: null,
      body: { email: clerk.email, password: DEMO_PASSWORD },
    });
    const look = viewing(String(login.body.accessToken));
    const [office, student] = await Promise.all([userOf(campus, 'office'), userOf(campus, 'student')]);
    const reason = { body: { reason: 'Curious' } };
    expect((await look(`POST /users/${String(office?.id)}/view`, reason)).status, what).toBe(403);
    expect((await look(`POST /users/${String(student?.id)}/view`, reason)).status).toBe(200);
  });

  it('ends when they say so, and at once when they may no longer look', async () => {
    const token = await tokenOf(teacher.id);
    const look = viewing(token);
    expect((await look('POST /view/end', { body: {} })).status).toBe(200);
    expect((await look('GET /me')).status).toBe(401);
    const { entries } = (await campus.call('GET /audit', { query: { action: 'viewEnded', limit: 1 } })).body as {
      entries: Json[];
    };
    expect(entries[0]).toMatchObject({ resource: 'user', record_id: teacher.id });
    expect((await campus.call('POST /view/end', { body: {} })).status).toBe(404);

    await grant(campus, 'admin', [{ action: 'view as', subject: 'Permission' }]);
    const begun = await begin(teacher.id, { as: 'admin' });
    const other = viewing(String((begun.body.data as Json).accessToken));
    expect((await other('GET /me')).status).toBe(200);
    await grant(campus, 'admin', []);
    expect((await other('GET /me')).status).toBe(401);
  });

  it('ends after half an hour, with an entry', async () => {
    const endings = async () => {
      const [row] = await campus.database.query<{ count: number }>(
        "select count(*)::int as count from audit_entries where action = 'viewEnded'",
      );
      return row?.count ?? 0;
    };
    const before = await endings();
    const look = viewing(await tokenOf(teacher.id));
    await campus.database.query(
      "update account_views set ends_at = now() - interval '1 second' where ended_at is null and user_id = $1",
      [teacher.id],
    );
    expect((await look('GET /me')).status).toBe(401);
    await campus.server.endOverdueViews(campus.database.db);
    expect(await endings()).toBeGreaterThan(before);
  });
});
