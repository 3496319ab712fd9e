// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseUserData, readUserData, writeUserData, type UserData } from './userData.ts';

const user: UserData = {
  id: 1,
  name: 'Ayesha',
  email: 'a@school.test',
  role: { id: 2, name: 'Admin' },
  ability: [{ action: 'read', subject: 'Pubic Site' }],
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('comes back as it was stored', () => {
  writeUserData(user);
  expect(readUserData()).toEqual(user);
});

it('keeps the records that are about the user, and of them only what tells which', () => {
  const records = [{ resource: 'employee', id: 12 }];
  expect(parseUserData({ ...user, records: [{ ...records[0], name: 'x' }, { resource: 'student' }, null] })).toEqual({
    ...user,
    records,
  });
});

it('keeps that a second factor has to be set up first, and nothing that is only like it', () => {
  expect(parseUserData({ ...user, must_set_up_second_factor: true })).toEqual({
    ...user,
    must_set_up_second_factor: true,
  });
  expect(parseUserData({ ...user, must_set_up_second_factor: 'no' })).toEqual(user);
});

it.each([null, '', '{', 'null', '[]', '"x"', '7', '{}'])('is nobody when %j is stored', (stored) => {
  if (stored !== null) localStorage.setItem('userData', stored);
  expect(readUserData()).toBeUndefined();
});

it('is nobody when storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readUserData()).toBeUndefined();
});

describe('a user', () => {
  it.each<[string, Partial<Record<keyof UserData, unknown>>]>([
    ['no id', { id: undefined }],
    ['a broken id', { id: Number.NaN }],
    ['an empty name', { name: ' ' }],
    ['an email that is no text', { email: 7 }],
    ['no role', { role: null }],
    ['a role without a name', { role: { id: 2 } }],
    ['abilities that are no list', { ability: { action: 'read', subject: 'x' } }],
    ['a rule that is null', { ability: [null] }],
    ['a rule without a subject', { ability: [{ action: 'read' }] }],
    ['a rule with an empty subject', { ability: [{ action: 'read', subject: '' }] }],
    ['a rule whose action is no text', { ability: [{ action: ['read'], subject: 'Student' }] }],
    ['one bad rule among good ones', { ability: [...user.ability, { action: '', subject: 'Student' }] }],
  ])('with %s is refused as a whole', (_, change) => {
    expect(parseUserData({ ...user, ...change })).toBeUndefined();
  });

  it('may have no email, as students and employees log in with their id too', () => {
    expect(parseUserData({ ...user, email: null })?.email).toBe('');
  });

  it('keeps nothing that is not asked for', () => {
    const more = { ...user, password: 'x', ability: [{ action: 'read', subject: 'Student', conditions: {} }] };
    expect(parseUserData(more)).toEqual({ ...user, ability: [{ action: 'read', subject: 'Student' }] });
  });
});
