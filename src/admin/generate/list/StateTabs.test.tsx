import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeCall, fakeSchool } from '../../testing/fakeSchool.ts';
import { foreignSchool } from '../../testing/foreignSchool.ts';
import { everyList, expenses, lastList } from '../../testing/lists.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const SUMMARY = { total: 12_345, states: { 0: 214, 1: 12_131 }, sums: { amount: '90071992547409930.01' } };

const answerSummary = ({ path }: FakeCall) => (path === '/expenses/summary' ? jsonAnswer(200, SUMMARY) : undefined);

const summaryAsked = (calls: readonly FakeCall[]) =>
  calls
    .filter(({ path }) => path === '/expenses/summary')
    .at(-1)
    ?.query.get('filter');

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

const focused = () => document.activeElement?.textContent;

async function openExpenses(address = '/expense') {
  const calls = fakeSchool({ expense: expenses() }, answerSummary);
  const router = await openScreen(address, everyList);
  await screen.findByRole('tab', { name: 'Pending 214' });
  return { calls, router };
}

describe('the states of a list', () => {
  it('are tabs with the number of their records, none of them left out', async () => {
    await openExpenses();
    expect(screen.getByRole('tablist', { name: 'Status' })).toBeTruthy();
    expect(tabNames()).toEqual(['All 12,345', 'Pending 214', 'Approved 12,131', 'Cancelled 0']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All 12,345');
    expect(screen.getByRole('tabpanel', { name: 'Expenses' }).contains(screen.getByRole('table'))).toBe(true);
  });

  it('narrow the list in its address, beside what else it is filtered by', async () => {
    const { calls, router } = await openExpenses('/expense?filter=%7B%22spent_on_gte%22%3A%222026-01-01%22%7D');
    await press('Pending 214', 'tab');
    const filter = '{"spent_on_gte":"2026-01-01","status":0}';
    await waitFor(() => expect(lastList(calls, '/get/expenses')?.get('filter')).toBe(filter));
    await waitFor(() => expect(summaryAsked(calls)).toBe(filter));
    expect(router.state.location.search).toContain(encodeURIComponent(filter));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending 214');
    expect(screen.queryByRole('button', { name: 'Remove filter “Status”' })).toBeNull();
    await press('All 12,345', 'tab');
    const rest = encodeURIComponent('{"spent_on_gte":"2026-01-01"}');
    await waitFor(() => expect(router.state.location.search).toContain(`filter=${rest}`));
  });

  it('are chosen by whoever opens the address of one', async () => {
    await openExpenses('/expense?filter=%7B%22status%22%3A%221%22%7D');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Approved 12,131');
  });

  it('stand beside a filter by several of them, and none is chosen', async () => {
    await openExpenses('/expense?filter=%7B%22status%22%3A%5B0%2C1%5D%7D');
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove filter “Status”' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  });

  it('are one stop of the Tab key, and are walked through with the arrows', async () => {
    await openExpenses();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    screen.getByRole('tab', { name: 'All 12,345' }).focus();
    const keys = (...names: string[]) => {
      for (const key of names) fireEvent.keyDown(document.activeElement as Element, { key });
    };
    keys('ArrowRight', 'ArrowRight');
    expect(focused()).toBe('Approved 12,131');
    keys('End', 'ArrowRight');
    expect(focused()).toBe('All 12,345');
    keys('ArrowLeft');
    expect(focused()).toBe('Cancelled 0');
    keys('Home');
    expect(focused()).toBe('All 12,345');
  });

  it('are walked through the other way where one reads from the right', async () => {
    await openExpenses();
    screen.getByRole('tablist').style.direction = 'rtl';
    screen.getByRole('tab', { name: 'All 12,345' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
    expect(focused()).toBe('Pending 214');
  });

  it('are counted anew once a record has changed its state', async () => {
    const { calls } = await openExpenses();
    const asked = () => calls.filter(({ path }) => path === '/expenses/summary').length;
    const before = asked();
    await press('Approve: Water');
    const approve = await screen.findByRole('button', { name: 'Approve' });
    await act(async () => void fireEvent.click(approve));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('stand without numbers where the back end does not count', async () => {
    fakeSchool({ expense: expenses() });
    await openScreen('/expense', everyList);
    await screen.findByText('Water');
    await waitFor(() => expect(tabNames()).toEqual(['All ', 'Pending ', 'Approved ', 'Cancelled ']));
  });

  it('are counted here where the back end answers whole lists', async () => {
    const { tables, unknown } = foreignSchool();
    await openScreen('/expense', everyList);
    const pending = (tables.expenses ?? []).filter(({ status }) => Number(status) === 0).length;
    await screen.findByRole('tab', { name: `Pending ${pending}` });
    expect(screen.getByRole('tab', { name: `All ${tables.expenses?.length}` })).toBeTruthy();
    expect(unknown).not.toContain('GET /expenses/summary');
  });
});

describe('the sums of a list', () => {
  it('are those of all found records, to the last minor unit', async () => {
    await openExpenses();
    const line = (await screen.findByText('Total of 12,345 records')).parentElement;
    expect(line?.textContent).toBe('Total of 12,345 recordsAmount 90,071,992,547,409,930.01');
  });

  it('say what they leave out, unless just that is looked at', async () => {
    const some = { ...SUMMARY, states: { ...SUMMARY.states, 2: 29 } };
    fakeSchool({ expense: expenses() }, ({ path }) =>
      path === '/expenses/summary' ? jsonAnswer(200, some) : undefined,
    );
    await openScreen('/expense', everyList);
    expect(await screen.findByText('not counting “Cancelled” (29)')).toBeTruthy();
    await press('Cancelled 29', 'tab');
    await waitFor(() => expect(screen.queryByText('not counting “Cancelled” (29)')).toBeNull());
  });

  it('are shown of the columns that are shown', async () => {
    localStorage.clear();
    await openExpenses();
    await screen.findByText('Total of 12,345 records');
    await press('Columns');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Amount' })));
    await waitFor(() => expect(screen.queryByText('Total of 12,345 records')).toBeNull());
  });

  it('are worked out here where the back end answers whole lists', async () => {
    const { tables } = foreignSchool();
    await openScreen('/expense', everyList);
    expect(await screen.findByText(`Total of ${tables.expenses?.length} records`)).toBeTruthy();
  });
});
