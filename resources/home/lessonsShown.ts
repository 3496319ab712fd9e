import type { Lesson, OwnFigures } from '../../schemas/dashboard.ts';

/** The lessons of the day that somebody looks at next. */
export interface LessonsShown {
  readonly lessons: readonly Lesson[];
  /** The id of the lesson that is on, or comes next. */
  readonly current?: number | undefined;
  readonly isOn: boolean;
  /** The day they are on, where it is not today. */
  readonly day?: string;
  /** Whether there were lessons today, which are over. */
  readonly isOver: boolean;
}

/** Today's lessons until the last of them is over at that time of day (`HH:MM`), and then those of the next day with any. */
export function lessonsShown({ lessons, next }: Pick<OwnFigures, 'lessons' | 'next'>, clock: string): LessonsShown {
  const current = lessons.find(({ ends }) => ends > clock);
  if (current) return { lessons, current: current.id, isOn: current.starts <= clock, isOver: false };
  const isOver = lessons.length > 0;
  if (!next) return { lessons: [], isOn: false, isOver };
  return { lessons: next.lessons, current: next.lessons[0]?.id, isOn: false, day: next.day, isOver };
}
