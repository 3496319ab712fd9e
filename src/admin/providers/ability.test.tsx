import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { forgetView, keepView, leaveView } from '../auth/accountView.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen, USER_ID } from '../testing/openScreen.tsx';

inBrowser();
afterEach(() => {
  leaveView();
  forgetView();
});

const religion = { id: 1, name: 'Islam', is_active: 1, row_version: 1 };
const offered = () => [...screen.queryAllByRole('switch'), ...screen.queryAllByRole('button', { name: /^Delete:/ })];

async function openList() {
  fakeSchool({ religion: [religion] });
  await openScreen('/religion', { Religion: ['full'] });
  await screen.findAllByText('Islam');
}

it('a list offers what changes its records', async () => {
  await openList();
  expect(offered()).toHaveLength(2);
});

it('a list that is looked at as somebody else offers none of it, and shows whether a record is active', async () => {
  const ability = [{ action: 'full', subject: 'Religion' }];
  const user = { id: 7, name: 'Kamal', email: '', role: { id: 2, name: 'Admin' }, ability };
  localStorage.setItem('userData', JSON.stringify({ ...user, id: USER_ID }));
  forgetView();
  keepView({ token: 't', user, endsAt: '2099-01-01T00:00:00.000Z', looker: USER_ID, from: '/' });
  await openList();
  expect(offered()).toEqual([]);
  expect(screen.getAllByText('Active').length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /^Edit:/ })).toBeNull();
});
