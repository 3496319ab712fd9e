// @vitest-environment node

import { expect, it } from 'vitest';
import { student } from '../../../../schemas/students/student.ts';
import { ApiError } from '../../http/apiError.ts';
import { submitProblems } from './submitProblems.ts';

it('what the server refuses stands at its field, in a child row too; what no field stands for is told apart', () => {
  const errors = { name: 'Too long.', 'previous_schools.1.school': 'Missing.', login: 'The login is taken.' };
  expect(submitProblems(new ApiError(422, { message: 'Please check.', errors }), student)).toEqual({
    fields: { name: 'Too long.', 'previous_schools.1.school': 'Missing.' },
    others: ['The login is taken.'],
  });
});

it('a failure of another kind says nothing about fields', () => {
  expect(submitProblems(new ApiError(500, { message: 'Trouble.' }), student)).toEqual({ fields: {}, others: [] });
  expect(submitProblems(new Error('broken'), student)).toEqual({ fields: {}, others: [] });
});
