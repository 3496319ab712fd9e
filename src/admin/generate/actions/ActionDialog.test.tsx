import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../../../locales/en/index.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, expenses, rowOf } from '../../testing/lists.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

describe('status actions', () => {
  it('stand only where the state allows them, and not on an own entry', async () => {
    fakeSchool({ expense: expenses() });
    await openScreen('/expense', { Expense: ['read', 'approve'] });
    const enabled = async (text: string) =>
      (await rowOf(text)).queryByRole('button', { name: /^Approve/ })?.getAttribute('aria-disabled');
    expect(await enabled('Water')).toBe('false');
    expect(await enabled('Own entry')).toBe('true');
    expect(await enabled('Settled')).toBeUndefined();
  });

  it('say on an own entry, in its list and on its page, why somebody else has to decide on it', async () => {
    const calls = fakeSchool({ expense: expenses() });
    const router = await openScreen('/expense', { Expense: ['read', 'approve'] });
    await press('Approve: Own entry');
    expect(await screen.findByText(english.server.ownEntry)).toBeTruthy();
    const own = expenses().find(({ purpose }) => purpose === 'Own entry');
    await act(async () => void router.navigate(`/expense/${own?.id}/show`));
    const button = await screen.findByRole('button', { name: 'Approve' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe(english.server.ownEntry);
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('show every amount that is decided on, so that the sums add up', async () => {
    const parts = { basic_salary: '38000.00', bonus: '0.00', provident_fund: '3800.00', net: '34200.00' };
    const salary = {
      id: 1,
      employee_id: 7,
      employee: { id: 7, name: 'Rahim' },
      year: 2026,
      month: 'november',
      status: 0,
    };
    fakeSchool({ employeeSalary: [{ ...salary, ...parts, is_active: 1, row_version: 1 }] });
    await openScreen('/employee/salary', { 'Employee Salary': ['read', 'approve'] });
    fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve' });
    const shown = [...dialog.querySelectorAll('dl > div')].map((each) => each.textContent);
    expect(shown).toContain('Provident fund: employee contribution3,800.00');
    expect(shown).toContain('Net salary34,200.00');
    expect(shown.join()).not.toContain('Bonus');
  });

  it('ask for what they need before they are taken', async () => {
    const calls = fakeSchool({ expense: expenses() });
    await openScreen('/expense', everyList);
    await press('Cancel expense: Water');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    const confirm = () => act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    await confirm();
    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    await fill(/^Reason for cancelling/, 'Twice entered');
    await confirm();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/expenses/1/cancel')?.body.cancel_reason).toBe('Twice entered'),
    );
  });

  it('end in the “Success!” dialog with the words of the server, and leave the focus in the row', async () => {
    const [water] = expenses();
    fakeSchool({ expense: expenses() }, ({ path }) =>
      path === '/expenses/1/cancel'
        ? jsonAnswer(200, { status: 'success', message: 'Expense: Cancelled.', data: { ...water, status: 2 } })
        : undefined,
    );
    await openScreen('/expense', everyList);
    const button = await screen.findByRole('button', { name: 'Cancel expense: Water' });
    const row = button.closest('tr');
    button.focus();
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    await fill(/^Reason for cancelling/, 'Twice entered');
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    const success = await screen.findByRole('dialog', { name: 'Success!' });
    expect(success.textContent).toContain('Expense: Cancelled.');
    fireEvent.keyDown(success, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true));
  });

  const refuseAsStale = async (now: object) => {
    const [water, ...others] = expenses();
    const seen = { ...water, id: 1, row_version: 8 };
    const current = { ...seen, purpose: 'Water and ice', row_version: 9, ...now };
    const calls = fakeSchool({ expense: [seen, ...others] }, ({ path }) =>
      path === '/expenses/1/cancel' ? jsonAnswer(409, { message: 'Too late.', current }) : undefined,
    );
    await openScreen('/expense', everyList);
    await press('Cancel expense: Water');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    await fill(/^Reason for cancelling/, 'Twice entered');
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    expect(await screen.findByText('Too late.')).toBeTruthy();
    return calls;
  };
  const cancellations = (calls: Awaited<ReturnType<typeof refuseAsStale>>) =>
    calls.filter(({ path }) => path === '/expenses/1/cancel').map(({ body }) => body);

  it('refused because somebody else decided show the record as the refusal holds it, and read nothing', async () => {
    const calls = await refuseAsStale({ status: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Water and ice')).toBeTruthy();
    expect(cancellations(calls)).toHaveLength(1);
    const refused = calls.findIndex(({ path }) => path === '/expenses/1/cancel');
    expect(calls.slice(refused + 1)).toEqual([]);
  });

  it('refused because somebody else changed the record keep what was typed, for the record as it is now', async () => {
    const calls = await refuseAsStale({});
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel expense' }));
    expect(dialog.getByDisplayValue('Twice entered')).toBeTruthy();
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    await waitFor(() =>
      expect(cancellations(calls)).toMatchObject([
        { cancel_reason: 'Twice entered', row_version: '8' },
        { cancel_reason: 'Twice entered', row_version: '9' },
      ]),
    );
  });

  it('refused because somebody else changed the record show what has changed before one decides again', async () => {
    const [water] = expenses();
    const seen = { ...water, id: 1, row_version: 8 };
    const current = { ...seen, amount: '12000.50', row_version: 9 };
    const calls = fakeSchool({ expense: [seen] }, ({ path, method }) =>
      method === 'PUT' && path === '/expenses/1/approve' && calls.filter((call) => call.method === 'PUT').length === 1
        ? jsonAnswer(409, { message: 'Too late.', current })
        : undefined,
    );
    await openScreen('/expense', everyList);
    await press('Approve: Water');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
    const approve = () => act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Approve' })));
    await approve();
    const note = await dialog.findByRole('alert');
    expect(note.textContent).toContain(english.screens.stale.decideAgain);
    expect(note.querySelector('dl')?.textContent).toBe('Amount1,200.50 12,000.50');
    await approve();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body.row_version)).toEqual(['8', '9']),
    );
  });

  it.each([
    [503, true],
    [409, false],
  ])('that fail with %i keep open what was typed: %s', async (status, isKept) => {
    fakeSchool({ expense: expenses() }, ({ path }) =>
      path === '/expenses/1/cancel' ? jsonAnswer(status, { message: 'It failed.' }) : undefined,
    );
    await openScreen('/expense', everyList);
    await press('Cancel expense: Water');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel expense' }));
    await fill(/^Reason for cancelling/, 'Twice entered');
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Cancel expense' })));
    expect(await screen.findByText('It failed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByDisplayValue('Twice entered') !== null).toBe(isKept));
  });
});
