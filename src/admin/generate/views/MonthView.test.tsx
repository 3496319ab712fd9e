import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { library } from '../../../../tests/support/library.ts';
import { libraryScreens } from '../../../../tests/support/libraryScreens.ts';
import { type FakeCall, type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { openProduct } from '../../testing/openProduct.tsx';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const leave = (id: number, [starts_on, ends_on]: readonly [string, string], status: number): FakeRecord => ({
  id,
  employee_id: id,
  employee: { id, name: `Teacher ${id}` },
  kind: 'sick',
  starts_on,
  ends_on,
  status,
});
const MAY = { 'Employee Leave Request': ['read'] };
const PATH = '/get/all/employee/leave/request';
const school = (rows: FakeRecord[], holiday: FakeRecord[] = []) =>
  fakeSchool({
    holiday,
    employeeLeaveRequest: rows,
    institute: [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka' }],
    classDay: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      id: weekday + 1,
      weekday,
      kind: weekday > 4 ? 'holiday' : 'working',
      is_active: 1,
    })),
  });
const askedFor = (calls: FakeCall[], path = PATH) =>
  calls
    .filter((call) => call.path === path && call.query.get('range') === '[0,499]')
    .map(({ query }) => JSON.parse(query.get('filter') ?? '{}') as object);
const dayOf = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T01:45:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a month beside the list', () => {
  it('has bars over the days of each record, which say the state and lead to it', async () => {
    const calls = school([leave(1, ['2026-11-03', '2026-11-04'], 1), leave(2, ['2026-11-04', '2026-11-04'], 0)]);
    await openScreen('/employee/leave/request?view=month', MAY);
    const table = within(await screen.findByRole('table', { name: 'November 2026' }));
    const bar = await table.findByRole('link', { name: /Teacher 1.*Approved · Sick leave/ });
    expect(bar.getAttribute('href')).toBe('/employee/leave/request/1/show');
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    const both = (await dayOf(/^Wednesday,? 4 November 2026: 2 records/)).closest('td');
    expect(both?.textContent).toContain('Teacher 1 · Approved · Sick leave');
    expect(both?.textContent).toContain('Teacher 2');
    expect(askedFor(calls).at(-1)).toEqual({ starts_on_lte: '2026-12-05', ends_on_gte: '2026-11-01' });
  });

  it('names the holidays of the days, and shades them as days off', async () => {
    const victory = { id: 1, name: 'Victory Day', starts_on: '2026-11-16', ends_on: '2026-11-17', is_active: 1 };
    school(
      [leave(1, ['2026-11-03', '2026-11-03'], 1)],
      [
        victory,
        { ...victory, id: 2, name: 'Called off', starts_on: '2026-11-19', ends_on: '2026-11-19', is_active: 0 },
      ],
    );
    await openScreen('/employee/leave/request?view=month', MAY);
    const named = await dayOf(/16 November 2026 · \u2068Victory Day\u2069: 0 records/);
    expect(named.closest('td')?.textContent).toContain('Victory Day');
    const cells = [...document.querySelectorAll('.month-table td')].slice(14, 20) as HTMLElement[];
    expect(cells.map(({ dataset }) => dataset.off)).toEqual(['false', 'true', 'true', 'false', 'false', 'true']);
  });

  it('lists the records of a day that is chosen, and leads back from there', async () => {
    school([leave(1, ['2026-11-03', '2026-11-04'], 1)]);
    await openScreen('/employee/leave/request?view=month', MAY);
    const day = await dayOf(/^Tuesday,? 3 November 2026: 1 record$/);
    await act(async () => void fireEvent.click(day));
    const list = within(screen.getByRole('region', { name: 'Records of the day' }));
    expect(list.getByRole('heading', { name: /Tuesday,? 3 November 2026/ })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Records of the day'));
    await act(async () => void fireEvent.keyDown(list.getByRole('link'), { key: 'Escape' }));
    await waitFor(() => expect(document.activeElement).toBe(day));
    expect(screen.queryByRole('region', { name: 'Records of the day' })).toBeNull();
  });

  it('is turned by its buttons and by the keys, and stands in the address', async () => {
    school([leave(1, ['2026-07-10', '2026-07-10'], 1)]);
    const router = await openScreen('/employee/leave/request?view=month', MAY);
    expect(await screen.findByText('Nothing in this month.')).toBeTruthy();
    await press('Next month');
    expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeTruthy();
    expect(router.state.location.search).toContain('month=2026-12');
    await press('Today');
    const today = await dayOf(/^Monday,? 23 November 2026/);
    expect([today.getAttribute('aria-current'), today.tabIndex]).toEqual(['date', 0]);
    await act(async () => today.focus());
    await act(async () => void fireEvent.keyDown(today, { key: 'ArrowDown' }));
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-30');
    await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: 'PageUp' }));
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });

  it('shows so many bars in a day, and how many more there are', async () => {
    school([1, 2, 3, 4, 5].map((id) => leave(id, ['2026-11-10', '2026-11-10'], 1)));
    await openScreen('/employee/leave/request?view=month', MAY);
    await press('+2 more');
    const list = within(screen.getByRole('region', { name: 'Records of the day' }));
    expect(list.getAllByRole('link')).toHaveLength(5);
  });

  it('reads page after page up to a limit, and says so', async () => {
    const many = Array.from({ length: 2_100 }, (_, index) => leave(index + 1, ['2026-11-10', '2026-11-10'], 1));
    const calls = school(many);
    await openScreen('/employee/leave/request?view=month', MAY);
    expect(await screen.findByText(/Only 2000 of 2100 records are shown/)).toBeTruthy();
    const ranges = calls.filter(({ path }) => path === PATH).map(({ query }) => query.get('range'));
    expect(ranges).toEqual(expect.arrayContaining(['[0,499]', '[500,999]', '[1000,1499]', '[1500,1999]']));
    expect(ranges).not.toContain('[2000,2499]');
  });

  it('on a telephone lists the days on which there is something', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('599.95'),
      addEventListener() {},
      removeEventListener() {},
    }));
    school([leave(1, ['2026-11-30', '2026-12-02'], 1)]);
    await openScreen('/employee/leave/request?view=month', MAY);
    expect(await screen.findByRole('heading', { name: /30 November/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /December/ })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('serves another trade too, where what never ends goes on', async () => {
    const rows: FakeRecord[] = [
      {
        id: 1,
        room_id: 2,
        room: { id: 2, name: 'Reading room' },
        member_id: 3,
        member: { id: 3, name: 'Ada' },
        begins_on: '2026-11-26',
        ends_on: null,
        is_active: 1,
      },
    ];
    const calls = fakeServer(library, { booking: rows });
    await openProduct(libraryScreens, { address: '/bookings?view=month', permissions: { Booking: ['full'] } });
    const last = await dayOf(/^Sunday,? 29 November 2026: /);
    expect(last.closest('td')?.textContent).toContain('Reading room · Ada');
    expect(askedFor(calls, '/bookings')).toEqual([
      { begins_on_lte: '2026-12-06', ends_on_gte: '2026-10-26' },
      { begins_on_lte: '2026-12-06', ends_on: null },
    ]);
  });
});
