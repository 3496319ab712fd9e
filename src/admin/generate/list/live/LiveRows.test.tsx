import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../../testing/fakeSchool.ts';
import { everyList, religions } from '../../../testing/lists.ts';
import { inBrowser, openScreen, press } from '../../../testing/openScreen.tsx';

inBrowser();

const links = () =>
  ['First', 'Second', 'Third'].map((name, index) => ({
    id: index + 1,
    platform: 'other',
    name,
    url: 'www.example.org',
    order: index + 1,
    is_active: 1,
    row_version: 1,
  }));
const key = (target: Element, pressed: object) => act(async () => void fireEvent.keyDown(target, pressed));
const nameInput = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const order = { Religion: ['full'], 'Pubic Site': ['full'] };

it('a row is turned into the form of its record by F2, and saved with what has changed and its version', async () => {
  const calls = fakeSchool({ religion: religions() });
  await openScreen('/religion', everyList);
  await screen.findByRole('button', { name: '+ Add row' });
  await key(screen.getByRole('link', { name: 'Edit: Islam' }), { key: 'F2' });
  const input = await nameInput();
  expect(input.value).toBe('Islam');
  await act(async () => void fireEvent.change(input, { target: { value: 'Islam too' } }));
  await act(async () => void fireEvent.submit(input.form as HTMLFormElement));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put).toMatchObject({ path: '/religions/1', body: { name: 'Islam too', row_version: '1' } });
});

it('what the server refuses stands at the input, and what was typed stays', async () => {
  fakeSchool({ religion: religions() }, ({ method }) =>
    method === 'POST' ? jsonAnswer(422, { message: 'Check.', errors: { name: 'This is already taken.' } }) : undefined,
  );
  await openScreen('/religion', everyList);
  await press('+ Add row');
  const input = await nameInput();
  await act(async () => void fireEvent.change(input, { target: { value: 'Islam' } }));
  await press('Save');
  await screen.findByText('This is already taken.');
  expect((await nameInput()).value).toBe('Islam');
});

it('who may only read has neither a row to type in nor a handle', async () => {
  fakeSchool({ religion: religions(), socialLink: links() });
  await openScreen('/public/social/link', { 'Pubic Site': ['read'] });
  expect(await screen.findByText('First')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '+ Add row' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move “First”' })).toBeNull();
});

it('a move is sent by its neighbour, and one that is refused is taken back', async () => {
  const calls = fakeSchool({ socialLink: links() }, ({ path }) =>
    path === '/social-links/order' ? jsonAnswer(409, { message: 'Not now.' }) : undefined,
  );
  await openScreen('/public/social/link', order);
  const handle = await screen.findByRole('button', { name: 'Move “First”' });
  await key(handle, { key: ' ' });
  await key(handle, { key: 'ArrowDown' });
  await key(screen.getByRole('button', { name: 'Move “First”' }), { key: ' ' });
  await waitFor(() => expect(calls.some(({ path }) => path === '/social-links/order')).toBe(true));
  const sent = calls.find(({ path }) => path === '/social-links/order');
  expect(sent).toMatchObject({ method: 'PUT', body: { ids: '1', after: '2' } });
  expect(await screen.findByText('Not now.')).toBeTruthy();
  const shown = () => within(screen.getByRole('table')).getAllByRole('button', { name: /^Move/ });
  await waitFor(() =>
    expect(shown().map((each) => each.getAttribute('aria-label'))).toEqual([
      'Move “First”',
      'Move “Second”',
      'Move “Third”',
    ]),
  );
});

it('Escape puts a lifted row back, and nothing is sent', async () => {
  const calls = fakeSchool({ socialLink: links() });
  await openScreen('/public/social/link', order);
  const handle = await screen.findByRole('button', { name: 'Move “Third”' });
  await key(handle, { key: ' ' });
  await key(handle, { key: 'ArrowUp' });
  await key(screen.getByRole('button', { name: 'Move “Third”' }), { key: 'Escape' });
  expect(screen.getByText('“Third” is back at position 3 of 3.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});
