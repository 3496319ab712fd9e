import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from './testing/fakeSchool.ts';
import { fill, inBrowser, openScreen, press, USER_ID } from './testing/openScreen.tsx';

inBrowser();

const religions = (): FakeRecord[] =>
  ['Islam', 'Hinduism', 'Buddhism'].map((name, index) => ({ id: index + 1, name, is_active: 1, row_version: 1 }));
const expenses = (): FakeRecord[] => [
  { id: 1, purpose: 'Water', spent_on: '2026-02-03', amount: '1200.50', status: 0, created_by: 9, expense_type_id: 4, expense_type: { id: 4, name: 'Utilities' } },
  { id: 2, purpose: 'Own entry', spent_on: '2026-02-04', amount: '5.00', status: 0, created_by: USER_ID },
  { id: 3, purpose: 'Settled', spent_on: '2026-02-05', amount: '7.00', status: 1, created_by: 9 },
];
const institute: FakeRecord[] = [{ id: 1, name: 'Lakeside', currency: 'BDT', time_zone: 'Asia/Dhaka' }];
const everything = { Religion: ['full'], Expense: ['full'] };

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);
const lastList = (calls: ReturnType<typeof fakeSchool>, path: string) => calls.filter((call) => call.path === path && call.query.has('range')).at(-1)?.query;

describe('a list', () => {
  it('is a table named after what it lists, whose rows lead to their records', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    const table = await screen.findByRole('table', { name: 'Religions' });
    expect(within(table).getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['', 'Name', 'Active', 'Actions']);
    expect(within(table).getByRole('link', { name: 'Islam' }).getAttribute('href')).toBe('/religion/1');
    expect(screen.getByText('1–3 of 3')).toBeTruthy();
  });

  it('writes values as the institute does, and states in words', async () => {
    fakeSchool({ expense: expenses(), institute });
    await openScreen('/expense', { ...everything, 'Expense Type': ['read'] });
    const row = await rowOf('Water');
    expect(row.getByText('Feb 3, 2026')).toBeTruthy();
    await waitFor(() => expect(row.getByText('৳1,200.50')).toBeTruthy());
    expect(row.getByText('Pending')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Utilities' }).getAttribute('href')).toBe('/expense/type/4/show');
  });

  it('of one of several addresses is exported as it is shown there', async () => {
    const links: FakeRecord[] = [{ id: 1, title: 'Library', type: 'school', order: 1, is_active: 1 }];
    const calls = fakeSchool({ quickLink: links }, ({ path }) => (path.endsWith('/export') ? jsonAnswer(503, { message: 'Later.' }) : undefined));
    await openScreen('/public/school/quick/link', { 'Pubic Site': ['full'] });
    await screen.findByText('Library');
    await press('Export');
    await press(/CSV/, 'menuitem');
    const asked = () => calls.find(({ path }) => path.endsWith('/export'))?.query.get('filter');
    await waitFor(() => expect(JSON.parse(asked() ?? '{}')).toEqual({ type: 'school' }));
  });

  it('offers nothing to whoever may only read', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', { Religion: ['read'] });
    await screen.findByText('Islam');
    for (const name of [/^Add/, /^Edit/, /^Delete/]) {
      expect(screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect((await rowOf('Islam')).getByText('Active')).toBeTruthy();
  });

  it('asks before it deletes, in these words', async () => {
    const calls = fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    await press('Delete: Hinduism');
    const question = within(screen.getByRole('alertdialog', { name: 'Are you sure?' }));
    expect(question.getByText('You want to delete this!')).toBeTruthy();
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Yes, delete it!' })));
    await waitFor(() => expect(screen.queryByText('Hinduism')).toBeNull());
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/religions/2')).toBe(true);
    expect(screen.getByText('It was deleted.')).toBeTruthy();
  });

  it('switches a record off and says so in a dialog', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    await press('Active: Islam', 'switch');
    const dialog = within(await screen.findByRole('dialog', { name: 'Success!' }));
    expect(dialog.getByText('It was saved.')).toBeTruthy();
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'OK' })));
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Active: Islam' })).checked).toBe(false);
  });

  it('says why a record could not be switched, and reads the list afresh', async () => {
    const calls = fakeSchool({ religion: religions() }, ({ method }) =>
      method === 'PUT' ? jsonAnswer(409, { message: 'It is in use.' }) : undefined,
    );
    await openScreen('/religion', everything);
    await screen.findByText('Islam');
    const before = calls.filter(({ path }) => path === '/get/all/religion').length;
    await press('Active: Islam', 'switch');
    expect(await screen.findByText('It is in use.')).toBeTruthy();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/get/all/religion').length).toBe(before + 1));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Active: Islam' }).checked).toBe(true);
  });

  it('says what belongs into it while it is empty, and offers the first step', async () => {
    fakeSchool({});
    await openScreen('/religion', everything);
    expect(await screen.findByText(/religion/i, { selector: '.list-empty p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add religion' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says when a filter leaves nothing, and offers to take it back', async () => {
    fakeSchool({});
    const router = await openScreen('/religion?filter=%7B%22is_active%22%3A0%7D', everything);
    expect(await screen.findByText('Nothing matches the search and the filters.')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement));
    await waitFor(() => expect(router.state.location.search).not.toContain('is_active'));
  });

  it('says when it could not be read, and tries again', async () => {
    let isDown = true;
    fakeSchool({ religion: religions() }, ({ path }) =>
      isDown && path === '/get/all/religion' ? jsonAnswer(400, { message: 'The list cannot be read.' }) : undefined,
    );
    await openScreen('/religion', everything);
    expect(await screen.findByText('The list cannot be read.')).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Islam')).toBeTruthy();
  });
});

describe('finding', () => {
  it('searches on the server while one types', async () => {
    const calls = fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    await screen.findByText('Islam');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' isl ' } });
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('filter')).toBe('{"q":"isl"}'));
  });

  it('keeps a filter in plain sight until it is taken away', async () => {
    const calls = fakeSchool({ religion: religions() });
    const router = await openScreen('/religion', everything);
    await press('Filters');
    const choice = await screen.findByLabelText('Active');
    await act(async () => void fireEvent.change(choice, { target: { value: '0' } }));
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('filter')).toBe('{"is_active":0}'));
    expect(within(screen.getByRole('region', { name: 'Filtered:' })).getByText('Inactive')).toBeTruthy();
    await press('Remove the filter “Active”');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Filtered:' })).toBeNull());
    expect(router.state.location.search).toContain('filter=%7B%7D');
  });

  it('asks for a day once its year is whole', async () => {
    const calls = fakeSchool({ expense: expenses() });
    const router = await openScreen('/expense', everything);
    await press('Filters');
    const from = within(await screen.findByRole('group', { name: 'Date' })).getByLabelText<HTMLInputElement>('From');
    const type = (value: string) => act(async () => void fireEvent.change(from, { target: { value } }));
    const asked = () => lastList(calls, '/get/expenses')?.get('filter') ?? '{}';
    for (const year of ['0002', '0020', '0202']) {
      await type(`${year}-01-15`);
      expect(from.value).toBe(`${year}-01-15`);
    }
    expect(asked()).toBe('{}');
    await type('2026-01-15');
    await waitFor(() => expect(asked()).toBe('{"spent_on_gte":"2026-01-15"}'));
    await type('0002-01-15');
    expect(asked()).toBe('{"spent_on_gte":"2026-01-15"}');
    await type('');
    await waitFor(() => expect(router.state.location.search).toContain('filter=%7B%7D'));
  });

  it('asks for an amount only when it is a plain one', async () => {
    const calls = fakeSchool({ expense: expenses() });
    await openScreen('/expense', everything);
    await press('Filters');
    const from = within(await screen.findByRole('group', { name: 'Amount' })).getByLabelText<HTMLInputElement>('From');
    const enter = (value: string) =>
      act(async () => {
        fireEvent.change(from, { target: { value } });
        fireEvent.blur(from);
      });
    for (const odd of ['1e3', '0x10']) await enter(odd);
    expect(lastList(calls, '/get/expenses')?.get('filter') ?? '{}').toBe('{}');
    await enter('1,200.5');
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toBe('{"amount_gte":"1200.5"}'));
  });

  it('sorts by a column and back, and says so to assistive software', async () => {
    const calls = fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    await press('Name');
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('sort')).toBe('["name","DESC"]'));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('shows as many rows as are asked for, one page after the other', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: `Religion ${index + 1}`, is_active: 1 }));
    const calls = fakeSchool({ religion: many });
    await openScreen('/religion', everything);
    await press('Page 3');
    expect(await screen.findByText('21–25 of 25')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '20' } });
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('range')).toBe('[0,19]'));
    expect(within(screen.getByLabelText('Rows per page')).getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '20', '50', '100', '500']);
  });

  it('shows the columns that were chosen, and remembers them', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    await press('Columns');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Entered on' })));
    expect(screen.getByRole('columnheader', { name: 'Entered on', hidden: true })).toBeTruthy();
    expect(Object.values(localStorage).some((value) => String(value).includes('created_at'))).toBe(true);
  });
});

describe('many at once', () => {
  it('does what it can, and says what was refused and why', async () => {
    const calls = fakeSchool({ religion: religions() }, ({ method, path }) =>
      method === 'DELETE' && path === '/religions/bulk'
        ? jsonAnswer(200, { status: 'success', message: 'Partly.', data: { done: [2, 3], refused: [{ id: 1, message: 'It is used by 497 students.' }] } })
        : undefined,
    );
    await openScreen('/religion', everything);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Delete');
    await press('Yes, delete it!');
    const summary = within(await screen.findByRole('dialog', { name: 'Not all of it was possible' }));
    expect(summary.getByText('Done: 2 entries.')).toBeTruthy();
    expect(summary.getByText(/It is used by 497 students\./).textContent).toBe('Islam: It is used by 497 students.');
    expect(calls.find(({ path }) => path === '/religions/bulk')?.body.ids).toBe('1,2,3');
  });
});

describe('a selection', () => {
  it('loses a record that is deleted by its own button', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everything);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Delete: Hinduism');
    await press('Yes, delete it!');
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });

  it('keeps of what was refused only what is still there', async () => {
    const rows = religions();
    fakeSchool({ religion: rows }, ({ method, path }) => {
      if (method !== 'DELETE' || path !== '/religions/bulk') return undefined;
      rows.splice(1);
      const refused = [{ id: 1, message: 'In use.' }, { id: 2, message: 'There is no such record.' }];
      return jsonAnswer(200, { status: 'success', message: 'Partly.', data: { done: [3], refused } });
    });
    await openScreen('/religion', everything);
    await press('Select all on this page', 'checkbox');
    await press('Delete');
    await press('Yes, delete it!');
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });
});

describe('status actions', () => {
  it('stand only where the state allows them, and not on an own entry', async () => {
    fakeSchool({ expense: expenses() });
    await openScreen('/expense', { Expense: ['read', 'approve'] });
    const enabled = async (text: string) => (await rowOf(text)).queryByRole<HTMLButtonElement>('button', { name: /^Approve/ })?.disabled;
    expect(await enabled('Water')).toBe(false);
    expect(await enabled('Own entry')).toBe(true);
    expect(await enabled('Settled')).toBeUndefined();
  });

  it('ask for what they need before they are taken', async () => {
    const calls = fakeSchool({ expense: expenses() });
    await openScreen('/expense', everything);
    await press('Cancel expense: Water');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    const confirm = () => act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    await confirm();
    expect(await dialog.findByText('Please fill this in.')).toBeTruthy();
    await fill(/^Reason for cancelling/, 'Twice entered');
    await confirm();
    await waitFor(() => expect(calls.find(({ path }) => path === '/expenses/1/cancel')?.body.cancel_reason).toBe('Twice entered'));
  });

  it.each([
    [503, true],
    [409, false],
  ])('that fail with %i keep open what was typed: %s', async (status, isKept) => {
    fakeSchool({ expense: expenses() }, ({ path }) => (path === '/expenses/1/cancel' ? jsonAnswer(status, { message: 'It failed.' }) : undefined));
    await openScreen('/expense', everything);
    await press('Cancel expense: Water');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    await fill(/^Reason for cancelling/, 'Twice entered');
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    expect(await screen.findByText('It failed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByDisplayValue('Twice entered') !== null).toBe(isKept));
  });
});
