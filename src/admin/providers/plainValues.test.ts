import { expect, it } from 'vitest';
import { children, computed, images, manyToMany, money, reference, text } from '../../core/index.ts';
import { withPlainValues } from './plainValues.ts';

const fields = {
  name: text(),
  fee: money(),
  bank_id: reference('bank'),
  wing_ids: manyToMany('wing', { through: 'wings_of' }),
  photos: images(),
  rows: children({ note: text(), bank_id: reference('bank') }),
  sum: computed({ as: 'money', value: () => null }),
  more: computed({ as: 'object', value: () => null }),
};

it.each<[object, object]>([
  [{ name: { en: 'X', bn: 'Y' } }, { name: null }],
  [{ name: { id: 4, name: 'X' } }, { name: 'X' }],
  [{ name: { name: { en: 'X' } } }, { name: null }],
  [{ fee: { amount: 5 } }, { fee: null }],
  [{ sum: {} }, { sum: null }],
  [{ bank_id: { id: 3, name: 'Sonali' } }, { bank_id: 3 }],
  [{ bank_id: {} }, { bank_id: null }],
  [
    { bank_id: 3, bank: { id: 3, name: { en: 'X' } } },
    { bank_id: 3, bank: { id: 3, name: undefined } },
  ],
  [{ wing_ids: [{ id: 1 }, 2] }, { wing_ids: [1, 2] }],
  [{ photos: ['/storage/a.png', { url: 'b' }] }, { photos: ['/storage/a.png'] }],
  [{ rows: [{ note: { en: 'X' } }, { note: 'Y' }] }, { rows: [{ note: null }, { note: 'Y' }] }],
])('an object stands in the place of no text: %j', (values, plain) => {
  expect(withPlainValues(fields, values as Record<string, unknown>)).toEqual(plain);
});

it('what is plain already stays as it is, the same object', () => {
  const values = {
    id: 1,
    name: 'X',
    fee: '5.00',
    bank_id: 3,
    bank: { id: 3, name: 'Sonali' },
    wing_ids: [1],
    wings: [{ id: 1, name: 'Boys' }],
    photos: ['/storage/a.png'],
    rows: [{ note: 'Y', bank_id: null }],
    sum: null,
    more: { any: 'thing' },
  };
  expect(withPlainValues(fields, values)).toBe(values);
});
