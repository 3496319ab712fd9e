// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { loginAddress, safeReturnPath } from './returnPath.ts';

describe('the route to return to', () => {
  it.each(['/students', '/students?page=2&filter=%7B%7D', '/class/class/update12#marks', '/'])('may be %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'students',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    'javascript:alert(1)',
    ' /students',
    `${location.origin}/students`,
    '/login',
    '/login?to=/login',
    '/LOGIN/',
    '/x/../login',
  ])('is never %j', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });
});

describe('the address of the login', () => {
  const at = (path: string): URL => new URL(path, location.origin);

  it('remembers the asked route whole', () => {
    const address = loginAddress(at('/students?page=2#x'));
    expect(address).toBe('/login?to=%2Fstudents%3Fpage%3D2%23x');
    expect(safeReturnPath(at(address).searchParams.get('to'))).toBe('/students?page=2#x');
  });

  it('stays short when there is nothing to remember', () => {
    expect(loginAddress(at('/'))).toBe('/login');
    expect(loginAddress(at('/login?to=/x'))).toBe('/login');
  });

  it('says when a session has ended', () => {
    expect(loginAddress(at('/'), 'expired')).toBe('/login?reason=expired');
  });
});
