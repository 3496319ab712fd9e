import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeCall, type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, religions } from '../../testing/lists.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

/** A school that keeps what it deletes, and puts it back. */
function forgivingSchool(refuse: () => Response | undefined = () => undefined) {
  const rows = religions();
  const kept = new Map<string, FakeRecord[]>();
  const take = (ids: readonly number[]) => {
    const code = `code-${kept.size + 1}`;
    const taken = rows.filter(({ id }) => ids.includes(id));
    kept.set(code, taken);
    for (const each of taken) rows.splice(rows.indexOf(each), 1);
    return code;
  };
  const answer = ({ method, path, body }: FakeCall): Response | undefined => {
    const [, code] = /^\/deletions\/(.+)\/undo$/.exec(path) ?? [];
    if (code !== undefined) {
      const refused = refuse();
      if (refused) return refused;
      const back = kept.get(code) ?? [];
      rows.push(...back);
      const data = { done: back.map(({ id }) => id), refused: [] };
      return jsonAnswer(200, { status: 'success', message: 'Religion restored.', data });
    }
    if (method !== 'DELETE') return undefined;
    if (path === '/religions/bulk') {
      const done = body.ids?.split(',').map(Number) ?? [];
      return jsonAnswer(200, {
        message: `${done.length} records deleted.`,
        data: { done, refused: [], undo: take(done) },
      });
    }
    const id = Number(path.split('/').at(-1));
    return jsonAnswer(200, { message: 'Religion deleted.', data: { id, undo: take([id]) } });
  };
  return fakeSchool({ religion: rows }, answer);
}

async function deleteOne(name: string) {
  await press(`Delete: ${name}`);
  await press('Yes, delete it!');
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
}

const undone = (calls: readonly FakeCall[]) =>
  calls.filter(({ path }) => path.endsWith('/undo')).map(({ path }) => path);

describe('a deletion', () => {
  it('is undone by its notice, and the list shows the record again', async () => {
    const calls = forgivingSchool();
    await openScreen('/religion', everyList);
    await deleteOne('Hinduism');
    const told = within(await screen.findByRole('region', { name: 'Alerts' }));
    expect(told.getByText('Religion deleted.')).toBeTruthy();
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'Hinduism' })).toBeTruthy();
    expect(undone(calls)).toEqual(['/deletions/code-1/undo']);
    expect(told.queryByText('Religion deleted.')).toBeNull();
    expect(told.getByText('Religion restored.')).toBeTruthy();
    expect(document.activeElement?.id).toBe('react-admin-title');
  });

  it('is undone by Ctrl+Z, the last one first, but not by who is typing', async () => {
    const calls = forgivingSchool();
    await openScreen('/religion', everyList);
    await deleteOne('Hinduism');
    await deleteOne('Buddhism');
    await screen.findAllByRole('button', { name: 'Undo' });
    const pressKeys = (on: Element) => act(async () => void fireEvent.keyDown(on, { key: 'z', ctrlKey: true }));
    await pressKeys(screen.getByRole('searchbox', { name: 'Search' }));
    expect(undone(calls)).toEqual([]);
    await pressKeys(document.body);
    expect(await screen.findByRole('link', { name: 'Buddhism' })).toBeTruthy();
    await pressKeys(document.body);
    expect(await screen.findByRole('link', { name: 'Hinduism' })).toBeTruthy();
    expect(undone(calls)).toEqual(['/deletions/code-2/undo', '/deletions/code-1/undo']);
  });

  it('of many is told in one notice, and undone by it', async () => {
    const calls = forgivingSchool();
    await openScreen('/religion', everyList);
    await press('Select all on this page', 'checkbox');
    await press('Delete');
    await press('Yes, delete it!');
    expect(await screen.findByText('3 records deleted.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'Islam' })).toBeTruthy();
    expect(undone(calls)).toHaveLength(1);
  });

  it('that cannot be undone says why, and can be tried again', async () => {
    let isTaken = true;
    const calls = forgivingSchool(() =>
      isTaken ? jsonAnswer(422, { message: 'Check.', errors: { name: ['This is taken.'] } }) : undefined,
    );
    await openScreen('/religion', everyList);
    await deleteOne('Hinduism');
    await press('Undo');
    expect(await screen.findByText('Name: This is taken.')).toBeTruthy();
    isTaken = false;
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'Hinduism' })).toBeTruthy();
    expect(undone(calls)).toHaveLength(2);
  });

  it('of a back end that cannot undo it is told without the offer', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await deleteOne('Hinduism');
    expect(await screen.findByText('It was deleted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
