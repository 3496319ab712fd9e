import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { type FakeRecord, fakeSchool } from '../testing/fakeSchool.ts';
import { foreignSchool } from '../testing/foreignSchool.ts';
import { everyList, expenses, lastList, religions, rowOf } from '../testing/lists.ts';
import { inBrowser, openScreen, press } from '../testing/openScreen.tsx';

inBrowser();

const institute: FakeRecord[] = [{ id: 1, name: 'Lakeside', currency: 'BDT', time_zone: 'Asia/Dhaka' }];

describe('a list', () => {
  it('is a table named after what it lists, whose rows lead to their records', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    const table = await screen.findByRole('table', { name: 'Religions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['', 'Name', 'Active', 'Action']);
    expect(within(table).getByRole('link', { name: 'Islam' }).getAttribute('href')).toBe('/religion/1');
    expect(screen.getByText('1–3 of 3')).toBeTruthy();
  });

  it('writes values as the institute does, and states in words', async () => {
    fakeSchool({ expense: expenses(), institute });
    await openScreen('/expense', { ...everyList, 'Expense Type': ['read'] });
    const row = await rowOf('Water');
    expect(row.getByText('3 Feb 2026')).toBeTruthy();
    await waitFor(() => expect(row.getByText('৳1,200.50')).toBeTruthy());
    expect(row.getByText('Pending')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Utilities' }).getAttribute('href')).toBe('/expense/type/4/show');
  });

  it('of one of several addresses is exported as it is shown there', async () => {
    const links: FakeRecord[] = [{ id: 1, title: 'Library', type: 'school', order: 1, is_active: 1 }];
    const calls = fakeSchool({ quickLink: links }, ({ path }) =>
      path.endsWith('/export') ? jsonAnswer(503, { message: 'Later.' }) : undefined,
    );
    await openScreen('/public/school/quick/link', { 'Pubic Site': ['full'] });
    await screen.findByText('Library');
    await press('Export');
    await press(/CSV/, 'menuitem');
    const asked = () => calls.find(({ path }) => path.endsWith('/export'))?.query.get('filter');
    await waitFor(() => expect(JSON.parse(asked() ?? '{}')).toEqual({ type: 'school' }));
  });

  it('offers nothing to whoever may only read', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', { Religion: ['read'] });
    await screen.findByText('Islam');
    for (const name of [/^Add/, /^Edit/, /^Delete/]) {
      expect(screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect((await rowOf('Islam')).getByText('Active')).toBeTruthy();
  });

  it('asks before it deletes, in these words', async () => {
    const calls = fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Delete: Hinduism');
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(question.getByText('You want to delete this!')).toBeTruthy();
    await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Yes, delete it!' })));
    await waitFor(() => expect(screen.queryByText('Hinduism')).toBeNull());
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/religions/2')).toBe(true);
    expect(screen.getByText('It was deleted.')).toBeTruthy();
  });

  it('switches a record off, in the version that was seen, and says so in a dialog', async () => {
    const calls = fakeSchool({ religion: religions().map((each) => ({ ...each, row_version: 7 })) });
    await openScreen('/religion', everyList);
    await press('Active: Islam', 'switch');
    const dialog = within(await screen.findByRole('dialog', { name: 'Success!' }));
    expect(dialog.getByText('It was saved.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ is_active: '0', row_version: '7' });
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'OK' })));
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Active: Islam' })).checked).toBe(false);
  });

  it('says why a record could not be switched, and reads the list afresh', async () => {
    const calls = fakeSchool({ religion: religions() }, ({ method }) =>
      method === 'PUT' ? jsonAnswer(409, { message: 'It is in use.' }) : undefined,
    );
    await openScreen('/religion', everyList);
    await screen.findByText('Islam');
    const before = calls.filter(({ path }) => path === '/get/all/religion').length;
    await press('Active: Islam', 'switch');
    expect(await screen.findByText('It is in use.')).toBeTruthy();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/get/all/religion').length).toBe(before + 1));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Active: Islam' }).checked).toBe(true);
  });

  it('says what belongs into it while it is empty, and offers the first step', async () => {
    fakeSchool({});
    await openScreen('/religion', everyList);
    expect(await screen.findByText(/religion/i, { selector: '.list-empty p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add religion' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says when a filter leaves nothing, and offers to take it back', async () => {
    fakeSchool({});
    const router = await openScreen('/religion?filter=%7B%22is_active%22%3A0%7D', everyList);
    expect(await screen.findByText('No results. Try another search or fewer filters.')).toBeTruthy();
    await act(
      async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1) as HTMLElement),
    );
    await waitFor(() => expect(router.state.location.search).not.toContain('is_active'));
  });

  it('says when it could not be read, and tries again', async () => {
    let isDown = true;
    fakeSchool({ religion: religions() }, ({ path }) =>
      isDown && path === '/get/all/religion' ? jsonAnswer(400, { message: 'The list cannot be read.' }) : undefined,
    );
    await openScreen('/religion', everyList);
    expect(await screen.findByText('The list cannot be read.')).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Islam')).toBeTruthy();
  });

  it('sorts by a column and back, and says so to assistive software', async () => {
    const calls = fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Name');
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('sort')).toBe('["name","DESC"]'));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('shows as many rows as are asked for, one page after the other', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      id: index + 1,
      name: `Religion ${index + 1}`,
      is_active: 1,
    }));
    const calls = fakeSchool({ religion: many });
    await openScreen('/religion', everyList);
    await press('Page 3');
    expect(await screen.findByText('21–25 of 25')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '20' } });
    await waitFor(() => expect(lastList(calls, '/get/all/religion')?.get('range')).toBe('[0,19]'));
    expect(
      within(screen.getByLabelText('Rows per page'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', '50', '100', '500']);
  });

  it('shows the columns that were chosen, and remembers them', async () => {
    fakeSchool({ religion: religions() });
    await openScreen('/religion', everyList);
    await press('Columns');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Added on' })));
    expect(screen.getByRole('columnheader', { name: 'Added on', hidden: true })).toBeTruthy();
    expect(Object.values(localStorage).some((value) => String(value).includes('created_at'))).toBe(true);
  });
});

describe('the list of a back end that has only the calls of the specification', () => {
  it('names people and what is referred to, and leaves out what needs other calls', async () => {
    const school = foreignSchool();
    await openScreen('/employee', { Employee: ['full'], Designation: ['read'] });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Designation'),
      expect.stringMatching(/Kamal Hossain.*Teacher/),
      expect.stringMatching(/Laila Karim.*Assistant head/),
    ]);
    expect(screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'true']);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(school.unknown).toEqual([]);
  });
});
