import { expect, it } from 'vitest';
import { didYouMean } from './nearest.ts';

const WORDS = ['toggle', 'title', 'required', 'requiredWhen', 'max'];

it.each([
  ['togle', 'toggle'],
  ['requierd', 'required'],
  ['requiredwhen', 'requiredWhen'],
  ['maximum', undefined],
  ['colour', undefined],
])('for %s means %s', (word, meant) => {
  expect(didYouMean(word, WORDS)).toBe(meant ? `; did you mean "${meant}"?` : '');
});
