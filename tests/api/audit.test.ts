import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { csvOf, runImport } from '../support/importFile.ts';
import { userOf } from '../support/people.ts';

const religion = registry.get('religion');
const user = registry.get('user');
const student = registry.get('student');

/** What the audit stores of a record, oldest first. */
interface Entry {
  readonly action: string;
  readonly user_id: number;
  readonly user_name: string;
  readonly address: string;
  readonly request_id: string;
  readonly before: Json | null;
  readonly after: Json | null;
}

describe('the audit', () => {
  let campus: Campus;
  let admin: Json;
  beforeAll(async () => {
    campus = await openCampus('embedded');
    admin = await userOf(campus, 'admin');
  });
  afterAll(() => campus.close());

  const entriesOf = ({ name }: { readonly name: string }, { id }: Json): Promise<Entry[]> =>
    campus.database.query<Entry>('select * from audit_entries where resource = $1 and record_id = $2 order by id', [
      name,
      id,
    ]);

  it('tells who did something, from where and by which request, with the record before and after', async () => {
    const created = await create(campus, religion, { name: 'Tengrism' });
    const path = addressOf(religion.endpoints.one.path, created.id);
    const changed = await campus.call(`PUT ${path}`, { as: 'admin', body: { name: 'Tengriism' } });
    expect(changed.status, changed.text).toBe(200);
    expect((await campus.call(`DELETE ${path}`, { as: 'admin' })).status).toBe(200);

    const by = { user_id: admin.id, user_name: admin.name, address: '127.0.0.1' };
    const [creation, change, deletion, ...more] = await entriesOf(religion, created);
    expect(creation).toMatchObject({ action: 'create', before: null, after: { name: 'Tengrism' } });
    expect(change).toMatchObject({
      action: 'update',
      ...by,
      before: { name: 'Tengrism' },
      after: { name: 'Tengriism' },
    });
    expect(deletion).toMatchObject({ action: 'delete', ...by, before: { name: 'Tengriism' }, after: null });
    expect(more).toEqual([]);
    expect(new Set([creation, change, deletion].map((entry) => entry?.request_id)).size).toBe(3);
  });

  it('has no entry for a write that changes nothing', async () => {
    const created = await create(campus, religion);
    const path = addressOf(religion.endpoints.one.path, created.id);
    expect((await campus.call(`PUT ${path}`, { body: { name: created.name } })).status).toBe(200);
    expect((await campus.call(`PUT ${path}/status`, { body: { is_active: 1 } })).status).toBe(200);
    expect((await entriesOf(religion, created)).map(({ action }) => action)).toEqual(['create']);
  });

  it('keeps what is stored of a record, and neither what is worked out nor the texts beside a reference', async () => {
    const created = await create(campus, student);
    const [creation] = await entriesOf(student, created);
    const computed = Object.keys(student.fields).filter((name) => student.fields[name]?.kind === 'computed');
    const beside = Object.keys(created).filter(
      (name) => !(name in student.fields) && typeof created[name] === 'object',
    );
    expect(beside.length).toBeGreaterThan(0);
    for (const name of [...computed, ...beside]) expect(creation?.after).not.toHaveProperty(name);
    expect(creation?.after).toMatchObject({ class_id: created.class_id, is_active: 1, created_by: created.created_by });
  });

  it('tells that a password was changed, and no password', async () => {
    const created = await create(campus, user);
    const path = addressOf(user.endpoints.one.path, created.id);
    expect((await campus.call(`PUT ${path}`, { body: { password: 'Kettle!drum482' } })).status).toBe(200);
    expect((await campus.call(`PUT ${path}`, { body: { name: 'Somebody', password: '' } })).status).toBe(200);

    const { list } = await campus.call(`GET ${addressOf(user.endpoints.history.path, created.id)}`);
    expect(list.map(({ changes }) => (changes as Json[]).map(({ field }) => field)).slice(0, 2)).toEqual([
      ['name'],
      ['password'],
    ]);
    expect(list[1]?.changes).toEqual([{ field: 'password', before: '•', after: '••' }]);
    const entries = await entriesOf(user, created);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|Kettle!drum482/);
    expect(entries[0], 'there was nothing before it was made').toMatchObject({ action: 'create', before: null });
  });

  it('tells of each line of a file who entered it, and so does the record', async () => {
    const names = ['Cao Dai', 'Tenrikyo', 'Yazidism'];
    const done = await runImport(
      campus,
      religion,
      {
        file: csvOf(
          ['Name'],
          names.map((name) => [name]),
        ),
      },
      { as: 'admin' },
    );
    expect(done.report, JSON.stringify(done)).toMatchObject({ created: names.length });
    const { list } = await campus.call(`GET ${religion.endpoints.list.path}`, { query: { sort: ['id', 'DESC'] } });
    const made = list.filter(({ name }) => names.includes(String(name)));
    expect(made).toHaveLength(names.length);
    for (const record of made) {
      expect(record.created_by).toBe(admin.id);
      expect(await entriesOf(religion, record)).toMatchObject([
        { action: 'create', user_id: admin.id, after: { name: record.name, created_by: admin.id } },
      ]);
    }
  });
});
