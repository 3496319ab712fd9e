import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeCall, type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { fill, inBrowser, openScreen, press, USER_ID } from '../../testing/openScreen.tsx';

inBrowser();

const DECIDES = { Expense: ['read', 'approve', 'cancel'] };

const expense = (id: number, more: object = {}): FakeRecord => ({
  id,
  purpose: `Paper ${id}`,
  payee: 'Nilkhet Press',
  spent_on: '2026-02-03',
  amount: '100.10',
  status: 0,
  row_version: 1,
  created_by: 9,
  creator: { id: 9, name: 'Nilufar Yasmin' },
  created_at: '2026-02-03T10:00:00.000Z',
  ...more,
});

const fifteen = () => Array.from({ length: 15 }, (_, index) => expense(index + 1));

const current = () => document.querySelector('[aria-current="true"]')?.textContent ?? '';
const details = () => document.querySelector('.inbox-card')?.textContent ?? '';

let pressed = 0;

/** Presses a key where the focus is; Enter on a button is a click, as in a browser. */
async function key(name: string, modifiers: object = {}): Promise<void> {
  pressed++;
  const target = document.activeElement ?? document.body;
  await act(async () => {
    fireEvent.keyDown(target, { key: name, ...modifiers });
    if (name === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target);
  });
}

/** Takes the action in its own dialog. */
async function answer(name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name })));
}

const decided = (calls: readonly FakeCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);

describe('the inbox of decisions', () => {
  it('asks for what waits for whoever looks, and shows what a decision needs', async () => {
    const calls = fakeSchool(
      { expense: [expense(1, { bank_account_id: 4, voucher: '/storage/x/voucher.jpg' })] },
      ({ path }) =>
        path === '/bank-accounts/4' ? jsonAnswer(200, { id: 4, name: 'Main', balance: '5000.00' }) : undefined,
    );
    await openScreen('/decisions', { ...DECIDES, 'Bank Account': ['read'] });
    expect(await screen.findByRole('heading', { name: 'Decisions', level: 1 })).toBeTruthy();
    await screen.findByRole('heading', { name: /^Expenses 1$/ });
    await waitFor(() => expect(details()).toContain('Bank account · Balance5,000.00'));
    expect(details()).toContain('Added by Nilufar Yasmin');
    expect(details()).toContain('Paid toNilkhet Press');
    expect(screen.getByRole('img', { name: 'Voucher: Paper 1' }).getAttribute('src')).toContain(
      '/storage/x/voucher.jpg',
    );
    const asked = calls.find(({ path, query }) => path === '/get/expenses' && query.has('filter'));
    expect(JSON.parse(asked?.query.get('filter') ?? '')).toEqual({ status: 0, entered_by_not: USER_ID });
    expect(JSON.parse(asked?.query.get('sort') ?? '')).toEqual(['created_at', 'ASC']);
  });

  it('keeps from whoever may not read it the balance of an account', async () => {
    const calls = fakeSchool({ expense: [expense(1, { bank_account_id: 4 })] });
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(details()).toContain('Paper 1'));
    expect(details()).not.toContain('Balance');
    expect(calls.filter(({ path }) => path.startsWith('/bank-accounts'))).toEqual([]);
  });

  it('leaves out what the list cannot: their own entry, and what is settled', async () => {
    fakeSchool({ expense: [expense(1), expense(2, { created_by: USER_ID }), expense(3, { status: 1 })] });
    await openScreen('/decisions', DECIDES);
    await screen.findByRole('heading', { name: /^Expenses/ });
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('Paper'))).toHaveLength(1);
  });

  it('says that nothing needs a decision', async () => {
    fakeSchool({});
    await openScreen('/decisions', DECIDES);
    expect(await screen.findByText('Nothing needs your decision.')).toBeTruthy();
  });

  it('says of a kind that could not be read that it could not, beside the others', async () => {
    fakeSchool({ expense: [expense(1)] }, ({ path }) =>
      path === '/get/syllabuses' || path === '/syllabuses'
        ? jsonAnswer(500, { message: 'Something went wrong.' })
        : undefined,
    );
    await openScreen('/decisions', { ...DECIDES, Syllabus: ['read', 'approve'] });
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect(current()).toContain('Paper 1');
  });

  it('moves with J and K, and goes on to the next one after a decision', async () => {
    const calls = fakeSchool({ expense: fifteen() });
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(current()).toContain('Paper 1'));
    await key('j');
    await key('j');
    await key('k');
    expect(current()).toContain('Paper 2');
    expect(details()).toContain('Paper 2');
    await key('a');
    await answer('Approve');
    await waitFor(() => expect(decided(calls)).toEqual(['/expenses/2/approve']));
    await press('OK');
    await waitFor(() => expect(current()).toContain('Paper 3'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Paper 3'));
  });

  it('asks for the reason with R, and takes no letter of it for a command', async () => {
    const calls = fakeSchool({ expense: fifteen() });
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(current()).toContain('Paper 1'));
    await key('r');
    await fill(/^Reason for cancelling/, 'jaja');
    await key('j');
    expect(current()).toContain('Paper 1');
    await answer('Cancel expense');
    await waitFor(() => expect(decided(calls)).toEqual(['/expenses/1/cancel']));
  });

  it('goes by the place of a key where the keyboard writes another script', async () => {
    fakeSchool({ expense: fifteen() });
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(current()).toContain('Paper 1'));
    await key('ت', { code: 'KeyJ' });
    expect(current()).toContain('Paper 2');
  });

  it('opens the record with Enter', async () => {
    fakeSchool({ expense: fifteen() });
    const router = await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Paper 1'));
    await key('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/expense/1/show'));
  });

  it('approves fifteen expenses in at most twenty keystrokes, in the versions that are shown, and says what they come to', async () => {
    const calls = fakeSchool({ expense: fifteen() });
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(current()).toContain('Paper 1'));
    pressed = 0;
    await key('a', { ctrlKey: true });
    expect(screen.getByText('15 selected', { exact: false }).textContent).toContain('1,501.50');
    await key('a');
    await screen.findByText('For 15 records.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Approve'));
    await key('Enter');
    await waitFor(() => expect(decided(calls)).toHaveLength(15));
    await screen.findByText('Completed: 15 records.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('OK'));
    await key('Enter');
    expect(pressed).toBeLessThanOrEqual(20);
    expect(await screen.findByText('Nothing needs your decision.')).toBeTruthy();
  });

  it('decides on what was ticked with the mouse, whatever was looked at before', async () => {
    const loan = {
      id: 5,
      purpose: 'Roof',
      amount: '900.00',
      status: 0,
      created_by: 9,
      created_at: '2020-01-01T00:00:00Z',
    };
    fakeSchool({ expense: fifteen(), employeeLoan: [loan] });
    await openScreen('/decisions', { ...DECIDES, 'Employee Loan': ['read', 'approve'] });
    await waitFor(() => expect(current()).toContain('Roof'));
    await press('Select “Paper 2”', 'checkbox');
    await press('Select “Paper 3”', 'checkbox');
    await key('a');
    expect(await screen.findByText('For 2 records.')).toBeTruthy();
  });

  it('says no amount where there is none', async () => {
    fakeSchool({ expense: [expense(1, { amount: null })] });
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(current()).toContain('Paper 1'));
    expect(document.querySelector('.inbox-amount')).toBeNull();
  });

  it('keeps selected what was refused, with its reason', async () => {
    fakeSchool({ expense: [expense(1), expense(2), expense(3)] }, ({ path }) =>
      path === '/expenses/2/approve' ? jsonAnswer(409, { message: 'It was changed by you.' }) : undefined,
    );
    await openScreen('/decisions', DECIDES);
    await waitFor(() => expect(current()).toContain('Paper 1'));
    await key('x');
    await key('j');
    await key('x');
    await key('a');
    await screen.findByText('For 2 records.');
    await answer('Approve');
    expect((await screen.findByText(/It was changed by you\./)).textContent).toBe('Paper 2: It was changed by you.');
    await press('OK');
    await waitFor(() => expect(screen.getByText('1 selected', { exact: false })).toBeTruthy());
    expect(screen.getByRole('checkbox', { name: 'Select “Paper 2”', checked: true })).toBeTruthy();
  });
});
