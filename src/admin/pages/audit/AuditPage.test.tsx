import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import type { AuditEntry } from '../../../core/calls/audit.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
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
  await openScreen(address, READER);
  return calls;
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
  expect(changed).toMatch(/ChangedReligion 5.*Nasima Akter.*10\.0\.0\.7.*a1b2c3d4.*Name.*Islm.*Islam/);
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
  fireEvent.change(await screen.findByLabelText('Concerns (name)'), { target: { value: 'Karim' } });
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
    ]),
  );
  expect(offered.filter(({ value, textContent }) => value === textContent)).toEqual([]);
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
  expect(text).toMatch(/Removed: Religions: Change/);
  expect(text).toMatch(/Added: Religions: Delete/);
  expect(text).not.toMatch(/Religions: See/);
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
  expect(await screen.findByText(/the log does not hold\. Event 8 was changed/)).toBeTruthy();
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

it('says that there is nothing, and that nothing matches', async () => {
  await open({ entries: [] });
  expect(await screen.findByText('Nothing has been recorded yet.')).toBeTruthy();
});

it('says that nothing matches what is looked for', async () => {
  await open({ entries: [] }, '/audit?action=export');
  expect(await screen.findByText('Nothing matches the search and the filters.')).toBeTruthy();
});

it('says what went wrong, and asks again', async () => {
  let isBroken = true;
  fakeSchool({}, ({ path }) => {
    if (path === '/audit/chain') return jsonAnswer(200, { entries: 0, hash: null, verified: null });
    if (path !== '/audit') return undefined;
    return isBroken
      ? jsonAnswer(403, { message: 'You are not allowed to do this.' })
      : jsonAnswer(200, { entries: [entryOf({})], older: null, newer: null });
  });
  await openScreen('/audit', READER);
  expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy();
  isBroken = false;
  await press('Try again');
  expect(await items()).toHaveLength(1);
});
