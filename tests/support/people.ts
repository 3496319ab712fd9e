import { registry } from '../../schemas/index.ts';
import { create } from './build.ts';
import type { Campus, Json, Role } from './campus.ts';

/** The user account behind a demo login. */
export async function userOf(campus: Campus, role: Role): Promise<Json> {
  const { list } = await campus.call('GET /users', {
    query: { filter: { email: `${role}@demo.school` }, range: [0, 0] },
  });
  if (!list[0]) throw new Error(`There is no login for ${role}`);
  return list[0];
}

/** The employee behind a demo login; made when there is none. */
export async function employeeOf(campus: Campus, role: Role): Promise<Json> {
  const { id } = await userOf(campus, role);
  const { list } = await campus.call('GET /get/all/employee');
  return list.find(({ user_id }) => user_id === id) ?? create(campus, registry.get('employee'), { user_id: id });
}

/** Gives a demo login permissions beside those of its role. */
export async function grant(
  campus: Campus,
  role: Role,
  permissions: readonly { action: string; subject: string }[],
): Promise<void> {
  await setPermissions(
    campus,
    role,
    permissions.map((permission) => ({ ...permission, is_denied: 0 })),
  );
}

/** Takes permissions of its role away from a demo login. */
export async function deny(
  campus: Campus,
  role: Role,
  permissions: readonly { action: string; subject: string }[],
): Promise<void> {
  await setPermissions(
    campus,
    role,
    permissions.map((permission) => ({ ...permission, is_denied: 1 })),
  );
}

async function setPermissions(campus: Campus, role: Role, permissions: readonly object[]): Promise<void> {
  const { id } = await userOf(campus, role);
  const answer = await campus.call(`PUT /users/${id}`, { body: { permissions } });
  if (answer.status !== 200) throw new Error(answer.text);
}
