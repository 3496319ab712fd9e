import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../schemas/access/roles.ts';
import { type Campus, openCampus } from '../support/campus.ts';

describe('a chosen password', () => {
  let campus: Campus;
  beforeAll(async () => {
    campus = await openCampus('embedded');
  });
  afterAll(() => campus.close());

  it('is refused where it is ten blanks, on the profile and in the form', async () => {
    const blanks = ' '.repeat(10);
    const own = await campus.call('POST /me/password', {
      as: 'office',
      body: { current_password: 'Demo@1234', password: blanks, password_confirmation: blanks },
    });
    expect([own.status, Object.keys(own.body.errors as object)], own.text).toEqual([422, ['password']]);
    const form = await campus.call('PUT /users/7', { body: { password: blanks } });
    expect([form.status, Object.keys(form.body.errors as object)], form.text).toEqual([422, ['password']]);
    const left = await campus.call('PUT /users/7', { body: { password: '' } });
    expect(left.status, left.text).toBe(200);
  });

  it('is refused where it is one of the commonest or holds the own name, on the profile and in the form', async () => {
    for (const password of ['Password1!', 'Dragon#2024', 'Nilufar@123', 'Yasmin!2025']) {
      const own = await campus.call('POST /me/password', {
        as: 'office',
        body: { current_password: 'Demo@1234', password, password_confirmation: password },
      });
      expect([own.status, Object.keys(own.body.errors as object)], password).toEqual([422, ['password']]);
    }
    const made = await campus.call('POST /users', {
      body: {
        name: 'Somebody New',
        email: 'somebody.new@people.test',
        role_id: ROLES.office,
        password: 'Somebody@lamp-71',
      },
    });
    expect([made.status, Object.keys(made.body.errors as object)], made.text).toEqual([422, ['password']]);
  });
});
