import { cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { classes, everyForm, input } from '../../testing/forms.ts';
import { fill, inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const hide = () => window.dispatchEvent(new Event('pagehide'));

describe('a form on this device', () => {
  it.each([
    ['/class/class/add', everyForm, 'Name', /^$/],
    ['/academic/year/create', { 'Academic Year': ['full'] }, 'First day', /^\d{4}-04-01$/],
  ])('%s leaves no draft when nobody has typed in it', async (address, permissions, label, start) => {
    const institute = [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka', school_year_starts_in: 4 }];
    fakeSchool({ institute, class: classes(), academicYear: [] });
    await openScreen(address, permissions);
    await waitFor(async () => expect((await input(label)).value).toMatch(start));
    hide();
    expect(drafts()).toEqual([]);
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
});
