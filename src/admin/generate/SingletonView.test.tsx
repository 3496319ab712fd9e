import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeRecord, fakeSchool } from '../testing/fakeSchool.ts';
import { fill, inBrowser, openScreen, press } from '../testing/openScreen.tsx';

inBrowser();

const institute = (): FakeRecord[] => [
  {
    id: 1,
    name: 'Lakeside',
    currency: 'BDT',
    country: 'BD',
    time_zone: 'Asia/Dhaka',
    school_year_starts_in: 1,
    rounds_marks_up: 0,
    fourth_can_fail: 0,
    fourth_counts_in_total: 1,
    student_id_pattern: '{year}{####}',
    phone: '+880 2 5501',
    row_version: 3,
  },
];

it('what there is only one of is changed where it is shown, and stays there', async () => {
  const calls = fakeSchool({ institute: institute() });
  const router = await openScreen('/institute', { Institute: ['full'] });
  await fill('Name', 'Lakeside College');
  await press('Save');
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/institutes/1',
      body: { name: 'Lakeside College', row_version: '3' },
    }),
  );
  expect(await screen.findByText('It was saved.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/institute');
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull();
});

it('what is typed while it is being saved stays, and waits for the next save', async () => {
  const type = () => fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+880 2 5502' } });
  const calls = fakeSchool({ institute: institute() }, ({ method }) => {
    if (method === 'PUT' && calls.filter((call) => call.method === 'PUT').length === 1) type();
    return undefined;
  });
  await openScreen('/institute', { Institute: ['full'] });
  await fill('Name', 'Lakeside College');
  await press('Save');
  expect(await screen.findByText('It was saved.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lakeside College');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+880 2 5502');
  await press('Save');
  const changes = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(changes()).toMatchObject([{ name: 'Lakeside College' }, { phone: '+880 2 5502' }]));
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
