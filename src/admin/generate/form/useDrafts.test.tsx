import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, input, save } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen, press, USER_ID } from '../../testing/openScreen.tsx';
import { type Draft, draftKey } from './drafts.ts';

inBrowser();

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const hide = () => window.dispatchEvent(new Event('pagehide'));

const institute = [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka', school_year_starts_in: 4 }];
const academicYear: FakeRecord[] = [{ id: 3, year: '2026', is_current: 1, is_active: 1 }];
const employee: FakeRecord[] = [{ id: 7, name: 'Kamal Hossain', is_active: 1 }];

/** Forms by what an input puts into them without anybody: the field's label and what stands in it then. */
const begun = [
  ['class', 'Name', /^$/],
  ['academicYear', 'First day', /^\d{4}-04-01$/],
  ['student', /^Academic year/, /^2026$/],
  ['homework', /^Teacher/, /^Kamal Hossain$/],
  ['courseMaterial', /^(Teacher|Employee)/, /^Kamal Hossain$/],
  ['expense', /date/i, /^\d{4}-\d{2}-\d{2}$/],
] as const;

describe('a form on this device', () => {
  it.each(begun)('leaves no draft when nobody has typed in it: %s', async (name, label, start) => {
    fakeSchool({ institute, academicYear, employee, class: classes() });
    const every = Object.fromEntries(registry.resources.map(({ permission }) => [permission, ['full']]));
    await openScreen(registry.get(name).screens.create ?? '', every, [{ resource: 'employee', id: 7 }]);
    await waitFor(async () => expect((await input(label)).value).toMatch(start));
    hide();
    expect(drafts()).toEqual([]);
    cleanup();
    expect(drafts()).toEqual([]);
  });

  it('leaves no draft of a record that is only looked at', async () => {
    fakeSchool({ class: classes() });
    await openScreen('/class/class/update1', everyForm);
    await waitFor(async () => expect((await input('Name')).value).toBe('Six'));
    hide();
    cleanup();
    expect(drafts()).toEqual([]);
  });

  it('keeps what somebody has typed when the page goes', async () => {
    fakeSchool({ class: classes() });
    await openScreen('/class/class/add', everyForm);
    await fill('Name', 'Seven');
    hide();
    await waitFor(() => expect(drafts()).toHaveLength(1));
    expect(localStorage.getItem(drafts()[0] as string)).toContain('Seven');
  });

  it('forgets it when the same is taken back by hand', async () => {
    fakeSchool({ class: classes() });
    await openScreen('/class/class/update1', everyForm);
    await fill('Name', 'Sixth');
    hide();
    expect(drafts()).toHaveLength(1);
    await fill('Name', 'Six');
    hide();
    expect(drafts()).toEqual([]);
  });
});

const OF_SIX = draftKey(USER_ID, 'class', 1);
const kept = (): Draft => JSON.parse(localStorage.getItem(OF_SIX) ?? 'null') as Draft;

/** Opens the form of the class Six, of which this device has a draft made from its version 3. */
async function openWithDraft(rows: FakeRecord[]) {
  const draft: Draft = {
    at: Date.now() - 300_000,
    version: 3,
    values: { name: 'Sixth', code: 'C6' },
    before: { name: 'Six', code: 'VI' },
  };
  localStorage.setItem(OF_SIX, JSON.stringify(draft));
  const calls = fakeSchool({ class: rows });
  await openScreen('/class/class/update1', everyForm);
  await screen.findByText(/^You have an unsaved draft from 5 minutes ago\./);
  return calls;
}

describe('a draft that is offered', () => {
  it('is restored below what was typed meanwhile, saved, and forgotten', async () => {
    const calls = await openWithDraft(classes());
    expect((await input('Name')).value).toBe('Six');
    await fill('Code', 'C66');
    await press('Restore');
    await waitFor(async () => expect((await input('Name')).value).toBe('Sixth'));
    expect((await input('Code')).value).toBe('C66');
    await save();
    await waitFor(() => expect(drafts()).toEqual([]));
    const puts = calls.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([{ name: 'Sixth', code: 'C66', row_version: '3' }]);
  });

  it('stays on the device below what is typed, until somebody decides', async () => {
    await openWithDraft(classes());
    await fill('Code', 'C66');
    hide();
    expect(kept()).toMatchObject({
      version: 3,
      values: { name: 'Sixth', code: 'C66' },
      before: { name: 'Six', code: 'VI' },
    });
    await fill('Code', 'VI');
    hide();
    expect(kept().values).toEqual({ name: 'Sixth', code: 'C6' });
  });

  it('is gone once it is discarded, and the form is as it was', async () => {
    await openWithDraft(classes());
    await press('Discard');
    expect(drafts()).toEqual([]);
    expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
    expect((await input('Name')).value).toBe('Six');
  });

  it('is decided on where somebody else has changed the same since, also after another crash', async () => {
    const [six] = classes();
    await openWithDraft([{ ...(six as FakeRecord), name: 'Class Six', row_version: 4 }]);
    expect(screen.getByText(/The record has changed since then\.$/)).toBeTruthy();
    await press('Restore');
    await screen.findByText('Someone else changed this record');
    hide();
    expect(kept()).toMatchObject({ version: 3, values: { name: 'Sixth' }, before: { name: 'Six' } });
    await press('Use their version');
    await waitFor(async () => expect((await input('Name')).value).toBe('Class Six'));
    expect((await input('Code')).value).toBe('C6');
    hide();
    expect(kept()).toMatchObject({ version: 4, values: { code: 'C6' }, before: { code: 'VI' } });
  });
});

describe('another record after this one', () => {
  it('leaves no draft once each is saved, and one while it is not', async () => {
    let isRefused = true;
    fakeSchool({ religion: [] }, ({ method }) =>
      method === 'POST' && isRefused ? jsonAnswer(409, { message: 'It is there already.' }) : undefined,
    );
    await openScreen('/religion/create', { Religion: ['full'] });
    await fill('Name', 'Islam');
    await press('Save and add another');
    await screen.findByText('It is there already.');
    hide();
    expect(drafts()).toHaveLength(1);
    isRefused = false;
    await press('Save and add another');
    await screen.findByText('It was saved.');
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
