import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { readUserData, writeUserData } from '../../auth/userData.ts';
import { reloadAccount } from '../../providers/ability.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { everyList, expenses, lastList } from '../../testing/lists.ts';
import { fill, inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const DEAR = {
  filter: { amount_gte: '1000' },
  sort: { field: 'amount', order: 'DESC' as const },
  perPage: 20,
  columns: ['purpose', 'amount'],
};
const sharers = { ...everyList, Permission: ['update'] };
const isViews = (path: string) => path === '/list-views/expense';

const startNaming = async () => {
  const item = await screen.findByRole('menuitem', { name: 'Save this view…' });
  await act(async () => void fireEvent.click(item));
};

describe('views of a list', () => {
  it('of one’s own and of everybody stand apart, and are chosen', async () => {
    const calls = fakeSchool({ expense: expenses() }, ({ path }) =>
      isViews(path) ? jsonAnswer(200, [{ name: 'Dear ones', view: DEAR, is_default: true }]) : undefined,
    );
    await openScreen('/expense', everyList);
    await press('Views');
    await startNaming();
    await fill('View name', 'All');
    await press('Save');
    await press('Views');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('My views')).toBeTruthy();
    expect(menu.getByRole('menuitem', { name: 'All' })).toBeTruthy();
    await act(async () => void fireEvent.click(menu.getByRole('menuitem', { name: /^Dear ones/ })));
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toBe('{"amount_gte":"1000"}'));
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(
      expect.arrayContaining(['Purpose', 'Amount']),
    );
    expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull();
  });

  it('are shared by whoever sets permissions alone', async () => {
    fakeSchool({ expense: expenses() }, ({ path }) => (isViews(path) ? jsonAnswer(200, []) : undefined));
    await openScreen('/expense', everyList);
    await press('Views');
    await startNaming();
    expect(screen.queryByLabelText('Share with everyone')).toBeNull();
  });

  it('that are shared are sent as the list asks for them', async () => {
    const calls = fakeSchool({ expense: expenses() }, ({ path, method }) => {
      if (!isViews(path)) return undefined;
      return method === 'GET'
        ? jsonAnswer(200, [])
        : jsonAnswer(200, { status: 'success', message: 'Shared.', data: [] });
    });
    await openScreen('/expense', sharers);
    await press('Views');
    await startNaming();
    await fill('View name', 'Everybody');
    await act(async () => void fireEvent.click(screen.getByLabelText('Share with everyone')));
    await act(async () => void fireEvent.click(screen.getByLabelText('Open this list in this view')));
    await press('Save');
    expect(await screen.findByText('Shared.')).toBeTruthy();
    const sent = calls.find(({ path, method }) => isViews(path) && method === 'PUT')?.body;
    expect(sent).toMatchObject({ name: 'Everybody', filter: '{}', sort: '["spent_on","DESC"]', is_default: '1' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that everybody’s list begins with give way to how somebody has left it', async () => {
    const calls = fakeSchool({ expense: expenses() }, ({ path }) =>
      isViews(path) ? jsonAnswer(200, [{ name: 'Dear ones', view: DEAR, is_default: true }]) : undefined,
    );
    const open = async (address: string) => {
      await openScreen(address, everyList);
      const user = readUserData();
      if (user) writeUserData({ ...user, default_views: { expense: DEAR } });
      act(() => reloadAccount());
    };
    await open('/religion');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Expenses' })));
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toBe('{"amount_gte":"1000"}'));
    expect(lastList(calls, '/get/expenses')?.get('sort')).toBe('["amount","DESC"]');
    expect(await screen.findByText('View for everyone: Dear ones')).toBeTruthy();
    await press('Clear all');
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter') ?? '{}').toBe('{}'));
    expect(screen.queryByText('View for everyone: Dear ones')).toBeNull();
  });

  it('that lists open in are taken back where they are chosen', async () => {
    const calls = fakeSchool({ expense: expenses() }, ({ path, method }) => {
      if (!isViews(path)) return undefined;
      const views = [{ name: 'Dear ones', view: DEAR, is_default: true }];
      return jsonAnswer(200, method === 'GET' ? views : { status: 'success', message: 'Taken back.', data: [] });
    });
    await openScreen('/expense', sharers);
    await press('Views');
    const item = await screen.findByRole('menuitem', { name: 'No longer open this list in “Dear ones”' });
    await act(async () => void fireEvent.click(item));
    expect(await screen.findByText('Taken back.')).toBeTruthy();
    const sent = calls.find(({ path, method }) => isViews(path) && method === 'PUT')?.body;
    expect(sent).toMatchObject({ name: 'Dear ones', filter: '{"amount_gte":"1000"}', is_default: '0' });
  });
});
