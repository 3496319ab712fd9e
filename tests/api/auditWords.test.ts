import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { auditOf } from '../support/auditLog.ts';
import { deny, employeeOf, grant, userOf } from '../support/people.ts';

const religion = registry.get('religion');

describe('the history of everything in words', () => {
  let campus: Campus;
  let admin: Json;
  beforeAll(async () => {
    campus = await openCampus();
    admin = await userOf(campus, 'admin');
  });
  afterAll(() => campus.close());

  const { read, latest } = auditOf(() => campus);

  it.each(['csv', 'xlsx'])('is taken out as %s, in words, and that is written down too', async (format) => {
    const made = await create(campus, religion, { name: `=1+1 ${format}` });
    const query = { resource: 'religion', record_id: made.id, format };
    const file = await campus.call('GET /audit/export', { query, as: 'admin' });
    expect(file.status).toBe(200);
    if (format === 'csv') {
      expect(file.text.split('\r\n')[0]).toBe(
        '\uFEFFNumber,Time,Person,Action,Type,Record,Record number,Details,Address,Request',
      );
      expect(file.text).toMatch(/\d,\d{4}-\d\d-\d\d \d\d:\d\d,/);
      expect(file.text).toContain(`,Added,Religion,'=1+1 csv,${String(made.id)},`);
      expect(file.text).toContain('Name: =1+1 csv');
    } else {
      const sheet = strFromU8(unzipSync(file.bytes)['xl/worksheets/sheet1.xml'] as Uint8Array);
      // The time is a number with the look of a moment.
      expect(sheet).toMatch(/<c r="B2" s="8"><v>4\d{4}\.\d+<\/v><\/c>/);
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

  it('says of pictures and passwords that they are others, and not what stored files are called', async () => {
    const stored = (digits: string) => `/storage/${digits}/${digits}${'0'.repeat(62)}.png`;
    await campus.database.query(
      `insert into audit_entries (user_name, resource, record_id, action, before, after)
       values ('X', 'user', $1, 'update', $2::jsonb, $3::jsonb)`,
      [
        admin.id,
        JSON.stringify({ photo: stored('ab'), password: '•' }),
        JSON.stringify({ photo: stored('cd'), password: '••' }),
      ],
    );
    const query = { resource: 'user', record_id: admin.id, format: 'csv' };
    const { text } = await campus.call('GET /audit/export', { query });
    expect(text).toContain('Photo: an image → another image');
    expect(text).toMatch(/Password: •+["\n]/);
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
    const name = 'Deciders';
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
    expect(text).toContain('Given by someone who does not have it: Expenses: Approve');
    // A role that is given with all of that, and a super admin, who holds everything.
    const person = { name: 'Dora Decider', email: 'decider@demo.school', role_id: id };
    const account = await campus.call('POST /users', { as: 'admin', body: person });
    expect(account.status, account.text).toBe(201);
    expect(await latest({ resource: 'user', action: 'create' })).toMatchObject({ beyond });
    await grant(campus, 'office', beyond);
    expect(await latest({ resource: 'user', action: 'update' })).toMatchObject({ beyond: [] });
    await grant(campus, 'office', []);
    await grant(campus, 'admin', []);
  });
});
