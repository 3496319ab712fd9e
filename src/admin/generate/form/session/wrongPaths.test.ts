// @vitest-environment node

import { expect, it } from 'vitest';
import { wrongPaths } from './wrongPaths.ts';

const wrong = (inner: object = {}) => ({
  type: 'validate',
  message: 'No.',
  ref: { name: 'x', type: 'text' },
  ...inner,
});
const form = {
  size: 'page',
  sections: [
    { name: 'one', fields: ['name', 'user_id'] },
    { name: 'two', fields: ['rows', 'note'] },
  ],
  keeps: [],
} as const;

it('finds what is wrong in the order of the form, in rows and in records that are made together with it', () => {
  const errors = {
    note: wrong(),
    rows: [undefined, { amount: wrong() }],
    user_id: { role_id: wrong(), parent_id: { email: wrong() } },
    name: wrong(),
  };
  expect(wrongPaths(errors, { form })).toEqual([
    'name',
    'user_id.role_id',
    'user_id.parent_id.email',
    'rows.1.amount',
    'note',
  ]);
});

it('finds both a record that is not taken and what is wrong in it', () => {
  expect(wrongPaths({ user_id: wrong({ type: 'server', email: wrong() }) }, { form })).toEqual([
    'user_id',
    'user_id.email',
  ]);
});
