import { expect, it } from 'vitest';
import { BoundedCache } from './boundedCache.ts';

it('forgets what was used longest ago when it is full', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('forgets what it is told to, and takes a new value for an old key', () => {
  const cache = new BoundedCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.delete('b');
  expect([cache.get('a'), cache.get('b')]).toEqual([3, undefined]);
});
