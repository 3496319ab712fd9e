import { expect, it } from 'vitest';
import { parseVersion } from './parseVersion.ts';

it.each([
  ['a number', 7, 7],
  ['what a form sends', '7', 7],
  ['null, where there was nothing', null, null],
  ['nothing, where nobody has looked', undefined, undefined],
])('takes %s', (_, sent, value) => {
  expect(parseVersion(sent)).toEqual({ value });
});

it.each([
  ['a word', 'x', 'integer'],
  ['an empty text', '', 'integer'],
  ['a blank', ' ', 'integer'],
  ['a list', [], 'integer'],
  ['a list of one', [1], 'integer'],
  ['an object', {}, 'integer'],
  ['a truth', true, 'integer'],
  ['a part', 1.5, 'integer'],
  ['none', 0, 'min'],
  ['less than none', -1, 'min'],
  ['more than any', 1e30, 'max'],
])('refuses %s', (_, sent, key) => {
  expect(parseVersion(sent)).toMatchObject({ problem: { key } });
});
