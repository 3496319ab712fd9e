import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { csvOf, runImport } from '../support/importFile.ts';
import { endOf } from '../support/jobs.ts';
import { auditOf, type Entry } from '../support/auditLog.ts';
import { deny, grant, userOf } from '../support/people.ts';

const religion = registry.get('religion');

describe('the history of everything', () => {
  let campus: Campus;
  let admin: Json;
  beforeAll(async () => {
    campus = await openCampus();
    admin = await userOf(campus, 'admin');
  });
  afterAll(() => campus.close());

  const { read, latest } = auditOf(() => campus);

  it('is read by super admins and admins, and by nobody else', async () => {
    const statuses = ['superadmin', 'admin', 'accountant', 'office', 'teacher', 'student', 'parent'] as const;
    const answers = await Promise.all(statuses.map((as) => campus.call('GET /audit', { as })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403, 403]);
  });

  it('has every file that is taken out of any entity, with what was asked for, before it leaves', async () => {
    for (const resource of registry.resources) {
      const [column] = resource.list.columns;
      const query = { format: 'csv', columns: [column] };
      const { status } = await campus.call(`GET ${resource.endpoints.export.path}`, { query });
      expect(status, resource.name).toBe(200);
      expect(await latest({ action: 'export' }), resource.name).toMatchObject({
        resource: resource.name,
        record_id: null,
        details: { format: 'csv', columns: [column], rows: expect.any(Number) },
      });
    }
  });

  it('tells by what a file was narrowed and how many rows it has, also of one that is made in the background', async () => {
    const query = { format: 'xlsx', columns: ['name'], filter: { name: 'Islam' } };
    const { body } = await campus.call(`POST ${religion.endpoints.export.path}`, { query, as: 'admin' });
    const { job_id: id } = body.data as { job_id: number };
    await endOf(campus, id);
    expect(await latest({ action: 'export' })).toMatchObject({
      user: { id: admin.id },
      details: { format: 'xlsx', columns: ['name'], rows: 1, job: id, filter: '{"name":"Islam"}' },
    });
    expect((await campus.call(`GET /jobs/${id}/file`, { as: 'admin' })).status).toBe(200);
    expect(await latest()).toMatchObject({
      action: 'download',
      resource: 'job',
      record_id: id,
      user: { id: admin.id },
    });
  });

  it('has imports, cancelled jobs and jobs that were begun again', async () => {
    const { report } = await runImport(campus, religion, { file: csvOf(['Name'], [['Yarsanism'], ['Samaritanism']]) });
    expect(report).toMatchObject({ created: 2 });
    expect(await latest({ action: 'import' })).toMatchObject({ resource: 'religion', details: { rows: 2 } });
    const [job] = await campus.database.query<{ id: number }>(
      "insert into jobs (kind, state, input, locale, address, request_id) values ('none', 'queued', '{}', 'en', '', '') returning id",
    );
    expect((await campus.call(`PUT /jobs/${job?.id}/cancel`)).status).toBe(200);
    expect((await campus.call(`PUT /jobs/${job?.id}/retry`)).status).toBe(200);
    expect((await read({ resource: 'job', record_id: job?.id })).entries.map(({ action }) => action)).toEqual([
      'jobRetried',
      'jobCancelled',
    ]);
  });

  it('has logins and failed ones', async () => {
    const login = (password: string) =>
      campus.app.inject({ method: 'POST', url: '/api/login', payload: { email: 'office@demo.school', password } });
    expect((await login('Wrong@1234')).statusCode).toBe(401);
    expect(await latest({ resource: 'login' })).toMatchObject({ action: 'loginFailed', address: '127.0.0.1' });
    expect((await login('Demo@1234')).statusCode).toBe(200);
    expect(await latest({ resource: 'login' })).toMatchObject({ action: 'login' });
  });

  it('has what a limit refused of sign-ins: one entry for an address, a person and a minute', async () => {
    const attempt = (email: string, remoteAddress: string) =>
      campus.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        payload: { email, password: 'Wrong@1234' },
      });
    const statuses: number[] = [];
    for (let time = 0; time < 13; time++) {
      statuses.push((await attempt('accountant@demo.school', '10.9.8.7')).statusCode);
      statuses.push((await attempt('nobody@demo.school', '10.9.8.7')).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    await campus.server.writeLimitedLogins(campus.context);
    const { id, name } = await userOf(campus, 'accountant');
    const { entries } = await read({ action: 'loginLimited' });
    expect(entries.map(({ user, address, details }) => ({ user, address, details }))).toEqual([
      { user: null, address: '10.9.8.7', details: { times: 3 } },
      { user: { id, name }, address: '10.9.8.7', details: { times: 3 } },
    ]);
  });

  it('tells which permissions were given and taken', async () => {
    await grant(campus, 'office', [{ action: 'approve', subject: 'Expense' }]);
    const entry = await latest({ resource: 'user', action: 'update' });
    expect(entry?.changes).toEqual([
      { field: 'permissions', before: [], after: [expect.objectContaining({ action: 'approve', subject: 'Expense' })] },
    ]);
    await grant(campus, 'office', []);
  });

  it('is narrowed by who, what, when, address and request', async () => {
    const made = await create(campus, religion, { name: 'Ahl-e Haqq' });
    await campus.call(`PUT ${addressOf(religion.endpoints.one.path, made.id)}`, {
      as: 'admin',
      body: { name: 'Haqq' },
    });
    const about = { resource: 'religion', record_id: made.id };
    const [change, creation] = (await read(about)).entries as [Entry, Entry];
    expect([change.action, creation.action]).toEqual(['update', 'create']);
    const today = campus.context.today();
    const found = async (query: Json) => (await read({ ...about, ...query })).entries.map(({ id }) => id);
    expect(await found({ action: 'update' })).toEqual([change.id]);
    expect(await found({ user_id: admin.id })).toEqual([change.id]);
    expect(await found({ q: String(admin.name).slice(2, 9).toUpperCase() })).toEqual([change.id]);
    expect(await found({ q: '100%' })).toEqual([]);
    expect(await found({ from: today, to: today })).toEqual([change.id, creation.id]);
    expect(await found({ to: '2001-01-01' })).toEqual([]);
    expect(await found({ from: '2100-01-01' })).toEqual([]);
    expect(await found({ address: '127.0.0.1' })).toEqual([change.id, creation.id]);
    expect(await found({ q: '127.0.0.1' })).toEqual([change.id, creation.id]);
    expect(await found({ address: '10.1.1.1' })).toEqual([]);
    expect(await found({ request_id: change.request_id })).toEqual([change.id]);
    expect(await found({ q: change.request_id })).toEqual([change.id]);
    expect((await campus.call('GET /audit', { query: { from: 'yesterday' } })).status).toBe(400);
    expect((await campus.call('GET /audit', { query: { limit: 201 } })).status).toBe(400);
  });

  describe('somebody who was renamed', () => {
    let student: Json;
    let change: Entry | undefined;
    beforeAll(async () => {
      const user = await userOf(campus, 'student');
      const { list } = await campus.call('GET /get/all/students', { query: { filter: { user_id: user.id } } });
      student = list[0] as Json;
      await campus.call('PUT /me', { as: 'student', body: { name: 'Nadia Before' } });
      await campus.call('PUT /me', { as: 'student', body: { name: 'Nadia After' } });
      change = await latest({ resource: 'user', action: 'update' });
    });

    it('is found with all that they did by every name that they had, and by their record', async () => {
      expect(change?.user?.name).toBe('Nadia Before');
      const names = ['Nadia Before', 'Nadia After', String(student.student_id)];
      for (const q of names) {
        const ids = (await read({ q, limit: 200 })).entries.map(({ id }) => id);
        expect(ids, q).toContain(change?.id);
      }
    });

    it('is what entries are about under every name that they had', async () => {
      for (const about of ['Nadia Before', 'Nadia After']) {
        const ids = (await read({ about, limit: 200 })).entries.map(({ id }) => id);
        expect(ids, about).toContain(change?.id);
      }
    });
  });

  it('is read page by page, to its end and back', async () => {
    const all = (await read({ resource: 'login', limit: 200 })).entries.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(4);
    const first = await read({ resource: 'login', limit: 2 });
    expect(first.newer).toBeNull();
    const seen: number[] = first.entries.map(({ id }) => id);
    let page = first;
    while (page.older !== null) {
      page = await read({ resource: 'login', limit: 2, before: page.older });
      seen.push(...page.entries.map(({ id }) => id));
    }
    expect(seen).toEqual(all);
    while (page.newer !== null) page = await read({ resource: 'login', limit: 2, after: page.newer });
    expect(page.entries).toEqual(first.entries);
  });

  it('tells of a record that its reader may not read who did what and when, and not what it held', async () => {
    const student = await create(campus, registry.get('student'));
    await deny(campus, 'admin', [{ action: 'read', subject: 'Student' }]);
    const { entries } = await read({ resource: 'student', record_id: student.id }, 'admin');
    expect(entries).toMatchObject([{ action: 'create', is_hidden: true, changes: [], details: null }]);
    const file = await campus.call('GET /audit/export', {
      as: 'admin',
      query: { resource: 'student', record_id: student.id },
    });
    expect(file.text).not.toContain(String(student.name));
    await deny(campus, 'admin', []);
    const [shown] = (await read({ resource: 'student', record_id: student.id }, 'admin')).entries;
    expect(shown?.changes).toContainEqual({ field: 'name', before: null, after: student.name });
  });

  it('keeps fields hidden from whoever may not read them', async () => {
    const guarded = registry.resources.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([name, { readPermission }]) =>
        readPermission ? [{ resource, name, need: needOf(resource, readPermission) }] : [],
      ),
    );
    expect(guarded.length).toBeGreaterThan(0);
    const needs = [...guarded.map(({ need }) => need), { action: 'update', subject: 'Permission' }];
    await deny(campus, 'admin', [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()]);
    for (const { resource, name } of guarded) {
      await campus.database.query(
        `insert into audit_entries (user_name, resource, record_id, action, after, details)
         select 'X', $1, id, 'create', jsonb_build_object($2::text, 'a hidden value'), null from ${resource.table} order by id limit 1`,
        [resource.name, name],
      );
      const hidden = { [name]: 'a hidden value' };
      for (const filter of [hidden, { any_of: [{ id: 1 }, hidden] }])
        await campus.database.query(
          `insert into audit_entries (user_name, resource, action, details)
           values ('X', $1, 'export', jsonb_build_object('filter', $2::text))`,
          [resource.name, JSON.stringify(filter)],
        );
      const { text } = await campus.call('GET /audit', { as: 'admin', query: { resource: resource.name, limit: 3 } });
      expect(text, `${resource.name}.${name}`).not.toContain('a hidden value');
      const told = await campus.call('GET /audit', { query: { resource: resource.name, limit: 3 } });
      expect(told.text, `${resource.name}.${name}`).toContain('a hidden value');
    }
    await deny(campus, 'admin', []);
  });

  describe('its chain', () => {
    it('is verified behind a call, which keeps what was found and is written down', async () => {
      const { status, body } = await campus.call('POST /audit/verify', { as: 'admin', body: {} });
      expect(status).toBe(202);
      const job = await endOf(campus, (body.data as Json).job_id);
      expect(job).toMatchObject({ state: 'done', result: { problem: null } });
      const chain = (await campus.call('GET /audit/chain')).body as { entries: number; verified: Json };
      expect(chain.verified).toMatchObject({ problem: null, entries: (job.result as Json).count });
      expect(await latest()).toMatchObject({ resource: 'audit', action: 'verify' });
    });

    it('names the entry that somebody has changed in the database', async () => {
      const entry = await latest({ action: 'login' });
      await campus.database.run(`alter table audit_entries disable trigger all;
        update audit_entries set user_name = 'Nobody' where id = ${entry?.id};
        alter table audit_entries enable trigger all`);
      const { body } = await campus.call('POST /audit/verify', { body: {} });
      await endOf(campus, (body.data as Json).job_id);
      expect((await campus.call('GET /audit/chain')).body.verified).toMatchObject({
        problem: 'changed',
        entry_id: entry?.id,
      });
    });
  });
});
