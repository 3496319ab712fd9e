import { expect, it } from 'vitest';
import { WorkAtOnce } from './workAtOnce.ts';

it('lets each login begin so much, and all of them together so much, until something ends', () => {
  const work = new WorkAtOnce({ each: 2, all: 3 });
  const first = work.begin('a');
  expect(first).toBeDefined();
  expect(work.begin('a')).toBeDefined();
  expect(work.begin('a')).toBeUndefined();
  const other = work.begin('b');
  expect(other).toBeDefined();
  expect(work.begin('c')).toBeUndefined();
  first?.();
  first?.();
  expect(work.begin('c')).toBeDefined();
  expect(work.begin('a')).toBeUndefined();
  other?.();
  expect(work.begin('a')).toBeDefined();
});
