import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

it('what the product relies on has neither a bin nor a switch, in the list and on its page; all else has both', async () => {
  const role = (id: number, name: string) => ({ id, name, is_active: 1, row_version: 1, permissions: [] });
  fakeSchool({ role: [role(3, 'Teacher'), role(20, 'Librarian')] });
  await openScreen('/role/and/permission', { Permission: ['full'] });
  await screen.findByRole('link', { name: 'Librarian' });
  const names = (of: string) => screen.queryAllByRole(of).map((each) => each.getAttribute('aria-label') ?? '');
  expect(names('switch')).toHaveLength(1);
  expect(names('button').filter((name) => name.startsWith('Delete:'))).toEqual(['Delete: Librarian']);
  await openScreen('/role/and/permission/3/show', { Permission: ['full'] });
  await screen.findByRole('tab', { name: 'History' });
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
