import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeCall, type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, input, save } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

describe('a form for a record', () => {
  it('that somebody else has changed meanwhile asks whose version counts', async () => {
    const rows = classes();
    const puts: unknown[] = [];
    fakeSchool({ class: rows }, ({ method, body }) => {
      if (method !== 'PUT') return undefined;
      puts.push(body);
      if (body.row_version === '4') return undefined;
      rows[0] = { ...(rows[0] as FakeRecord), name: 'Class Six', code: 'C6', row_version: 4 };
      return jsonAnswer(409, { message: 'Somebody has changed this in the meantime.', current: rows[0] });
    });
    const router = await openScreen('/class/class/update1', everyForm);
    await fill('Name', 'Sixth');
    await save();
    const note = within(
      (await screen.findByText('Someone else changed this record')).closest('[role="alert"]') as HTMLElement,
    );
    expect(note.getByText('Class Six')).toBeTruthy();
    expect(note.getAllByText('You changed this too.').length).toBe(1);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await press('Save my version');
    await waitFor(() => expect(router.state.location.pathname).toBe('/class/classes'));
    expect(puts.at(-1)).toEqual({ name: 'Sixth', row_version: '4' });
    expect(rows[0]).toMatchObject({ name: 'Sixth', code: 'C6' });
  });

  it('names who was faster, and when', async () => {
    const at = '2026-11-22T05:00:00Z';
    const entry = {
      id: 5,
      at,
      user: { id: 7, name: 'Nilufar' },
      address: null,
      action: 'update',
      changes: [],
      beyond: [],
    };
    await saveTooLate({}, ({ path }) => (path.endsWith('/history') ? jsonAnswer(200, { data: [entry] }) : undefined));
    expect(await screen.findByText(/^Nilufar edited this while you were \(22 Nov 2026/)).toBeTruthy();
  });

  it('lets somebody type on who has seen that it was changed meanwhile', async () => {
    await saveTooLate();
    await screen.findByText('Someone else changed this record');
    const name = await input('Name');
    act(() => name.focus());
    await act(async () => void fireEvent.change(name, { target: { value: 'Sixth class' } }));
    expect(document.activeElement).toBe(name);
  });

  it('takes the other version when that is wished', async () => {
    await saveTooLate();
    await press('Use their version');
    await waitFor(async () => expect((await input('Name')).value).toBe('Class Six'));
    expect(screen.queryByText('Someone else changed this record')).toBeNull();
  });

  it('takes of the other version what was changed there, and keeps what only I have changed', async () => {
    const calls = await saveTooLate({ Code: 'C66' });
    await press('Use their version');
    await waitFor(async () => expect((await input('Name')).value).toBe('Class Six'));
    expect((await input('Code')).value).toBe('C66');
    await save();
    await waitFor(() => expect(changesOf(calls).at(-1)).toEqual({ code: 'C66', row_version: '4' }));
  });

  it('saves on top of the other version once that is taken', async () => {
    const calls = await saveTooLate();
    await press('Use their version');
    await waitFor(async () => expect((await input('Name')).value).toBe('Class Six'));
    await fill('Code', 'C6');
    await save();
    await waitFor(() => expect(changesOf(calls).at(-1)).toEqual({ code: 'C6', row_version: '4' }));
  });
});

/** Saves a change to what somebody else has just changed as well. */
async function saveTooLate(
  more: Readonly<Record<string, string>> = {},
  answer: (call: FakeCall) => Response | undefined = () => undefined,
): Promise<FakeCall[]> {
  const rows = classes();
  const calls = fakeSchool({ class: rows }, (call) => {
    if (call.method !== 'PUT') return answer(call);
    rows[0] = { ...(rows[0] as FakeRecord), name: 'Class Six', row_version: 4 };
    return jsonAnswer(409, { message: 'Stale.', current: rows[0] });
  });
  await openScreen('/class/class/update1', everyForm);
  await fill('Name', 'Sixth');
  for (const [label, text] of Object.entries(more)) await fill(label, text);
  await save();
  return calls;
}

function changesOf(calls: readonly FakeCall[]) {
  return calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
