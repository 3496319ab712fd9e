import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeRecord, fakeSchool } from './testing/fakeSchool.ts';
import { fill, inBrowser, openScreen, press } from './testing/openScreen.tsx';

inBrowser();

const institute = (): FakeRecord[] => [
  { id: 1, name: 'Lakeside', currency: 'BDT', country: 'BD', time_zone: 'Asia/Dhaka', phone: '+880 2 5501', row_version: 3 },
];

it('what there is only one of is changed where it is shown, and stays there', async () => {
  const calls = fakeSchool({ institute: institute() });
  const router = await openScreen('/institute', { Institute: ['full'] });
  await fill('Name', 'Lakeside College');
  await press('Save');
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: '/institutes/1', body: { name: 'Lakeside College', row_version: '3' } }));
  expect(await screen.findByText('It was saved.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/institute');
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
});

it('cancelling takes back what was typed', async () => {
  fakeSchool({ institute: institute() });
  await openScreen('/institute', { Institute: ['full'] });
  await fill('Name', 'Something else');
  await press('Cancel');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lakeside'));
});

it('who may only read it sees what it holds', async () => {
  fakeSchool({ institute: institute() });
  await openScreen('/institute', { Institute: ['read'] });
  expect((await screen.findByText('Phone')).nextElementSibling?.textContent).toBe('+880 2 5501');
  expect(screen.queryByRole('textbox')).toBeNull();
});
