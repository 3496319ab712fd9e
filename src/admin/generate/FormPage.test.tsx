import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from './testing/fakeSchool.ts';
import { fill, inBrowser, openScreen, press } from './testing/openScreen.tsx';

inBrowser();

const everything = { Classes: ['full'], Expense: ['full'], Permission: ['full'], Parent: ['full'] };
const classes = (): FakeRecord[] => [{ id: 1, name: 'Six', code: 'VI', order: 6, has_groups: 0, is_active: 1, row_version: 3 }];
const save = () => press('Save');
const input = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const sentTo = (calls: ReturnType<typeof fakeSchool>, method: string) => calls.find((call) => call.method === method)?.body;

/** Has calls of a method wait until the returned function is called. */
function holdBack(method: string): () => Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, sent: RequestInit) => {
    if (sent.method === method) await released;
    return answer(path, sent);
  });
  return () => act(async () => release());
}

describe('a form for a new record', () => {
  it('begins at its first field, saves what was entered and leads to the list', async () => {
    const calls = fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everything);
    expect(document.activeElement).toBe(await input('Name'));
    await fill('Name', 'Seven');
    await fill('Order', '7');
    await press('Has student groups', 'switch');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(sentTo(calls, 'POST')).toMatchObject({ name: 'Seven', order: '7', has_groups: '1' });
    expect(screen.getByText('It was saved.')).toBeTruthy();
  });

  it('proposes the next school year, as the institute has it', async () => {
    const institute = [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka', school_year_starts_in: 4 }];
    fakeSchool({ institute, academicYear: [] });
    await openScreen('/academic/year/create', { 'Academic Year': ['full'] });
    await waitFor(async () => expect((await input('First day')).value).toMatch(/^\d{4}-04-01$/));
  });

  it('does not send what breaks a rule, says why at each field and leads to the first', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everything);
    await fill('Order', '0');
    await save();
    expect((await screen.findAllByText('Please fill this in.')).length).toBe(1);
    expect(screen.getByText('Please enter a number between 1 and 100.')).toBeTruthy();
    expect((await input('Name')).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await input('Name'));
    const summary = within(screen.getByText('Please check these fields:').closest('[role="alert"]') as HTMLElement);
    expect(summary.getAllByRole('button').map((link) => link.textContent)).toEqual(['Name', 'Order']);
    expect(sentTo(calls, 'POST')).toBeUndefined();
  });

  it('says nothing about a field that somebody only passes through', async () => {
    fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everything);
    const name = await input('Name');
    await act(async () => void fireEvent.blur(name));
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    await fill('Code', 'not a code!');
    expect(await screen.findByText('Please enter letters, digits, dots, dashes and slashes only.')).toBeTruthy();
  });

  it('stays for another record when that is asked for', async () => {
    const calls = fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everything);
    await fill('Name', 'Seven');
    await fill('Order', '7');
    await press('Save and add another');
    await waitFor(async () => expect((await input('Name')).value).toBe(''));
    expect(router.state.location.pathname).toBe('/class/class/add');
    expect(calls.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it('shows what the server refused at the field and as a notice, and keeps what was typed', async () => {
    fakeSchool({ class: classes() }, ({ method }) =>
      method === 'POST'
        ? jsonAnswer(422, { message: 'Please check.', errors: { name: ['This is already taken.', 'And odd.'], quota: ['No room for another class.'] } })
        : undefined,
    );
    await openScreen('/class/class/add', everything);
    await fill('Name', 'Six');
    await fill('Order', '7');
    await save();
    const name = await input('Name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This is already taken.');
    expect(screen.getByText('Name: This is already taken.')).toBeTruthy();
    expect(screen.getByText('No room for another class.')).toBeTruthy();
    expect([name.value, (await input('Order')).value]).toEqual(['Six', '7']);
    await fill('Name', 'Seven');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('saves with Ctrl+S, but not with Enter', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everything);
    await fill('Name', 'Seven');
    await fill('Order', '7');
    const isLeftAlone = fireEvent.keyDown(await input('Name'), { key: 'Enter' });
    expect(isLeftAlone).toBe(false);
    await act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
    await waitFor(() => expect(sentTo(calls, 'POST')?.name).toBe('Seven'));
  });

  it('cannot be cancelled while it is being saved', async () => {
    fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everything);
    await fill('Name', 'Seven');
    await fill('Order', '7');
    const answerLater = holdBack('POST');
    await save();
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/class/class/add');
    await answerLater();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
  });

  it('asks before it is left with something in it', async () => {
    fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everything);
    await fill('Name', 'Seven');
    await press('Cancel');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Stay');
    expect(router.state.location.pathname).toBe('/class/class/add');
    await press('Cancel');
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
  });

  it('demands a field only while the others make it necessary', async () => {
    fakeSchool({});
    await openScreen('/user/and/permission/create', everything);
    const marked = async () => (await screen.findByText('E-mail', { selector: 'label' })).dataset.required;
    expect(await marked()).toBe('true');
    await fill(/^Login ID/, 'T-1');
    await waitFor(async () => expect(await marked()).toBe('false'));
  });
});

describe('a form for a stored record', () => {
  it('sends what was changed and the version that was read', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/update1', everything);
    await fill('Name', 'Sixth');
    await save();
    await waitFor(() => expect(sentTo(calls, 'PUT')).toEqual({ name: 'Sixth', row_version: '3' }));
  });

  it('that somebody else has changed meanwhile asks whose version counts', async () => {
    const rows = classes();
    const puts: unknown[] = [];
    fakeSchool({ class: rows }, ({ method, body }) => {
      if (method !== 'PUT') return undefined;
      puts.push(body);
      if (body.row_version === '4') return undefined;
      rows[0] = { ...(rows[0] as FakeRecord), name: 'Class Six', code: 'C6', row_version: 4 };
      return jsonAnswer(409, { message: 'Somebody has changed this in the meantime.', current: rows[0] });
    });
    const router = await openScreen('/class/class/update1', everything);
    await fill('Name', 'Sixth');
    await save();
    const note = within((await screen.findByText('Somebody changed this meanwhile')).closest('[role="alert"]') as HTMLElement);
    expect(note.getByText('Class Six')).toBeTruthy();
    expect(note.getAllByText('You changed this too.').length).toBe(1);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await press('Keep mine and save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(puts.at(-1)).toEqual({ name: 'Sixth', row_version: '4' });
    expect(rows[0]).toMatchObject({ name: 'Sixth', code: 'C6' });
  });

  it('lets somebody type on who has seen that it was changed meanwhile', async () => {
    await saveTooLate();
    await screen.findByText('Somebody changed this meanwhile');
    const name = await input('Name');
    act(() => name.focus());
    await act(async () => void fireEvent.change(name, { target: { value: 'Sixth class' } }));
    expect(document.activeElement).toBe(name);
  });

  it('takes the other version when that is wished', async () => {
    await saveTooLate();
    await press('Take theirs');
    await waitFor(async () => expect((await input('Name')).value).toBe('Class Six'));
    expect(screen.queryByText('Somebody changed this meanwhile')).toBeNull();
  });

  it('that is settled is shown, with the reason why nothing can be changed', async () => {
    fakeSchool({ expense: [{ id: 1, purpose: 'Water', amount: '5.00', status: 1, row_version: 2 }] });
    await openScreen('/expense/1', everything);
    expect(await screen.findByText('This can no longer be changed: its present state is “Approved”.')).toBeTruthy();
    expect(screen.getByText('Purpose').nextElementSibling?.textContent).toBe('Water');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('that does not exist is said to be missing', async () => {
    fakeSchool({ class: [] });
    await openScreen('/class/class/update9', everything);
    expect(await screen.findByText('There is no such record.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

/** Saves a change to what somebody else has just changed as well. */
async function saveTooLate(): Promise<void> {
  const rows = classes();
  fakeSchool({ class: rows }, ({ method }) => {
    if (method !== 'PUT') return undefined;
    rows[0] = { ...(rows[0] as FakeRecord), name: 'Class Six', row_version: 4 };
    return jsonAnswer(409, { message: 'Stale.' });
  });
  await openScreen('/class/class/update1', everything);
  await fill('Name', 'Sixth');
  await save();
}
