import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../../../locales/en/index.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { noteLists } from '../../providers/backEnd.ts';
import { type FakeCall, fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, input, postsOf, save } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const { title, text, confirm } = english.screens.saveAgain;
const isAsked = () => screen.queryByRole('alertdialog', { name: title }) !== null;

/** Opens the form of a new class; the first attempt to make one ends as said. */
async function openForm(first: () => Response) {
  let attempts = 0;
  const calls = fakeSchool({ class: classes() }, ({ method }) => {
    if (method !== 'POST' || attempts > 0) return undefined;
    attempts += 1;
    return first();
  });
  const router = await openScreen('/class/class/add', everyForm);
  await fill('Name', 'Seven');
  await fill('Order', '7');
  return { calls, router };
}

const lose = (): Response => {
  throw new TypeError('Failed to fetch');
};

const keysOf = (calls: readonly FakeCall[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));

describe('a new record whose first answer was lost', () => {
  it('is saved once more with its key: the server knows it by that', async () => {
    const { calls, router } = await openForm(lose);
    await save();
    expect(await screen.findByText(english.shell.answerLost)).toBeTruthy();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    const [first, second] = keysOf(calls);
    expect(first).toBeTruthy();
    expect([second, isAsked()]).toEqual([first, false]);
  });

  it('is saved once more with other values only after a question', async () => {
    const { calls, router } = await openForm(lose);
    await save();
    expect(await screen.findByText(english.shell.answerLost)).toBeTruthy();
    await fill('Name', 'Eight');
    await save();
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(postsOf(calls)).toHaveLength(1);
    await press(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    const [first, second] = keysOf(calls);
    expect(second).not.toBe(first);
  });

  it('is saved once more only after a question where the back end knows no keys', async () => {
    const { calls } = await openForm(lose);
    await save();
    expect(await screen.findByText(english.shell.answerLost)).toBeTruthy();
    noteLists('whole');
    await save();
    await waitFor(() => expect(isAsked()).toBe(true));
    expect(postsOf(calls)).toHaveLength(1);
  });

  it('is asked for as well where another one was to follow', async () => {
    const { calls } = await openForm(lose);
    await press('Save and add another');
    await waitFor(async () => expect((await input('Name')).value).toBe('Seven'));
    await fill('Name', 'Eight');
    await press('Save and add another');
    await waitFor(() => expect(isAsked()).toBe(true));
    expect(postsOf(calls)).toHaveLength(1);
    await press(confirm);
    await waitFor(async () => expect((await input('Name')).value).toBe(''));
    await waitFor(() => expect(postsOf(calls)).toHaveLength(2));
  });

  it('is not asked for where it was refused', async () => {
    const { calls, router } = await openForm(() => jsonAnswer(503, { message: 'Later.' }));
    await save();
    expect(await screen.findByText('Later.')).toBeTruthy();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(postsOf(calls)).toHaveLength(2);
  });
});
