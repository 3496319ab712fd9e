import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../../schemas/access/roles.ts';
import { type FakeCall, type FakeRecord, fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../testing/openScreen.tsx';

inBrowser();
// jsdom hides popovers, and knows no way to show them.
configure({ defaultHidden: true });

const everything = { Permission: ['full'], Student: ['full'], Parent: ['full'], Employee: ['full'] };
const NOT_FOR_EMPLOYEES = [ROLES.student, ROLES.parent];
const account: FakeRecord = { id: 30, name: 'Rahim', email: 'r@x.org', role_id: 7, is_active: 1, row_version: 1 };
const person = { id: 1, user_id: account.id, is_active: 1, row_version: 1 };
const role = [{ id: 7, name: 'Office', is_active: 1, row_version: 1 }];

/** Opens the chooser of roles and tells what it asks for. */
async function requestedRoles(calls: readonly FakeCall[]): Promise<Record<string, unknown>> {
  const rolesAsked = () => calls.filter(({ path, query }) => path === '/get/all/roles' && query.has('range'));
  const chooser = await screen.findByRole('combobox', { name: /^Role/ });
  await act(async () => void fireEvent.click(chooser));
  await waitFor(() => expect(rolesAsked().length).toBeGreaterThan(0));
  return JSON.parse(rolesAsked().at(-1)?.query.get('filter') ?? '{}');
}

describe('the roles that are offered for an account', () => {
  it.each([
    ['an employee', 'employee', { id_not: NOT_FOR_EMPLOYEES }],
    ['a student', 'student', { id: ROLES.student }],
    ['a parent', 'studentParent', { id: ROLES.parent }],
  ])('of %s are those that such people may have', async (_, name, expected) => {
    const calls = fakeSchool({ user: [account], role, [name]: [person] });
    await openScreen(`/user/and/permission/${account.id}`, everything);
    const asked = await requestedRoles(calls);
    expect(asked).toEqual({ is_active: 1, ...expected });
    const request = calls.find(({ query }) => query.get('filter') === JSON.stringify({ user_id: account.id }));
    expect(request).toBeDefined();
  });

  it('of nobody are all', async () => {
    const calls = fakeSchool({ user: [account], role });
    await openScreen(`/user/and/permission/${account.id}`, everything);
    expect(await requestedRoles(calls)).toEqual({ is_active: 1 });
  });

  it('that is made in the form of an employee are those that employees may have', async () => {
    const calls = fakeSchool({ user: [], role });
    await openScreen('/employee/create', everything);
    const adding = await screen.findByRole('button', { name: 'Add User' });
    await act(async () => void fireEvent.click(adding));
    expect(await requestedRoles(calls)).toEqual({ is_active: 1, id_not: NOT_FOR_EMPLOYEES });
  });
});
