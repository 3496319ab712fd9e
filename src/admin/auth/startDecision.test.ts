// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { homeRoute } from './homeRoute.ts';
import { decideStart } from './startDecision.ts';
import type { UserData } from './userData.ts';

const admin: UserData = {
  id: 1,
  name: 'Ayesha',
  email: 'a@school.test',
  role: { id: 2, name: 'Admin' },
  ability: [{ action: 'read', subject: 'Dashboard' }],
};
const student: UserData = {
  ...admin,
  role: { id: 4, name: 'Student' },
  ability: [{ action: 'read', subject: 'Auth' }],
};
const at = (path: string): URL => new URL(path, location.origin);

describe('without a session', () => {
  it('the login shows at its own address, whatever that remembers', () => {
    expect(decideStart(at('/login?to=/students'))).toEqual({ screen: 'login', address: '/login?to=/students' });
  });

  it('every other address leads to the login and is remembered', () => {
    expect(decideStart(at('/class/classes'))).toEqual({ screen: 'login', address: '/login?to=%2Fclass%2Fclasses' });
    expect(decideStart(at('/'))).toEqual({ screen: 'login', address: '/login' });
  });
});

describe('the pages that only say something', () => {
  it.each(['/error-404', '/not-authorized', '/blank', '/blank/'])('%s shows without a session', (path) => {
    expect(decideStart(at(path))).toEqual({ screen: 'app', address: path });
  });
});

describe('with a session', () => {
  it('the app opens where it was asked for', () => {
    expect(decideStart(at('/students?page=2#x'), admin)).toEqual({ screen: 'app', address: '/students?page=2#x' });
  });

  it('the login leads to the remembered route', () => {
    expect(decideStart(at('/login?to=%2Fstudents'), admin)).toEqual({ screen: 'app', address: '/students' });
  });

  it.each(['/login', '/login/', '/login?to=//evil.example'])(
    '%s leads home when nothing safe is remembered',
    (path) => {
      expect(decideStart(at(path), admin)).toEqual({ screen: 'app', address: '/' });
      expect(decideStart(at(path), student)).toEqual({ screen: 'app', address: '/profile' });
    },
  );
});

describe('a link to choose a password', () => {
  const path = '/login#K7QM-3XHA-9TPD-C4WE';

  it('shows at the login, also with a session: it may be somebody else’s', () => {
    for (const user of [undefined, admin])
      expect(decideStart(at(path), user)).toEqual({ screen: 'login', address: path });
  });

  it('is no other hash, and at no other address', () => {
    expect(decideStart(at('/login#top'), admin)).toEqual({ screen: 'app', address: '/' });
    expect(decideStart(at('/students#K7QM-3XHA-9TPD-C4WE'), admin)).toMatchObject({ screen: 'app' });
  });
});

describe('the home route', () => {
  it('is the dashboard for whoever may read it', () => {
    expect(homeRoute({ ability: [{ action: 'manage', subject: 'all' }] })).toBe('/');
    expect(homeRoute({ ...student, ability: [{ action: 'full', subject: 'Dashboard' }] })).toBe('/');
  });

  it('is the profile for anybody else', () => {
    expect(homeRoute(student)).toBe('/profile');
  });
});
