import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { build, create } from '../support/build.ts';
import { csvOf, refusedOf, reportOf, runImport } from '../support/importFile.ts';
import { type Answer, type Campus, type CallOptions, type Json, openCampus } from '../support/campus.ts';

const PASSWORD = 'Kettle!drum482';
const TOLD = 'This would end your own access. Someone else must do it.';
const SUBJECTS = ['Permission', 'Employee'];

/** Somebody who manages logins, roles and people, and what is theirs. */
interface Self {
  readonly user: number;
  readonly role: number;
  readonly person: number;
  readonly call: (call: Parameters<Campus['call']>[0], options?: CallOptions) => Promise<Answer>;
}

type Way = readonly [way: string, attempt: (self: Self) => Promise<Answer>];

/** The ways on which one of the calls that every entity has takes a record away or switches it off. */
const waysOf = (name: string, collection: string, own: 'user' | 'role' | 'person'): Way[] => [
  [`the switch of ${name}`, (self) => self.call(`PUT /${collection}/${self[own]}/status`, { body: { is_active: 0 } })],
  [`the form of ${name}`, (self) => self.call(`PUT /${collection}/${self[own]}`, { body: { is_active: 0 } })],
  [
    `the switch of many: ${name}`,
    (self) => self.call(`PUT /${collection}/bulk/status`, { body: { ids: [self[own]], is_active: 0 } }),
  ],
  [`deleting ${name}`, (self) => self.call(`DELETE /${collection}/${self[own]}`)],
  [`deleting many: ${name}`, (self) => self.call(`DELETE /${collection}/bulk`, { body: { ids: [self[own]] } })],
];

const WAYS: readonly Way[] = [
  ...waysOf('the own account', 'users', 'user'),
  ...waysOf('the own role', 'roles', 'role'),
  ...waysOf('the own record', 'employees', 'person'),
];

describe('nobody ends their own access', () => {
  let campus: Campus;
  let count = 0;
  beforeAll(async () => {
    campus = await openCampus();
  });
  afterAll(() => campus.close());

  async function signIn(role: number, hasPerson: boolean): Promise<Self> {
    const email = `self${++count}@people.test`;
    const account = await create(campus, registry.get('user'), { email, role_id: role, password: PASSWORD });
    const person = hasPerson ? await create(campus, registry.get('employee'), { user_id: account.id }) : undefined;
    const { body } = await campus.call('POST /login', { as: null, body: { email, password: PASSWORD } });
    const headers = { authorization: `Bearer ${String(body.accessToken)}` };
    return {
      user: Number(account.id),
      role,
      person: Number(person?.id),
      call: (call, options) =>
        campus.call(call, { ...options, as: null, headers: { ...options?.headers, ...headers } }),
    };
  }

  async function expectRefused(answer: Answer, self: Self): Promise<void> {
    if (answer.status === 200) expect(answer.body.data).toMatchObject({ done: [], refused: [expect.anything()] });
    else expect([403, 409], answer.text).toContain(answer.status);
    expect((await self.call('GET /me')).status).toBe(200);
  }

  it.each(WAYS)('by %s', async (_, attempt) => {
    const permissions = SUBJECTS.map((subject) => ({ subject, action: 'full' }));
    const role = await create(campus, registry.get('role'), { permissions });
    const self = await signIn(Number(role.id), true);
    await expectRefused(await attempt(self), self);
  });

  it('by deleting an account that nothing refers to', async () => {
    const self = await signIn(ROLES.admin, false);
    await expectRefused(await self.call(`DELETE /users/${self.user}`), self);
  });

  it.each<Way>([
    [
      'a new record that is off',
      async (self) => {
        const body = await build(campus, registry.get('employee'), { user_id: self.user, is_active: 0 });
        return self.call('POST /employees', { body });
      },
    ],
    [
      'a record that is off already',
      async (self) => {
        const { id } = await create(campus, registry.get('employee'), { is_active: 0, user_id: null });
        return self.call(`PUT /employees/${String(id)}`, { body: { user_id: self.user } });
      },
    ],
  ])('by giving themselves %s, not even a super admin', async (_, attempt) => {
    const self = await signIn(ROLES.superAdmin, false);
    await expectRefused(await attempt(self), self);
  });

  it('by a file that gives them a record that is off, not even a super admin', async () => {
    const self = await signIn(ROLES.superAdmin, false);
    const employee = registry.get('employee');
    const email = `self${count}@people.test`;
    const row = await build(campus, employee, { user_id: email, is_active: 'No' });
    const nameIn = async (name: string) =>
      (await campus.call(`GET ${registry.get(name).endpoints.list.path}`)).list[0]?.name;
    const named = { ...row, gender_id: await nameIn('gender'), designation_id: await nameIn('designation') };
    const columns = [
      'employee_id',
      'name',
      'gender_id',
      'phone',
      'present_address',
      'designation_id',
      'joined_on',
      'user_id',
      'is_active',
    ];
    const file = csvOf(columns, [columns.map((name) => String((named as Json)[name]))]);
    const done = await runImport({ call: self.call }, employee, { file });
    expect(refusedOf(reportOf(done)).map(({ errors }) => errors)).toEqual([{ '': [TOLD] }]);
    expect((await self.call('GET /me')).status).toBe(200);
  });

  it('and is told that someone else must do it', async () => {
    const self = await signIn(ROLES.superAdmin, true);
    const answer = await self.call(`PUT /employees/${self.person}/status`, { body: { is_active: 0 } });
    expect([answer.status, answer.body.message]).toEqual([409, TOLD]);
    const other: Json = await create(campus, registry.get('employee'), { user_id: null });
    const many = await self.call('PUT /employees/bulk/status', {
      body: { ids: [self.person, other.id], is_active: 0 },
    });
    expect(many.body.data).toMatchObject({ done: [other.id], refused: [{ id: self.person }] });
  });
});
