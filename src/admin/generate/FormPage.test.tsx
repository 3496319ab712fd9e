import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { classes, everyForm, input, save, sentTo } from '../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../testing/openScreen.tsx';

inBrowser();

describe('a form for a new record', () => {
  it('begins at its first field, saves what was entered and leads to the list', async () => {
    const calls = fakeSchool({ class: classes() });
    const router = await openScreen('/class/class/add', everyForm);
    const name = await input('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await fill('Name', 'Seven');
    await fill('Order', '7');
    await press('Has student groups', 'switch');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(sentTo(calls, 'POST')).toMatchObject({ name: 'Seven', order: '7', has_groups: '1' });
    expect(await screen.findByText('It was saved.')).toBeTruthy();
  });

  it('proposes the next school year, as the institute has it', async () => {
    const institute = [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka', school_year_starts_in: 4 }];
    fakeSchool({ institute, academicYear: [] });
    await openScreen('/academic/year/create', { 'Academic Year': ['full'] });
    await waitFor(async () => expect((await input('First day')).value).toMatch(/^\d{4}-04-01$/));
  });

  it('does not send what breaks a rule, says why at each field and leads to the first', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everyForm);
    await fill('Order', '0');
    await save();
    expect((await screen.findAllByText('This field is required.')).length).toBe(1);
    expect(screen.getByText('Enter a number between 1 and 100.')).toBeTruthy();
    expect((await input('Name')).getAttribute('aria-invalid')).toBe('true');
    const name = await input('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
    const summary = within(screen.getByText('Check these fields:').closest('[role="alert"]') as HTMLElement);
    expect(summary.getAllByRole('button').map((link) => link.textContent)).toEqual(['Name', 'Order']);
    expect(sentTo(calls, 'POST')).toBeUndefined();
  });

  it('says nothing about a field that somebody only passes through', async () => {
    fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everyForm);
    const name = await input('Name');
    await act(async () => void fireEvent.blur(name));
    expect(screen.queryByText('This field is required.')).toBeNull();
    await fill('Code', 'not a code!');
    expect(await screen.findByText('Enter letters, digits, dots, dashes and slashes only.')).toBeTruthy();
  });

  it('shows what the server refused at the field and as a notice, and keeps what was typed', async () => {
    fakeSchool({ class: classes() }, ({ method }) =>
      method === 'POST'
        ? jsonAnswer(422, {
            message: 'Please check.',
            errors: { name: ['This is already taken.', 'And odd.'], quota: ['No room for another class.'] },
          })
        : undefined,
    );
    await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Six');
    await fill('Order', '7');
    await save();
    const name = await input('Name');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'This is already taken.',
    );
    expect(screen.getByText('Name: This is already taken.')).toBeTruthy();
    expect(screen.getByText('No room for another class.')).toBeTruthy();
    expect([name.value, (await input('Order')).value]).toEqual(['Six', '7']);
    await fill('Name', 'Seven');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('saves with Ctrl+S, but not with Enter', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    await fill('Order', '7');
    const isLeftAlone = fireEvent.keyDown(await input('Name'), { key: 'Enter' });
    expect(isLeftAlone).toBe(false);
    await act(async () => void fireEvent.keyDown(window, { key: 's', ctrlKey: true }));
    await waitFor(() => expect(sentTo(calls, 'POST')?.name).toBe('Seven'));
  });

  it('demands a field only while the others make it necessary', async () => {
    fakeSchool({});
    await openScreen('/user/and/permission/create', everyForm);
    const marked = async () => (await screen.findByText('Email', { selector: 'label' })).dataset.required;
    expect(await marked()).toBe('true');
    await fill(/^Sign-in ID/, 'T-1');
    await waitFor(async () => expect(await marked()).toBe('false'));
  });
});

describe('a field that depends on a record that is referred to', () => {
  const school = () => ({
    class: [
      { id: 1, name: 'Six', has_groups: 0, is_active: 1, row_version: 1 },
      { id: 2, name: 'Nine', has_groups: 1, is_active: 1, row_version: 1 },
    ],
    book: [1, 2].map((id) => ({
      id,
      name: 'Reader',
      class_id: id,
      class: { id, name: id === 1 ? 'Six' : 'Nine' },
      kind: 'textbook',
      is_active: 1,
      row_version: 1,
    })),
  });

  it.each([
    [1, false],
    [2, true],
  ])('of record %i is shown: %s', async (id, isShown) => {
    fakeSchool(school());
    await openScreen(`/task/book/list/${id}`, { 'Book List': ['full'] });
    await input('Class');
    await waitFor(() => expect(screen.queryByLabelText('Student group') !== null).toBe(isShown));
  });

  it('is not there before the record is chosen', async () => {
    fakeSchool(school());
    await openScreen('/task/book/list/create', { 'Book List': ['full'] });
    await input('Class');
    expect(screen.queryByLabelText('Student group')).toBeNull();
  });
});

describe('a form for a new record that somebody types on in while it is being saved', () => {
  it('stays, and changes the record that was made at the next save', async () => {
    const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
    const calls = fakeSchool({ class: classes() }, ({ method }) => {
      if (method === 'POST') fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: 'TYPED-ON' } });
      return undefined;
    });
    const router = await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    await fill('Order', '7');
    await save();
    expect(await screen.findByText('It was saved.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    expect(router.state.location.pathname).toBe('/class/class/add');
    expect((await input('Code')).value).toBe('TYPED-ON');
    expect(screen.queryByRole('button', { name: /add another/i })).toBeNull();
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect([sent('POST').length, sent('PUT')]).toEqual([1, [expect.objectContaining({ code: 'TYPED-ON' })]]);
  });
});

describe('a form for a stored record', () => {
  it('stays where somebody types on while it is being saved, and leads away after the next save', async () => {
    const put = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const calls = fakeSchool({ class: classes() }, ({ method }) => {
      if (method === 'PUT' && put().length === 1)
        fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: 'TYPED-ON' } });
      return undefined;
    });
    const router = await openScreen('/class/class/update1', everyForm);
    await fill('Name', 'Seven');
    await save();
    expect(await screen.findByText('It was saved.')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
    expect(router.state.location.pathname).toBe('/class/class/update1');
    expect((await input('Code')).value).toBe('TYPED-ON');
    await save();
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/class/class/update1'));
    expect(put()).toMatchObject([{ name: 'Seven' }, { code: 'TYPED-ON' }]);
  });

  it('sends what was changed and the version that was read', async () => {
    const calls = fakeSchool({ class: classes() });
    await openScreen('/class/class/update1', everyForm);
    await fill('Name', 'Sixth');
    await save();
    await waitFor(() => expect(sentTo(calls, 'PUT')).toEqual({ name: 'Sixth', row_version: '3' }));
  });

  it('that is settled is shown, with the reason why nothing can be changed', async () => {
    fakeSchool({ expense: [{ id: 1, purpose: 'Water', amount: '5.00', status: 1, row_version: 2 }] });
    await openScreen('/expense/1', everyForm);
    expect(await screen.findByText('You can no longer edit this: its status is “Approved”.')).toBeTruthy();
    expect(screen.getByText('Purpose').nextElementSibling?.textContent).toBe('Water');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('that does not exist is said to be missing', async () => {
    fakeSchool({ class: [] });
    await openScreen('/class/class/update9', everyForm);
    expect(await screen.findByText('There is no such record.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the form of a user', () => {
  it('says of a new password what follows where it is left empty, and keeps no password that there is not', async () => {
    fakeSchool({ role: [], user: [] });
    await openScreen('/user/and/permission/create', { Permission: ['full'] });
    expect(await screen.findByText(/Leave empty to give the user a sign-in link instead\./)).toBeTruthy();
    expect(screen.queryByText(/keep the current password/)).toBeNull();
  });
});
