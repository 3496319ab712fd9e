import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeSchool } from '../../testing/fakeSchool.ts';
import { inBrowser, openScreen } from '../../testing/openScreen.tsx';

inBrowser();

const MANAGER = { Parent: ['full'], Permission: ['full'] };
const user = (given: object) => ({ id: 9, name: 'Kamal Ahmed', permissions: [], is_active: 1, ...given });
const parent = (given: object) => ({ id: 4, name: 'Kamal Ahmed', phone: '+880 1711 000000', children: [], ...given });
const NO_PASSWORD = /^This account has no password yet/;
const INACTIVE = /^No one can sign in with this account/;

describe('why nobody can sign in', () => {
  it.each([
    ['no_password', 'No password yet', NO_PASSWORD],
    ['inactive_person', 'Person inactive', INACTIVE],
  ])('is told of a user with %s, in the list and on the page', async (sign_in, chip, note) => {
    fakeSchool({ user: [user({ sign_in })], role: [] });
    await openScreen('/user/and/permission', MANAGER);
    expect(await screen.findByText(chip)).toBeTruthy();
    await openScreen('/user/and/permission/9/show', MANAGER);
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign-in link' })).toBeTruthy();
  });

  it('is told on the page of an inactive person with a login, and nowhere else', async () => {
    fakeSchool({ studentParent: [parent({ is_active: 0, user_id: 9 })] });
    await openScreen('/student/parents/4/show', MANAGER);
    expect(await screen.findByText(INACTIVE)).toBeTruthy();
  });

  it.each([
    { is_active: 1, user_id: 9 },
    { is_active: 0, user_id: null },
  ])('is not told of %j', async (given) => {
    fakeSchool({ studentParent: [parent(given)] });
    await openScreen('/student/parents/4/show', MANAGER);
    await screen.findAllByText('Kamal Ahmed');
    expect(screen.queryByText(INACTIVE)).toBeNull();
  });
});
