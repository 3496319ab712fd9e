import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import type { FakeRecord } from '../../testing/fakeSchool.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { save, sentTo } from '../../testing/forms.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const on = (subject: string, ...actions: string[]) => actions.map((action) => ({ action, subject }));

const roles = (): FakeRecord[] => [
  {
    id: 8,
    name: 'Librarian',
    description: null,
    requires_second_factor: 0,
    is_active: 1,
    row_version: 2,
    permissions: [...on('Bank', 'read', 'update'), ...on('Wing', 'full'), ...on('Bank', 'polish')],
  },
];

const holders = (): FakeRecord[] => [
  { id: 20, name: 'Ayesha', email: 'a@demo.school', role_id: 8, is_active: 1, row_version: 1, permissions: [] },
];

async function openRole(answer?: Parameters<typeof fakeSchool>[1], caller = { Permission: ['full'] }) {
  const calls = fakeSchool({ role: roles(), user: holders() }, answer);
  await openScreen('/role/and/permission/8', caller);
  await box('Banks: View');
  return calls;
}

// By its label: to work out the roles of some hundred boxes takes seconds.
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const summary = () => document.querySelector('.permission-summary [role="status"]')?.textContent;
const tick = async (name: string) => {
  const found = await box(name);
  await act(async () => void fireEvent.click(found));
};

const superAdmin = (): FakeRecord => ({
  id: 1,
  name: 'Super admin',
  description: null,
  requires_second_factor: 0,
  is_active: 1,
  row_version: 1,
  permissions: on('Bank', 'read'),
});
const clerk = (): FakeRecord => ({ ...superAdmin(), id: 9, name: 'Clerk', permissions: on('Wing', 'read') });

describe('the own role', () => {
  const own = (): FakeRecord => ({ ...clerk(), id: 2, name: 'Admin', permissions: on('Bank', 'read', 'update') });
  const openOwn = async () => {
    const calls = fakeSchool({ role: [own()], user: holders() });
    await openScreen('/role/and/permission/2', { Permission: ['full'] });
    await box('Banks: View');
    return calls;
  };
  const answerWith = async (word: string) => {
    await screen.findByText('Take permissions from yourself?');
    await act(async () => void fireEvent.click(screen.getAllByText(word).at(-1) as HTMLElement));
  };

  it('is asked about before a permission is taken from it', async () => {
    const calls = await openOwn();
    await tick('Banks: View');
    await save();
    await answerWith('Cancel');
    expect(sentTo(calls, 'PUT')).toBeUndefined();
    await save();
    await answerWith('Save anyway');
    await waitFor(() => expect(sentTo(calls, 'PUT')).toBeDefined());
  });
});

describe('the role of the super admin', () => {
  it('says that it may do everything, and has nothing to tick', async () => {
    fakeSchool({ role: [superAdmin()], user: [] });
    await openScreen('/role/and/permission/1', { Permission: ['full'] });
    expect(await screen.findByText('This role has full access.')).toBeTruthy();
    expect(document.querySelector('.permissions, .permission-tools')).toBeNull();
  });
});

describe('a subject of several screens', () => {
  it('says what it opens; one that is called after its only entity does not', async () => {
    await openRole();
    const opened = (subject: string) =>
      document.querySelector(`tr[data-subject="${subject}"] .permission-opens`)?.textContent;
    expect(opened('Permission')).toMatch(/^Opens: Roles, Users, /);
    expect(opened('Bank')).toBeUndefined();
  });
});

describe('another role', () => {
  it.each([
    { label: 'Copy from a role', offered: ['Clerk'] },
    { label: 'Compare with a role', offered: ['Super admin', 'Clerk'] },
  ])('is offered where it tells something: $label', async ({ label, offered }) => {
    fakeSchool({ role: [superAdmin(), ...roles(), clerk()], user: holders() });
    await openScreen('/role/and/permission/8', { Permission: ['full'] });
    const picker = await screen.findByLabelText(label);
    await act(async () => {
      picker.focus();
      fireEvent.keyDown(picker, { key: 'ArrowDown' });
    });
    await screen.findByRole('option', { name: 'Clerk' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('is named after its permissions were copied, until they are changed', async () => {
    fakeSchool({ role: [superAdmin(), ...roles(), clerk()], user: holders() });
    await openScreen('/role/and/permission/8', { Permission: ['full'] });
    await copyFromClerk();
    await waitFor(() => expect(summary()).toContain('Copied from “Clerk”.'));
    await act(async () => void fireEvent.click(screen.getByText('Undo last change')));
    expect(summary()).not.toContain('Copied from');
  });

  it('says what was left out of a copy until the copy is taken back', async () => {
    fakeSchool({
      role: [superAdmin(), ...roles(), { ...clerk(), permissions: on('Expense', 'read') }],
      user: holders(),
    });
    await openScreen('/role/and/permission/8', { Permission: ['read', 'update'], Bank: ['read'] });
    await copyFromClerk();
    await screen.findByText('1 permission was left out, because you do not have it.');
    await act(async () => void fireEvent.click(screen.getByText('Undo last change')));
    expect(screen.queryByText(/left out/)).toBeNull();
  });
});

describe('the permissions of a role', () => {
  it('stand in a table of subjects by actions, in the words of the language', async () => {
    await openRole();
    const isTicked = async (name: string) => (await box(name)).checked;
    expect([await isTicked('Banks: View'), await isTicked('Banks: Edit'), await isTicked('Banks: Delete')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await box('Banks: Whole row')).indeterminate).toBe(true);
    const table = screen.getByRole('table');
    expect(within(table).getByRole('rowheader', { name: 'Expenses & Banks' })).toBeTruthy();
  });

  it('are all ticked where everything is allowed', async () => {
    await openRole();
    for (const action of ['Full access', 'View', 'Add', 'Edit', 'Delete'])
      expect((await box(`Wings: ${action}`)).checked, action).toBe(true);
  });

  it('are sent as the call takes them, and what is stored elsewhere is left as it is', async () => {
    const calls = await openRole();
    await tick('Banks: Delete');
    await tick('Banks: View');
    expect(summary()).toContain('1 added, 1 removed');
    await save();
    await waitFor(() => expect(sentTo(calls, 'PUT')).toBeDefined());
    expect(JSON.parse(sentTo(calls, 'PUT')?.permissions ?? '[]')).toEqual([
      ...on('Bank', 'update'),
      ...on('Wing', 'full'),
      ...on('Bank', 'polish', 'delete'),
    ]);
  });

  it('that somebody may not give are named, with the reason', async () => {
    await openRole(({ method }) =>
      method === 'PUT'
        ? jsonAnswer(422, { message: 'Check.', errors: { 'permissions.4.action': ['You do not have it.'] } })
        : undefined,
    );
    await tick('Banks: Delete');
    await save();
    const refused = () => document.querySelector('.permission-refused')?.textContent;
    await waitFor(() => expect(refused()).toBe('Banks: Delete: You do not have it.'));
  });

  it('that somebody does not hold cannot be ticked by them, one by one or together, and say why', async () => {
    const some = { Permission: ['read', 'update'], Bank: ['read', 'update', 'create'] };
    const calls = await openRole(undefined, some);
    const locked = await box('Banks: Delete – you do not have this permission, so you cannot give it');
    expect([locked.getAttribute('aria-disabled'), locked.closest('label')?.title]).toEqual(['true', locked.ariaLabel]);
    await act(async () => void fireEvent.click(locked));
    expect(summary()).toContain('No permissions changed.');
    await tick('Banks: Whole row');
    expect(summary()).toContain('1 added, 0 removed');
    await tick('Add: all rows shown');
    await tick('Wings: Delete');
    await tick('Wings: Delete');
    await save();
    await waitFor(() => expect(sentTo(calls, 'PUT')).toBeDefined());
    expect(JSON.parse(sentTo(calls, 'PUT')?.permissions ?? '[]')).toEqual([
      ...on('Bank', 'read', 'update'),
      ...on('Bank', 'polish'),
      ...on('Wing', 'read', 'update', 'delete'),
    ]);
  });

  it('say how many have the role', async () => {
    await openRole();
    await waitFor(() => expect(summary()).toContain('1 active user has this role.'));
  });

  it('are found by their names', async () => {
    await openRole();
    const search = screen.getByRole('searchbox', { name: 'Find a permission' });
    await act(async () => void fireEvent.change(search, { target: { value: 'relig' } }));
    expect(await box('Religions: View')).toBeTruthy();
    expect(screen.queryByLabelText('Banks: View')).toBeNull();
    await act(async () => void fireEvent.change(search, { target: { value: 'nothing like it' } }));
    expect(screen.getByText('No results. Try another search.')).toBeTruthy();
  });

  it('are found by what they open', async () => {
    await openRole();
    const search = screen.getByLabelText('Find a permission');
    await act(async () => void fireEvent.change(search, { target: { value: '4th Subjects' } }));
    const found = [...document.querySelectorAll<HTMLElement>('tr[data-subject]')].map(({ dataset }) => dataset.subject);
    expect(found).toContain('Student');
  });

  it('that nothing asks for are shown beside, and can be removed', async () => {
    await openRole();
    const remove = screen.getByRole('button', { name: 'Remove Banks: polish' });
    await act(async () => void fireEvent.click(remove));
    expect(screen.queryByRole('button', { name: 'Remove Banks: polish' })).toBeNull();
    expect(summary()).toContain('0 added, 1 removed');
  });

  it('are ticked in a whole column, in the rows that are shown alone, as one change that can be taken back', async () => {
    const calls = await openRole();
    const search = screen.getByLabelText('Find a permission');
    await act(async () => void fireEvent.change(search, { target: { value: 'bank' } }));
    const column = await box('View: all rows shown');
    expect([column.checked, column.indeterminate]).toEqual([false, true]);
    await tick('View: all rows shown');
    expect(summary()).toContain('1 added, 0 removed');
    expect([column.checked, column.indeterminate]).toEqual([true, false]);
    await tick('Edit: all rows shown');
    const undo = screen.getByText('Undo last change');
    await act(async () => void fireEvent.click(undo));
    expect(summary()).toContain('1 added, 0 removed');
    await act(async () => void fireEvent.click(undo));
    expect(summary()).toContain('No permissions changed.');
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    expect(sentTo(calls, 'PUT')).toBeUndefined();
  });

  it('say before a save whom it takes what from, and whom it gives what', async () => {
    const calls = await openRole(({ path }) =>
      path === '/roles/8/effects'
        ? jsonAnswer(200, {
            users: 4,
            loses: [{ subject: 'Bank', actions: ['read', 'update'], users: 3 }],
            gains: [{ subject: 'Wing', actions: ['full', 'read', 'create', 'update', 'delete'], users: 1 }],
          })
        : undefined,
    );
    expect(document.querySelector('.permission-effects')).toBeNull();
    await tick('Banks: View');
    await screen.findByText('3 active users lose Banks: View, Edit');
    expect(screen.getByText('1 active user gains Wings: Full access')).toBeTruthy();
    const asked = calls.find(({ path }) => path === '/roles/8/effects');
    expect(JSON.parse(asked?.body.permissions ?? '')).toEqual([
      ...on('Bank', 'update'),
      ...on('Wing', 'full'),
      ...on('Bank', 'polish'),
    ]);
  });

  it('say how many must set up the second factor that the role is about to require', async () => {
    await openRole(({ path }) =>
      path === '/roles/8/effects'
        ? jsonAnswer(200, { users: 9, without_second_factor: 7, loses: [], gains: [] })
        : undefined,
    );
    const required = screen.getByLabelText<HTMLInputElement>(/Requires two-step sign-in/);
    await act(async () => void fireEvent.click(required));
    await screen.findByText('7 people must set up two-step sign-in before they can go on.');
    expect(screen.queryByText('No active user loses or gains a permission.')).toBeNull();
    await act(async () => void fireEvent.click(required));
    expect(document.querySelector('.permission-effects')).toBeNull();
  });

  it('can be saved where it cannot be told whom that concerns', async () => {
    const calls = await openRole(({ path }) => (path === '/roles/8/effects' ? jsonAnswer(503, {}) : undefined));
    await tick('Banks: View');
    await screen.findByText('Who this affects could not be checked.');
    await save();
    await waitFor(() => expect(sentTo(calls, 'PUT')).toBeDefined());
  });

  it('are compared with those of another role, as they are in the form', async () => {
    fakeSchool({
      role: [...roles(), { ...roles()[0], id: 9, name: 'Helper', permissions: on('Bank', 'delete') }] as FakeRecord[],
    });
    await openScreen('/role/and/permission/8', { Permission: ['full'] });
    await box('Banks: View');
    const chooser = screen.getByLabelText('Compare with a role');
    await act(async () => {
      chooser.focus();
      fireEvent.change(chooser, { target: { value: 'Helper' } });
    });
    await act(async () => void fireEvent.click(await screen.findByText('Helper')));
    await screen.findByText('Differences from the role “Helper”');
    const lines = () =>
      [...document.querySelectorAll('.permission-differences tbody tr')].map((line) =>
        [...line.children].map(({ textContent }) => textContent),
      );
    expect(lines()).toEqual([
      ['Wings', 'Full access', 'Nothing'],
      ['Banks', 'View, Edit', 'Delete'],
    ]);
    await tick('Banks: Delete');
    expect(lines()[1]).toEqual(['Banks', 'View, Edit', 'Nothing']);
  });

  it('are reached by the arrow keys', async () => {
    await openRole();
    const read = await box('Banks: View');
    read.focus();
    await act(async () => void fireEvent.keyDown(read, { key: 'ArrowRight' }));
    expect(document.activeElement).toBe(await box('Banks: Add'));
    await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bank accounts: Add');
  });

  it('that two change at once are both saved: neither takes back what the other did', async () => {
    const stored = roles();
    const [before] = stored;
    const theirs = [
      ...on('Bank', 'read', 'update'),
      ...on('Wing', 'full'),
      ...on('Bank', 'polish'),
      ...on('Shift', 'read'),
    ];
    const calls = fakeSchool({ role: stored, user: holders() }, ({ method, body }) => {
      if (method !== 'PUT' || body.row_version === '3') return undefined;
      stored[0] = { ...(before as FakeRecord), permissions: theirs, row_version: 3 };
      return jsonAnswer(409, { message: 'Somebody has changed this in the meantime.', current: stored[0] });
    });
    await openScreen('/role/and/permission/8', { Permission: ['full'] });
    await tick('Banks: Delete');
    await tick('Banks: Edit');
    await save();
    const note = (await screen.findByText('Someone else changed this record')).closest('[role="alert"]');
    expect(note?.textContent).toContain('Added: Shifts: View');
    expect(note?.textContent).not.toContain('You changed this too.');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save my version' })));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const last = calls.filter(({ method }) => method === 'PUT').at(-1);
    expect(JSON.parse(String(last?.body.permissions))).toEqual([
      ...on('Bank', 'read'),
      ...on('Wing', 'full'),
      ...on('Bank', 'polish'),
      ...on('Shift', 'read'),
      ...on('Bank', 'delete'),
    ]);
  });
});

async function copyFromClerk(): Promise<void> {
  const picker = await screen.findByLabelText('Copy from a role');
  await act(async () => {
    picker.focus();
    fireEvent.keyDown(picker, { key: 'ArrowDown' });
  });
  const option = await screen.findByRole('option', { name: 'Clerk' });
  await act(async () => void fireEvent.click(option));
}
