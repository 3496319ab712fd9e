import { describe, expect, it } from 'vitest';
import { BASE_RULES, buildAbility } from '../../core/abilities.ts';
import { decideScreen } from './decideScreen.ts';

const clerk = userWith(2, [
  { action: 'read', subject: 'Religion' },
  { action: 'read', subject: 'Dashboard' },
]);
const student = userWith(4, []);

function userWith(role: number, rules: { action: string; subject: string }[]) {
  const user = { id: 1, name: 'A', email: '', role: { id: role, name: 'R' }, ability: rules };
  return { user, ability: buildAbility([...BASE_RULES, ...rules]) };
}

describe('the guard', () => {
  it('sends whoever is not logged in to the login, wherever they want to go', () => {
    const nobody = { user: undefined, ability: buildAbility([]) };
    for (const pathname of ['/', '/religion', '/nowhere', '/not-authorized']) {
      expect(decideScreen({ pathname, ...nobody })).toEqual({ login: true });
    }
  });

  it('shows what the user may see', () => {
    expect(decideScreen({ pathname: '/religion', ...clerk })).toMatchObject({
      show: { kind: 'resource', view: 'list' },
    });
    expect(decideScreen({ pathname: '/profile', ...student })).toMatchObject({ show: { page: 'profile' } });
  });

  it.each(['/religion/create', '/religion/3', '/students', '/class/wing/section/add'])(
    'refuses %s without the ability',
    (pathname) => {
      expect(decideScreen({ pathname, ...clerk })).toEqual({ goTo: '/not-authorized' });
    },
  );

  it('sends unknown addresses to the page that says so', () => {
    expect(decideScreen({ pathname: '/nowhere', ...clerk })).toEqual({ goTo: '/error-404' });
  });

  it('sends a logged-in user away from the login to the home of their role', () => {
    expect(decideScreen({ pathname: '/login', ...clerk })).toEqual({ goTo: '/' });
    expect(decideScreen({ pathname: '/login', ...student })).toEqual({ goTo: '/profile' });
  });

  it('takes the start page for the home of a role that has no dashboard', () => {
    expect(decideScreen({ pathname: '/', ...student })).toEqual({ goTo: '/profile' });
  });
});
