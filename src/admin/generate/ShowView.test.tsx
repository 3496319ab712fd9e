import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../testing/fakeSchool.ts';
import { foreignSchool } from '../testing/foreignSchool.ts';
import { fill, inBrowser, openScreen, press, USER_ID } from '../testing/openScreen.tsx';

inBrowser();

const expense: FakeRecord = {
  id: 1,
  purpose: 'Water',
  amount: '1200.50',
  spent_on: '2026-02-03',
  status: 0,
  row_version: 2,
  expense_type_id: 4,
  expense_type: { id: 4, name: 'Utilities' },
  created_at: '2026-02-03T04:00:00.000Z',
  updated_at: '2026-02-03T04:00:00.000Z',
  created_by: 9,
  creator: { id: 9, name: 'Rahima' },
};
const institute: FakeRecord[] = [{ id: 1, name: 'Lakeside', currency: 'BDT', time_zone: 'Asia/Dhaka' }];

describe('the page of a record', () => {
  it('is headed by what the record is called, and shows its fields with their labels', async () => {
    fakeSchool({ expense: [expense], institute });
    await openScreen('/expense/1/show', { Expense: ['read'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Water' })).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Amount').nextElementSibling?.textContent).toBe('৳1,200.50'));
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(screen.getByText('Utilities').closest('a')).toBeNull();
    expect(screen.getByText('Added by Rahima on 3 Feb 2026, 10:00 am.')).toBeTruthy();
  });

  it('offers what the state and the permissions allow', async () => {
    fakeSchool({ expense: [expense, { ...expense, id: 2, status: 1 }, { ...expense, id: 3, created_by: USER_ID }] });
    const router = await openScreen('/expense/1/show', { Expense: ['read', 'update', 'delete', 'approve'] });
    const offered = async () =>
      (await screen.findByText('Pending').then(() => screen.getAllByRole('button'))).map(
        (button) => button.textContent,
      );
    expect(await offered()).toEqual(expect.arrayContaining(['Approve', 'Delete']));
    expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/expense/1');
    await router.navigate('/expense/3/show');
    const approve = () => screen.getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(approve().getAttribute('aria-disabled')).toBe('true'));
    await router.navigate('/expense/2/show');
    await screen.findByText('Approved');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('leads to the list from a record that is not there, which trying again would not find', async () => {
    fakeSchool({ expense: [expense] });
    const router = await openScreen('/expense/99/show', { Expense: ['full'] });
    expect(await screen.findByRole('link', { name: 'View list' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('View list', 'link');
    await waitFor(() => expect(router.state.location.pathname).toBe('/expense'));
  });

  it('leads to no list that the person may not open', async () => {
    fakeSchool({});
    await openScreen('/single/result7', { Student: ['result'] });
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'View list' })).toBeNull();
  });

  it('leads from the form back to where it was', async () => {
    fakeSchool({ expense: [expense] });
    const router = await openScreen('/expense/1/show', { Expense: ['full'] });
    await press('Edit', 'link');
    await fill('Purpose', 'Water bill');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/expense/1/show'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Water bill' })).toBeTruthy();
  });

  it('leaves for the list once the record is deleted', async () => {
    fakeSchool({ expense: [expense] });
    const router = await openScreen('/expense/1/show', { Expense: ['full'] });
    await press('Delete');
    await press('Yes, delete it!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/expense'));
  });

  it('says when there is no such record', async () => {
    fakeSchool({});
    await openScreen('/expense/7/show', { Expense: ['read'] });
    expect(await screen.findByText('There is no such record.')).toBeTruthy();
  });
});

describe('the dialog of an action that asks for a reason', () => {
  const decided: FakeRecord = { ...expense, payee: 'Rivers Ltd', status: 0 };
  const open = async () => {
    fakeSchool({ expense: [decided], institute });
    await openScreen('/expense/1/show', { Expense: ['full'] });
    await press('Cancel expense');
    return within(await screen.findByRole('dialog'));
  };

  it('begins in the field of the reason', async () => {
    const dialog = await open();
    const reason = dialog.getByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(reason));
  });

  it('shows what is decided', async () => {
    const dialog = await open();
    const shownAt = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
    expect(['Amount', 'Paid to', 'Date', 'Expense type'].map(shownAt)).toEqual([
      '৳1,200.50',
      'Rivers Ltd',
      '3 Feb 2026',
      'Utilities',
    ]);
  });

  it('asks before Escape takes what was typed, and goes at once when nothing was', async () => {
    const dialog = await open();
    const reason = dialog.getByRole('textbox');
    await act(async () => void fireEvent.change(reason, { target: { value: 'Paid twice' } }));
    await act(async () => void fireEvent.keyDown(reason, { key: 'Escape' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(async () => void fireEvent.change(reason, { target: { value: '' } }));
    await act(async () => void fireEvent.keyDown(reason, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the history of a record', () => {
  const history = [
    {
      id: 2,
      at: '2026-02-04T04:00:00.000Z',
      user: { id: 9, name: 'Rahima' },
      address: '10.0.0.7',
      action: 'update',
      beyond: [],
      changes: [
        { field: 'amount', before: '1000.00', after: '1200.50' },
        { field: 'expense_type_id', before: null, after: 4 },
      ],
    },
    {
      id: 1,
      at: '2026-02-03T04:00:00.000Z',
      user: null,
      address: null,
      action: 'create',
      beyond: [],
      changes: [{ field: 'purpose', before: null, after: 'Water' }],
    },
  ];

  it('reads as who did what, when and from where, with every field before and after', async () => {
    fakeSchool({ expense: [expense], institute, expenseType: [{ id: 4, name: 'Utilities' }] }, ({ path }) =>
      path === '/expenses/1/history' ? jsonAnswer(200, history) : undefined,
    );
    await openScreen('/expense/1/show', { Expense: ['read'] });
    await press('History', 'tab');
    const change = within((await screen.findByText('Rahima edited this.')).closest('li') as HTMLElement);
    expect(change.getByText('4 Feb 2026, 10:00 am')).toBeTruthy();
    expect(change.getByText(/from 10\.0\.0\.7/)).toBeTruthy();
    expect(change.getByText('Amount').nextElementSibling?.textContent).toBe('before:৳1,000.00→now:৳1,200.50');
    await waitFor(() =>
      expect(change.getByText('Expense type').nextElementSibling?.textContent).toBe('before:–→now:Utilities'),
    );
    const creation = within(screen.getByText('The system added this.').closest('li') as HTMLElement);
    expect(creation.getByText('Purpose').nextElementSibling?.textContent).toBe('Water');
    expect(change.queryByRole('link')).toBeNull();
  });

  it('leads to the account behind an entry, whatever it is called by now, for who may see accounts', async () => {
    fakeSchool({ expense: [expense], institute, expenseType: [] }, ({ path }) =>
      path === '/expenses/1/history' ? jsonAnswer(200, history) : undefined,
    );
    await openScreen('/expense/1/show', { Expense: ['read'], Permission: ['read'] });
    await press('History', 'tab');
    const change = within((await screen.findByText('Rahima edited this.')).closest('li') as HTMLElement);
    expect(change.getByRole('link', { name: 'User #9' }).getAttribute('href')).toMatch(/permission\/9\/show$/);
  });
});

describe('the page of a record of a back end that has only the calls of the specification', () => {
  it('shows the record out of its list, with the titles of what it refers to and without a history', async () => {
    const school = foreignSchool();
    await openScreen('/expense/1/show', { Expense: ['full'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam paper' })).toBeTruthy();
    expect(screen.getByText('Stationery')).toBeTruthy();
    expect(screen.getByText('Agrani Bank')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(['']);
    expect(school.unknown).toEqual(['GET /expenses/1']);
  });
});
