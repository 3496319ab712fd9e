import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../schemas/index.ts';
import { callsOf } from '../../src/core/calls/resourceCalls.ts';
import { needOf, type Resource } from '../../src/core/resource.ts';
import { create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { deny, grant, userOf } from '../support/people.ts';

type Call = Parameters<Campus['call']>[0];

/** Every call of a resource, with an id that exists nowhere. */
function callsTo(resource: Resource): { call: Call; reads: boolean; isGuarded: boolean; needsOnlyLogin: boolean }[] {
  // A list with a permission of its own is as closed as the history and files of records.
  const guarded = resource.endpoints.variants
    .filter(({ permission }) => permission)
    .map(({ name }) => `variants.${name}`);
  return callsOf(resource).map(({ key, method, path }) => ({
    call: `${method} ${path.replace('{id}', '999999')}` as Call,
    reads: method === 'GET',
    isGuarded: ['history', 'export', 'template', ...guarded].includes(key),
    needsOnlyLogin: needsOnlyLogin(resource, key),
  }));
}

/** Whether an action or a list needs no more than a login: it then asks whose the record is, or shows what is for all. */
function needsOnlyLogin(resource: Resource, key: string): boolean {
  const action = key.startsWith('actions.') ? resource.actions[key.slice('actions.'.length)] : undefined;
  if (action) return needOf(resource, action.permission).subject === 'Auth';
  const isOpened = resource.visibleTo.opening.some(({ need }) => need.subject === 'Auth');
  if (isOpened && (['list', 'summary', 'one'].includes(key) || key.startsWith('variants.'))) return true;
  return resource.endpoints.variants.some(
    ({ name, permission }) => key === `variants.${name}` && permission?.subject === 'Auth',
  );
}

// Who is refused is decided before any database is asked for a record: one engine shows it.
describe('who may call what', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
    const { userData } = (await campus.call('GET /me', { as: 'student' })).body as {
      userData: { ability: Parameters<typeof deny>[2] };
    };
    await deny(campus, 'student', userData.ability);
  });
  afterAll(() => campus.close());

  describe.each(eachOf(registry.resources))('%s', (_, resource) => {
    it('needs a login for every call, unless everybody may read it', async () => {
      for (const { call, reads, isGuarded } of callsTo(resource)) {
        const answer = await campus.call(call, { as: null, ...(!reads && { body: {} }) });
        const isOpen = resource.read === 'public' && reads && !isGuarded;
        expect(isOpen ? [200, 404] : [401], call).toContain(answer.status);
        expect(answer.text, call).not.toMatch(/"password/);
      }
    });

    it('refuses every call to somebody without the ability', async () => {
      for (const { call, reads, isGuarded, needsOnlyLogin: isEverybodys } of callsTo(resource)) {
        const answer = await campus.call(call, { as: 'student', ...(!reads && { body: {} }) });
        const isOpen = resource.read !== 'permission' && reads && !isGuarded;
        expect(isOpen || isEverybodys ? [200, 404] : [403], `${call}: ${answer.text.slice(0, 300)}`).toContain(
          answer.status,
        );
      }
    });
  });
});

/** Entities that somebody may change without being allowed to see everything of them. */
const partlyHidden = registry.resources.filter(
  ({ endpoints, fields }) =>
    endpoints.create &&
    endpoints.update &&
    Object.values(fields).some(({ readPermission = 'update' }) => readPermission !== 'update'),
);

describe('a field that somebody may not read', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  it.each(eachOf(partlyHidden))(
    'of %s is not told to who changes it, nor to who is refused because it has changed',
    async (_, resource) => {
      const { endpoints } = resource;
      await grant(
        campus,
        'student',
        ['read', 'update', resource.visibleTo.unless ?? 'read'].map((action) => needOf(resource, action)),
      );
      const hidden = Object.keys(resource.fields).filter((name) => {
        const { readPermission = 'update' } = resource.fields[name] ?? {};
        return readPermission !== 'update';
      });
      const record = await create(campus, resource);
      const change = (body: Json) =>
        campus.call(`PUT ${addressOf(endpoints.update?.path ?? '', record.id)}`, { as: 'student', body });
      const { is_active, row_version } = record;
      const done = await change({ is_active, row_version });
      expect(done.status, done.text).toBe(200);
      const stale = await change({ is_active, row_version: Number(row_version) + 1 });
      expect(stale.status, stale.text).toBe(409);
      expect(hidden.length).toBeGreaterThan(0);
      for (const name of hidden) {
        expect(record, name).toHaveProperty(name);
        expect(done.body.data, name).not.toHaveProperty(name);
        expect(stale.body.current, name).not.toHaveProperty(name);
      }
    },
  );
});

describe('permissions', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it.each(['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'x'.repeat(5_000)])(
    'takes %s for no login',
    async (authorization) => {
      const answer = await campus.call('GET /get/banks', { as: null, headers: { authorization } });
      expect(answer.status).toBe(401);
    },
  );

  it('takes back a login at once when the user is switched off', async () => {
    const [office] = (
      await campus.call('GET /users', { query: { filter: { email: 'office@demo.school' }, range: [0, 0] } })
    ).list;
    expect((await campus.call('GET /get/expenses', { as: 'office', query: { range: [0, 0] } })).status).toBe(200);
    await campus.call(`PUT /users/${office?.id}/status`, { body: { is_active: 0 } });
    expect((await campus.call('GET /get/expenses', { as: 'office', query: { range: [0, 0] } })).status).toBe(401);
  });

  it('is not ended by oneself: somebody else switches a user off', async () => {
    const self = { as: 'admin' as const };
    const id = (await userOf(campus, 'admin'))?.id;
    const answer = await campus.call(`PUT /users/${String(id)}/status`, { ...self, body: { is_active: 0 } });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This would end your own access. Someone else must do it.',
    ]);
    const many = await campus.call('PUT /users/bulk/status', { ...self, body: { ids: [id], is_active: 0 } });
    expect(many.body.data).toMatchObject({ done: [], refused: [{ id }] });
    expect((await campus.call('GET /me', self)).status).toBe(200);
  });

  it('applies a changed role at once', async () => {
    const path = 'GET /get/expense/types';
    expect((await campus.call(path, { as: 'teacher' })).status).toBe(403);
    const [teacher] = (
      await campus.call('GET /get/all/roles', { query: { filter: { name: 'Teacher' }, range: [0, 0] } })
    ).list;
    const permissions = [...((teacher as Json).permissions as object[]), { action: 'read', subject: 'Expense Type' }];
    const changed = await campus.call(`PUT /roles/${teacher?.id}`, { body: { permissions } });
    expect(changed.status, changed.text).toBe(200);
    expect((await campus.call(path, { as: 'teacher' })).status).toBe(200);
  });

  it('takes from a user what their own denials name, and gives what their grants name', async () => {
    const [accountant] = (
      await campus.call('GET /users', { query: { filter: { email: 'accountant@demo.school' }, range: [0, 0] } })
    ).list;
    const permissions = [
      { action: 'read', subject: 'Bank', is_denied: 1 },
      { action: 'read', subject: 'Parent', is_denied: 0 },
    ];
    expect((await campus.call('GET /get/banks', { as: 'accountant' })).status).toBe(200);
    await campus.call(`PUT /users/${accountant?.id}`, { body: { permissions } });
    expect((await campus.call('GET /get/banks', { as: 'accountant' })).status).toBe(403);
    expect(
      (await campus.call('GET /get/all/student_parents', { as: 'accountant', query: { range: [0, 0] } })).status,
    ).toBe(200);
  });

  it('hides a field from who may not read it, in the list, for one, in the history, in filters and in exports', async () => {
    const [student] = (await campus.call('GET /get/all/students', { query: { range: [0, 0] } })).list;
    await campus.call(`PUT /students/${student?.id}`, { body: { father_nid: '1990123456' } });
    const path = `/students/${student?.id}` as const;
    expect((await campus.call(`GET ${path}`)).body.father_nid).toBe('1990123456');
    const as = 'accountant';
    expect((await campus.call(`GET ${path}`, { as })).body).not.toHaveProperty('father_nid');
    const list = await campus.call('GET /get/all/students', { as, query: { range: [0, 0] } });
    expect(list.list[0]).not.toHaveProperty('father_nid');
    expect((await campus.call(`GET ${path}/history`, { as })).text).not.toContain('1990123456');
    const filtered = await campus.call('GET /get/all/students', {
      as,
      query: { range: [0, 0], filter: { father_nid: '1990123456' } },
    });
    expect(filtered.status).toBe(400);
    const sorted = await campus.call('GET /get/all/students', {
      as,
      query: { range: [0, 0], sort: ['father_nid', 'ASC'] },
    });
    expect(sorted.status).toBe(400);
    expect((await campus.call('GET /students/export', { as, query: { columns: ['father_nid'] } })).status).toBe(400);
  });

  it('keeps the last super admin, and lets nobody else make one', async () => {
    const [last] = (
      await campus.call('GET /users', { query: { filter: { email: 'superadmin@demo.school' }, range: [0, 0] } })
    ).list;
    expect((await campus.call(`PUT /users/${last?.id}/status`, { body: { is_active: 0 } })).status).toBe(409);
    expect((await campus.call(`PUT /users/${last?.id}`, { body: { role_id: 2 } })).status).toBe(409);
    expect((await campus.call(`DELETE /users/${last?.id}`)).status).toBe(409);
    const second = await create(campus, registry.get('user'), { role_id: 1 });
    expect((await campus.call(`DELETE /users/${second.id}`, { as: 'admin' })).status).toBe(403);
    expect((await campus.call(`DELETE /users/${second.id}`)).status).toBe(200);
    const [admin] = (
      await campus.call('GET /users', { query: { filter: { email: 'admin@demo.school' }, range: [0, 0] } })
    ).list;
    const promoted = await campus.call(`PUT /users/${admin?.id}`, { as: 'admin', body: { role_id: 1 } });
    expect(promoted.status).toBe(422);
    expect(
      (await campus.call(`PUT /users/${last?.id}`, { as: 'admin', body: { password: 'Taken@1234' } })).status,
    ).toBe(422);
  });

  it('keeps the roles that the product relies on', async () => {
    expect((await campus.call('PUT /roles/4/status', { body: { is_active: 0 } })).status).toBe(409);
    const removed = await campus.call('DELETE /roles/4');
    expect(removed.status).toBe(409);
  });
});
