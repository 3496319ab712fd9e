import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../../schemas/index.ts';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { fill, inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();
beforeEach(() => vi.stubEnv('TZ', 'Europe/London'));
afterEach(() => vi.unstubAllEnvs());

const student = registry.get('student').screens;
const institutes = registry.get('institute').endpoints.list;
const years = registry.get('academicYear').endpoints.list;

/** The computer's clock shows another day than the school's. */
const LATE_IN_LONDON = new Date('2026-11-22T20:30:00Z');
const THERE = '2026-11-23';

const year = { id: 3, year: '2026', is_current: 1, is_active: 1, row_version: 1 };
const institute = { id: 1, name: 'Lakeside', time_zone: 'Asia/Dhaka', row_version: 1 };

/** Opens the form for a new student. What is returned tells it at once the institute, with the school's clock, and the year. */
async function openNewStudent(): Promise<() => Promise<void>> {
  vi.setSystemTime(LATE_IN_LONDON);
  const late = new Map([
    [institutes.path, [institute]],
    [years.path, [year]],
  ]);
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const headers = { 'Content-Range': 'items 0-0/1' };
  fakeSchool({}, ({ path }) => {
    const rows = late.get(path);
    return rows && told.then(() => Response.json(rows, { headers }));
  });
  await openScreen(student.create ?? '', { Student: ['full'], 'Academic Year': ['full'] });
  await screen.findByLabelText(/^Admitted on/);
  return () => act(async () => tell());
}

describe('a form for a new record that learns the day of the school once it is open', () => {
  it('takes it over and keeps what a chooser has begun with', async () => {
    const tellInstitute = await openNewStudent();
    await tellInstitute();
    await waitFor(() => expect(screen.getByLabelText(/^Admitted on/)).toHaveProperty('value', THERE));
    await waitFor(() => expect(screen.getByLabelText(/^Academic year/)).toHaveProperty('value', '2026'));
  });

  it('keeps the day that was entered', async () => {
    const tellInstitute = await openNewStudent();
    await fill(/^Admitted on/, '2026-01-04');
    await tellInstitute();
    await waitFor(() => expect(screen.getByLabelText(/^Academic year/)).toHaveProperty('value', '2026'));
    expect(screen.getByLabelText(/^Admitted on/)).toHaveProperty('value', '2026-01-04');
  });
});
