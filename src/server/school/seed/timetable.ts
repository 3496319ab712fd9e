/** A lesson to be scheduled, with its section and teacher. */
export interface Lesson {
  readonly section: number;
  /** Lessons with the same value are never at the same time. */
  readonly teacher: string;
  readonly code: string;
}

export interface ScheduledLesson<L extends Lesson> {
  readonly lesson: L;
  /** Counted from 0. */
  readonly day: number;
  readonly period: number;
}

interface Edge {
  readonly left: string;
  readonly right: string;
}

/**
 * Makes a weekly timetable without clashes. First every lesson gets a day, then a period of that day. Each step colours
 * the edges of a bipartite graph of sections and teachers. It succeeds if no section or teacher has more lessons than slots.
 */
export function makeTimetable<L extends Lesson>(
  lessons: readonly L[],
  size: { readonly days: number; readonly periods: number },
): ScheduledLesson<L>[] {
  const ordered = bySectionInPacks(lessons, size.days);
  const teacherCounts = new Map<string, number>();
  const spread = ordered.map(({ lesson, pack }) => {
    const count = teacherCounts.get(lesson.teacher) ?? 0;
    teacherCounts.set(lesson.teacher, count + 1);
    return { left: `${lesson.section}:${pack}`, right: `${lesson.teacher}:${Math.floor(count / size.days)}` };
  });
  const days = colorEdges(spread, size.days);
  return Array.from({ length: size.days }, (_, day) => {
    const ofDay = ordered.filter((_lesson, index) => days[index] === day).map(({ lesson }) => lesson);
    const periods = colorEdges(
      ofDay.map(({ section, teacher }) => ({ left: String(section), right: teacher })),
      size.periods,
    );
    return ofDay.map((lesson, index) => ({ lesson, day, period: periods[index] as number }));
  }).flat();
}

/** Groups a section's lessons into packs of at most `size`, with all lessons of a subject in one pack. The lessons of a pack get different days. */
function bySectionInPacks<L extends Lesson>(lessons: readonly L[], size: number): { lesson: L; pack: number }[] {
  const sections = [...new Set(lessons.map(({ section }) => section))];
  return sections.flatMap((section) => {
    const own = lessons.filter((lesson) => lesson.section === section);
    const subjects = [...new Set(own.map(({ code }) => code))].map((code) =>
      own.filter((lesson) => lesson.code === code),
    );
    const packs: L[][] = [];
    for (const subject of subjects.sort((one, other) => other.length - one.length)) {
      const pack = packs.find((each) => each.length + subject.length <= size);
      if (pack) pack.push(...subject);
      else packs.push([...subject]);
    }
    return packs.flatMap((pack, index) => pack.map((lesson) => ({ lesson, pack: index })));
  });
}

/** Colours the edges so that no two edges at a node have the same colour. König: the highest degree is enough colours. */
export function colorEdges(edges: readonly Edge[], colors: number): number[] {
  const chosen: number[] = [];
  const ends = new Map<string, Map<number, number>>();
  const endsOf = ({ left, right }: Edge) => [`l ${left}`, `r ${right}`] as const;
  const at = (end: string) => {
    const edgeOfColor = ends.get(end) ?? new Map<number, number>();
    ends.set(end, edgeOfColor);
    return edgeOfColor;
  };
  const freeAt = (end: string) => {
    const used = at(end);
    for (let color = 0; color < colors; color += 1) if (!used.has(color)) return color;
    throw new Error(`There are more than ${colors} edges at ${end}`);
  };
  const paint = (index: number, color: number) => {
    chosen[index] = color;
    for (const end of endsOf(edges[index] as Edge)) at(end).set(color, index);
  };
  edges.forEach((edge, index) => {
    const [left, right] = endsOf(edge);
    const color = freeAt(left);
    swapColors(right, color, freeAt(right));
    paint(index, color);
  });
  return chosen;

  /** Frees a colour at a node by swapping two colours along the path that starts there. */
  function swapColors(start: string, color: number, other: number): void {
    const path: number[] = [];
    let [end, next, after] = [start, color, other];
    for (let found = at(end).get(next); color !== other && found !== undefined; found = at(end).get(next)) {
      path.push(found);
      const [left, right] = endsOf(edges[found] as Edge);
      end = end === left ? right : left;
      [next, after] = [after, next];
    }
    const swapped = path.map((index) => ({ index, color: chosen[index] === color ? other : color }));
    for (const index of path) for (const each of endsOf(edges[index] as Edge)) at(each).delete(chosen[index] as number);
    for (const { index, color: painted } of swapped) paint(index, painted);
  }
}
