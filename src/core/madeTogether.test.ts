import { describe, expect, it } from 'vitest';
import { reference, text } from './index.ts';
import { filledTogether, type TakingReference, takesTogether, togetherOf } from './madeTogether.ts';

const account: TakingReference = {
  kind: 'reference',
  target: 'user',
  madeWith: ['name', 'email', 'note', 'role_id'],
  madeFrom: { name: 'full_name' },
  only: { role_id: 5, kind: 'person', is_active: [0, 1] },
};

it('only a reference that says with what takes a new record in the place of an id', () => {
  expect([account, reference('user'), text(), undefined].map((field) => takesTogether(field))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('a record that is given in the place of an id', () => {
  const given = { email: 'a@b.test' };

  it('is an object, or its JSON text', () => {
    for (const raw of [given, JSON.stringify(given), `  ${JSON.stringify(given)}`])
      expect(togetherOf(account, raw)).toEqual(given);
  });

  it.each([5, '5', null, '', '[1]', [given], '{broken', 'x{}'])('is not %j', (raw) => {
    expect(togetherOf(account, raw)).toBeUndefined();
  });

  it('is none for a field that takes ids alone', () => {
    expect(togetherOf(reference('user'), given)).toBeUndefined();
    expect(togetherOf(undefined, given)).toBeUndefined();
  });
});

describe('what such a record is made of', () => {
  const filled = (given: object) => filledTogether(account, { ...given }, { full_name: 'Ada', email: 'not this' });
  const FIXED = { role_id: 5, kind: 'person' };

  it('is taken over, fixed where one value is left, and given', () => {
    expect(filled({ email: 'a@b.test' })).toEqual({ ...FIXED, name: 'Ada', email: 'a@b.test' });
  });

  it('is what is given, but for what is left empty where something can be taken over', () => {
    expect(filled({ name: 'Grace', role_id: 6 })).toEqual({ ...FIXED, name: 'Grace', role_id: 6 });
    expect(filled({ name: '', note: '' })).toEqual({ ...FIXED, name: 'Ada', note: '' });
  });

  it('is nothing that it is not made with', () => {
    expect(filled({ password: 'x' })).toEqual({ ...FIXED, name: 'Ada' });
  });

  it('is what is given where nothing is taken over or fixed', () => {
    const bare: TakingReference = { kind: 'reference', target: 'user', madeWith: ['name'] };
    expect(filledTogether(bare, { name: '' }, { name: 'Ada' })).toEqual({ name: '' });
  });
});
