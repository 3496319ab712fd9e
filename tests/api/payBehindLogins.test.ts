import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';

const GOOD = 'Kettle!drum482';
const OWN_PAY = { action: 'salary', subject: 'Employee Personal' };

/** The clerk adds employees and their logins, and is told nobody's pay but their own. */
describe('a login for somebody whose pay its maker may not see', () => {
  let campus: Campus;
  let clerk: string;
  let paid: number;
  let count = 0;
  beforeAll(async () => {
    campus = await openCampus();
    const keep = (subject: string) => ['read', 'create', 'update', 'delete'].map((action) => ({ action, subject }));
    const clerks = await create(campus, registry.get('role'), {
      permissions: [
        ...keep('Permission'),
        ...keep('Employee'),
        { action: 'read private', subject: 'Employee' },
        OWN_PAY,
        ...['Gender', 'Designation', 'Department'].map((subject) => ({ action: 'read', subject })),
      ],
    });
    paid = Number((await create(campus, registry.get('role'), { permissions: [OWN_PAY] })).id);
    const { email } = await account({ role_id: clerks.id, password: GOOD });
    clerk = await signIn(email);
  });
  afterAll(() => campus.close());

  const address = () => `pay${++count}@logins.school`;
  const account = (given: Json = {}) =>
    create(campus, registry.get('user'), {
      email: address(),
      name: 'Rokeya Sultana',
      login_id: null,
      role_id: paid,
      password: null,
      permissions: [],
      ...given,
    });
  const tryToSignIn = (email: unknown) => campus.call('POST /login', { as: null, body: { email, password: GOOD } });
  const signIn = async (email: unknown) => {
    const { status, body, text } = await tryToSignIn(email);
    expect(status, text).toBe(200);
    return String(body.accessToken);
  };
  const asClerk = (call: Parameters<Campus['call']>[0], body: object) =>
    campus.call(call, { as: null, body, headers: { authorization: `Bearer ${clerk}` } });
  const employee = registry.get('employee');
  const fieldsOf = ({ body }: { body: Json }) => Object.keys((body.errors ?? {}) as Json);

  it('is made without a password and an address of the maker’s choice', async () => {
    const given = { name: 'Rokeya Sultana', role_id: paid, permissions: [] };
    const password = await asClerk('POST /users', { ...given, login_id: `PAY-${++count}`, password: GOOD });
    expect([password.status, fieldsOf(password)], password.text).toEqual([422, ['password']]);
    const email = await asClerk('POST /users', { ...given, email: address() });
    expect([email.status, fieldsOf(email)], email.text).toEqual([422, ['email']]);
    const plain = await asClerk('POST /users', { ...given, login_id: `PAY-${++count}` });
    expect(plain.status, plain.text).toBe(201);
    const { id } = plain.body.data as Json;
    const link = await asClerk(`POST /users/${id}/password-link`, { send: 'show' });
    expect(link.status, link.text).toBe(403);
    for (const change of [{ password: GOOD }, { email: address() }])
      expect(fieldsOf(await asClerk(`PUT /users/${id}`, change))).toEqual(Object.keys(change));
    expect((await campus.call(`POST /users/${id}/password-link`, { as: 'admin', body: { send: 'show' } })).status).toBe(
      200,
    );
  });

  it('is made with the employee in one form, and gets its link from somebody who may see pay', async () => {
    const form = async (user_id: Json) =>
      asClerk(`POST ${employee.endpoints.create?.path}`, {
        ...(await build(campus, employee, { user_id: { ...user_id, role_id: paid }, email: null })),
        pay_bank: undefined,
        pay_account_no: undefined,
        designation_scale_id: undefined,
        fund_percentage: undefined,
        employer_fund_percentage: undefined,
      });
    const refused = await form({ email: address() });
    expect([refused.status, fieldsOf(refused)], refused.text).toEqual([422, ['user_id.email']]);
    const made = await form({});
    expect(made.status, made.text).toBe(201);
  });

  it('is not given to a record by them', async () => {
    const { id } = await create(campus, employee, { user_id: null });
    const plain = await create(campus, registry.get('role'), { permissions: [] });
    const own = await account({ role_id: plain.id, password: GOOD });
    const given = await asClerk(`PUT /employees/${id}`, { user_id: own.id });
    expect([given.status, fieldsOf(given)], given.text).toEqual([422, ['user_id']]);
  });

  it('loses the password that they chose before it came to own a pay, by whoever that is', async () => {
    const plain = await create(campus, registry.get('role'), { permissions: [] });
    const made = async () => {
      const email = address();
      const answer = await asClerk('POST /users', { name: 'Nobody Yet', role_id: plain.id, email, password: GOOD });
      expect(answer.status, answer.text).toBe(201);
      await signIn(email);
      return { id: (answer.body.data as Json).id, email };
    };
    const [byClerk, byOffice] = [await made(), await made()];
    expect((await asClerk(`PUT /users/${byClerk.id}`, { role_id: paid })).status).toBe(200);
    await campus.call(`PUT /users/${byOffice.id}`, { body: { role_id: ROLES.teacher } });
    for (const { id, email } of [byClerk, byOffice]) {
      expect((await tryToSignIn(email)).status).toBe(401);
      expect((await campus.call(`GET /users/${id}`)).body.sign_in).toBe('no_password');
    }
  });

  it('of a student or a parent is made as ever', async () => {
    const given = { name: 'Rokeya Sultana', email: address(), password: GOOD, role_id: ROLES.parent };
    const role = (await campus.call(`GET /roles/${ROLES.parent}`)).body.permissions as Json[];
    await campus.call(`PUT /roles/${ROLES.parent}`, {
      body: { permissions: role.filter(({ subject }) => subject === 'Parent') },
    });
    const made = await asClerk('POST /users', given);
    expect(made.status, made.text).toBe(201);
  });
});
