import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { needOf } from '../../src/core/resource.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, ENGINES, type Json, openCampus, type Role } from '../support/campus.ts';
import { csvOf, runImport } from '../support/importFile.ts';
import { endOf } from '../support/jobs.ts';
import { deny, employeeOf, grant, userOf } from '../support/people.ts';

interface Entry extends Json {
  readonly id: number;
  readonly action: string;
  readonly resource: string;
  readonly user: { readonly id: number; readonly name: string } | null;
  readonly changes: readonly Json[];
  readonly details: Json | null;
  readonly is_hidden: boolean;
}

const religion = registry.get('religion');

describe.each(ENGINES)('the history of everything on %s', (engine) => {
  let campus: Campus;
  let admin: Json;
  beforeAll(async () => {
    campus = await openCampus(engine);
    admin = await userOf(campus, 'admin');
  });
  afterAll(() => campus.close());

  const read = async (query: Json = {}, as: Role = 'superadmin') => {
    const answer = await campus.call('GET /audit', { query, as });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { entries: Entry[]; older: number | null; newer: number | null };
  };
  const latest = async (query: Json = {}) => (await read({ ...query, limit: 1 })).entries[0];

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
      await campus.database.query(
        `insert into audit_entries (user_name, resource, action, details)
         values ('X', $1, 'export', jsonb_build_object('filter', jsonb_build_object($2::text, 'a hidden value')::text))`,
        [resource.name, name],
      );
      const { text } = await campus.call('GET /audit', { as: 'admin', query: { resource: resource.name, limit: 2 } });
      expect(text, `${resource.name}.${name}`).not.toContain('a hidden value');
      const told = await campus.call('GET /audit', { query: { resource: resource.name, limit: 2 } });
      expect(told.text, `${resource.name}.${name}`).toContain('a hidden value');
    }
    await deny(campus, 'admin', []);
  });

  it.each(['csv', 'xlsx'])('is taken out as %s, in words, and that is written down too', async (format) => {
    const made = await create(campus, religion, { name: `=1+1 ${format}` });
    const query = { resource: 'religion', record_id: made.id, format };
    const file = await campus.call('GET /audit/export', { query, as: 'admin' });
    expect(file.status).toBe(200);
    if (format === 'csv') {
      expect(file.text.split('\r\n')[0]).toBe(
        '\uFEFFNumber,Time,Person,Action,What,Record,Record number,Details,Address,Request',
      );
      expect(file.text).toMatch(/\d,\d{4}-\d\d-\d\d \d\d:\d\d,/);
      expect(file.text).toContain(`,Added,Religion,'=1+1 csv,${String(made.id)},`);
      expect(file.text).toContain('Name: =1+1 csv');
    } else {
      const sheet = strFromU8(unzipSync(file.bytes)['xl/worksheets/sheet1.xml'] as Uint8Array);
      // The time is a number with the look of a moment.
      expect(sheet).toMatch(/<c r="B2" s="5"><v>4\d{4}\.\d+<\/v><\/c>/);
    }
    expect(await latest({ action: 'export' })).toMatchObject({
      resource: 'audit',
      user: { id: admin.id },
      details: { format, rows: 1, filter: { resource: 'religion', record_id: made.id } },
    });
  });

  it('is taken out in the language of whoever asks, with names for numbers and without codes', async () => {
    const clerk = await userOf(campus, 'office');
    await grant(campus, 'office', [{ action: 'approve', subject: 'Expense' }]);
    await grant(campus, 'office', []);
    const { text } = await campus.call('GET /audit/export', {
      query: { resource: 'user', record_id: clerk.id, format: 'csv' },
      headers: { 'accept-language': 'de' },
    });
    expect(text.split('\r\n')[0]).toContain('Nummer des Eintrags');
    expect(text).toContain(`,Geändert,Benutzerkonto,${String(clerk.name)},${String(clerk.id)},`);
    expect(text).toMatch(/\+ Ausgaben: Genehmigen/);
    expect(text).toMatch(/− Ausgaben: Genehmigen/);
    expect(text).not.toContain('{');
    const made = await create(campus, registry.get('student'));
    const student = await campus.call('GET /audit/export', {
      query: { resource: 'student', record_id: made.id, format: 'csv' },
    });
    const { gender } = (await campus.call(`GET /students/${String(made.id)}`)).body as Record<string, Json>;
    expect(student.text).toContain(`Gender: ${String(gender?.name)}`);
    expect(student.text).not.toMatch(/[{}[\]]/);
  });

  it('names what every entry concerns, also what was deleted, to whoever may read it', async () => {
    const teacher = await employeeOf(campus, 'teacher');
    await campus.call(`PUT /employees/${String(teacher.id)}`, { body: { phone: '+880 1711 222444' } });
    const about = { resource: 'employee', record_id: teacher.id, limit: 1 };
    expect((await read(about)).entries[0]?.name).toBe(teacher.name);
    await deny(campus, 'admin', [{ action: 'read', subject: 'Employee' }]);
    expect((await read(about, 'admin')).entries[0]).toMatchObject({ is_hidden: true, name: null });
    await deny(campus, 'admin', []);
    const made = await create(campus, religion, { name: 'Mandaeism' });
    await campus.call(`DELETE ${addressOf(religion.endpoints.one.path, made.id)}`);
    const gone = (await read({ resource: 'religion', record_id: made.id })).entries;
    expect(gone.map(({ action, name }) => [action, name])).toEqual([
      ['delete', 'Mandaeism'],
      ['create', 'Mandaeism'],
    ]);
    const found = (await read({ about: 'mandae' })).entries;
    expect(found.map(({ id }) => id)).toEqual(gone.map(({ id }) => id));
  });

  it('names records of every kind as references to them are named', async () => {
    for (const resource of registry.resources) {
      const [row] = await campus.database.query<{ id: number }>(`select id from ${resource.table} order by id limit 1`);
      if (!row) continue;
      await campus.database.query(
        "insert into audit_entries (user_name, resource, record_id, action) values ('X', $1, $2, 'print')",
        [resource.name, row.id],
      );
      const [entry] = (await read({ resource: resource.name, record_id: row.id, action: 'print', limit: 1 })).entries;
      if (entry?.is_hidden) expect(entry.is_personal, resource.name).toBe(true);
      else expect(entry?.name, resource.name).toEqual(expect.stringMatching(/\S/));
    }
  });

  it('finds by a name what was done to the user, the employee and the sign-in of that person', async () => {
    const [user, employee] = [await userOf(campus, 'teacher'), await employeeOf(campus, 'teacher')];
    await campus.call(`PUT /users/${String(user.id)}`, { body: { permissions: [] } });
    await campus.call(`PUT /employees/${String(employee.id)}`, { body: { phone: '+880 1711 222555' } });
    await campus.call('POST /login', { as: null, body: { email: 'teacher@demo.school', password: 'Wrong@1234' } });
    const student = await create(campus, registry.get('student'), { name: `Young ${String(user.name)}` });
    const { entries } = await read({ about: String(user.name).toUpperCase(), limit: 200 });
    const found = new Set(entries.map(({ resource, record_id: id }) => `${resource} ${String(id)}`));
    expect(found).toContain(`employee ${String(employee.id)}`);
    expect(found).toContain(`login ${String(user.id)}`);
    expect(found).toContain(`student ${String(student.id)}`);
    const either = (await read({ q: String(user.name), limit: 200 })).entries.map(({ id }) => id);
    expect(either).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
    // Who may not read students does not learn by searching that one has the name.
    await deny(campus, 'admin', [{ action: 'read', subject: 'Student' }]);
    const hidden = (await read({ about: `Young ${String(user.name)}` }, 'admin')).entries;
    expect(hidden).toEqual([]);
    await deny(campus, 'admin', []);
  });

  it('says of records that nobody opens to others that they are personal, and not that a permission is missing', async () => {
    const { id } = await userOf(campus, 'teacher');
    const [note] = await campus.database.query<{ id: number }>(
      "insert into notifications (title, body, user_id, status) values ('Private', 'Private', $1, 0) returning id",
      [id],
    );
    await campus.database.query(
      `insert into audit_entries (user_name, resource, record_id, action, after)
       values ('X', 'notification', $1, 'create', '{"title":"Private"}')`,
      [note?.id],
    );
    const [entry] = (await read({ resource: 'notification', record_id: note?.id })).entries;
    expect(entry).toMatchObject({ is_hidden: true, is_personal: true, changes: [], name: null });
    const query = { resource: 'notification', record_id: note?.id };
    const { text } = await campus.call('GET /audit/export', { query });
    expect(text).toContain('Only the person this record belongs to');
  });

  it('marks a permission that was given by somebody who does not hold it, in the log and in the record', async () => {
    const any = { action: 'grant any', subject: 'Permission' };
    await grant(campus, 'admin', [any]);
    const name = `Deciders on ${engine}`;
    const body = {
      name,
      permissions: [
        { action: 'approve', subject: 'Expense' },
        { action: 'read', subject: 'Bank' },
      ],
    };
    const made = await campus.call('POST /roles', { as: 'admin', body });
    expect(made.status, made.text).toBe(201);
    const { id } = made.body.data as Json;
    const beyond = [{ action: 'approve', subject: 'Expense' }];
    const [entry] = (await read({ resource: 'role', record_id: id })).entries;
    expect(entry).toMatchObject({ action: 'create', beyond });
    const history = (await campus.call(`GET /roles/${String(id)}/history`)).list;
    expect(history[0]).toMatchObject({ beyond });
    const { text } = await campus.call('GET /audit/export', { query: { resource: 'role', record_id: id } });
    expect(text).toContain('Given without having it: Expenses: Approve');
    // A role that is given with all of that, and a super admin, who holds everything.
    const person = { name: 'Dora Decider', email: `decider.${engine}@demo.school`, role_id: id };
    const account = await campus.call('POST /users', { as: 'admin', body: person });
    expect(account.status, account.text).toBe(201);
    expect(await latest({ resource: 'user', action: 'create' })).toMatchObject({ beyond });
    await grant(campus, 'office', beyond);
    expect(await latest({ resource: 'user', action: 'update' })).toMatchObject({ beyond: [] });
    await grant(campus, 'office', []);
    await grant(campus, 'admin', []);
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
