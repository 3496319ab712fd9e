import { describe, expect, it } from 'vitest';
import { colorEdges, type Lesson, makeTimetable } from './timetable.ts';

const repeat = (lesson: Lesson, times: number): Lesson[] => Array.from({ length: times }, () => lesson);

describe('colouring', () => {
  it('needs no more colours than the busiest end has edges', () => {
    // Every one of five to every one of five, in an order in which choosing the first free colour would get stuck.
    const edges = [3, 1, 4, 0, 2].flatMap((left) =>
      [2, 4, 0, 3, 1].map((right) => ({ left: String(left), right: String((right * left + right) % 5) })),
    );
    const busiest = Math.max(
      ...[0, 1, 2, 3, 4].flatMap((end) =>
        ['left', 'right'].map((side) => edges.filter((edge) => edge[side as 'left'] === String(end)).length),
      ),
    );
    const colors = colorEdges(edges, busiest);
    for (const side of ['left', 'right'] as const) {
      const seen = edges.map((edge, index) => `${edge[side]} ${colors[index]}`);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('refuses more edges at an end than there are colours', () => {
    expect(() =>
      colorEdges(
        [
          { left: 'a', right: 'x' },
          { left: 'a', right: 'y' },
        ],
        1,
      ),
    ).toThrow('more than 1 edges');
  });
});

describe('a timetable', () => {
  const lessons = [0, 1, 2].flatMap((section) => [
    ...repeat({ section, teacher: 'Rahim', code: '109' }, 3),
    ...repeat({ section, teacher: 'Selina', code: '101' }, 3),
    ...repeat({ section, teacher: 'Kamal', code: '107' }, 2),
    ...repeat({ section, teacher: 'Nadia', code: '154' }, 1),
  ]);
  const placed = makeTimetable(lessons, { days: 3, periods: 3 });

  it('gives every lesson its place, and every section a full week', () => {
    expect(placed).toHaveLength(lessons.length);
    const slots = placed.map(({ lesson, day, period }) => `${lesson.section} ${day} ${period}`);
    expect(new Set(slots).size).toBe(3 * 3 * 3);
  });

  it('never asks a teacher into two sections at once', () => {
    const slots = placed.map(({ lesson, day, period }) => `${lesson.teacher} ${day} ${period}`);
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('gives a subject on different days', () => {
    const days = placed.map(({ lesson, day }) => `${lesson.section} ${lesson.code} ${day}`);
    expect(new Set(days).size).toBe(days.length);
  });
});
