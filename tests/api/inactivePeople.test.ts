import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { isAboutUser } from '../../src/core/preset.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';

const PASSWORD = 'Kettle!drum482';
const user = registry.get('user');

/** Everybody who can be switched off and may have a login. */
const people = registry.resources
  .filter((resource) => resource.toggle && isAboutUser(resource))
  .map((resource) => ({ name: resource.name, resource }));

const ROLE: Readonly<Record<string, number>> = { student: ROLES.student, studentParent: ROLES.parent };

describe('the login of somebody who is switched off', () => {
  let campus: Campus;
  let count = 0;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const login = (email: unknown) => campus.call('POST /login', { as: null, body: { email, password: PASSWORD } });
  const account = (role_id: number, given: Json = {}) =>
    create(campus, user, { email: `off${++count}@people.test`, login_id: null, role_id, password: PASSWORD, ...given });
  const linkFor = async (id: unknown) =>
    campus.call(`POST /users/${id}/password-link`, { as: 'superadmin', body: { send: 'show' } });
  const signIn = async (id: unknown) => (await campus.call(`GET /users/${id}`)).body.sign_in;

  describe.each(eachOf(people))('as %s', (_, { resource }) => {
    const switchTo = (id: unknown, is_active: 0 | 1, as: 'superadmin' | 'admin' = 'superadmin') =>
      campus.call(`PUT ${addressOf(resource.endpoints.toggle?.path ?? '', id)}`, { as, body: { is_active } });
    const personWith = (user_id: unknown) => create(campus, resource, { user_id });
    const role = ROLE[resource.name] ?? ROLES.office;

    it('ends, is refused like a wrong password, and works again with the person', async () => {
      const own = await account(role);
      const person = await personWith(own.id);
      const { body, status } = await login(own.email);
      expect(status).toBe(200);
      const me = () =>
        campus.call('GET /me', { as: null, headers: { authorization: `Bearer ${String(body.accessToken)}` } });
      const refresh = () =>
        campus.call('POST /jwt/refresh-token', { as: null, body: { refreshToken: body.refreshToken } });
      expect((await me()).status).toBe(200);

      expect((await switchTo(person.id, 0)).status).toBe(200);
      expect((await me()).status).toBe(401);
      expect((await refresh()).status).toBe(401);
      const wrong = await campus.call('POST /login', { as: null, body: { email: own.email, password: 'not this' } });
      const refused = await login(own.email);
      expect([refused.status, refused.body.message]).toEqual([401, wrong.body.message]);
      expect(await signIn(own.id)).toBe('inactive_person');

      expect((await switchTo(person.id, 1)).status).toBe(200);
      expect((await me()).status).toBe(401);
      expect((await login(own.email)).status).toBe(200);
      expect(await signIn(own.id)).toBe('ready');
    });

    it('gets no link, and one that was handed out is over', async () => {
      const own = await account(role, { password: null });
      const person = await personWith(own.id);
      const { code } = (await linkFor(own.id)).body.data as { code: string };
      await switchTo(person.id, 0);
      expect((await linkFor(own.id)).status).toBe(409);
      const used = await campus.call('POST /password/link', { as: null, body: { code, password: PASSWORD } });
      expect(used.status).toBe(404);
      const seen = await campus.call(`GET ${addressOf(resource.endpoints.one.path, person.id)}`);
      expect(seen.body).toMatchObject({ is_active: 0, user_id: own.id });
    });

    const change = (id: unknown, body: Json) =>
      campus.call(`PUT ${addressOf(resource.endpoints.update?.path ?? '', id)}`, { body });
    /** Signs somebody in, and asks later whether that login still holds. */
    const signedIn = async ({ email }: Json) => {
      const { body } = await login(email);
      const headers = { authorization: `Bearer ${String(body.accessToken)}` };
      return { holds: async () => (await campus.call('GET /me', { as: null, headers })).status === 200 };
    };

    it('ends where it is given to somebody who is off, and does not come back', async () => {
      const [own, person] = [await account(role), await personWith(null)];
      expect((await switchTo(person.id, 0)).status).toBe(200);
      const before = await signedIn(own);
      expect(await before.holds()).toBe(true);
      const given = await change(person.id, { user_id: own.id });
      expect(given.status, given.text).toBe(200);
      expect(await before.holds()).toBe(false);
      expect((await switchTo(person.id, 1)).status).toBe(200);
      expect(await before.holds()).toBe(false);
      expect(await (await signedIn(own)).holds()).toBe(true);
    });

    it('does not come back where their record is deleted: the account is switched off', async () => {
      const own = await account(role);
      const person = await personWith(own.id);
      expect((await switchTo(person.id, 0)).status).toBe(200);
      const path = addressOf(resource.endpoints.remove?.path ?? '', person.id);
      expect((await campus.call(`DELETE ${path}`)).status).toBe(200);
      expect((await login(own.email)).status).toBe(401);
      expect((await campus.call(`GET /users/${own.id}`)).body.is_active).toBe(0);
    });

    it('ends again where they come back after they were deleted, and does not come back itself', async () => {
      const own = await account(role);
      const person = await personWith(own.id);
      expect((await switchTo(person.id, 0)).status).toBe(200);
      const deleted = await campus.call(`DELETE ${addressOf(resource.endpoints.remove?.path ?? '', person.id)}`);
      expect(deleted.status, deleted.text).toBe(200);
      const on = await campus.call(`PUT ${addressOf(user.endpoints.toggle?.path ?? '', own.id)}`, {
        body: { is_active: 1 },
      });
      expect(on.status, on.text).toBe(200);
      const meanwhile = await signedIn(own);
      expect(await meanwhile.holds()).toBe(true);
      const undone = await campus.call(`POST /deletions/${String((deleted.body.data as Json).undo)}/undo`);
      expect(undone.status, undone.text).toBe(200);
      expect(await meanwhile.holds()).toBe(false);
      expect((await switchTo(person.id, 1)).status).toBe(200);
      expect(await meanwhile.holds()).toBe(false);
    });
  });

  it('is a super admin’s only where another super admin does it, and never the last one’s', async () => {
    const employee = registry.get('employee');
    const switchOff = (id: unknown, as: 'superadmin' | 'admin') =>
      campus.call(`PUT ${addressOf(employee.endpoints.toggle?.path ?? '', id)}`, { as, body: { is_active: 0 } });
    const second = await account(ROLES.superAdmin);
    const person = await create(campus, employee, { user_id: second.id });
    const refused = await switchOff(person.id, 'admin');
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['is_active']]);
    expect((await login(second.email)).status).toBe(200);

    await campus.database.query('update users set is_active = 0 where role_id = 1 and id <> $1', [second.id]);
    const { accessToken } = (await login(second.email)).body;
    const headers = { authorization: `Bearer ${String(accessToken)}` };
    const last = await campus.call(`PUT ${addressOf(employee.endpoints.toggle?.path ?? '', person.id)}`, {
      as: null,
      headers,
      body: { is_active: 0 },
    });
    expect(last.status, last.text).toBe(409);
    await campus.database.query('update users set is_active = 1 where role_id = 1');
  });

  it('leaves none of the links that they have handed out', async () => {
    const employee = registry.get('employee');
    const office = await account(ROLES.admin);
    const person = await create(campus, employee, { user_id: office.id });
    const { body } = await login(office.email);
    const headers = { authorization: `Bearer ${String(body.accessToken)}` };
    const invited = await account(ROLES.office, { password: null });
    const link = await campus.call(`POST /users/${invited.id}/password-link`, {
      as: null,
      headers,
      body: { send: 'show' },
    });
    expect(link.status, link.text).toBe(200);
    const toggle = addressOf(employee.endpoints.toggle?.path ?? '', person.id);
    expect((await campus.call(`PUT ${toggle}`, { body: { is_active: 0 } })).status).toBe(200);
    const { code } = link.body.data as { code: string };
    const used = await campus.call('POST /password/link', { as: null, body: { code, password: PASSWORD } });
    expect(used.status, used.text).toBe(404);
  });

  it('of a teacher, and of nobody who may change users, is ended by who may change employees alone', async () => {
    const employee = registry.get('employee');
    const clerks = await create(campus, registry.get('role'), {
      permissions: ['read', 'update'].map((action) => ({ subject: 'Employee', action })),
    });
    const clerk = await account(Number(clerks.id));
    const { body } = await login(clerk.email);
    const headers = { authorization: `Bearer ${String(body.accessToken)}` };
    const switchOff = async (user_id: unknown) => {
      const person = await create(campus, employee, { user_id });
      const path = addressOf(employee.endpoints.toggle?.path ?? '', person.id);
      return campus.call(`PUT ${path}`, { as: null, headers, body: { is_active: 0 } });
    };
    const head = await account(ROLES.admin);
    expect((await switchOff((await account(ROLES.teacher)).id)).status).toBe(200);
    const refused = await switchOff(head.id);
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['is_active']]);
    expect((await login(head.email)).status).toBe(200);
  });

  it('that holds more is neither given back by switching on, nor taken or given with a record, by who holds less', async () => {
    const employee = registry.get('employee');
    const { toggle, one, removeMany, update, create: add } = employee.endpoints;
    const person = await create(campus, employee, { user_id: (await account(ROLES.accountant)).id });
    const switchTo = (is_active: number, as: 'superadmin' | 'admin') =>
      campus.call(`PUT ${addressOf(toggle?.path ?? '', person.id)}`, { as, body: { is_active } });
    expect((await switchTo(0, 'admin')).status).toBe(200);
    const changed = await campus.call(`PUT ${addressOf(update?.path ?? '', person.id)}`, {
      as: 'admin',
      body: { phone: '+880 1711 555666' },
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await switchTo(1, 'admin')).status).toBe(422);
    expect((await switchTo(1, 'superadmin')).status).toBe(200);
    expect((await switchTo(1, 'admin')).status, 'who is on already is given nothing back').toBe(200);
    expect((await campus.call(`DELETE ${addressOf(one.path, person.id)}`, { as: 'admin' })).status).toBe(403);
    const many = await campus.call(`DELETE ${removeMany?.path}`, { as: 'admin', body: { ids: [person.id] } });
    expect(many.text).toContain('refused');
    expect((await campus.call(`GET ${addressOf(one.path, person.id)}`)).status).toBe(200);
    const other = await account(ROLES.accountant);
    const plain = await create(campus, employee, {});
    const given = await campus.call(`PUT ${addressOf(update?.path ?? '', plain.id)}`, {
      as: 'admin',
      body: { user_id: other.id },
    });
    expect([given.status, Object.keys(given.body.errors as object)]).toEqual([422, ['user_id']]);
    const made = await campus.call(`POST ${add?.path}`, {
      as: 'admin',
      body: await build(campus, employee, { user_id: other.id }),
    });
    expect([made.status, Object.keys(made.body.errors as object)]).toEqual([422, ['user_id']]);
  });
});

describe('users', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  it('tell who has never chosen a password, alone and in the list, until one is chosen', async () => {
    const given = { email: 'never@people.test', login_id: null, role_id: ROLES.office, password: null };
    const { id } = await create(campus, user, given);
    const listed = async () =>
      ((await campus.call('GET /users', { query: { filter: { id: [id] } } })).list as Json[])[0]?.sign_in;
    expect([(await campus.call(`GET /users/${id}`)).body.sign_in, await listed()]).toEqual([
      'no_password',
      'no_password',
    ]);
    const link = await campus.call(`POST /users/${id}/password-link`, { body: { send: 'show' } });
    const { code } = link.body.data as { code: string };
    await campus.call('POST /password/link', { as: null, body: { code, password: PASSWORD } });
    expect(await listed()).toBe('ready');
  });
});
