import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campus, type Json, openCampus, type Role } from '../support/campus.ts';
import { grant } from '../support/people.ts';

const BY_AMOUNT = {
  name: 'Dear',
  filter: '{"amount_gte":"1000"}',
  sort: '["amount","DESC"]',
  per_page: 50,
  columns: '["purpose","amount"]',
};
const SHOWN = {
  filter: { amount_gte: '1000' },
  sort: { field: 'amount', order: 'DESC' },
  perPage: 50,
  columns: ['purpose', 'amount'],
};

describe('views of lists', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const share = (changed: object = {}, { as = 'admin' as Role, list = 'expense' } = {}) =>
    campus.call(`PUT /list-views/${list}`, { as, body: { ...BY_AMOUNT, ...changed } });
  const viewsOf = async (as: Role) => (await campus.call('GET /list-views/expense', { as })).list;
  const defaultOf = async (as: Role, list = 'expense') => {
    const { userData } = (await campus.call('GET /me', { as })).body as { userData: { default_views?: Json } };
    return userData.default_views?.[list] as Json | undefined;
  };

  it('are shared by whoever sets permissions, and seen by whoever reads the list', async () => {
    expect((await share()).status).toBe(200);
    expect(await viewsOf('accountant')).toEqual([{ name: 'Dear', view: SHOWN, is_default: false }]);
    expect((await share({}, { as: 'accountant' })).status).toBe(403);
    expect((await campus.call('GET /list-views/expense', { as: 'student' })).status).toBe(403);
    expect((await campus.call('GET /list-views/expense', { as: null })).status).toBe(401);
    expect((await campus.call('GET /list-views/constructor', { as: 'admin' })).status).toBe(404);
  });

  it('make one of them how the list begins for everybody who may read it, until another takes its place', async () => {
    const messages = [
      (await share({ is_default: 1 })).body.message,
      (await share()).body.message,
      (await share({ is_default: 1 })).body.message,
    ];
    expect(messages).toEqual([
      'This list opens in “Dear” for everyone.',
      'This list no longer opens in “Dear”.',
      'This list opens in “Dear” for everyone.',
    ]);
    expect(await defaultOf('accountant')).toEqual(SHOWN);
    expect(await defaultOf('student')).toBeUndefined();
    await share({ name: 'Last', sort: '["spent_on","DESC"]', is_default: 1 });
    expect((await viewsOf('admin')).map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Dear', false],
      ['Last', true],
    ]);
    expect((await defaultOf('accountant'))?.sort).toEqual({ field: 'spent_on', order: 'DESC' });
    const removed = await campus.call('DELETE /list-views/expense', { as: 'admin', body: { name: 'Last' } });
    expect(removed.status).toBe(200);
    expect(await defaultOf('accountant')).toBeUndefined();
    expect((await campus.call('DELETE /list-views/expense', { as: 'admin', body: { name: 'Last' } })).status).toBe(404);
  });

  it('begin no list for whoever may not ask for what they are narrowed by', async () => {
    const view = { filter: '{"date_of_birth_gte":"1980-01-01"}', sort: '["name","ASC"]', columns: '["name"]' };
    expect((await share({ ...view, is_default: 1 }, { list: 'employee', as: 'superadmin' })).status).toBe(200);
    expect(await defaultOf('superadmin', 'employee')).toBeDefined();
    expect(await defaultOf('teacher', 'employee')).toBeUndefined();
    expect((await campus.call('GET /list-views/employee', { as: 'superadmin' })).list).toHaveLength(1);
    expect((await campus.call('GET /list-views/employee', { as: 'teacher' })).list).toEqual([]);
  });

  it('that somebody may not ask for are neither told nor changed by them', async () => {
    const view = {
      name: 'Secret',
      filter: '{"date_of_birth_gte":"1980-01-01"}',
      sort: '["name","ASC"]',
      columns: '["name"]',
    };
    expect((await share(view, { list: 'employee', as: 'superadmin' })).status).toBe(200);
    await grant(campus, 'teacher', [{ action: 'update', subject: 'Permission' }]);
    const own = { ...view, name: 'Own', filter: '{}' };
    const answer = await share(own, { list: 'employee', as: 'teacher' });
    expect(answer.body.data).toMatchObject([{ name: 'Own' }]);
    expect((await share({ ...own, name: 'Secret' }, { list: 'employee', as: 'teacher' })).body).toMatchObject({
      errors: { name: ['This is already taken.'] },
    });
    const remove = { as: 'teacher' as const, body: { name: 'Secret' } };
    expect((await campus.call('DELETE /list-views/employee', remove)).status).toBe(404);
    const hidden = { ...own, columns: '["date_of_birth"]' };
    expect((await share(hidden, { list: 'employee', as: 'teacher' })).status).toBe(422);
    expect((await share({ ...own, columns: '["name","name"]' }, { list: 'employee', as: 'teacher' })).status).toBe(422);
  });

  it('are not told to whoever reads their own records alone: a filter names others', async () => {
    const byName = { filter: '{"q":"Faruk Ahmed"}', sort: '["name","ASC"]', columns: '["name"]', is_default: 1 };
    expect((await share(byName, { list: 'student', as: 'superadmin' })).status).toBe(200);
    expect((await campus.call('GET /list-views/student', { as: 'teacher' })).list).toHaveLength(1);
    for (const as of ['student', 'parent'] as const) {
      expect((await campus.call('GET /list-views/student', { as })).list).toEqual([]);
      expect(await defaultOf(as, 'student')).toBeUndefined();
    }
  });

  it.each([
    ['a filter by what is no field', { filter: '{"nothing":1}' }, 400],
    ['a filter that is no JSON', { filter: '{' }, 400],
    ['a sort by what is no field', { sort: '["nothing","ASC"]' }, 400],
    ['a column that is no field', { columns: '["nothing"]' }, 422],
    ['no column', { columns: '[]' }, 422],
    ['a page of seven rows', { per_page: 7 }, 422],
    ['no name', { name: ' ' }, 422],
  ])('are refused with %s', async (_, changed, status) => {
    expect((await share(changed)).status).toBe(status);
  });

  it('that two people share at once are both kept', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    await Promise.all(names.map((name) => share({ name })));
    const shared = (await viewsOf('admin')).map(({ name }) => name);
    expect(shared).toEqual(expect.arrayContaining(names));
  });

  it('are written down with who shared them', async () => {
    const [entry] = await campus.database.query(
      `select action, user_name, details from audit_entries where resource = 'expense' and action = 'viewShared' order by id limit 1`,
    );
    expect(entry).toMatchObject({
      action: 'viewShared',
      details: { view: 'Dear', filter: expect.any(String), sort: expect.any(String) },
    });
  });
});
