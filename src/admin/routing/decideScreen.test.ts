import { describe, expect, it } from 'vitest';
import { BASE_RULES, buildAbility } from '../../core/abilities.ts';
import { screenAddress } from '../addresses/addresses.ts';
import { createScreenAt } from '../addresses/screens.ts';
import { decideScreen as decide } from './decideScreen.ts';
import { campus } from '../../../resources/campus.ts';

const screenAt = createScreenAt(campus);
const decideScreen = (visit: Omit<Parameters<typeof decide>[0], 'screenAt'>) => decide({ ...visit, screenAt });

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
  const nobody = { user: undefined, ability: buildAbility([]) };

  it.each(['/', '/religion', '/login', '/public/about-us'])(
    'sends whoever is not logged in from %s to the login',
    (pathname) => {
      expect(decideScreen({ pathname, ...nobody })).toEqual({ login: true });
    },
  );

  it('shows everybody the pages that only say something, and leads there from unknown addresses', () => {
    for (const pathname of ['/error-404', '/not-authorized', '/blank']) {
      expect(decideScreen({ pathname, ...nobody })).toMatchObject({ show: { kind: 'own' } });
    }
    expect(decideScreen({ pathname: '/nowhere', ...nobody })).toEqual({ goTo: '/error-404' });
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

  it('shows no form to whoever looks as another user: the record’s page or the list stands in its place', () => {
    const kept = campus.registry.get('student');
    const religion = campus.registry.get('religion');
    const full = userWith(7, [
      { action: 'full', subject: 'Student' },
      { action: 'full', subject: 'Religion' },
    ]);
    const edit = screenAddress(kept, 'edit', 3);
    expect(decideScreen({ pathname: edit, ...full })).toMatchObject({ show: { view: 'edit' } });
    for (const [pathname, goTo] of [
      [edit, screenAddress(kept, 'show', 3)],
      [screenAddress(kept, 'create'), screenAddress(kept, 'list')],
      [screenAddress(religion, 'create'), screenAddress(religion, 'list')],
    ] as const)
      expect(decideScreen({ pathname, ...full, isView: true })).toEqual({ goTo });
    expect(decideScreen({ pathname: '/religion/create', ...clerk, isView: true })).toEqual({ goTo: '/not-authorized' });
    expect(decideScreen({ pathname: '/religion', ...clerk, isView: true })).toMatchObject({ show: { view: 'list' } });
  });

  it.each(['/', '/religion', '/login', '/nowhere'])(
    'leads from %s to the profile as long as a second factor has to be set up',
    (pathname) => {
      const { user, ability } = clerk;
      const bound = { user: { ...user, must_set_up_second_factor: true as const }, ability };
      expect(decideScreen({ pathname, ...bound })).toEqual({ goTo: pathname === '/login' ? '/' : '/profile' });
      expect(decideScreen({ pathname: '/profile', ...bound })).toMatchObject({ show: { page: 'profile' } });
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
