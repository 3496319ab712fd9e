import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nContextProvider, NotificationContextProvider, StoreContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { campus } from '../../../../resources/campus.ts';
import { fakeApi, jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { Notices } from '../../notices/Notices.tsx';
import { createI18nProvider } from '../../providers/i18nProvider.ts';
import { createStore } from '../../providers/store.ts';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';

const ADDRESS = 'otpauth://totp/School:kamal?secret=ABCDEFGH';
const CODES = ['AAAA-1111', 'BBBB-2222'];
const begun = { secret: 'ABCDEFGH', address: ADDRESS, qr: { size: 1, path: 'M0 0h1v1z' } };

const written = vi.fn<(text: string) => Promise<void>>();
const created = vi.fn<(blob: Blob) => string>();

/** What was sent with each code. */
let confirmed: unknown[];

beforeEach(async () => {
  await campus.languages.loadHandMade('en');
  written.mockReset().mockResolvedValue();
  created.mockReset().mockReturnValue('blob:x');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  URL.createObjectURL = created as typeof URL.createObjectURL;
  URL.revokeObjectURL = () => undefined;
  confirmed = [];
  fakeApi(({ method, body }) => {
    const said = { status: 'success', message: 'It goes on.' };
    if (method === 'POST') return jsonAnswer(200, { ...said, data: begun });
    confirmed.push(body);
    if (confirmed.length === 1)
      return jsonAnswer(422, { message: 'Check.', errors: { code: ['This code is wrong.'] } });
    return jsonAnswer(200, { ...said, data: { recovery_codes: CODES } });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreContextProvider value={createStore(1)}>
        <NotificationContextProvider>
          <I18nContextProvider value={createI18nProvider(campus.languages, 'en')}>
            <MemoryRouter>
              <SecondFactorDialog task="setUp" onClose={() => undefined} />
            </MemoryRouter>
            <Notices />
          </I18nContextProvider>
        </NotificationContextProvider>
      </StoreContextProvider>
    </QueryClientProvider>,
  );
});

afterEach(() => vi.unstubAllGlobals());

const send = (label: RegExp, value: string, button: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

it('leads to the app on a phone, and gives the recovery codes to be copied or kept, without an old mistake', async () => {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/)));
  send(/^Current password/, 'old', 'Continue');
  const link = await screen.findByText('Open in the authenticator app');
  expect(link.getAttribute('href')).toBe(ADDRESS);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Code/)));
  send(/^Code/, '12345', 'Turn on');
  await screen.findByText('Enter the 6 digits.');
  expect(confirmed).toEqual([]);
  send(/^Code/, '000000', 'Turn on');
  await screen.findByText('This code is wrong.');
  send(/^Code/, '١٢٣ ٤٥٦', 'Turn on');
  await screen.findByText(CODES[0] as string);
  expect(screen.queryByText('This code is wrong.')).toBeNull();
  expect(confirmed).toHaveLength(2);

  // In the dialog: a notice would hide its heading on a phone.
  const dialog = within(screen.getByRole('dialog', { name: 'Your recovery codes' }));
  expect(dialog.getByText('It goes on.')).toBeTruthy();
  // A second Enter must not leave them unseen.
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Your recovery codes' }));
  expect(document.querySelectorAll('.notice-text')).toHaveLength(0);

  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Codes copied.');
  expect(written).toHaveBeenCalledExactlyOnceWith(CODES.join('\n'));

  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await created.mock.calls[0]?.[0].text()).toContain(CODES.join('\n'));
});
