import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readUserData, writeUserData } from '../auth/userData.ts';
import { fakeSchool } from '../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../testing/openScreen.tsx';
import { reloadAccount } from './ability.ts';

inBrowser();

const ME = { resource: 'employee', id: 12 };
const homework = (id: number, employee_id: number, name: string) => ({
  id,
  name,
  employee_id,
  subject_id: 1,
  given_on: '2026-02-02',
  due_on: '2026-02-03',
  is_active: 1,
  row_version: 1,
});
const RECORDS = { homework: [homework(1, 12, 'Fractions'), homework(2, 13, 'Decimals')] };
const TEACHES = { 'Employee Task': ['home work'] };
const PATH = '/employee/task/homework';

const offeredAt = (title: string) =>
  ['Edit', 'Delete'].filter(
    (word) =>
      screen.queryByRole('link', { name: `${word}: ${title}` }) ??
      screen.queryByRole('button', { name: `${word}: ${title}` }),
  );
const isSwitched = (title: string) => screen.queryByRole('switch', { name: new RegExp(title) }) !== null;

describe('what is left to others', () => {
  it('is in a list without what would change it, beside what is one’s own', async () => {
    fakeSchool(RECORDS);
    await openScreen(PATH, TEACHES, [ME]);
    await screen.findAllByText('Decimals');
    expect([offeredAt('Fractions'), isSwitched('Fractions')]).toEqual([['Edit', 'Delete'], true]);
    expect([offeredAt('Decimals'), isSwitched('Decimals')]).toEqual([[], false]);
  });

  it('is open to whoever may do what its declaration says', async () => {
    fakeSchool(RECORDS);
    await openScreen(PATH, { 'Employee Task': ['full'] }, [ME]);
    await screen.findAllByText('Decimals');
    expect(offeredAt('Decimals')).toEqual(['Edit', 'Delete']);
  });

  it('has a page without what would change it', async () => {
    fakeSchool(RECORDS);
    const router = await openScreen(`${PATH}/1/show`, TEACHES, [ME]);
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
    await router.navigate(`${PATH}/2/show`);
    await screen.findByRole('heading', { level: 1, name: 'Decimals' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('is shown in the place of its form, with the reason', async () => {
    fakeSchool(RECORDS);
    await openScreen(`${PATH}/2`, TEACHES, [ME]);
    expect(await screen.findByText('This belongs to someone else, so you cannot change it.')).toBeTruthy();
    expect(screen.getByText('Decimals')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('is decided by a back end that does not tell what is about the user', async () => {
    fakeSchool(RECORDS);
    const router = await openScreen('/profile', TEACHES);
    const { records: _, ...user } = readUserData() as NonNullable<ReturnType<typeof readUserData>>;
    writeUserData(user);
    reloadAccount();
    await router.navigate(PATH);
    await screen.findAllByText('Decimals');
    expect(offeredAt('Decimals')).toEqual(['Edit', 'Delete']);
  });

  it('is the account of a super admin, for everybody else', async () => {
    const account = (id: number, role_id: number, name: string) => ({
      id,
      name,
      role_id,
      is_active: 1,
      row_version: 1,
    });
    fakeSchool({ user: [account(5, 1, 'Head'), account(6, 3, 'Teacher')] });
    await openScreen('/user/and/permission', { Permission: ['read', 'update', 'delete'] });
    await screen.findAllByText('Head');
    expect([offeredAt('Teacher'), isSwitched('Teacher')]).toEqual([['Edit', 'Delete'], true]);
    expect([offeredAt('Head'), isSwitched('Head')]).toEqual([[], false]);
  });
});
