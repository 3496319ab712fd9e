// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { missedAddress, missState } from './missedAddress.ts';

it.each<[string, unknown, string | undefined]>([
  ['is the one that was asked for', missState('/nowhere'), '/nowhere'],
  ['is none after the page was loaded again', { ...missState('/nowhere'), load: 1 }, undefined],
  ['is none where nothing was asked for', null, undefined],
  ['is none where the state is of something else', { load: performance.timeOrigin }, undefined],
])('the address that led nowhere %s', (_, state, expected) => {
  expect(missedAddress(state)).toBe(expected);
});
