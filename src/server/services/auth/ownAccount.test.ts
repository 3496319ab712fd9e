import { expect, it } from 'vitest';
import { userIdOf } from './ownAccount.ts';

it('gives the id of whoever makes a call, and takes nobody for no user', () => {
  expect(userIdOf({ userId: 7 })).toBe(7);
  expect(() => userIdOf({ userId: null })).toThrow(expect.objectContaining({ status: 401 }));
});
