import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { campus } from '../../../../resources/campus.ts';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { openProduct } from '../../testing/openProduct.tsx';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const on = (subject: string, ...actions: string[]) => actions.map((action) => ({ action, subject }));
const own = (subject: string, action: string, is_denied = 0) => ({ action, subject, is_denied });
const roleOf = (id: number, name: string, permissions: object[]): FakeRecord => ({
  id,
  name,
  is_active: 1,
  row_version: 1,
  permissions,
});
const userOf = (role_id: number, permissions: object[]): FakeRecord => ({
  id: 20,
  name: 'Ayesha',
  email: 'a@demo.school',
  role_id,
  is_active: 1,
  row_version: 1,
  permissions,
});

const ROLES = [
  roleOf(1, 'Super admin', on('Bank', 'read')),
  roleOf(3, 'Teacher', [...on('Wing', 'full'), ...on('Bank', 'update', 'read', 'polish'), ...on('Religion', 'read')]),
  roleOf(4, 'Nobody', []),
];

async function open(address: string, permissions: object[] = [], roleId = 3) {
  fakeSchool({ role: ROLES, user: [userOf(roleId, permissions)] });
  await openScreen(address, { Permission: ['full'] });
}

/** The lines of the table by their subjects. */
async function lines() {
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

it('a role is told by areas in the words of the language, a line for each subject', async () => {
  await open('/role/and/permission/3/show');
  const told = await lines();
  expect(told).toContain('Religions | View');
  expect(told).toContain('Wings | Full access');
  expect(told[told.indexOf('Banks | View, Edit') - 1]).toBe('Expenses & Banks');
  expect(screen.getByText(/not in use: Banks: polish/)).toBeTruthy();
});

it('a role in another language has none of the stored words', async () => {
  fakeSchool({ role: ROLES });
  await campus.languages.load('ar');
  await openProduct(campus, {
    address: '/role/and/permission/3/show',
    permissions: { Permission: ['full'] },
    locale: 'ar',
  });
  const table = await screen.findByRole('table');
  expect(table.textContent).not.toMatch(/[a-z]/i);
});

it('the role of the super admin may do everything, whatever is stored', async () => {
  await open('/role/and/permission/1/show');
  expect(await screen.findByText('This role has full access.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('a role without permissions has none', async () => {
  await open('/role/and/permission/4/show');
  await waitFor(() => expect(document.querySelector('[data-wide="true"] .field-nothing')).toBeTruthy());
});

it('a person has what the role gives and what is given beside it, and what is denied says so', async () => {
  await open('/user/and/permission/20/show', [
    own('Bank', 'delete'),
    own('Bank', 'update', 1),
    own('Wing', 'delete', 1),
    own('Religion', 'create', 1),
  ]);
  const told = await lines();
  expect(told).toContain('Banks | Role ViewGiven DeleteDenied Edit The role “Teacher” would allow it.');
  expect(told).toContain('Wings | Role View, Add, EditDenied Delete The role “Teacher” would allow it.');
  expect(told).toContain('Religions | Role ViewDenied Add');
});

it('a super admin may do everything, and what is set counts only under another role', async () => {
  await open('/user/and/permission/20/show', [own('Bank', 'delete', 1)], 1);
  expect(await screen.findByText(/“Super admin” has full access/)).toBeTruthy();
  expect(await lines()).toContain('Banks | Denied Delete');
});
