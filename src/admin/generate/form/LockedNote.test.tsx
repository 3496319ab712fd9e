import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../../../locales/en/index.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { everyForm, holdBack, input, save, sentTo } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const REASON = 'You can no longer edit this: its status is “Approved”.';
const expense = (status: number): FakeRecord => ({
  id: 1,
  expense_type_id: 4,
  purpose: 'Water',
  amount: '5.00',
  spent_on: '2026-02-03',
  status,
  row_version: 1 + status,
});

/** Opens the form of what a list shows as pending; it is approved before the form has read it anew. */
async function openOutdated(change: () => Promise<void>) {
  const rows = [expense(0)];
  const calls = fakeSchool({ expense: rows });
  const router = await openScreen('/expense', everyForm);
  await screen.findByText('Water');
  const answer = holdBack('GET');
  await act(async () => void router.navigate('/expense/1'));
  await input('Purpose');
  await change();
  rows[0] = expense(1);
  await answer();
  return calls;
}

describe('a form whose record can no longer be changed', () => {
  it('gives way to what the record holds where nothing was typed', async () => {
    await openOutdated(async () => undefined);
    expect(await screen.findByText(REASON)).toBeTruthy();
    expect(screen.queryByLabelText('Purpose')).toBeNull();
  });

  it('keeps what was typed, says that it cannot be saved, and goes when that is discarded', async () => {
    const calls = await openOutdated(() => fill('Purpose', 'Water and tea'));
    const note = (await screen.findByText(REASON, { exact: false })).closest('[role="alert"]');
    expect(note?.textContent).toContain(english.screens.locked.typed);
    expect((await input('Purpose')).value).toBe('Water and tea');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' })).disabled).toBe(true);
    await press(english.screens.locked.discard);
    await waitFor(() => expect(screen.queryByLabelText('Purpose')).toBeNull());
    expect(screen.getByText(REASON)).toBeTruthy();
    expect(screen.getByText('Purpose').nextElementSibling?.textContent).toBe('Water');
    expect(sentTo(calls, 'PUT')).toBeUndefined();
  });

  it('says so as well where only a refused save has shown it', async () => {
    const rows = [expense(0)];
    fakeSchool({ expense: rows }, ({ method }) => {
      if (method !== 'PUT') return undefined;
      rows[0] = expense(1);
      return jsonAnswer(409, { message: 'Stale.', current: rows[0] });
    });
    await openScreen('/expense/1', everyForm);
    await fill('Purpose', 'Water and tea');
    await save();
    expect(await screen.findByText(REASON, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save my version' })).toBeNull();
    expect((await input('Purpose')).value).toBe('Water and tea');
    await press(english.screens.locked.discard);
    await waitFor(() => expect(screen.queryByLabelText('Purpose')).toBeNull());
    expect(screen.getByText(REASON)).toBeTruthy();
  });
});
