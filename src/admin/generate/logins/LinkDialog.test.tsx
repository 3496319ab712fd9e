import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { input, save, sentTo } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const MANAGER = { Parent: ['full'], Permission: ['full'] };
const parent = (given: object = {}) => ({
  id: 4,
  name: 'Kamal Ahmed',
  relation: 'father',
  phone: '+880 1711 000000',
  children: [],
  is_active: 1,
  row_version: 1,
  user_id: null,
  ...given,
});

describe('a login that is made in the form of its person', () => {
  /** Fills in the form of a new parent with a login, whose first field the cursor goes to. */
  async function enterWithLogin() {
    const calls = fakeSchool({ studentParent: [], user: [], role: [] }, ({ method, path, body }) =>
      method === 'POST' && path === '/student-parents'
        ? jsonAnswer(201, { status: 'success', message: 'Made.', data: parent({ name: body.name, user_id: 9 }) })
        : undefined,
    );
    const router = await openScreen('/student/parents/create', MANAGER);
    await fill('Name', 'Kamal Ahmed');
    await fill('Phone', '+880 1711 000000');
    await press('Add User');
    const email = (await screen.findAllByLabelText(/^E-?mail/)).at(-1) as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(email));
    fireEvent.change(email, { target: { value: 'kamal@people.test' } });
    return { calls, router };
  }

  it('is sent with the person, and its link is offered at once', async () => {
    const { calls, router } = await enterWithLogin();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/show$/));
    expect(JSON.parse(String(sentTo(calls, 'POST')?.user_id))).toMatchObject({ email: 'kamal@people.test' });
  });

  it('has its link offered over the empty form where another person follows', async () => {
    const { router } = await enterWithLogin();
    await press('Save and add another');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign-in link' }));
    expect(dialog.getByText(/^With this link Kamal Ahmed chooses a password/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toMatch(/create$/);
    expect((await input('Name')).value).toBe('');
  });

  it('is checked where it stands, and may be taken back', async () => {
    const calls = fakeSchool({ studentParent: [], user: [], role: [] });
    await openScreen('/student/parents/create', MANAGER);
    await fill('Name', 'Kamal Ahmed');
    await fill('Phone', '+880 1711 000000');
    await press('Add User');
    await screen.findByLabelText('Login ID');
    await save();
    await waitFor(() => expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(0));
    expect(sentTo(calls, 'POST')).toBeUndefined();
  });

  it('is not offered to who may not make logins', async () => {
    fakeSchool({ studentParent: [] });
    await openScreen('/student/parents/create', { Parent: ['full'] });
    await input('Name');
    expect(screen.queryByRole('button', { name: 'Add User' })).toBeNull();
  });
});

describe('the page of somebody with a login', () => {
  it('gives a link, shown once', async () => {
    const address = 'https://school.test/login#K7QM-3XHA-9TPD-C4WE';
    const calls = fakeSchool({ studentParent: [parent({ user_id: 9 })] }, ({ method, path }) =>
      method === 'POST' && path === '/users/9/password-link'
        ? jsonAnswer(200, {
            status: 'success',
            message: 'Link created.',
            data: { address, code: 'x', expires_at: '2026-12-02T10:00:00.000Z', sent_to: null },
          })
        : undefined,
    );
    await openScreen('/student/parents/4/show', MANAGER);
    await press('Sign-in link');
    await press('Show link');
    expect(await screen.findByText(address)).toBeTruthy();
    expect(calls.find(({ path }) => path === '/users/9/password-link')?.body).toMatchObject({ send: 'show' });
  });

  const ADDRESS = 'https://school.test/login#K7QM-3XHA-9TPD-C4WE';
  /** Opens the dialog for somebody with this e-mail address, at a server that sends e-mail or none. */
  async function openDialog({ email, mail }: { readonly email: string | null; readonly mail: boolean }) {
    const calls = fakeSchool(
      { studentParent: [parent({ user_id: 9 })], user: [{ id: 9, name: 'Kamal Ahmed', email, is_active: 1 }] },
      ({ path, body }) => {
        if (path === '/health') return jsonAnswer(200, { status: 'ok', mail, demo: false });
        if (path === '/password-slips') return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
        if (path !== '/users/9/password-link') return undefined;
        const link = { address: body.send === 'show' ? ADDRESS : null, code: 'x', expires_at: null, sent_to: email };
        return jsonAnswer(200, { status: 'success', message: 'It was sent.', data: link });
      },
    );
    await openScreen('/student/parents/4/show', MANAGER);
    await press('Sign-in link');
    await screen.findByRole('button', { name: 'Print slip' });
    await waitFor(() => expect(calls.some(({ path }) => path === '/health')).toBe(true));
    return calls;
  }
  const mailButton = () => screen.queryByRole('button', { name: 'Send by email' });

  it('takes away a link that a slip or an e-mail has ended, and says what was done', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    await openDialog({ email: 'kamal@people.test', mail: true });
    await press('Show link');
    await screen.findByText(ADDRESS);
    await press('Print slip');
    await screen.findByText('Slip saved as a file. Earlier links no longer work.');
    expect(screen.queryByText(ADDRESS)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await press('Show link');
    await screen.findByText(ADDRESS);
    await press('Send by email');
    await screen.findByText('It was sent.');
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('offers no e-mail where the server sends none', async () => {
    await openDialog({ email: 'kamal@people.test', mail: false });
    expect(mailButton()).toBeNull();
  });

  it('offers no e-mail to who has no address', async () => {
    const calls = await openDialog({ email: null, mail: true });
    await waitFor(() => expect(calls.some(({ path }) => path === '/users/9')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(mailButton()).toBeNull();
  });

  it('offers none to who may not manage logins, and where there is no login', async () => {
    fakeSchool({ studentParent: [parent({ user_id: 9 })] });
    await openScreen('/student/parents/4/show', { Parent: ['full'] });
    await screen.findAllByText('Kamal Ahmed');
    expect(screen.queryByRole('button', { name: 'Sign-in link' })).toBeNull();
  });
});
