import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, StoreContextProvider, useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../schemas/index.ts';
import { messages as english } from '../../../locales/en/index.ts';
import { ApiError, LostAnswerError } from '../http/apiError.ts';
import { keepServerMessage } from '../providers/serverMessages.ts';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { createStore } from '../providers/store.ts';
import { Notices } from './Notices.tsx';
import { useDoneNotice } from './useDoneNotice.ts';
import { useErrorNotice } from './useErrorNotice.ts';
import { campus } from '../../../resources/campus.ts';

let notify: ReturnType<typeof useNotify>;
let noteError: (error: unknown) => void;
let noteDone: ReturnType<typeof useDoneNotice>;

function Hooks() {
  notify = useNotify();
  noteError = useErrorNotice(registry.get('expense'));
  noteDone = useDoneNotice();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  const store = createStore(1);
  const i18n = createI18nProvider(campus.languages, 'en');
  render(
    <StoreContextProvider value={store}>
      <NotificationContextProvider>
        <I18nContextProvider value={i18n}>
          <Hooks />
          <Notices />
        </I18nContextProvider>
      </NotificationContextProvider>
    </StoreContextProvider>,
  );
});

afterEach(() => vi.useRealTimers());

const errors = () =>
  [...within(screen.getByRole('alert')).queryAllByText(/./, { selector: '.notice-text' })].map(
    (each) => each.textContent,
  );
const others = () => [...document.querySelectorAll('[role=status] .notice-text')].map((each) => each.textContent);

describe('notices', () => {
  it('of what was done go when something is refused after it, and stay when it was before', () => {
    act(() => noteDone({}));
    expect(others()).toEqual(['Element updated']);
    act(() => noteError(new ApiError(422, { message: 'Check.', errors: { amount: 'Too small.' } })));
    expect([others(), errors()]).toEqual([[], ['Amount: Too small.']]);
    act(() => noteDone({}));
    expect(others()).toEqual(['Element updated']);
  });

  it('show all refused fields of a form at once, each by its label, for five seconds', () => {
    act(() =>
      noteError(
        new ApiError(422, { message: 'Check.', errors: { amount: 'Too small.', payee: 'Too long.', other: 'No.' } }),
      ),
    );
    expect(errors()).toEqual(['Amount: Too small.', 'Paid to: Too long.', 'other: No.']);
    act(() => vi.advanceTimersByTime(4_999));
    expect(errors()).toHaveLength(3);
    act(() => vi.advanceTimersByTime(1));
    expect(errors()).toEqual([]);
  });

  it('show any other error in its own words, or in ours when no server answered', () => {
    act(() => noteError(new ApiError(409, { message: 'It is in use.' })));
    act(() => noteError(new ApiError(0, { message: 'login.offline' })));
    expect(errors()).toEqual(['It is in use.', 'You are offline. Check your connection and try again.']);
  });

  it('keep a lost answer in sight until they are closed', () => {
    act(() => noteError(new LostAnswerError()));
    act(() => vi.advanceTimersByTime(60_000));
    expect(errors()).toEqual([english.shell.answerLost]);
  });

  it('show a success in the words of the server for three seconds', () => {
    act(() => noteDone(keepServerMessage({ id: 1 }, 'Expense saved.')));
    expect(others()).toEqual(['Expense saved.']);
    act(() => vi.advanceTimersByTime(3_000));
    expect(others()).toEqual([]);
  });

  it('say one thing once, and go when they are closed', () => {
    act(() => {
      notify('The server is busy.', { type: 'error' });
      notify('The server is busy.', { type: 'error' });
    });
    expect(errors()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss alert' }));
    expect(errors()).toEqual([]);
  });

  it('wait while somebody is on them', () => {
    act(() => notify('Saved.', { type: 'success' }));
    const button = screen.getByRole('button', { name: 'Dismiss alert' });
    act(() => button.focus());
    act(() => vi.advanceTimersByTime(60_000));
    expect(others()).toEqual(['Saved.']);
    act(() => button.blur());
    act(() => vi.advanceTimersByTime(1_000));
    expect(others()).toEqual([]);
  });

  it('stay audible beside an open dialog', async () => {
    vi.useRealTimers();
    const place = screen.getByRole('alert').closest('body > div') as HTMLElement;
    place.setAttribute('aria-hidden', 'true');
    await vi.waitFor(() => expect(place.hasAttribute('aria-hidden')).toBe(false));
  });
});
