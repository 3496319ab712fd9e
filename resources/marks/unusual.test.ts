import { expect, it } from 'vitest';
import { unusual, usualOf } from './unusual.ts';

const mark = (value: number | null) => ({ mark: value, is_absent: 0 as const });

it('marks what is far from what the student usually reaches', () => {
  const usual = { fullMark: 50, student: 80, section: undefined };
  expect(unusual(mark(19), usual)).toBe('student');
  expect(unusual(mark(20), usual)).toBeUndefined();
  expect(unusual(mark(5), { ...usual, student: null })).toBeUndefined();
});

it('marks what is far from what the section has, as soon as there are marks enough', () => {
  const section = usualOf([60, 62, 58, 61, 59]);
  expect(unusual(mark(7), { fullMark: 10, student: null, section })).toBeUndefined();
  expect(unusual(mark(3), { fullMark: 10, student: null, section })).toBe('section');
  expect(usualOf([60, 62])).toBeUndefined();
});

it('lets a section whose marks are far apart have marks that are far apart', () => {
  const section = usualOf([5, 95, 10, 90, 50]);
  expect(unusual(mark(0), { fullMark: 10, student: null, section })).toBeUndefined();
});

it('has nothing to say of who was absent', () => {
  expect(unusual({ mark: null, is_absent: 1 }, { fullMark: 10, student: 90, section: undefined })).toBeUndefined();
});
