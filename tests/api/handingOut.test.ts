import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { registry } from '../../schemas/index.ts';
import { create } from '../support/build.ts';
import { type Campus, type Json, openCampus } from '../support/campus.ts';
import { employeeOf, userOf } from '../support/people.ts';

const APPROVING = { action: 'approve', subject: 'Expense' };
const EVERYTHING_OF_EXPENSES = { action: 'full', subject: 'Expense' };
const READING = { action: 'read', subject: 'Bank' };

const granted = (permission: object) => ({ ...permission, is_denied: 0 });
const denied = (permission: object) => ({ ...permission, is_denied: 1 });

/** The admin manages roles and users, and decides on no expense. Who is refused is asked of one engine. */
describe('whoever manages permissions', () => {
  let campus: Campus;
  let names = 0;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  const asAdmin = (call: Parameters<Campus['call']>[0], body: object) => campus.call(call, { as: 'admin', body });
  const bySuperAdmin = async (path: string, body: object): Promise<Json> => {
    const answer = await campus.call(`POST ${path}` as 'POST /users', { body });
    if (answer.status !== 200 && answer.status !== 201) throw new Error(answer.text);
    return (answer.body as { data: Json }).data;
  };
  const account = (role_id: number, more: object = {}) => {
    names += 1;
    const email = `person${names}@handing.school`;
    return { name: `Person ${names}`, email, password: `Secret@${names}word`, role_id, ...more };
  };
  const newRole = (permissions: readonly object[]) => {
    names += 1;
    return { name: `Role ${names}`, permissions };
  };

  it('gives themselves nothing that they do not hold, and so approves nothing', async () => {
    const { id } = await userOf(campus, 'admin');
    for (const permission of [EVERYTHING_OF_EXPENSES, APPROVING]) {
      const given = await asAdmin(`PUT /users/${id}`, { permissions: [granted(permission)] });
      expect(given.status, given.text).toBe(422);
      expect(given.body.errors).toHaveProperty(['permissions.0.action']);
    }
    const { list } = await campus.call('GET /get/expenses', { query: { filter: { status: 0 }, range: [0, 0] } });
    expect((await asAdmin(`PUT /expenses/${list[0]?.id}/approve`, {})).status).toBe(403);
  });

  it('gives others what they hold, and not what they do not hold', async () => {
    const { id } = await bySuperAdmin('/users', account(ROLES.office));
    const given = await asAdmin(`PUT /users/${id}`, { permissions: [granted(READING)] });
    expect(given.status, given.text).toBe(200);
    const more = await asAdmin(`PUT /users/${id}`, { permissions: [granted(READING), granted(APPROVING)] });
    expect(more.body.errors).toEqual({ 'permissions.1.action': [expect.any(String)] });
  });

  it('leaves what somebody holds already, and takes it away', async () => {
    const held = [granted(APPROVING), granted(READING)];
    const { id } = await bySuperAdmin('/users', account(ROLES.office, { permissions: held }));
    const kept = await asAdmin(`PUT /users/${id}`, { permissions: [granted(APPROVING)] });
    expect(kept.status, kept.text).toBe(200);
    const taken = await asAdmin(`PUT /users/${id}`, { permissions: [] });
    expect(taken.status, taken.text).toBe(200);
    expect((await asAdmin(`PUT /users/${id}`, { permissions: [granted(APPROVING)] })).status).toBe(422);
  });

  it('leaves parts of everything, of a person and a role, and adds nothing beside them', async () => {
    const { id } = await bySuperAdmin(
      '/users',
      account(ROLES.office, { permissions: [granted(EVERYTHING_OF_EXPENSES)] }),
    );
    const role = await bySuperAdmin('/roles', newRole([EVERYTHING_OF_EXPENSES]));
    const less = await asAdmin(`PUT /users/${id}`, { permissions: [granted(APPROVING)] });
    expect(less.status, less.text).toBe(200);
    const path = `PUT /roles/${role.id}` as const;
    const beside = await asAdmin(path, { permissions: [APPROVING, { action: 'create', subject: 'Employee Loan' }] });
    expect(Object.keys(beside.body.errors as Json)).toEqual(['permissions.1.action']);
    expect((await asAdmin(path, { permissions: [APPROVING] })).status).toBe(200);
    expect((await asAdmin(path, { permissions: [EVERYTHING_OF_EXPENSES] })).status).toBe(422);
  });

  it('takes back no denial of what they do not hold', async () => {
    const { id } = await bySuperAdmin('/users', account(ROLES.accountant, { permissions: [denied(APPROVING)] }));
    const back = await asAdmin(`PUT /users/${id}`, { permissions: [] });
    expect(back.status, back.text).toBe(422);
    expect(back.body.errors).toHaveProperty('permissions');
  });

  it('takes no account from the record of somebody who holds more, and leaves the id with which they sign in', async () => {
    const record = await employeeOf(campus, 'superadmin');
    const path = `PUT /employees/${record.id}` as const;
    for (const change of [
      { user_id: null },
      { user_id: (await userOf(campus, 'teacher')).id },
      { employee_id: 'ZZ-1' },
    ]) {
      const answer = await asAdmin(path, change);
      expect(answer.status, answer.text).toBe(422);
      expect(Object.keys(answer.body.errors as Json)).toEqual(Object.keys(change));
    }
    expect((await asAdmin(path, { phone: '+880 1711 222333' })).status).toBe(200);
    const teacher = await employeeOf(campus, 'teacher');
    const renamed = await campus.call(`PUT /employees/${teacher.id}`, { body: { employee_id: 'ZZ-2' } });
    expect(renamed.status, renamed.text).toBe(200);
  });

  it('leaves the role of super admins alone, and takes the second factor from nobody who holds more', async () => {
    const accountants = `PUT /roles/${ROLES.accountant}` as const;
    const required = await asAdmin(accountants, { requires_second_factor: 1 });
    expect(required.status, required.text).toBe(200);
    const changes = [
      [ROLES.superAdmin, { requires_second_factor: 1 }],
      [ROLES.superAdmin, { permissions: [] }],
      [ROLES.superAdmin, { name: 'Owner' }],
      [ROLES.accountant, { requires_second_factor: 0 }],
    ] as const;
    for (const [id, change] of changes) {
      const answer = await asAdmin(`PUT /roles/${id}`, change);
      expect(Object.keys((answer.body.errors ?? {}) as Json), `${id}: ${answer.text}`).toEqual(Object.keys(change));
    }
    expect((await campus.call(accountants, { body: { requires_second_factor: 0 } })).status).toBe(200);
    expect((await asAdmin(`PUT /roles/${ROLES.student}`, { requires_second_factor: 0 })).status).toBe(200);
  });

  it('adds to a role only what they hold, in a new one, their own and a copy', async () => {
    const made = await asAdmin('POST /roles', newRole([READING, APPROVING]));
    expect(made.body.errors).toEqual({ 'permissions.1.action': [expect.any(String)] });
    const own = (await campus.call(`GET /roles/${ROLES.admin}`)).body.permissions as Json[];
    const raised = await asAdmin(`PUT /roles/${ROLES.admin}`, { permissions: [...own, EVERYTHING_OF_EXPENSES] });
    expect(raised.status, raised.text).toBe(422);
    const accountants = (await campus.call(`GET /roles/${ROLES.accountant}`)).body.permissions as Json[];
    expect((await asAdmin('POST /roles', newRole(accountants))).status).toBe(422);
    expect((await asAdmin('POST /roles', newRole([READING]))).status).toBe(201);
  });

  it('switches on no role and no account that holds more than they do', async () => {
    const role = await bySuperAdmin('/roles', { ...newRole([APPROVING]), is_active: 0 });
    expect((await asAdmin(`PUT /roles/${role.id}/status`, { is_active: 1 })).status).toBe(422);
    const bulk = await asAdmin('PUT /roles/bulk/status', { ids: [role.id], is_active: 1 });
    expect((bulk.body.data as Json).refused).toHaveLength(1);
    const user = await bySuperAdmin('/users', account(ROLES.accountant, { is_active: 0 }));
    expect((await asAdmin(`PUT /users/${user.id}/status`, { is_active: 1 })).status).toBe(422);
  });

  it('gives nobody a role that holds more than they do, in a form and from a file', async () => {
    const made = await asAdmin('POST /users', account(ROLES.accountant));
    expect(made.status, made.text).toBe(422);
    expect(made.body.errors).toHaveProperty('role_id');
    const { id } = await bySuperAdmin('/users', account(ROLES.teacher));
    expect((await asAdmin(`PUT /users/${id}`, { role_id: ROLES.accountant })).body.errors).toHaveProperty('role_id');
    expect((await asAdmin(`PUT /users/${id}`, { role_id: ROLES.office })).status).toBe(200);
  });

  it('makes accounts of teachers, of the office, and of students and parents, who reach their own records alone', async () => {
    for (const role of [ROLES.teacher, ROLES.office, ROLES.student, ROLES.parent]) {
      const made = await asAdmin('POST /users', account(role));
      expect(made.status, made.text).toBe(201);
    }
  });

  it('gives nobody a role of students that was given more than students have of their own', async () => {
    const path = `PUT /roles/${ROLES.student}` as const;
    const own = (await campus.call(`GET /roles/${ROLES.student}`)).body.permissions as Json[];
    const raised = await campus.call(path, { body: { permissions: [...own, APPROVING] } });
    expect(raised.status, raised.text).toBe(200);
    const made = await asAdmin('POST /users', account(ROLES.student));
    expect(made.body.errors).toHaveProperty('role_id');
    await campus.call(path, { body: { permissions: own } });
    expect((await asAdmin('POST /users', account(ROLES.student))).status).toBe(201);
  });

  it('neither takes their own account off a record nor gives it to another', async () => {
    const clerk = await userOf(campus, 'admin');
    const own = await employeeOf(campus, 'admin');
    const { list } = await campus.call('GET /get/all/employee', {
      query: { filter: { user_id: null }, range: [0, 0] },
    });
    const moves = [
      [own.id, null],
      [list[0]?.id, clerk.id],
    ];
    for (const [id, user_id] of moves) {
      const answer = await asAdmin(`PUT /employees/${String(id)}`, { user_id });
      expect(answer.status, answer.text).toBe(422);
      expect(answer.body.errors).toEqual({ user_id: [expect.stringContaining('your account with a record')] });
    }
    const deleted = await campus.call(`DELETE /employees/${String(own.id)}`, { as: 'admin' });
    expect(deleted.status, deleted.text).toBe(403);
    const changed = await asAdmin(`PUT /employees/${String(own.id)}`, {
      phone: '+880 1711 333444',
      employee_id: 'ZZ-3',
    });
    expect(changed.status, changed.text).toBe(200);
  });

  it('takes a record of their own, leaves it and deletes it as a super admin, who decides on everything anyway', async () => {
    const superAdmin = await userOf(campus, 'superadmin');
    const own = await employeeOf(campus, 'superadmin');
    const give = async (user_id: unknown) => {
      const changed = await campus.call(`PUT /employees/${String(own.id)}`, { body: { user_id } });
      expect(changed.status, changed.text).toBe(200);
    };
    await give(null);
    const other = await create(campus, registry.get('employee'), { user_id: superAdmin.id });
    const deleted = await campus.call(`DELETE /employees/${String(other.id)}`);
    expect(deleted.status, deleted.text).toBe(200);
    await give(superAdmin.id);
  });

  it('deletes the record of somebody who holds no more than they do', async () => {
    const { id: user_id } = await bySuperAdmin('/users', account(ROLES.office));
    const { id } = await create(campus, registry.get('employee'), { user_id });
    const deleted = await campus.call(`DELETE /employees/${String(id)}`, { as: 'admin' });
    expect(deleted.status, deleted.text).toBe(200);
  });

  it('takes over no account of somebody who holds more, and switches it off all the same', async () => {
    const { id } = await bySuperAdmin('/users', account(ROLES.accountant));
    for (const change of [{ password: 'Taken@1234' }, { email: 'mine@handing.school' }, { login_id: 'mine' }]) {
      const taken = await asAdmin(`PUT /users/${id}`, change);
      expect(taken.status, taken.text).toBe(422);
      expect(Object.keys(taken.body.errors as object)).toEqual(Object.keys(change));
    }
    expect((await asAdmin(`PUT /users/${id}`, { name: 'Renamed Person' })).status).toBe(200);
    expect((await asAdmin(`PUT /users/${id}/status`, { is_active: 0 })).status).toBe(200);
  });

  it('may hand out anything once somebody who may has given them that', async () => {
    const { id } = await userOf(campus, 'admin');
    const any = granted({ action: 'grant any', subject: 'Permission' });
    expect((await asAdmin(`PUT /users/${id}`, { permissions: [any] })).status).toBe(422);
    const allowed = await campus.call(`PUT /users/${id}`, { body: { permissions: [any] } });
    expect(allowed.status, allowed.text).toBe(200);
    expect((await asAdmin('POST /users', account(ROLES.accountant))).status).toBe(201);
    expect((await asAdmin('POST /roles', newRole([APPROVING]))).status).toBe(201);
    expect((await asAdmin('POST /users', account(ROLES.superAdmin))).status).toBe(422);
  });
});
