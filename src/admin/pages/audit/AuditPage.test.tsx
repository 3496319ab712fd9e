import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { campus } from '../../../../resources/campus.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import type { AuditEntry } from '../../../core/calls/audit.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { openProduct } from '../../testing/openProduct.tsx';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const READER = { Audit: ['read'], Religion: ['read'], Permission: ['read'] };

function entryOf(given: Partial<AuditEntry>): AuditEntry {
  return {
    id: 1,
    at: '2026-05-04T06:00:00.000Z',
    user: { id: 2, name: 'Nasima Akter' },
    address: '10.0.0.7',
    request_id: 'a1b2c3d4',
    resource: 'religion',
    record_id: 5,
    name: null,
    action: 'update',
    changes: [],
    beyond: [],
    details: null,
    is_hidden: false,
    is_personal: false,
    ...given,
  };
}

interface Answers {
  readonly entries: readonly AuditEntry[];
  readonly older?: number;
  readonly verified?: object | null;
}

/** Opens the log with these entries; answers what was asked of the server. */
async function open({ entries, older, verified = null }: Answers, address = '/audit') {
  const calls = fakeSchool({}, ({ method, path }) => {
    if (path === '/audit') return jsonAnswer(200, { entries, older: older ?? null, newer: null });
    if (path === '/audit/chain') return jsonAnswer(200, { entries: 12, hash: 'x', verified });
    if (method === 'POST') return jsonAnswer(202, { status: 'success', message: 'It begins.', data: { job_id: 3 } });
    return undefined;
  });
  const router = await openScreen(address, READER);
  return Object.assign(calls, { router });
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Audit Log' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says who did what to which record, from where, and what changed by it', async () => {
  await open({
    entries: [
      entryOf({ id: 4, changes: [{ field: 'name', before: 'Islm', after: 'Islam' }] }),
      entryOf({
        id: 3,
        action: 'export',
        record_id: null,
        details: {
          format: 'csv',
          rows: 12,
          columns: ['name', 'is_active'],
          filter: '{"is_active":1}',
          sort: '["name","ASC"]',
        },
      }),
      entryOf({ id: 2, is_hidden: true, resource: 'student' }),
      entryOf({ id: 1, resource: 'login', action: 'loginFailed', user: null }),
    ],
  });
  const [changed, exported, hidden, failed] = await items();
  expect(changed).toMatch(/EditedReligion 5.*Nasima Akter.*10\.0\.0\.7.*a1b2c3d4.*Name.*Islm.*Islam/);
  expect(exported).toMatch(/Rows12ColumnsName, ActiveFiltersActive = 1Sorted byName ASC/);
  expect(hidden).toContain('You need permission to view this record to see what changed.');
  expect(failed).toMatch(/Failed sign-in.*Unknown person/);
});

it('names what an entry concerns, marks what was given without being held, and narrows to the record', async () => {
  const calls = await open({
    entries: [
      entryOf({ name: 'Islam', beyond: [{ action: 'delete', subject: 'Religion' }] }),
      entryOf({ id: 2, is_hidden: true, is_personal: true, resource: 'notification' }),
      entryOf({ id: 3, resource: 'login', action: 'passwordLinkMade', record_id: 9, name: 'Karim Uddin' }),
    ],
  });
  const [given, personal, link] = await items();
  expect(given).toMatch(/ReligionIslam#5.*Given by someone who does not have it: Religions: Delete/);
  expect(personal).toContain('Only the person this record belongs to can see what changed.');
  expect(link).toMatch(/Sign-in link createdSign-inKarim Uddin#9.*Nasima Akter/);
  fireEvent.change(await screen.findByLabelText('Record name'), { target: { value: 'Karim' } });
  await waitFor(() => expect(calls.some(({ query }) => query.get('about') === 'Karim')).toBe(true));
  await press('Show only Religion 5');
  await waitFor(() => expect(calls.some(({ query }) => query.get('record_id') === '5')).toBe(true));
});

it('offers everything that is written down by a word of its own', async () => {
  await open({ entries: [] });
  const offered = within(await screen.findByLabelText('Action')).getAllByRole('option') as HTMLOptionElement[];
  expect(offered.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      'passwordLinkMade',
      'passwordByLink',
      'loginEnded',
      'recoveryCodeUsed',
      'secondFactorReset',
      'restore',
      'approve',
      'hand_in',
      'reopen',
    ]),
  );
  expect(offered.filter(({ value, textContent }) => value === textContent)).toEqual([]);
});

const actionsOffered = async () =>
  within(await screen.findByLabelText('Action'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('calls an action that several entities have as each of them calls it', async () => {
  await open({ entries: [] });
  expect(await actionsOffered()).toContain('Return to draft / Marks reopened');
});

it('offers of one entity what is done to its records alone', async () => {
  await open({ entries: [] }, '/audit?resource=markSheet');
  const offered = await actionsOffered();
  expect(offered).toEqual(expect.arrayContaining(['Marks handed in', 'Marks reopened']));
  expect(offered).not.toContain('Approve');
});

it('says of a picture that it is another, and not what its stored file is called', async () => {
  const stored = (digits: string, ending = 'png') => `/storage/${digits}/${digits}${'0'.repeat(62)}.${ending}`;
  await open({
    entries: [
      entryOf({ id: 3, resource: 'user', changes: [{ field: 'photo', before: stored('ab'), after: stored('cd') }] }),
      entryOf({ id: 2, resource: 'user', changes: [{ field: 'photo', before: null, after: stored('cd') }] }),
      entryOf({ id: 1, resource: 'user', changes: [{ field: 'photo', before: '/demo/face.png', after: null }] }),
    ],
  });
  const [other, first, none] = await items();
  expect(other).toMatch(/before:an image→now:another image$/);
  expect(first).toMatch(/now:an image$/);
  expect(none).toMatch(/before:face\.png→/);
});

it('says which permissions were given and which were taken', async () => {
  const row = (id: number, action: string, subject: string) => ({ id, position: 0, action, subject });
  await open({
    entries: [
      entryOf({
        resource: 'role',
        changes: [
          {
            field: 'permissions',
            before: [row(1, 'read', 'Religion'), row(2, 'update', 'Religion')],
            after: [row(9, 'read', 'Religion'), row(8, 'delete', 'Religion')],
          },
        ],
      }),
    ],
  });
  const [text] = await items();
  expect(text).toMatch(/Removed: Religions: Edit/);
  expect(text).toMatch(/Added: Religions: Delete/);
  expect(text).not.toMatch(/Religions: View/);
});

it('is narrowed by what an entry names, and goes on to older entries', async () => {
  const calls = await open({ entries: [entryOf({ id: 40 })], older: 40 });
  await press('Older');
  await press('Show only Nasima Akter');
  const isAsked = (test: (query: URLSearchParams) => boolean) =>
    calls.some(({ path, query }) => path === '/audit' && test(query));
  await waitFor(() => {
    expect(isAsked((query) => query.get('before') === '40')).toBe(true);
    expect(isAsked((query) => query.get('user_id') === '2' && !query.has('before'))).toBe(true);
  });
});

it('says whether the chain held, and verifies it', async () => {
  const verified = { at: '2026-05-04T06:00:00.000Z', entries: 7, problem: 'changed', entry_id: 8 };
  const calls = await open({ entries: [], verified });
  expect(await screen.findByText(/the log has been altered\. Event 8 was changed/)).toBeTruthy();
  await press('Verify log');
  await waitFor(() => expect(calls.some(({ path }) => path === '/audit/verify')).toBe(true));
  expect(await screen.findByText('It begins.')).toBeTruthy();
  expect(screen.queryByText('Element updated')).toBeNull();
});

it('searches after a pause in typing, and the field keeps the focus', async () => {
  const calls = await open({ entries: [] });
  const field = await screen.findByLabelText('Name, address or request number');
  field.focus();
  fireEvent.change(field, { target: { value: 'Nas' } });
  fireEvent.change(field, { target: { value: 'Nasima ' } });
  const asked = () => calls.flatMap(({ path, query }) => (path === '/audit' ? (query.get('q') ?? []) : []));
  await waitFor(() => expect(asked()).toEqual(['Nasima']));
  expect(document.activeElement).toBe(screen.getByLabelText('Name, address or request number'));
  fireEvent.change(field, { target: { value: 'Rok' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  await waitFor(() => expect(asked()).toEqual(['Nasima', 'Rok']));
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('asks for a day when it is whole, and leaves what is typed until then', async () => {
  const calls = await open({ entries: [] });
  const from = (await screen.findByLabelText('From date')) as HTMLInputElement;
  const asked = () => calls.flatMap(({ path, query }) => (path === '/audit' ? (query.get('from') ?? []) : []));
  from.focus();
  for (const typed of ['0002-11-01', '0020-11-01', '0202-11-01']) {
    type('From date', typed);
    await act(() => new Promise((done) => setTimeout(done, 350)));
    expect(from.value).toBe(typed);
  }
  expect(asked()).toEqual([]);
  fireEvent.blur(from);
  expect(screen.getByText('Enter a valid date.')).toBeTruthy();
  fireEvent.focus(from);
  type('From date', '2026-11-01');
  await waitFor(() => expect(asked()).toEqual(['2026-11-01']));
  expect(document.activeElement).toBe(screen.getByLabelText('From date'));
  expect(screen.queryByText('Enter a valid date.')).toBeNull();
});

it('refuses at the field a record number that no record has', async () => {
  const calls = await open({ entries: [] }, '/audit?record_id=5');
  const field = await screen.findByLabelText('Record number');
  act(() => field.focus());
  for (const typed of ['0', '-5']) {
    type('Record number', typed);
    expect(screen.getByText('Enter 1 or more.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  await act(() => new Promise((done) => setTimeout(done, 350)));
  expect(calls.router.state.location.search).toBe('?record_id=5');
  type('Record number', '50');
  expect(screen.queryByText('Enter 1 or more.')).toBeNull();
  await waitFor(() => expect(calls.router.state.location.search).toBe('?record_id=50'));
});

it('does not take a day that is half erased for one that is to be left out', async () => {
  const calls = await open({ entries: [] }, '/audit?from=2026-11-01');
  const from = (await screen.findByLabelText('From date')) as HTMLInputElement;
  vi.spyOn(from, 'validity', 'get').mockReturnValue({ ...from.validity, badInput: true });
  from.focus();
  fireEvent.input(from, { target: { value: '' } });
  fireEvent.blur(from);
  await act(() => new Promise((done) => setTimeout(done, 350)));
  expect(calls.router.state.location.search).toBe('?from=2026-11-01');
  expect(screen.getByText('Enter a valid date.')).toBeTruthy();
});

it('keeps every filter of several that are set in quick succession', async () => {
  const { router } = await open({ entries: [] });
  await screen.findByLabelText('Action');
  act(() => {
    type('Name, address or request number', 'Nasima');
  });
  act(() => {
    type('Record name', 'Karim');
    type('From date', '2026-11-01');
    type('To date', '2026-11-05');
    type('Record number', '7');
  });
  // Nothing is drawn in between.
  act(() => {
    for (const label of ['Name, address or request number', 'Record name', 'From date', 'To date', 'Record number'])
      fireEvent.blur(screen.getByLabelText(label));
    type('Action', 'export');
  });
  const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  const all = { q: 'Nasima', about: 'Karim', from: '2026-11-01', to: '2026-11-05', record_id: '7', action: 'export' };
  await waitFor(() => expect(asked()).toEqual(all));
  await press('Clear all');
  expect(asked()).toEqual({});
  for (const label of ['Name, address or request number', 'Record name', 'From date', 'To date', 'Record number'])
    expect((screen.getByLabelText(label) as HTMLInputElement).value, label).toBe('');
});

it('says at the field that the last day is before the first, and asks for nothing', async () => {
  const calls = await open({ entries: [] }, '/audit?from=2026-11-05&to=2026-11-01');
  expect((await screen.findByLabelText('To date')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This cannot be before “From date”.')).toBeTruthy();
  expect(screen.queryByText('No results. Try another search or fewer filters.')).toBeNull();
  expect(calls.filter(({ path }) => path === '/audit')).toEqual([]);
});

it('names the command of the server that did something, with the links of the product', async () => {
  await open({
    entries: [
      entryOf({ id: 2, user: { id: null, name: 'npm run admin:link' }, name: 'Islam' }),
      entryOf({ id: 1, user: null }),
    ],
  });
  const [command, nobody] = await items();
  expect(command).toContain('npm run admin:link');
  expect(nobody).toContain('Unknown person');
  expect(screen.queryByRole('button', { name: 'Show only npm run admin:link' })).toBeNull();
  expect((await screen.findByRole('link', { name: 'Islam' })).className).toBe('field-link');
});

it('writes every number in the digits of the language', async () => {
  fakeSchool({}, ({ path }) => {
    if (path === '/audit/chain') {
      const verified = { at: '2026-05-04T06:00:00.000Z', entries: 7, problem: 'changed', entry_id: 8 };
      return jsonAnswer(200, { entries: 12, hash: 'x', verified });
    }
    if (path !== '/audit') return undefined;
    const details = { rows: 54, entry: 55, filter: '{"id":9,"from":"2026-11-01"}' };
    return jsonAnswer(200, {
      entries: [entryOf({ id: 68, record_id: 7, name: '–', details })],
      older: null,
      newer: null,
    });
  });
  await openProduct(campus, { address: '/audit?user_id=3', permissions: READER, locale: 'ar' });
  await waitFor(() => expect(document.querySelector('.audit-entry')).toBeTruthy());
  const told = [...document.querySelectorAll('.audit-head, .audit-details, .audit-chips, .audit-chain')];
  expect(told).toHaveLength(4);
  expect(told.map(({ textContent }) => textContent).join(' ')).not.toMatch(/[0-9]/);
});

it('says that there is nothing, and that nothing matches', async () => {
  await open({ entries: [] });
  expect(await screen.findByText('No events yet.')).toBeTruthy();
});

it('says that nothing matches what is looked for', async () => {
  await open({ entries: [] }, '/audit?action=export');
  expect(await screen.findByText('No results. Try another search or fewer filters.')).toBeTruthy();
});

it('says what went wrong, and asks again', async () => {
  let isBroken = true;
  fakeSchool({}, ({ path }) => {
    if (path === '/audit/chain') return jsonAnswer(200, { entries: 0, hash: null, verified: null });
    if (path !== '/audit') return undefined;
    return isBroken
      ? jsonAnswer(403, { message: 'You do not have permission to do this.' })
      : jsonAnswer(200, { entries: [entryOf({})], older: null, newer: null });
  });
  await openScreen('/audit', READER);
  expect(await screen.findByText('You do not have permission to do this.')).toBeTruthy();
  isBroken = false;
  await press('Try again');
  expect(await items()).toHaveLength(1);
});
