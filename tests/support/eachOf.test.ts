import { expect, it } from 'vitest';
import { eachOf } from './eachOf.ts';

const things = [
  { name: 'one', size: 1 },
  { name: 'two', size: 2 },
];

it('names the things that a loop runs over', () => {
  expect(eachOf(things, ({ size }) => size > 1)).toEqual([['two', things[1]]]);
  expect(eachOf(things)).toHaveLength(2);
});

it('fails where a loop would find nothing to test', () => {
  expect(() => eachOf(things, ({ size }) => size > 2)).toThrow('None of 2');
});
