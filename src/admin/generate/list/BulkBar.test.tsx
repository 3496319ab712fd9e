import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, expenses, religions } from '../../testing/lists.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

describe('many at once', () => {
  it('does what it can, and says what was refused and why', async () => {
    const calls = fakeSchool({ religion: religions() }, ({ method, path }) =>
      method === 'DELETE' && path === '/religions/bulk'
        ? jsonAnswer(200, {
            status: 'success',
            message: 'Partly.',
            data: { done: [2, 3], refused: [{ id: 1, message: 'It is used by 497 students.' }] },
          })
        : undefined,
    );
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^\u2068Islam\u2069, /)).toBeTruthy();
    await press('Yes, delete it!');
    const summary = within(await screen.findByRole('dialog', { name: 'Not everything was completed' }));
    expect(summary.getByText('Completed: 2 records.')).toBeTruthy();
    expect(summary.getByText(/It is used by 497 students\./).textContent).toBe('Islam: It is used by 497 students.');
    expect(calls.find(({ path }) => path === '/religions/bulk')?.body.ids).toBe('1,2,3');
  });
});

describe('a status action on many', () => {
  it('is taken on each that it is open for, in the version that is shown, and says what they come to', async () => {
    const rows = [...expenses(), { ...expenses()[0], id: 4, purpose: 'Paper', amount: '99.50', row_version: 7 }];
    const calls = fakeSchool({ expense: rows as FakeRecord[] });
    await openScreen('/expense', { Expense: ['read', 'approve', 'cancel'] });
    await press('Select all on this page', 'checkbox');
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await act(async () => void fireEvent.click(bar.getByRole('button', { name: 'Approve' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    expect(await dialog.findByText('For 2 records.')).toBeTruthy();
    expect(dialog.getByText('This cannot be changed later.')).toBeTruthy();
    const left = dialog.getByText(/^2 selected records are left as they are/);
    expect(within(left.closest('[role=alert]') as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(left.closest('[role=alert]')?.textContent).toContain(': Approved');
    expect(dialog.getByText('Amount').nextElementSibling?.textContent).toBe('1,300.00');
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Approve' })));
    const outcome = within(await screen.findByRole('dialog', { name: 'Success!' }));
    expect(outcome.getByText('Completed: 2 records.')).toBeTruthy();
    const put = calls.filter(({ method }) => method === 'PUT');
    expect(put.map(({ path }) => path)).toEqual(['/expenses/1/approve', '/expenses/4/approve']);
    expect(put[1]?.body.row_version).toBe('7');
  });

  it('asks for a reason once, and says of each that is refused why', async () => {
    const rows = [...expenses(), { ...expenses()[0], id: 4, purpose: 'Paper', amount: '99.50' }];
    const calls = fakeSchool({ expense: rows as FakeRecord[] }, ({ path }) =>
      path === '/expenses/4/cancel' ? jsonAnswer(409, { message: 'It was approved meanwhile.' }) : undefined,
    );
    await openScreen('/expense', { Expense: ['read', 'cancel'] });
    await press('Select all on this page', 'checkbox');
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await act(async () => void fireEvent.click(bar.getByRole('button', { name: 'Cancel expense' })));
    await fill(/^Reason for cancelling/, 'Entered twice');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    expect(await screen.findByText(/It was approved meanwhile\./)).toBeTruthy();
    const put = calls.filter(({ method }) => method === 'PUT');
    expect(put.map(({ body }) => body.cancel_reason)).toEqual(put.map(() => 'Entered twice'));
    expect(put.length).toBeGreaterThan(1);
  });

  it('tells what was done where the connection ends in the middle, and what was not tried', async () => {
    const rows = [1, 4, 5].map((id) => ({ ...expenses()[0], id, purpose: `Paper ${id}` }));
    fakeSchool({ expense: rows as FakeRecord[] }, ({ path }) =>
      path === '/expenses/4/approve' ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    await openScreen('/expense', { Expense: ['read', 'approve'] });
    await press('Select all on this page', 'checkbox');
    await press('Approve');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Approve' })));
    const outcome = within(await screen.findByRole('dialog', { name: 'Not everything was completed' }));
    expect(outcome.getByText('Completed: 1 record.')).toBeTruthy();
    expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Paper 4: ./),
      'Paper 5: Not tried: there was no answer.',
    ]);
  });

  it('marks an answer that is wrong at its field, tries it on no other, and keeps what was typed', async () => {
    const rows = [1, 4].map((id) => ({ ...expenses()[0], id }));
    const calls = fakeSchool({ expense: rows as FakeRecord[] }, ({ path }) =>
      path.endsWith('/cancel')
        ? jsonAnswer(422, { message: 'No.', errors: { cancel_reason: ['Too short.'] } })
        : undefined,
    );
    await openScreen('/expense', { Expense: ['read', 'cancel'] });
    await press('Select all on this page', 'checkbox');
    await press('Cancel expense');
    await fill(/^Reason for cancelling/, 'No');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    expect(await dialog.findByText('Too short.')).toBeTruthy();
    expect((dialog.getByLabelText(/^Reason for cancelling/) as HTMLInputElement).value).toBe('No');
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('asks before what was typed is left', async () => {
    const rows = [1, 4].map((id) => ({ ...expenses()[0], id }));
    fakeSchool({ expense: rows as FakeRecord[] });
    await openScreen('/expense', { Expense: ['read', 'cancel'] });
    await press('Select all on this page', 'checkbox');
    await press('Cancel expense');
    await fill(/^Reason for cancelling/, 'Entered twice');
    await press('Back');
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  });

  it('is not offered where none of those selected is open for it', async () => {
    fakeSchool({ expense: expenses().slice(2) });
    await openScreen('/expense', { Expense: ['read', 'approve'] });
    await press('Select all on this page', 'checkbox');
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    expect(bar.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('the outcome of a change of many', () => {
  const closeOutcome = async (refused: readonly { id: number; message: string }[]) => {
    fakeSchool({ religion: religions() }, ({ method, path }) =>
      method === 'PUT' && path === '/religions/bulk/status'
        ? jsonAnswer(200, { status: 'success', message: 'Done.', data: { done: [2, 3], refused } })
        : undefined,
    );
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    const button = await screen.findByRole('button', { name: 'Deactivate' });
    act(() => button.focus());
    await press('Deactivate');
    const question = within(await screen.findByRole('alertdialog'));
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Deactivate' })));
    await press('OK');
    return button;
  };

  it('leads back to the heading when nothing is selected any more', async () => {
    await closeOutcome([]);
    await waitFor(() => expect(document.activeElement?.id).toBe('react-admin-title'));
  });

  it('leads back to the button while something is still selected', async () => {
    const button = await closeOutcome([{ id: 1, message: 'It is used by 497 students.' }]);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a deletion that takes something along', () => {
  const TOLD = /^(You want to delete this!|Delete 1 record\?) This also deletes the page’s text and removes the page/;

  it('says so before, of one record and of many', async () => {
    fakeSchool({ publicSubMenu: [{ id: 1, name: 'About', slug: 'about', page_design_type_id: 1, is_active: 1 }] });
    await openScreen('/public/sub/menu', { 'Pubic Site': ['full'] });
    await press('Delete: About');
    expect(screen.getByText(TOLD)).toBeTruthy();
    await press('Cancel');
    await press('Select all on this page', 'checkbox');
    await press('Delete');
    expect(screen.getByText(TOLD)).toBeTruthy();
  });
});

describe('a selection', () => {
  it('loses a record that is deleted by its own button', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    await press('Delete: Hinduism');
    await press('Yes, delete it!');
    expect(await screen.findByText('2 selected')).toBeTruthy();
  });

  it('is given up when other records are looked for', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    expect(screen.getByText('3 selected')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'isl' } });
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('keeps of what was refused only what is still there', async () => {
    const rows = religions();
    fakeSchool({ religion: rows }, ({ method, path }) => {
      if (method !== 'DELETE' || path !== '/religions/bulk') return undefined;
      rows.splice(1);
      const refused = [
        { id: 1, message: 'In use.' },
        { id: 2, message: 'There is no such record.' },
      ];
      return jsonAnswer(200, { status: 'success', message: 'Partly.', data: { done: [3], refused } });
    });
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    await press('Delete');
    await press('Yes, delete it!');
    expect(await screen.findByText('1 selected')).toBeTruthy();
  });
});
