import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SUPER_ADMIN_ROLE } from '../../../core/access/role.ts';
import { readUserData, type UserData, writeUserData } from '../../auth/userData.ts';
import { reloadAccount } from '../../providers/ability.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { save, sentTo } from '../../testing/forms.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const on = (subject: string, ...actions: string[]) => actions.map((action) => ({ action, subject }));
const own = (subject: string, action: string, is_denied = 0) => ({ action, subject, is_denied });

const roles = (): FakeRecord[] => [
  { id: 1, name: 'Super admin', is_active: 1, row_version: 1, permissions: [] },
  { id: 3, name: 'Teacher', is_active: 1, row_version: 1, permissions: [...on('Bank', 'read'), ...on('Wing', 'full')] },
];

const STORED = [
  { ...own('Bank', 'polish'), until: 'May' },
  own('Expense', 'full'),
  own('Bank', 'update', 1),
  own('Religion', 'create'),
];

const users = (role_id: number | null): FakeRecord[] => [
  {
    id: 20,
    name: 'Ayesha',
    email: 'a@demo.school',
    role_id,
    is_active: 1,
    row_version: 1,
    permissions: STORED,
  },
];

interface Opened {
  readonly role?: number;
  readonly answer?: Parameters<typeof fakeSchool>[1];
  /** What whoever looks may do. */
  readonly held?: Parameters<typeof openScreen>[1];
}

async function openUser({ role = 3, answer, held = { Permission: ['full'] } }: Opened = {}) {
  const calls = fakeSchool({ role: roles(), user: users(role) }, answer);
  await openScreen('/user/and/permission/20', held);
  return calls;
}

const cell = (subject: string, action: string) =>
  document.querySelector<HTMLElement>(`tr[data-subject="${subject}"] [data-action="${action}"]`);
const label = (subject: string, action: string) => cell(subject, action)?.getAttribute('aria-label');
const found = (subject: string, action: string) =>
  waitFor(() => {
    const element = cell(subject, action);
    if (!element) throw new Error(`There is no box for ${action} on ${subject}`);
    return element;
  });
const step = async (subject: string, action: string) => {
  const element = await found(subject, action);
  await act(async () => {
    element.focus();
    fireEvent.click(element);
  });
};

describe('the permissions of a person', () => {
  it('say of every ability whether it is held, and why', async () => {
    await openUser();
    await found('Bank', 'read');
    expect(label('Bank', 'read')).toBe('Banks: View – allowed: from the role “Teacher”');
    expect(label('Wing', 'delete')).toBe('Wings: Delete – allowed: “Full access to Wings” from the role “Teacher”');
    expect(label('Expense', 'approve')).toBe(
      'Expenses: Approve – allowed: “Full access to Expenses” given to this person',
    );
    expect(label('Religion', 'create')).toBe('Religions: Add – allowed: given to this person');
    expect(label('Bank', 'update')).toBe('Banks: Edit – not allowed: denied to this person');
    expect(label('Bank', 'delete')).toBe('Banks: Delete – not allowed: neither from the role nor given to this person');
    expect(screen.getByLabelText('Own account: Full access – allowed: everyone has it').tagName).toBe('SPAN');
  });

  it('say of what everybody may read that it is read, whatever is given or denied', async () => {
    await openUser();
    await found('Shift', 'read');
    expect(label('Shift', 'read')).toBe(
      'Shifts: View – allowed: everyone can view this; the permission only opens its page',
    );
    expect(cell('Shift', 'read')?.dataset.held).toBe('true');
    expect(label('Shift', 'create')).toContain('not allowed');
    await step('Shift', 'read');
    await step('Shift', 'read');
    expect(label('Shift', 'read')).toBe(
      'Shifts: View – not allowed: denied to this person. Everyone can view this anyway.',
    );
  });

  it('that whoever looks does not hold are denied at most, and a denial of them stays', async () => {
    await openUser({ held: { Permission: ['read', 'update'], Wing: ['full'] } });
    await step('Bank', 'read');
    expect(label('Bank', 'read')).toBe(
      'Banks: View – not allowed: denied to this person. You do not have this permission, so you can deny it but not give it.',
    );
    expect(cell('Bank', 'update')).toBeNull();
    expect(screen.getByLabelText(/^Banks: Edit .* so you cannot remove its denial\.$/).tagName).toBe('SPAN');
  });

  it('go from the role to given, to denied, and back, and tell what has become of them', async () => {
    await openUser();
    await step('Bank', 'read');
    expect(label('Bank', 'read')).toBe('Banks: View – allowed: from the role “Teacher”; given to this person');
    expect(cell('Bank', 'read')?.textContent).toContain('Given');
    await step('Bank', 'read');
    const told = 'Banks: View – not allowed: denied to this person';
    expect(label('Bank', 'read')).toBe(told);
    expect(cell('Bank', 'read')?.textContent).toContain('✕Denied');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(told);
    await step('Bank', 'read');
    expect(cell('Bank', 'read')?.dataset.own).toBe('unset');
  });

  it('are narrowed to what is set for the person, and sent as they are stored, with what else stands in the rows', async () => {
    const calls = await openUser();
    await found('Bank', 'read');
    await act(async () => void fireEvent.click(screen.getByLabelText('Only rows with something set for this person')));
    const subjects = [...document.querySelectorAll<HTMLElement>('tr[data-subject]')].map((row) => row.dataset.subject);
    expect(subjects.sort()).toEqual(['Bank', 'Expense', 'Religion']);
    await step('Bank', 'update');
    await step('Religion', 'read');
    await step('Religion', 'read');
    await save();
    await waitFor(() => expect(sentTo(calls, 'PUT')).toBeDefined());
    expect(JSON.parse(sentTo(calls, 'PUT')?.permissions ?? '[]')).toEqual([
      ...STORED.filter(({ action }) => action !== 'update'),
      own('Religion', 'read', 1),
    ]);
  });

  it('are told in the summary as what they do: a denial takes away', async () => {
    await openUser();
    await step('Religion', 'read');
    expect(screen.getByText('1 added, 0 removed.')).toBeTruthy();
    await step('Religion', 'read');
    await step('Wing', 'read');
    expect(screen.getByText('1 added, 0 removed, 1 denied.')).toBeTruthy();
    const denied = screen.getByRole('list', { name: 'Denied' });
    expect(denied.textContent).toBe('✕ Religions: View (Denied)');
    expect(denied.dataset.denied).toBe('true');
    expect(screen.getByRole('list', { name: 'Added' }).textContent).toBe('+ Wings: View (Given)');
  });

  it('that nothing asks for are shown beside, and can be removed', async () => {
    await openUser();
    const remove = await screen.findByLabelText('Remove Banks: polish (Given)');
    await act(async () => void fireEvent.click(remove));
    expect(screen.queryByLabelText('Remove Banks: polish (Given)')).toBeNull();
    expect(screen.getByText('0 added, 1 removed.')).toBeTruthy();
  });

  it('follow the role that is chosen in the form', async () => {
    await openUser({ role: 1 });
    // An account of a super admin is changed by super admins alone.
    await act(async () => {
      writeUserData({ ...(readUserData() as UserData), role: { id: SUPER_ADMIN_ROLE, name: 'Super admin' } });
      reloadAccount();
    });
    await found('Bank', 'update');
    expect(label('Bank', 'update')).toBe('Banks: Edit – allowed: the role “Super admin” has full access');
    expect(screen.getByText(/takes effect only with another role/)).toBeTruthy();
  });

  it('say before a save what another role gives and takes', async () => {
    const clerk = { id: 4, name: 'Clerk', is_active: 1, row_version: 1, permissions: on('Expense', 'read', 'update') };
    fakeSchool({ role: [...roles(), clerk], user: [{ ...users(3)[0], permissions: [] } as FakeRecord] });
    await openScreen('/user/and/permission/20', { Permission: ['full'] });
    await found('Bank', 'read');
    const summary = () => document.querySelector('.permission-summary [role="status"]')?.textContent;
    expect(summary()).toContain('No permissions changed.');
    const chooser = screen.getByLabelText(/^Role/);
    await act(async () => {
      chooser.focus();
      fireEvent.change(chooser, { target: { value: 'Clerk' } });
    });
    await act(async () => void fireEvent.click(await screen.findByRole('option', { name: 'Clerk' })));
    await waitFor(() => expect(summary()).toBe('With the role “Clerk” this person gains 2 permissions and loses 5.'));
  });

  it('are not judged while the role cannot be read, and can be asked for again', async () => {
    let isBroken = true;
    // The chooser reads the role too, from the list: whichever answers first makes it known.
    const paths = ['/roles/3', '/get/all/roles'];
    await openUser({
      answer: ({ path }) => (isBroken && paths.includes(path) ? jsonAnswer(503, { message: 'Later.' }) : undefined),
    });
    await screen.findByText('The permissions of the role could not be loaded.');
    expect(document.querySelector('.permissions')).toBeNull();
    isBroken = false;
    await act(async () => void fireEvent.click(screen.getByText('Try again')));
    expect(await found('Bank', 'read')).toBeTruthy();
  });

  it('are reached by the arrow keys, and taken back by the undo', async () => {
    await openUser();
    const read = await found('Bank', 'read');
    read.focus();
    await act(async () => void fireEvent.keyDown(read, { key: 'ArrowRight' }));
    expect(document.activeElement).toBe(cell('Bank', 'create'));
    await step('Bank', 'create');
    await act(async () => void fireEvent.click(screen.getByText('Undo last change')));
    expect(cell('Bank', 'create')?.dataset.own).toBe('unset');
    expect(screen.getByText('No permissions changed.')).toBeTruthy();
  });
});
