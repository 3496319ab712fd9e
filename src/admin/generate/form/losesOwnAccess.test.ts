// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { role } from '../../../../schemas/access/role.ts';
import { user } from '../../../../schemas/access/user.ts';
import { religion } from '../../../../schemas/settings/religion.ts';
import { losesOwnAccess } from './losesOwnAccess.ts';

const me = { id: 7, name: 'Rahim', email: '', role: { id: 2, name: 'Admin' }, ability: [] };
const on = (...actions: string[]) => actions.map((action) => ({ action, subject: 'Bank' }));
const denied = (...actions: string[]) => on(...actions).map((rule) => ({ ...rule, is_denied: 1 }));

describe('permissions are taken from oneself', () => {
  it('by the own role, where one is missing that was there and is not in “everything”', () => {
    const asks = (before: object[], after: object[], id: number | string = 2) =>
      losesOwnAccess(me, { resource: role, record: { id, permissions: before }, entered: { permissions: after } });
    expect(asks(on('read', 'update'), on('read'))).toBe(true);
    expect(asks(on('read', 'update'), on('read'), '2')).toBe(true);
    expect(asks(on('read'), on('read', 'update'))).toBe(false);
    expect(asks(on('read', 'update'), on('full'))).toBe(false);
    expect(asks(on('read', 'update'), on('read'), 3)).toBe(false);
  });

  it('by the own account: with another role, a grant less, or a denial more', () => {
    const asks = (before: object[], after: object[], role_id = 2, id = 7) =>
      losesOwnAccess(me, {
        resource: user,
        record: { id, role_id: 2, permissions: before },
        entered: { role_id, permissions: after },
      });
    expect(asks([], [], 3)).toBe(true);
    expect(asks(on('read'), [])).toBe(true);
    expect(asks(on('read'), denied('read'))).toBe(true);
    expect(asks([], denied('read'))).toBe(true);
    expect(asks(denied('read'), denied('read'))).toBe(false);
    expect(asks(denied('read'), on('read'))).toBe(false);
    expect(asks(on('read'), [], 2, 8)).toBe(false);
  });

  it('from no super admin but by another role, and by no other form', () => {
    const head = { ...me, role: { id: 1, name: 'Super admin' } };
    const record = { id: 7, role_id: 1, permissions: on('read') };
    expect(losesOwnAccess(head, { resource: user, record, entered: { role_id: 1, permissions: [] } })).toBe(false);
    expect(losesOwnAccess(head, { resource: user, record, entered: { role_id: 2, permissions: [] } })).toBe(true);
    expect(losesOwnAccess(me, { resource: religion, record: { id: 2 }, entered: {} })).toBe(false);
  });
});
