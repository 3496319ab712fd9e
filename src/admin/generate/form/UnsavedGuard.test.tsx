import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages as german } from '../../../../locales/de/index.ts';
import { messages as english } from '../../../../locales/en/index.ts';
import { readSession } from '../../auth/session.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, holdBack, input, save } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press, USER_ID } from '../../testing/openScreen.tsx';

inBrowser();

describe('a form with something in it', () => {
  it('cannot be cancelled while it is being saved', async () => {
    fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everyForm);
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
    const router = await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    await press('Cancel');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Keep editing');
    expect(router.state.location.pathname).toBe('/class/class/add');
    await press('Cancel');
    await press('Discard changes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
  });

  it('asks before it is left with half a word in a chooser', async () => {
    fakeSchool({ expenseType: [{ id: 1, name: 'Stationery', is_active: 1 }] });
    await openScreen('/expense/create', { ...everyForm, 'Expense Type': ['full'] });
    const kind = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Expense type/ });
    await act(async () => void fireEvent.change(kind, { target: { value: 'Stat' } }));
    await press('Cancel');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('asks before somebody logs out, and the login goes on while they stay', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    await press(/^Your account/);
    await press('Sign out', 'menuitem');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    await press('Keep editing');
    expect(calls.filter(({ path }) => path === '/logout')).toEqual([]);
    expect(readSession()?.id).toBe(USER_ID);
  });

  it('asks before the language is switched', async () => {
    fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    const switchTo = async (language: string) => {
      await press(/^Language/);
      await press(language, 'menuitem');
      return screen.findByRole('alertdialog', { name: english.shell.languageQuestion.title });
    };
    await switchTo('Deutsch');
    await press('Keep editing');
    expect((await input('Name')).value).toBe('Seven');
    await switchTo('Deutsch');
    await press(english.shell.languageQuestion.change);
    expect(await screen.findByRole('button', { name: `${german.shell.language}: Deutsch` })).toBeTruthy();
  });
});
