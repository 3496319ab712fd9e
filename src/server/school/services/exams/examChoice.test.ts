import { expect, it } from 'vitest';
import { examOfNow } from './examChoice.ts';

const exam = (id: number, opens_at: string | null, closes_at: string | null) => ({ id, name: '', opens_at, closes_at });
const at = (day: string) => Date.parse(day);
const first = exam(1, '2025-03-01T00:00:00Z', '2025-04-01T00:00:00Z');
const second = exam(2, '2025-03-20T00:00:00Z', '2025-05-01T00:00:00Z');
const third = exam(3, '2025-09-01T00:00:00Z', '2025-10-01T00:00:00Z');
const all = [first, second, third];

it('enters marks for the exam that was opened last of those that are open', () => {
  expect(examOfNow(all, at('2025-03-25T00:00:00Z'))).toBe(second);
  expect(examOfNow(all, at('2025-03-10T00:00:00Z'))).toBe(first);
});

it('shows the exam that was open last where none is, and the first to come before any', () => {
  expect(examOfNow(all, at('2025-07-01T00:00:00Z'))).toBe(second);
  expect(examOfNow(all, at('2025-01-01T00:00:00Z'))).toBe(first);
  expect(examOfNow([], at('2025-01-01T00:00:00Z'))).toBeUndefined();
});

it('prefers an exam with a day of its own to one that is always open', () => {
  const always = exam(4, null, null);
  expect(examOfNow([...all, always], at('2025-03-10T00:00:00Z'))).toBe(first);
  expect(examOfNow([...all, always], at('2025-07-01T00:00:00Z'))).toBe(always);
});
