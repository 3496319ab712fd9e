import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { library } from '../../../tests/support/library.ts';
import { libraryScreens } from '../../../tests/support/libraryScreens.ts';
import { type FakeRecord, fakeServer } from '../testing/fakeServer.ts';
import { fill, inBrowser, openProduct, press } from '../testing/openProduct.tsx';

inBrowser();

const librarian = { Title: ['full'], Member: ['full'], Loan: ['full'] };

const loans = (): FakeRecord[] => [
  {
    id: 1,
    title_id: 4,
    title: { id: 4, name: 'Emma' },
    member_id: 7,
    member: { id: 7, name: 'Rahim Uddin' },
    lent_on: '2026-02-01',
    due_on: '2026-03-01',
    fine: null,
    status: 0,
    row_version: 2,
  },
];

it('a list shows what its declaration names, and the menu what may be opened', async () => {
  fakeServer(library, { loan: loans() });
  await openProduct(libraryScreens, { address: '/loans', permissions: librarian });
  expect(await screen.findByRole('heading', { level: 1, name: 'Loans' })).toBeTruthy();
  const row = (await screen.findByRole('cell', { name: 'Rahim Uddin' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Emma')).toBeTruthy();
  expect(within(row).getByText('1 Mar 2026')).toBeTruthy();
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Titles', 'Members', 'Loans']) expect(within(menu).getByRole('link', { name })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Loans · City library'));
});

it('a form refuses at its field what the declaration forbids', async () => {
  const calls = fakeServer(library, { loan: [] });
  await openProduct(libraryScreens, { address: '/loans/create', permissions: librarian });
  await fill('Lent on', '2026-03-10');
  await fill('Due on', '2026-03-01');
  await press('Save');
  const due = await screen.findByLabelText<HTMLInputElement>('Due on');
  await waitFor(() => expect(due.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Lent on').getAttribute('aria-invalid')).not.toBe('true');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a record moves along its life cycle', async () => {
  const calls = fakeServer(library, { loan: loans() }, ({ path }) =>
    path.endsWith('/return')
      ? Response.json({ status: 'success', message: 'Taken back.', data: { ...loans()[0], status: 1, row_version: 3 } })
      : undefined,
  );
  await openProduct(libraryScreens, { address: '/loans/1/show', permissions: librarian });
  expect(await screen.findByRole('heading', { level: 1, name: 'Emma · Rahim Uddin' })).toBeTruthy();
  await press('Take back');
  const dialog = await screen.findByRole('dialog', { name: 'Take back' });
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Take back' })));
  expect(await screen.findByText('Taken back.')).toBeTruthy();
  expect(calls.filter(({ body }) => 'row_version' in body).map(({ body }) => body.row_version)).toEqual(['2']);
});
