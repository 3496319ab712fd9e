import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../../../locales/en/index.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, holdBack, input, postsOf, save } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const refuseSeven: Parameters<typeof fakeSchool>[1] = ({ method, body }) =>
  method === 'POST' && body.name === 'Seven'
    ? jsonAnswer(422, { message: 'Please check.', errors: { name: ['This is already taken.'] } })
    : undefined;

/** Opens the form of a new record and fills it in. */
async function enterSeven() {
  const router = await openScreen('/class/class/add', everyForm);
  await fill('Name', 'Seven');
  await fill('Order', '7');
  return router;
}

/** Saves it and types the next record before the answer to the first one comes. */
async function saveAndTypeNext() {
  const answerLater = holdBack('POST');
  await press('Save and add another');
  await fill('Name', 'Eight');
  await answerLater();
}

describe('saving one record after the other', () => {
  it('stays for another record when that is asked for', async () => {
    const calls = fakeSchool({ class: classes() });
    const router = await enterSeven();
    await press('Save and add another');
    await waitFor(async () => expect((await input('Name')).value).toBe(''));
    expect(router.state.location.pathname).toBe('/class/class/add');
    expect(calls.filter(({ method }) => method === 'POST').length).toBe(1);
  });

  it('begins the next with what its declaration keeps, and in the first field in which nothing stands', async () => {
    const calls = fakeSchool({ employee: [{ id: 7, name: 'Nazma Akhter', is_active: 1 }] });
    const source = encodeURIComponent(JSON.stringify({ employee_id: 7 }));
    await openScreen(`/employee/provident/fund/create?source=${source}`, {
      'Provident Fund': ['full'],
    });
    await fill('Transaction date', '2026-02-03');
    await fill(/^Amount/, '500');
    await press('Save and add another');
    const amount = await input(/^Amount/);
    await waitFor(() => expect([amount.value, document.activeElement]).toEqual(['', amount]));
    expect((await input('Transaction date')).value).toBe('2026-02-03');
    await fill(/^Amount/, '600');
    await save();
    await waitFor(() =>
      expect(postsOf(calls).map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
        ['2026-02-03', '500.00'],
        ['2026-02-03', '600.00'],
      ]),
    );
  });

  it('takes what is typed while a record is saved for the next one', async () => {
    const calls = fakeSchool({ class: classes() });
    await enterSeven();
    const answerLater = holdBack('POST');
    await press('Save and add another');
    const name = await input('Name');
    await waitFor(() => expect([name.value, document.activeElement]).toEqual(['', name]));
    await fill('Name', 'Eight');
    await answerLater();
    await screen.findByText('It was saved.');
    expect(name.value).toBe('Eight');
    await fill('Order', '8');
    await save();
    await waitFor(() => expect(postsOf(calls).map(({ name: sent }) => sent)).toEqual(['Seven', 'Eight']));
  });

  it('is saved with Ctrl+Enter and then empty for another, as the button says', async () => {
    const calls = fakeSchool({ class: classes() });
    await enterSeven();
    const button = screen.getByRole('button', { name: 'Save and add another' });
    expect([button.title, button.getAttribute('aria-keyshortcuts')]).toEqual([
      'Ctrl+Enter',
      'Control+Enter Meta+Enter',
    ]);
    const name = await input('Name');
    await act(async () => void fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true }));
    await waitFor(() => expect(name.value).toBe(''));
    expect(postsOf(calls).length).toBe(1);
  });

  it('makes one record of a double click', async () => {
    const calls = fakeSchool({ class: classes() });
    await enterSeven();
    const answerLater = holdBack('POST');
    await press('Save and add another');
    await press('Save and add another');
    await answerLater();
    await screen.findByText('It was saved.');
    expect(postsOf(calls).length).toBe(1);
    expect(screen.queryByText('This field is required.')).toBeNull();
  });

  it('puts a refused record back when nothing has been typed since', async () => {
    fakeSchool({ class: classes() }, refuseSeven);
    await enterSeven();
    await press('Save and add another');
    expect(await screen.findByText('This is already taken.')).toBeTruthy();
    expect([(await input('Name')).value, (await input('Order')).value]).toEqual(['Seven', '7']);
    expect(document.activeElement).toBe(await input('Name'));
  });

  it('keeps a refused record beside the next that is being typed, and loses neither', async () => {
    const calls = fakeSchool({ class: classes() }, refuseSeven);
    const router = await enterSeven();
    await saveAndTypeNext();
    expect(await screen.findByText('The previous record is not saved.')).toBeTruthy();
    expect((await input('Name')).value).toBe('Eight');

    await press('Go back to it');
    expect([(await input('Name')).value, (await input('Order')).value]).toEqual(['Seven', '7']);
    expect(await screen.findByText('This is already taken.')).toBeTruthy();
    await fill('Name', 'VII');
    await save();
    await waitFor(async () => expect((await input('Name')).value).toBe('Eight'));
    expect(router.state.location.pathname).toBe('/class/class/add');
    await fill('Order', '8');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(postsOf(calls).map(({ name }) => name)).toEqual(['Seven', 'VII', 'Eight']);
  });

  it('does not claim that a record before it was not saved where only the answer was lost', async () => {
    fakeSchool({ class: classes() }, ({ method }) => {
      if (method === 'POST') throw new TypeError('Failed to fetch');
      return undefined;
    });
    await enterSeven();
    await saveAndTypeNext();
    const goBack = await screen.findByRole('button', { name: 'Go back to it' });
    expect(goBack.closest('.form-waiting')?.textContent).toContain(english.shell.answerLost);
    expect((await input('Name')).value).toBe('Eight');
  });

  it('asks before it is left with a refused record waiting', async () => {
    fakeSchool({ class: classes() }, refuseSeven);
    await enterSeven();
    await saveAndTypeNext();
    await screen.findByText('The previous record is not saved.');
    await fill('Name', '');
    await press('Cancel');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });
});
