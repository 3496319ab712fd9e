import { expect, it } from 'vitest';
import { didYouMean } from './nearest.ts';

const WORDS = ['toggle', 'title', 'required', 'requiredWhen', 'max'];

it.each([
  ['togle', 'toggle'],
  ['requierd', 'required'],
  ['requiredwhen', 'requiredWhen'],
  ['tgle', 'toggle'],
  ['tuxxle', undefined],
  ['tgxgl', undefined],
  ['txogl', undefined],
  ['otgg', undefined],
  ['maximum', undefined],
  ['colour', undefined],
])('for %s means %s', (word, meant) => {
  expect(didYouMean(word, WORDS)).toBe(meant ? `; did you mean "${meant}"?` : '');
});

it('takes a swap of two letters for one mistake', () => {
  expect(didYouMean('lots', ['late', 'lost'])).toBe('; did you mean "lost"?');
  expect(didYouMean('craete', ['curate', 'create'])).toBe('; did you mean "create"?');
});

it('forgives more in a long word than in a short one', () => {
  expect(didYouMean('markdistrbtn', ['markDistribution'])).toBe('; did you mean "markDistribution"?');
});

it('never means the word itself', () => {
  expect(didYouMean('max', ['max', 'map'])).toBe('; did you mean "map"?');
});

it('means nothing by one letter, but the reference of that name', () => {
  expect(didYouMean('x', ['a', 'id'])).toBe('');
  expect(didYouMean('a', ['b', 'a_id'])).toBe('; did you mean "a_id"?');
});
