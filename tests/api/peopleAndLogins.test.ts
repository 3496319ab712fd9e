import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { takesTogether } from '../../src/core/madeTogether.ts';
import { build, create } from '../support/build.ts';
import { addressOf, type Campus, type Json, openCampus } from '../support/campus.ts';
import { eachOf } from '../support/eachOf.ts';
import { csvOf, runImport, sendImport } from '../support/importFile.ts';
import { deny, grant } from '../support/people.ts';

/** Everybody who is entered together with a login. */
const people = registry.resources
  .filter(({ fields }) => takesTogether(fields.user_id))
  .map((resource) => ({ name: resource.name, resource }));

const ROLE: Readonly<Record<string, number>> = {
  employee: ROLES.office,
  student: ROLES.student,
  studentParent: ROLES.parent,
};

describe('a login that is made with somebody', () => {
  let campus: Campus;
  let count = 0;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  const login = (resource: { name: string }): Json => ({
    email: `made${++count}@people.test`,
    ...(resource.name === 'employee' && { role_id: ROLES.office }),
  });
  const usersWith = async (email: unknown) =>
    (await campus.call('GET /users', { query: { filter: { email } } })).list as Json[];

  it('is there for employees, students and parents', () => {
    expect(people.map(({ name }) => name).sort()).toEqual(['employee', 'student', 'studentParent']);
  });

  describe.each(eachOf(people))('of a %s', (_, { resource }) => {
    const { create: made, update } = resource.endpoints;
    const post = (body: Json, as: 'superadmin' | 'office' = 'superadmin') =>
      campus.call(`POST ${made?.path}`, { body, as });

    it('is stored with them, with their name and role, and the user says whose it is', async () => {
      const given = login(resource);
      const answer = await post(await build(campus, resource, { user_id: given }));
      expect(answer.status, answer.text).toBe(201);
      const person = answer.body.data as Json;
      const [account] = await usersWith(given.email);
      expect(account).toMatchObject({ name: person.name, role_id: ROLE[resource.name], is_active: 1 });
      expect(person.user_id).toBe(account?.id);
      const shown = resource.name === 'studentParent' ? 'parent' : resource.name;
      expect(account?.[shown]).toEqual([{ id: person.id, name: person.name }]);
    });

    it('may be sent as a form and left out', async () => {
      const { email, ...others } = login(resource);
      const form = new URLSearchParams({ 'user_id[email]': String(email) });
      for (const [name, value] of Object.entries(others)) form.set(`user_id[${name}]`, String(value));
      const without = await build(campus, resource, { user_id: null });
      const answer = await post(without);
      expect([answer.status, (answer.body.data as Json).user_id], answer.text).toEqual([201, null]);
      const changed = await campus.call(`PUT ${addressOf(update?.path ?? '', (answer.body.data as Json).id)}`, {
        body: form.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(changed.status, changed.text).toBe(200);
      expect(await usersWith(email)).toHaveLength(1);
    });

    it('is refused at its fields, together with what is wrong beside it, and nothing is stored', async () => {
      const input = await build(campus, resource, { name: '', user_id: { ...login(resource), email: 'no address' } });
      const answer = await post(input);
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors as object).sort()).toEqual(
        expect.arrayContaining(['name', 'user_id.email']),
      );
      const given = login(resource);
      await create(campus, registry.get('user'), { email: given.email, role_id: ROLES.office });
      const taken = await post(await build(campus, resource, { name: 'Nobody Stored', user_id: given }));
      expect([taken.status, Object.keys(taken.body.errors as object)], taken.text).toEqual([422, ['user_id.email']]);
      const { list } = await campus.call(`GET ${resource.endpoints.list.path}`, {
        query: { filter: { name: 'Nobody Stored' } },
      });
      expect(list).toEqual([]);
    });

    it('is refused at its field and the person’s own at once, where both are taken', async () => {
      const given = login(resource);
      await create(campus, registry.get('user'), { email: given.email, role_id: ROLES.office });
      const input = await build(campus, resource, { user_id: given });
      const first = await post({ ...input, user_id: null });
      expect(first.status, first.text).toBe(201);
      const own = Object.entries(resource.fields).flatMap(([name, { unique }]) =>
        unique && name !== 'user_id' && input[name] != null ? [name] : [],
      );
      const answer = await post(input);
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors as object).sort(), answer.text).toEqual([...own, 'user_id.email'].sort());
    });

    it('is refused at the own ID where that is what somebody else signs in with', async () => {
      const own = ['employee_id', 'student_id'].find((name) => name in resource.fields);
      const { email, ...others } = login(resource);
      const input = await build(campus, resource, { user_id: { ...others, email: null, login_id: null } });
      const taken = own ? String(input[own]) : `taken-${++count}`;
      await create(campus, registry.get('user'), { login_id: taken, role_id: ROLES.office });
      // Parents have no such ID, so theirs is entered in the login.
      const answer = await post(own ? input : { ...input, user_id: { ...others, login_id: taken } });
      expect([answer.status, Object.keys(answer.body.errors as object)], answer.text).toEqual([
        422,
        [own ?? 'user_id.login_id'],
      ]);
    });

    it('needs neither an ID nor an email address where their own ID signs in, and is refused at them elsewhere', async () => {
      const { email, ...others } = login(resource);
      const own = ['employee_id', 'student_id'].find((name) => name in resource.fields);
      const input = await build(campus, resource, { user_id: { ...others, email: null, login_id: '' } });
      const answer = await post(input);
      if (!own) {
        expect([answer.status, answer.body.errors], answer.text).toEqual([
          422,
          { 'user_id.email': ['This field is required.'] },
        ]);
        return;
      }
      expect(answer.status, answer.text).toBe(201);
      const person = answer.body.data as Json;
      const account = (await campus.call(`GET /users/${person.user_id}`)).body as Json;
      expect(account).toMatchObject({ login_id: input[own], email: null, role_id: ROLE[resource.name] });
      const link = (await campus.call(`POST /users/${person.user_id}/password-link`)).body.data as Json;
      const password = 'Kettle!drum480';
      const set = await campus.call('POST /password/link', { as: null, body: { code: link.code, password } });
      expect(set.status, set.text).toBe(200);
      const signedIn = await campus.call('POST /login', { as: null, body: { email: input[own], password } });
      expect(signedIn.body, email as string).toHaveProperty('accessToken');
    });

    it('is undone where the person cannot be stored', async () => {
      const given = login(resource);
      const input = await build(campus, resource, { user_id: given });
      const first = await post({ ...input, user_id: null });
      expect(first.status, first.text).toBe(201);
      const unique = ['employee_id', 'student_id', 'nid'].find((name) => input[name] != null);
      const twice = await post(input);
      expect(twice.status, `${unique} ${twice.text}`).toBe(unique ? 422 : 201);
      expect(await usersWith(given.email)).toHaveLength(unique ? 0 : 1);
    });

    it('takes no other field than those that are declared, and tells what is none from what is not set here', async () => {
      const given = { ...login(resource), permissions: [{ action: 'full', subject: 'Permission' }], colour: 'red' };
      const answer = await post(await build(campus, resource, { user_id: given }));
      expect([answer.status, answer.body.errors], answer.text).toEqual([
        422,
        {
          'user_id.permissions': ['This cannot be set here. Leave it out.'],
          'user_id.colour': ['There is no such field.'],
        },
      ]);
    });

    it('is refused at its own ID where one is given that is taken', async () => {
      const { email, ...others } = login(resource);
      const login_id = `given-${++count}`;
      await create(campus, registry.get('user'), { login_id, role_id: ROLES.office });
      const answer = await post(await build(campus, resource, { user_id: { ...others, login_id } }));
      expect([answer.status, Object.keys(answer.body.errors as object)], answer.text).toEqual([
        422,
        ['user_id.login_id'],
      ]);
    });

    it('is refused at its fields alone where somebody who is there gets it: what is theirs is not taken', async () => {
      const given = login(resource);
      await create(campus, registry.get('user'), { email: given.email, role_id: ROLES.office });
      const input = await build(campus, resource, { user_id: null });
      const person = await create(campus, resource, input);
      const answer = await campus.call(`PUT ${addressOf(update?.path ?? '', person.id)}`, {
        body: { ...input, user_id: given },
      });
      expect([answer.status, Object.keys(answer.body.errors as object)], answer.text).toEqual([422, ['user_id.email']]);
    });

    it('is not made by who may not manage logins', async () => {
      const answer = await post(await build(campus, resource, { user_id: login(resource) }), 'office');
      expect([403, 422], answer.text).toContain(answer.status);
      if (answer.status === 422) expect(answer.body.errors).toHaveProperty('user_id');
    });

    it('comes in columns of an import', async () => {
      const { email } = login(resource);
      const { columns } = await importableOf(resource.name);
      expect(columns).toEqual(expect.arrayContaining(['user_id.email', 'user_id.login_id']));
      expect(columns.includes('user_id.role_id')).toBe(resource.name === 'employee');
      expect(email).toBeTruthy();
    });
  });

  async function importableOf(name: string): Promise<{ columns: string[] }> {
    const resource = registry.get(name);
    const file = csvOf(['x'], [['y']]);
    const { body } = await sendImport(campus, resource, { file, dryRun: true });
    const { fields } = (body.data as { report: { fields: Json[] } }).report;
    return { columns: fields.map((field) => String(field.name)) };
  }

  it('of an employee has neither the role of students nor that of parents', async () => {
    for (const role_id of [ROLES.student, ROLES.parent]) {
      const input = await build(campus, registry.get('employee'), { user_id: { ...login({ name: '' }), role_id } });
      const answer = await campus.call('POST /employees', { body: input });
      expect([answer.status, Object.keys(answer.body.errors as object)], answer.text).toEqual([
        422,
        ['user_id.role_id'],
      ]);
    }
  });

  it('of a super admin is made by super admins only', async () => {
    const input = await build(campus, registry.get('employee'), {
      user_id: { ...login({ name: '' }), role_id: ROLES.superAdmin },
    });
    const answer = await campus.call('POST /employees', { body: input, as: 'admin' });
    expect([answer.status, answer.body.errors], answer.text).toEqual([
      422,
      { 'user_id.role_id': ['Only a super admin can assign this role.'] },
    ]);
  });

  it('of employees is imported with them, a role by its name', async () => {
    const employee = registry.get('employee');
    const emails = [`imported${++count}@people.test`, `imported${++count}@people.test`];
    const rows = await Promise.all(emails.map((email) => build(campus, employee, { user_id: { email } })));
    const nameIn = async (name: string) =>
      (await campus.call(`GET ${registry.get(name).endpoints.list.path}`)).list[0]?.name;
    const [gender, designation] = [await nameIn('gender'), await nameIn('designation')];
    const file = csvOf(
      [
        'employee_id',
        'name',
        'gender_id',
        'phone',
        'present_address',
        'designation_id',
        'joined_on',
        'user_id.email',
        'user_id.role_id',
      ],
      rows.map((row, index) => [
        String(row.employee_id),
        `Imported ${index}`,
        String(gender),
        '+880 1711 000000',
        'Dhaka',
        String(designation),
        '2025-01-15',
        String(emails[index]),
        'Teacher',
      ]),
    );
    const done = await runImport(campus, employee, { file });
    const text = JSON.stringify(done);
    for (const email of emails) expect(await usersWith(email), text).toMatchObject([{ role_id: ROLES.teacher }]);
  });

  describe('a parent who is made with a student', () => {
    const student = registry.get('student');
    const given = () => ({
      name: `Rahima Begum ${++count}`,
      relation: 'mother',
      phone: `01711-90${1000 + count}`,
    });
    const post = (body: Json, as: 'superadmin' | 'office' | 'teacher' = 'superadmin') =>
      campus.call('POST /students', { body, as });
    const parentsWith = async (phone: unknown) =>
      (await campus.call('GET /get/all/student_parents', { query: { filter: { phone } } })).list as Json[];
    const keysOf = ({ body }: { body: Json }) => Object.keys((body.errors as object | undefined) ?? {});

    it('is stored with them by who may add parents, with a login of their own where one is given', async () => {
      const parent = given();
      const answer = await post(await build(campus, student, { parent_id: parent, user_id: null }), 'office');
      expect(answer.status, answer.text).toBe(201);
      expect(await parentsWith(parent.phone)).toMatchObject([{ id: (answer.body.data as Json).parent_id, ...parent }]);
      const { email } = login({ name: '' });
      const other = { ...given(), user_id: { email } };
      const both = await post(await build(campus, student, { parent_id: other, user_id: {} }));
      expect(both.status, both.text).toBe(201);
      const [account] = await usersWith(email);
      expect(account).toMatchObject({ name: other.name, role_id: ROLES.parent });
      expect(await parentsWith(other.phone)).toMatchObject([{ user_id: account?.id }]);
    });

    it('is stored with them by who may add parents and read none, whoever else has the phone number', async () => {
      const there = given();
      await create(campus, registry.get('studentParent'), { ...there, user_id: null });
      await deny(campus, 'office', [{ action: 'read', subject: 'Parent' }]);
      const parent = { ...given(), phone: there.phone };
      const answer = await post(await build(campus, student, { parent_id: parent, user_id: null }), 'office');
      await grant(campus, 'office', []);
      expect(answer.status, answer.text).toBe(201);
      const named = (await parentsWith(there.phone)).map(({ name }) => name);
      expect(named.toSorted()).toEqual([there.name, parent.name].toSorted());
    });

    it('is refused at their fields, and then neither is stored', async () => {
      const parent = given();
      const wrong = await post(await build(campus, student, { name: '', parent_id: { ...parent, phone: 'none' } }));
      expect([wrong.status, keysOf(wrong).sort()]).toEqual([422, ['name', 'parent_id.phone']]);
      const login = { ...parent, user_id: { email: 'no address' } };
      const refused = await post(
        await build(campus, student, { name: 'Nobody Stored', parent_id: login, user_id: null }),
      );
      expect([refused.status, keysOf(refused)]).toEqual([422, ['parent_id.user_id.email']]);
      const input = await build(campus, student, { parent_id: null, user_id: null });
      expect((await post(input)).status).toBe(201);
      const twice = await post({ ...input, parent_id: parent });
      expect([twice.status, keysOf(twice)]).toEqual([422, ['student_id']]);
      expect(await parentsWith(parent.phone)).toEqual([]);
    });

    it('gets no login from who may not give one', async () => {
      const parent = { ...given(), user_id: { email: 'office@people.test' } };
      const answer = await post(await build(campus, student, { parent_id: parent, user_id: null }), 'office');
      expect([answer.status, keysOf(answer)], answer.text).toEqual([422, ['parent_id.user_id']]);
      expect(await parentsWith(parent.phone)).toEqual([]);
    });

    it('is the one who is there already with that name and phone number; one of another name has to be chosen', async () => {
      const parent = given();
      const there = await create(campus, registry.get('studentParent'), { ...parent, user_id: null });
      const phone = String(parent.phone).replaceAll(' ', '');
      const same = { ...parent, phone, name: String(parent.name).toUpperCase() };
      const answer = await post(await build(campus, student, { parent_id: same, user_id: null }));
      expect([answer.status, (answer.body.data as Json).parent_id], answer.text).toEqual([201, there.id]);
      const other = { ...parent, name: 'Somebody Else' };
      const refused = await post(await build(campus, student, { parent_id: other, user_id: null }));
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { 'parent_id.phone': [expect.stringContaining(`“${parent.name}” already has this`)] },
      ]);
      const empty = { ...parent, user_id: '' };
      const again = await post(await build(campus, student, { parent_id: empty, user_id: null }));
      expect([again.status, (again.body.data as Json | undefined)?.parent_id], again.text).toEqual([201, there.id]);
      const more = { ...parent, user_id: { email: 'more@people.test' } };
      expect((await post(await build(campus, student, { parent_id: more, user_id: null }))).status).toBe(422);
      expect(await parentsWith(parent.phone)).toHaveLength(1);
    });

    it('has to be chosen where several have the phone number and none the name', async () => {
      const parent = given();
      for (const name of ['Karima', 'Salma'])
        await create(campus, registry.get('studentParent'), { ...parent, name, user_id: null });
      const answer = await post(await build(campus, student, { parent_id: parent, user_id: null }));
      expect([answer.status, keysOf(answer)], answer.text).toEqual([422, ['parent_id.phone']]);
      expect(await parentsWith(parent.phone)).toHaveLength(2);
    });
  });
});
