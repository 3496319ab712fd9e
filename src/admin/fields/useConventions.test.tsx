import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from '../../../tests/support/fakeApi.ts';
import { campus } from '../../../resources/campus.ts';
import { fakeSchool, type FakeRecord } from '../testing/fakeSchool.ts';
import { inBrowser } from '../testing/openScreen.tsx';
import { openProduct } from '../testing/openProduct.tsx';

inBrowser();

const role = (id: number, name: string): FakeRecord => ({ id, name, is_active: 1, row_version: 1, permissions: [] });

async function openInBengali(address: string) {
  await campus.languages.load('bn');
  const { textsOf } = campus.languages;
  await openProduct(campus, { address, permissions: { Permission: ['full'] }, locale: 'bn' });
  return (textsOf('bn') as { login: Readonly<Record<string, string>> }).login;
}

it('roles that came with the product are named in the language while they have their first name', async () => {
  fakeSchool({ role: [role(3, 'Teacher'), role(4, 'Learner'), role(20, 'Office')] });
  const { teacher = '' } = await openInBengali('/role/and/permission');
  expect(await screen.findByRole('link', { name: teacher })).toBeTruthy();
  for (const stored of ['Learner', 'Office']) expect(screen.getByRole('link', { name: stored })).toBeTruthy();
  expect(screen.queryByText('Teacher')).toBeNull();
});

it('so is the role of a user, in the list of users', async () => {
  const user = { id: 20, name: 'Ayesha', email: 'a@demo.school', role_id: 3, is_active: 1, row_version: 1 };
  fakeSchool({ role: [role(3, 'Teacher')], user: [{ ...user, role: { id: 3, name: 'Teacher' }, permissions: [] }] });
  const { teacher = '' } = await openInBengali('/user/and/permission');
  expect(await screen.findByText(teacher)).toBeTruthy();
  expect(screen.queryByText('Teacher')).toBeNull();
});

it('and the own role on the profile', async () => {
  const second_factor = { is_on: false, is_required: false, since: null, recovery_codes_left: 0 };
  const account = { login_id: null, photo: null, second_factor, logins: [] };
  fakeSchool({ role: [] }, ({ path }) => (path === '/me/account' ? jsonAnswer(200, account) : undefined));
  const { admin = '' } = await openInBengali('/profile');
  expect(await screen.findByText(admin, { selector: '.profile-role bdi' })).toBeTruthy();
});

describe('a year is written in the digits of the language', () => {
  const YEAR = {
    id: 1,
    year: '2026',
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
    is_current: 1,
    is_active: 1,
    row_version: 1,
  };
  const open = async (address: string) => {
    fakeSchool({ academicYear: [YEAR] });
    await campus.languages.load('bn');
    await openProduct(campus, {
      address,
      permissions: { 'Academic Year': ['full'], 'Exam Routine': ['full'] },
      locale: 'bn',
    });
  };

  it('in its own list', async () => {
    await open('/academic/year');
    expect(await screen.findByRole('link', { name: '২০২৬' })).toBeTruthy();
    expect(screen.queryByText('2026')).toBeNull();
  });

  it('in a form that has chosen it and in what it offers', async () => {
    await open('/exam/routine/create');
    const chooser = (await screen.findAllByRole('combobox')).find(
      (each) => each.getAttribute('name') === 'academic_year_id',
    );
    await waitFor(() => expect((chooser as HTMLInputElement).value).toBe('২০২৬'));
    fireEvent.click(chooser as HTMLElement);
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['২০২৬']));
  });
});

it('in a form stands the name that is stored', async () => {
  fakeSchool({ role: [role(3, 'Teacher')] });
  await openInBengali('/role/and/permission/3');
  expect(await screen.findByDisplayValue('Teacher')).toBeTruthy();
});
