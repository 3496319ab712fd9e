import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const MANAGER = { Permission: ['read', 'update', 'delete'] };

const roles: FakeRecord[] = [
  { id: 1, name: 'Super admin', is_active: 1, row_version: 1, permissions: [] },
  { id: 3, name: 'Teacher', is_active: 1, row_version: 1, permissions: [] },
];
const userOf = (id: number, role_id: number): FakeRecord => ({
  id,
  name: `User ${id}`,
  email: `u${id}@demo.school`,
  login_id: null,
  role_id,
  is_active: 1,
  row_version: 1,
  permissions: [],
});

function school() {
  const named = (id: number) => ({ id, name: `User ${id}` });
  const waiting = [
    { id: 1, user: named(21), requested_by: named(2), requested_at: '2026-03-01T06:00:00.000Z', reason: 'Lost' },
  ];
  fakeSchool({ role: roles, user: [userOf(20, 3), userOf(21, 3), userOf(22, 3), userOf(40, 1)] }, ({ method, path }) =>
    method === 'GET' && path === '/second-factor-resets' ? jsonAnswer(200, { waiting, users: [named(20)] }) : undefined,
  );
}

it('tells on the page of a user whether the second factor is on, and leads to its reset for that person', async () => {
  school();
  const router = await openScreen('/user/and/permission/20/show', MANAGER);
  expect(await screen.findByText(/Two-step sign-in: on/)).toBeTruthy();
  screen.getByRole('link', { name: 'Request a reset' }).click();
  expect(await screen.findByDisplayValue('User 20')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/second-factor/resets');
});

it('tells that a reset waits, and that there is none to reset', async () => {
  school();
  const router = await openScreen('/user/and/permission/21/show', MANAGER);
  expect(await screen.findByRole('link', { name: /reset needs a second person/ })).toBeTruthy();
  await router.navigate('/user/and/permission/22/show');
  expect(await screen.findByText('Two-step sign-in: off')).toBeTruthy();
});

it('offers nothing at the account of a super admin that only super admins may do', async () => {
  school();
  await openScreen('/user/and/permission/40/show', MANAGER);
  expect(await screen.findByRole('heading', { level: 1, name: 'User 40' })).toBeTruthy();
  await screen.findByRole('tab', { name: 'Details' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign-in link' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByText(/Two-step sign-in: /)).toBeNull();
});
