import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonAnswer } from '../../../../tests/support/fakeApi.ts';
import { type FakeCall, type FakeRecord, fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen, press } from '../../testing/openScreen.tsx';

inBrowser();

const days: FakeRecord[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (name, weekday) => ({ id: weekday + 1, name, weekday, kind: weekday > 4 ? 'holiday' : 'working', is_active: 1 }),
);
const period = (id: number, more: object): FakeRecord => ({
  id,
  name: `Period ${id}`,
  kind: 'lesson',
  shift_id: 1,
  shift: { id: 1, name: 'Morning' },
  is_active: 1,
  ...more,
});
const periods = [
  period(3, { starts_at: '08:25', ends_at: '09:05' }),
  period(9, { name: 'Break', kind: 'break', starts_at: '08:10', ends_at: '08:25' }),
  period(1, { starts_at: '07:30', ends_at: '08:10' }),
  period(8, { name: 'Of the other shift', shift_id: 2, starts_at: '12:15', ends_at: '13:00' }),
];
const lesson = (
  id: number,
  [day, slot]: readonly [number, number],
  subject: string,
  more: object = {},
): FakeRecord => ({
  id,
  academic_year_id: 5,
  academic_year: { id: 5, name: '2026' },
  class_id: 9,
  class: { id: 9, name: 'Nine' },
  section_id: 1,
  section: { id: 1, name: 'A' },
  version_id: 1,
  shift_id: 1,
  wing_id: 1,
  student_group_id: null,
  class_day_id: day,
  class_period_id: slot,
  subject_id: id,
  subject: { id, name: subject },
  employee_id: 7,
  employee: { id: 7, name: 'Rafiqul Islam' },
  room: '301',
  part: 'whole',
  is_active: 1,
  ...more,
});
const lessons = (): FakeRecord[] => [
  lesson(1, [1, 1], 'Physics'),
  lesson(2, [2, 1], 'Chemistry', { room: 'Laboratory' }),
  lesson(3, [2, 3], 'Biology'),
  lesson(4, [2, 3], 'Agriculture', { employee_id: 8, employee: { id: 8, name: 'Abul Kashem' } }),
  lesson(5, [1, 1], 'History', { section_id: 2, section: { id: 2, name: 'B' }, room: '302' }),
];
const MAY = { 'Class Routine': ['read'] };
const PATH = '/class/routines';

// A Monday in Dhaka, in the first lesson.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T01:45:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A school whose list of lessons is filtered by what it is asked for. */
function school(rows: FakeRecord[] = lessons(), override: (call: FakeCall) => Response | undefined = () => undefined) {
  return fakeSchool(
    {
      classDay: days,
      classPeriod: periods,
      class: [{ id: 9, name: 'Nine', is_active: 1 }],
      employee: [
        { id: 7, name: 'Rafiqul Islam' },
        { id: 8, name: 'Abul Kashem' },
      ],
      academicYear: [{ id: 5, year: '2026', is_current: 1, is_active: 1 }],
      institute: [{ id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka' }],
    },
    (call) => override(call) ?? (call.path === PATH && call.method === 'GET' ? listed(rows, call) : undefined),
  );
}

function listed(rows: FakeRecord[], { query }: FakeCall): Response {
  const filter = Object.entries(JSON.parse(query.get('filter') ?? '{}') as object);
  const found = rows.filter((row) => filter.every(([name, value]) => row[name] === value));
  return new Response(JSON.stringify(found), { headers: { 'Content-Range': `items 0-499/${found.length}` } });
}

const addressOf = (of: object) => `/class/routine?view=week&of=${encodeURIComponent(JSON.stringify(of))}`;
const weekOf = () => screen.findByRole('table', { name: 'Class Routine' });
const askedFor = (calls: FakeCall[]) =>
  JSON.parse(
    calls
      .filter(({ path, query }) => path === PATH && query.get('range') === '[0,499]')
      .at(-1)
      ?.query.get('filter') ?? '{}',
  );

describe('a week beside the list', () => {
  it('of a teacher begins with their own lessons, in the order of the school’s week and of the day', async () => {
    const calls = school();
    await openScreen('/class/routine?view=week', MAY, [{ resource: 'employee', id: 7 }]);
    const table = within(await weekOf());
    expect(askedFor(calls)).toEqual({ academic_year_id: 5, employee_id: 7 });
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'Sunday',
      'MondayToday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'FridayDay off',
      'SaturdayDay off',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Period 107:30 am – 08:10 am',
      'Break08:10 am – 08:25 am',
      'Period 308:25 am – 09:05 am',
    ]);
    const first = table.getAllByRole('row')[1] as HTMLElement;
    expect(
      within(first)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['PhysicsA · 301HistoryB · 302', 'ChemistryA · LaboratoryNow', '', '', '', '', '']);
    expect(screen.getByRole('heading', { name: 'Rafiqul Islam' })).toBeTruthy();
    expect(table.getByRole('link', { name: /Chemistry/ }).getAttribute('href')).toBe('/class/routine/2/show');
  });

  it('of an employee without lessons asks whose it shall be', async () => {
    school([lesson(1, [1, 1], 'Physics')]);
    await openScreen('/class/routine?view=week', MAY, [{ resource: 'employee', id: 8 }]);
    expect(await screen.findByText('Choose whose week to show.')).toBeTruthy();
  });

  it('of a section asks for the class first, and offers the sections that it has', async () => {
    const calls = school();
    const router = await openScreen(addressOf({ class_id: 9 }), MAY);
    const table = within(await weekOf());
    expect(askedFor(calls)).toEqual({ academic_year_id: 5, class_id: 9 });
    expect(table.queryByText('History')).toBeNull();
    const parallel = table.getByRole('link', { name: /Biology/ }).closest('td') as HTMLElement;
    expect(within(parallel).getAllByRole('link')).toHaveLength(2);
    const sections = screen.getByLabelText<HTMLSelectElement>('Section');
    expect([...sections.options].map(({ text }) => text)).toEqual(['A', 'B']);
    await act(async () => void fireEvent.change(sections, { target: { value: '5' } }));
    expect(within(await weekOf()).getByText('History')).toBeTruthy();
    expect(new URLSearchParams(router.state.location.search).get('of')).toContain('"section_id":2');
  });

  it('of a room offers those in which something takes place', async () => {
    school();
    await openScreen('/class/routine?view=week', MAY);
    expect(await screen.findByText('Choose whose week to show.')).toBeTruthy();
    await press('Room');
    const rooms = await screen.findByLabelText<HTMLSelectElement>('Room');
    expect([...rooms.options].map(({ text }) => text)).toEqual(['Choose an option', '301', '302', 'Laboratory']);
    await act(async () => void fireEvent.change(rooms, { target: { value: '2' } }));
    const table = within(await weekOf());
    expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chemistry'),
    ]);
  });

  it('is found within the filters of the list, which come first', async () => {
    const calls = school();
    const filter = encodeURIComponent(JSON.stringify({ employee_id: 8, is_active: 1 }));
    await openScreen(`${addressOf({ employee_id: 7 })}&filter=${filter}`, MAY);
    expect(within(await weekOf()).getAllByRole('link')).toHaveLength(1);
    expect(askedFor(calls)).toEqual({ academic_year_id: 5, employee_id: 8, is_active: 1 });
  });

  it('is one stop of the tab key, from which the arrows lead to the next lesson of the day or the time', async () => {
    school();
    await openScreen(addressOf({ class_id: 9 }), MAY);
    const table = await weekOf();
    const linkOf = (name: RegExp) => within(table).getByRole('link', { name });
    expect(
      within(table)
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([linkOf(/Physics/)]);
    await act(async () => linkOf(/Physics/).focus());
    for (const [key, next] of [
      ['ArrowRight', /Chemistry/],
      ['ArrowDown', /Biology/],
      ['ArrowRight', /Agriculture/],
      ['ArrowUp', /Chemistry/],
      ['ArrowLeft', /Physics/],
      ['ArrowLeft', /Physics/],
    ] as const) {
      await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key }));
      expect(document.activeElement).toBe(linkOf(next));
    }
    expect(linkOf(/Physics/).tabIndex).toBe(0);
  });

  it('says of a lesson that it is switched off', async () => {
    school([lesson(1, [1, 1], 'Physics', { is_active: 0 })]);
    await openScreen(addressOf({ employee_id: 7 }), MAY);
    expect(within(await weekOf()).getByRole('link', { name: /Physics.*Inactive/ })).toBeTruthy();
  });

  it('without lessons says so, and offers the first one to whoever may add it', async () => {
    school([lesson(1, [1, 1], 'Physics')]);
    await openScreen(addressOf({ employee_id: 8 }), { 'Class Routine': ['read', 'create'] });
    expect(await screen.findByText('Nothing in this week yet.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add lesson' })).toHaveLength(2);
  });

  it('that cannot be read says why, and is read once more', async () => {
    let isDown = true;
    school(lessons(), ({ path, query }) =>
      isDown && path === PATH && query.get('range') === '[0,499]'
        ? jsonAnswer(400, { message: 'The lessons cannot be read.' })
        : undefined,
    );
    await openScreen(addressOf({ employee_id: 7 }), MAY);
    expect(await screen.findByText('The lessons cannot be read.')).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(within(await weekOf()).getByText('Physics')).toBeTruthy();
  });

  it('on a telephone is one day at a time, beginning with today, and turned by tabs, keys and a finger', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('599.95'),
      addEventListener() {},
      removeEventListener() {},
    }));
    school();
    await openScreen(addressOf({ employee_id: 7 }), MAY);
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
    expect(await screen.findByRole('tab', { name: /Monday/ })).toBeTruthy();
    expect(chosen()).toBe('MondayToday');
    const panel = () => screen.getByRole('tabpanel', { name: /day/ });
    expect(panel().textContent).toContain('Chemistry');
    await act(async () => void fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowLeft' }));
    expect([chosen(), document.activeElement?.textContent]).toEqual(['Sunday', 'Sunday']);
    const touch = (clientX: number) => ({
      touches: [{ clientX, clientY: 0 }],
      changedTouches: [{ clientX, clientY: 0 }],
    });
    await act(async () => {
      fireEvent.touchStart(panel(), touch(200));
      fireEvent.touchEnd(panel(), touch(80));
    });
    expect(chosen()).toBe('MondayToday');
    await press(/Friday/, 'tab');
    expect(panel().textContent).toBe('Day off');
  });
});

describe('the ways between a list and its views', () => {
  it('stand in the address, so that the way back leads to what was seen before', async () => {
    school();
    const router = await openScreen('/class/routine', MAY);
    await press('Week');
    await waitFor(() => expect(router.state.location.search).toContain('view=week'));
    expect(await screen.findByText('Choose whose week to show.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Week', pressed: true })).toBeTruthy();
    await act(async () => void router.navigate(-1));
    expect(await screen.findByRole('columnheader', { name: 'Active' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeTruthy();
  });

  it('are there only where there are other views', async () => {
    fakeSchool({ religion: [{ id: 1, name: 'Islam', is_active: 1 }] });
    await openScreen('/religion?view=week', { Religion: ['read'] });
    expect(await screen.findByText('Islam')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
  });
});

describe('a list that is sorted by what makes groups', () => {
  it('has a heading before each of them', async () => {
    school([
      lesson(1, [1, 1], 'Physics', { class_day: { id: 1, name: 'Sunday' } }),
      lesson(3, [2, 3], 'Biology', { class_day: { id: 2, name: 'Monday' } }),
    ]);
    await openScreen('/class/routine', MAY);
    const table = within(await screen.findByRole('table', { name: 'Class Routine' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Sunday', 'Monday']);
    await press('Teacher');
    await waitFor(() => expect(table.queryAllByRole('rowheader')).toEqual([]));
  });
});
