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
    expect(dialog.getByText(/^With this link, Kamal Ahmed can choose a password/)).toBeTruthy();
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
    await screen.findByLabelText('Sign-in ID');
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

describe('a student and a parent who get their logins by one form', () => {
  const STUDENT = {
    student_id: 'S-100',
    name: 'Rina Ahmed',
    date_of_birth: '2015-02-03',
    gender_id: 1,
    academic_year_id: 1,
    class_id: 1,
    section_id: 1,
    wing_id: 1,
    shift_id: 1,
    version_id: 1,
    roll_no: 7,
    admitted_on: '2026-01-02',
    father_name: 'Kamal Ahmed',
    mother_name: 'Salma Ahmed',
    present_address: 'Dhaka',
  };
  const NEW_PARENT = { name: 'Kamal Ahmed', relation: 'father', phone: '+880 1711 000000' };
  const NEW_LOGIN = { login_id: 'p-100', email: '' };
  const STUDENTS = { ...MANAGER, Student: ['full'] };

  /** Opens the form of a student, filled in with what is said of the two logins. */
  async function openStudent(given: { readonly student: object | null; readonly parent: object | null }) {
    const saved = { ...STUDENT, id: 1, row_version: 1, is_active: 1, parent_id: 4, user_id: given.student && 8 };
    const calls = fakeSchool(
      {
        student: [saved],
        studentParent: [parent({ user_id: given.parent && 9 })],
        user: [8, 9].map((id) => ({ id, name: 'x', email: null, is_active: 1 })),
        class: [{ id: 1, name: 'Six', has_groups: 0, is_active: 1 }],
      },
      ({ method, path, body }) => {
        if (method === 'POST' && path === '/students')
          return jsonAnswer(201, { status: 'success', message: 'Made.', data: saved });
        if (path === '/password-slips') return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
        const [, id] = /^\/users\/(\d+)\/password-link$/.exec(path) ?? [];
        if (!id) return undefined;
        const link = { address: `https://school.test/login#${id}`, code: 'x', expires_at: null, sent_to: body.send };
        return jsonAnswer(200, { status: 'success', message: 'Made.', data: link });
      },
    );
    const entered = { ...STUDENT, user_id: given.student, parent_id: { ...NEW_PARENT, user_id: given.parent } };
    const router = await openScreen(`/student/add?source=${encodeURIComponent(JSON.stringify(entered))}`, STUDENTS);
    await input('Student ID');
    return { calls, router };
  }
  const sectionOf = async (name: RegExp) => within(await screen.findByRole('region', { name }));
  const slipsOf = (calls: readonly { readonly path: string; readonly body: unknown }[]) =>
    calls.filter(({ path }) => path === '/password-slips').map(({ body }) => body);

  it.each([
    ['Save', /show$/],
    ['Save and add another', /add$/],
  ])('are both offered a link after "%s", and one paper has both slips', async (button, place) => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    const { calls, router } = await openStudent({ student: NEW_LOGIN, parent: NEW_LOGIN });
    await press(button);
    await screen.findByRole('dialog', { name: 'Sign-in links' });
    expect(router.state.location.pathname).toMatch(place);
    const student = await sectionOf(/^Rina Ahmed · Student$/);
    const father = await sectionOf(/^Kamal Ahmed · Parent$/);
    fireEvent.click(student.getByRole('button', { name: 'Show link' }));
    await student.findByText('https://school.test/login#8');
    fireEvent.click(father.getByRole('button', { name: 'Show link' }));
    await father.findByText('https://school.test/login#9');
    expect(student.getByText('https://school.test/login#8')).toBeTruthy();

    await press('Print slips');
    await screen.findByText('Slips downloaded. Earlier links no longer work.');
    expect(slipsOf(calls)).toEqual([{ resource: 'user', ids: '8,9', language: 'en' }]);
    expect(screen.queryByText(/^https:/)).toBeNull();
    fireEvent.click(father.getByRole('button', { name: 'Show link' }));
    await father.findByText('https://school.test/login#9');
    expect(screen.queryByText(/^Slips downloaded/)).toBeNull();
  });

  it('are offered only the parent’s where the student has none', async () => {
    const { router } = await openStudent({ student: null, parent: NEW_LOGIN });
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign-in link' }));
    expect(dialog.getByText(/^With this link, Kamal Ahmed can choose a password/)).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/show$/);
  });

  it('are offered none where nobody got a login', async () => {
    const { router } = await openStudent({ student: null, parent: null });
    await save();
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/add$/));
    expect(screen.queryByRole('dialog')).toBeNull();
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
  /** Opens the dialog for somebody with this email address, at a server that sends email or none. */
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

  it('takes away a link that a slip or an email has ended, and says what was done', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
    await openDialog({ email: 'kamal@people.test', mail: true });
    await press('Show link');
    await screen.findByText(ADDRESS);
    await press('Print slip');
    await screen.findByText('Slip downloaded. Earlier links no longer work.');
    expect(screen.queryByText(ADDRESS)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await press('Show link');
    await screen.findByText(ADDRESS);
    await press('Send by email');
    await screen.findByText('It was sent.');
    expect(screen.queryByText(ADDRESS)).toBeNull();
  });

  it('offers no email where the server sends none', async () => {
    await openDialog({ email: 'kamal@people.test', mail: false });
    expect(mailButton()).toBeNull();
  });

  it('offers no email to who has no address', async () => {
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
