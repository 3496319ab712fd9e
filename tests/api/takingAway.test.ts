import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { userOf } from '../support/people.ts';
import { eachOf } from '../support/eachOf.ts';

const APPROVING = { action: 'approve', subject: 'Expense' };
const READING = { action: 'read', subject: 'Bank' };
const OLD = 'Kettle!drum482';
const NEW = 'Harbour%lamp77A';

const granted = (permission: object) => ({ ...permission, is_denied: 0 });
const denied = (permission: object) => ({ ...permission, is_denied: 1 });

type Manager = 'admin' | 'second';

interface Target {
  readonly user: Json;
  /** The one role of its own, where it has one. */
  readonly role: Json;
}

/** What a manager takes from somebody first, who then holds no more than the manager; and what a super admin puts back. */
interface Sequence {
  readonly name: string;
  readonly account: (role: Json) => Json;
  readonly take: (target: Target) => Promise<unknown>;
}

/** The admin holds nothing of expenses. Who approves them is somebody whose account would be worth something. */
describe('an account from which a manager has first taken what they do not hold', () => {
  let campus: Campus;
  let count = 0;
  let second: string;
  beforeAll(async () => {
    campus = await openCampus();
    const looking = [granted({ action: 'view as', subject: 'Permission' })];
    const { email } = await account({ role_id: ROLES.admin, permissions: looking });
    const login = await campus.call('POST /login', { as: null, body: { email, password: OLD } });
    second = String(login.body.accessToken);
    const { id } = await userOf(campus, 'admin');
    await campus.call(`PUT /users/${id}`, { body: { permissions: looking } });
  });
  afterAll(() => campus.close());

  const account = (given: Json) =>
    create(campus, registry.get('user'), {
      email: `taken${++count}@taking.school`,
      name: 'Rokeya Sultana',
      login_id: `TAKEN-${count}`,
      password: OLD,
      permissions: [],
      ...given,
    });
  const newRole = () => create(campus, registry.get('role'), { permissions: [READING, APPROVING] });
  const as = (manager: Manager, call: Parameters<Campus['call']>[0], body: object) =>
    manager === 'admin'
      ? campus.call(call, { as: 'admin', body })
      : campus.call(call, { as: null, body, headers: { authorization: `Bearer ${second}` } });
  const done = async (call: Parameters<Campus['call']>[0], body: object, manager: Manager = 'admin') => {
    const answer = await as(manager, call, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const change = (id: unknown, body: object) => done(`PUT /users/${id}`, body);
  const changeRole = (id: unknown, body: object) => done(`PUT /roles/${id}`, body);

  const sequences: readonly Sequence[] = [
    {
      name: 'by a denial',
      account: ({ id }) => ({ role_id: id }),
      take: ({ user }) => change(user.id, { permissions: [denied(APPROVING)] }),
    },
    {
      name: 'by a denial of everything',
      account: ({ id }) => ({ role_id: id }),
      take: ({ user }) => change(user.id, { permissions: [denied({ action: 'full', subject: 'Expense' })] }),
    },
    {
      name: 'by a lesser role',
      account: ({ id }) => ({ role_id: id }),
      take: ({ user }) => change(user.id, { role_id: ROLES.office }),
    },
    {
      name: 'by a lesser role in two steps',
      account: ({ id }) => ({ role_id: id }),
      take: async ({ user, role }) => {
        await changeRole(role.id, { permissions: [READING] });
        await change(user.id, { role_id: ROLES.office });
        await change(user.id, { role_id: ROLES.teacher });
      },
    },
    {
      name: 'from the role',
      account: ({ id }) => ({ role_id: id }),
      take: ({ role }) => changeRole(role.id, { permissions: [READING] }),
    },
    {
      name: 'from the role, twice',
      account: ({ id }) => ({ role_id: id }),
      take: async ({ role }) => {
        await changeRole(role.id, { permissions: [READING] });
        await changeRole(role.id, { permissions: [] });
      },
    },
    {
      name: 'of their own',
      account: () => ({ role_id: ROLES.office, permissions: [granted(APPROVING)] }),
      take: ({ user }) => change(user.id, { permissions: [] }),
    },
    {
      name: 'while it was switched off',
      account: ({ id }) => ({ role_id: id }),
      take: async ({ user }) => {
        await done(`PUT /users/${user.id}/status`, { is_active: 0 });
        await change(user.id, { role_id: ROLES.office });
        await done(`PUT /users/${user.id}/status`, { is_active: 1 });
      },
    },
  ];

  const target = async ({ account: given, take }: Sequence): Promise<Target> => {
    const role = await newRole();
    const made = { user: await account(given(role)), role };
    await take(made);
    return made;
  };

  describe.each(eachOf(sequences.map((sequence) => ({ sequence, name: sequence.name }))))('%s', (_, { sequence }) => {
    it.each(['admin', 'second'] as const)('is taken over in no way by the %s', async (manager) => {
      const { user } = await target(sequence);
      const link = await as(manager, `POST /users/${user.id}/password-link`, { send: 'show' });
      expect(link.status, link.text).toBe(403);
      const slips = await as(manager, 'POST /password-slips', { resource: 'user', ids: [user.id] });
      expect(slips.status, slips.text.slice(0, 300)).toBe(403);
      for (const body of [{ password: NEW }, { email: `mine${count}@taking.school` }, { login_id: `MINE-${count}` }]) {
        const changed = await as(manager, `PUT /users/${user.id}`, body);
        expect(Object.keys((changed.body.errors ?? {}) as Json), changed.text).toEqual(Object.keys(body));
      }
      const look = await as(manager, `POST /users/${user.id}/view`, { reason: 'To see what they see' });
      expect(look.status, look.text).toBe(403);
    });
  });

  it('is given a link again by whoever holds it, and by all once such a person has put its rights in order', async () => {
    const { user } = await target(sequences.find(({ name }) => name === 'by a lesser role') as Sequence);
    expect((await campus.call(`POST /users/${user.id}/password-link`, { body: { send: 'show' } })).status).toBe(200);
    await campus.call(`PUT /users/${user.id}`, { body: { role_id: ROLES.teacher } });
    const link = await as('admin', `POST /users/${user.id}/password-link`, { send: 'show' });
    expect(link.status, link.text).toBe(200);
  });

  it('is no other’s: who came to the role later never held it', async () => {
    const role = await newRole();
    await changeRole(role.id, { permissions: [READING] });
    const user = await account({ role_id: role.id });
    const link = await as('admin', `POST /users/${user.id}/password-link`, { send: 'show' });
    expect(link.status, link.text).toBe(200);
  });
});
