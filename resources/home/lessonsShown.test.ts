import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../schemas/dashboard.ts';
import { lessonsShown } from './lessonsShown.ts';

const lesson = (id: number, starts: string, ends: string): Lesson => ({
  ...{ id, starts, ends },
  ...{ subject: 'Physics', note: 'Nine · A', room: '112' },
});
const lessons = [lesson(1, '09:00', '09:45'), lesson(2, '10:00', '10:45')];
const next = { day: '2026-11-29', lessons: [lesson(3, '09:00', '09:45')] };

describe('the lessons that somebody is shown', () => {
  it('are today’s, with the next one marked', () => {
    expect(lessonsShown({ lessons, next }, '08:00')).toMatchObject({ lessons, current: 1, isOn: false });
    expect(lessonsShown({ lessons, next }, '09:50')).toMatchObject({ lessons, current: 2, isOn: false });
  });

  it('have the one marked that is on', () => {
    expect(lessonsShown({ lessons, next }, '09:00')).toMatchObject({ current: 1, isOn: true });
    expect(lessonsShown({ lessons, next }, '10:44')).toMatchObject({ current: 2, isOn: true });
  });

  it('are those of the next day once the last is over, or where there are none today', () => {
    const later = { lessons: next.lessons, current: 3, isOn: false, day: next.day };
    expect(lessonsShown({ lessons, next }, '10:45')).toEqual({ ...later, isOver: true });
    expect(lessonsShown({ lessons: [], next }, '07:00')).toEqual({ ...later, isOver: false });
  });

  it('are none where none comes', () => {
    expect(lessonsShown({ lessons }, '12:00')).toEqual({ lessons: [], isOn: false, isOver: true });
  });
});
