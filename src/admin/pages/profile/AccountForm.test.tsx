import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, NotificationContextProvider, StoreContextProvider } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../http/apiError.ts';
import { Notices } from '../../notices/Notices.tsx';
import { createI18nProvider } from '../../providers/i18nProvider.ts';
import { createStore } from '../../providers/store.ts';
import { AccountForm } from './AccountForm.tsx';
import { PASSWORDS } from './accountFields.ts';
import { campus } from '../../../../resources/campus.ts';

const send = vi.fn<(values: Readonly<Record<string, string>>) => Promise<void>>();
const labels = {
  current_password: 'shell.profilePage.currentPassword',
  password: 'shell.profilePage.newPassword',
  password_confirmation: 'shell.profilePage.repeatPassword',
};
const autoComplete = {
  current_password: 'current-password',
  password: 'new-password',
  password_confirmation: 'new-password',
};

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  render(
    <StoreContextProvider value={createStore(1)}>
      <NotificationContextProvider>
        <I18nContextProvider value={createI18nProvider(campus.languages, 'en')}>
          <AccountForm
            fields={PASSWORDS}
            labels={labels}
            autoComplete={autoComplete}
            submitLabel="shell.profilePage.changePassword"
            onSubmit={send}
          />
          <Notices />
        </I18nContextProvider>
      </NotificationContextProvider>
    </StoreContextProvider>,
  );
});

describe('changing the password', () => {
  it('is not sent while the new one is weak or repeated wrongly, and goes to the first mistake', async () => {
    await enter({ 'Current password': 'old', 'New password': 'abc', 'Confirm new password': 'abd' });
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('New password is too short, you want to get hacked?')).toBeTruthy();
    expect(screen.getByText('The two values do not match.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
  });

  it('is sent with what the server asks for, and leaves nothing in the form', async () => {
    await enter({ 'Current password': 'old', 'New password': 'Abcdef1!', 'Confirm new password': 'Abcdef1!' });
    expect(send).toHaveBeenCalledWith({
      current_password: 'old',
      password: 'Abcdef1!',
      password_confirmation: 'Abcdef1!',
    });
    expect(field('New password').value).toBe('');
  });

  const refusedFor = (errors: Readonly<Record<string, string>>) =>
    send.mockRejectedValueOnce(new ApiError(422, { message: 'Please check.', errors }));
  const good = { 'Current password': 'old', 'New password': 'Abcdef1!', 'Confirm new password': 'Abcdef1!' };
  const notices = () => [...document.querySelectorAll('.notice-text')].map((each) => each.textContent);

  it('shows beside the field, without a notice, what the server refuses; what was entered stays', async () => {
    refusedFor({ current_password: 'Wrong.' });
    await enter(good);
    expect(screen.getByText('Wrong.')).toBeTruthy();
    expect(notices()).toEqual([]);
    expect(field('New password').value).toBe('Abcdef1!');
  });

  it('says in a notice what stands at no field, and takes it away with the next try', async () => {
    send.mockRejectedValueOnce(new ApiError(429, { message: 'Too many tries.' }));
    await enter(good);
    expect(notices()).toEqual(['Too many tries.']);
    await enter({ 'New password': 'abc' });
    expect(notices()).toEqual([]);
  });

  it('can be watched while it is typed', () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show passwords' }));
    expect(field('New password').type).toBe('text');
  });
});

function field(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
}

async function enter(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Change password' })));
}
