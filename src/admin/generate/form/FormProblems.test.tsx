import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { save, sentTo } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const OFFICE = { Parent: ['full'], Student: ['full'], Permission: ['full'] };
const REQUIRED = 'This field is required.';

/** The input at a place in the values of the form. */
function inputAt(path: string) {
  return waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`input[name="${path}"]`);
    if (!found) throw new Error(`No input at ${path}`);
    return found;
  });
}

const summary = () => {
  const found = screen.queryByText(/^Check th(is field|ese fields):/)?.closest<HTMLElement>('[role="alert"]');
  return found ? within(found).getAllByRole('button') : [];
};

/** Opens the form of a new parent with a login, which may be refused by the server. */
async function enterParent(errors?: Readonly<Record<string, string>>) {
  const calls = fakeSchool({ studentParent: [], user: [], role: [] }, ({ method, path }) =>
    errors && method === 'POST' && path === '/student-parents'
      ? jsonAnswer(422, { message: 'Please check.', errors })
      : undefined,
  );
  await openScreen('/student/parents/create', OFFICE);
  await fill('Name', 'Kamal Ahmed');
  await fill('Phone', '+880 1711 000000');
  await press('Add User');
  await inputAt('user_id.email');
  return calls;
}

describe('a field of a record that is made in the form of another', () => {
  it('that alone is wrong gets the focus, as any other would', async () => {
    const calls = await enterParent();
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('user_id.email'));
    name.focus();
    await save();
    const email = await inputAt('user_id.email');
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(calls, 'POST')).toBeUndefined();
  });

  it('stands in the list of what is wrong, by its label, and is led to from there', async () => {
    await enterParent();
    await fill('Name', '');
    await save();
    await waitFor(() => expect(summary()).toHaveLength(2));
    const [first, second] = summary();
    expect([first?.textContent, second?.textContent]).toEqual(['Name', 'Email']);
    fireEvent.click(second as HTMLElement);
    const email = await inputAt('user_id.email');
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  it('is found also inside a record that is made inside another', async () => {
    fakeSchool({ student: [], studentParent: [], user: [], role: [] });
    await openScreen('/student/add', OFFICE);
    await inputAt('student_id');
    await press(/^Add Parents?$/);
    await inputAt('parent_id.phone');
    fireEvent.click(screen.getAllByRole('button', { name: 'Add User' })[0] as HTMLElement);
    await inputAt('parent_id.user_id.email');
    await save();
    await waitFor(() => expect(summary().length).toBeGreaterThan(3));
    const labels = summary().map((link) => link.textContent);
    expect(labels).toContain('Phone');
    expect(labels.join(' ')).toMatch(/Email/);
    expect(labels.join(' ')).not.toMatch(/[._]/);
  });

  it('that the server refuses is told by its label, and gets the focus', async () => {
    await enterParent({ 'user_id.login_id': 'Someone else signs in with this.' });
    fireEvent.change(await inputAt('user_id.email'), { target: { value: 'kamal@people.test' } });
    await save();
    expect(await screen.findByText('Sign-in ID: Someone else signs in with this.')).toBeTruthy();
    const loginId = await inputAt('user_id.login_id');
    await waitFor(() => expect(document.activeElement).toBe(loginId));
    expect(loginId.getAttribute('aria-invalid')).toBe('true');
  });

  it('is no longer demanded once another makes it unnecessary', async () => {
    await enterParent();
    await save();
    await screen.findByText(REQUIRED);
    fireEvent.change(await inputAt('user_id.login_id'), { target: { value: 'P-1' } });
    await waitFor(() => expect(screen.queryByText(REQUIRED)).toBeNull());
  });
});
