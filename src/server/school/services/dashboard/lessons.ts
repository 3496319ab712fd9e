import { sql } from 'kysely';
import { classRoutine } from '../../../../../schemas/academics/classRoutine.ts';
import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import type { Lesson, OwnFigures } from '../../../../../schemas/dashboard.ts';
import { holidaysIn, isIn } from '../../holidays.ts';
import { pick, schoolTables } from '../../tables.ts';
import { clockTime } from './clockTime.ts';
import { appliesToStudent } from './cohort.ts';
import type { Person } from './persons.ts';
import type { TileCall } from './tile.ts';
import { addDays } from '../../../../core/days.ts';

/** What a teacher's homework and material are found by. */
const PLACE = [...COHORT, 'subject_id'] as const;
/** How far ahead the next lessons are looked for: beyond the longest vacation. */
const DAYS_AHEAD = 60;

/** Somebody's lessons of today, and those of the next day on which there are any; each in order. There are none on a holiday. */
export async function lessonsOf(call: TileCall, person: Person): Promise<Pick<OwnFigures, 'lessons' | 'next'>> {
  const week = await lessonsOfWeek(call, person);
  const { context, today } = call;
  const span = { starts_on: today, ends_on: addDays(today, DAYS_AHEAD) };
  const holidays = await holidaysIn(schoolTables(context), span, [
    person.kind === 'student' ? 'students' : 'employees',
  ]);
  const onDay = (day: string) => {
    if (holidays.some((each) => isIn(each, day))) return [];
    return week.filter(({ weekday }) => weekday === new Date(day).getUTCDay()).map(({ lesson }) => lesson);
  };
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index + 1));
  const day = ahead.find((each) => onDay(each).length > 0);
  return { lessons: onDay(today), ...(day && { next: { day, lessons: onDay(day) } }) };
}

async function lessonsOfWeek(
  { context }: TileCall,
  { kind, id }: Person,
): Promise<{ readonly weekday: number; readonly lesson: Lesson }[]> {
  const tables = schoolTables<
    | 'class_routines'
    | 'academic_years'
    | 'class_days'
    | 'class_periods'
    | 'subjects'
    | 'classes'
    | 'sections'
    | 'employees'
    | 'students'
  >(context);
  const studentConcerned = tables
    .selectFrom('students as student')
    .select('student.id')
    .where('student.id', '=', id)
    .where(() => appliesToStudent(classRoutine, { record: 'lesson', cohort: 'student' }));
  const rows = await tables
    .selectFrom('class_routines as lesson')
    .innerJoin('academic_years as year', 'year.id', 'lesson.academic_year_id')
    .innerJoin('class_days as day', 'day.id', 'lesson.class_day_id')
    .innerJoin('class_periods as period', 'period.id', 'lesson.class_period_id')
    .innerJoin('subjects as subject', 'subject.id', 'lesson.subject_id')
    .innerJoin('classes as class', 'class.id', 'lesson.class_id')
    .innerJoin('sections as section', 'section.id', 'lesson.section_id')
    .leftJoin('employees as teacher', 'teacher.id', 'lesson.employee_id')
    .select(({ fn, ref }) => [
      'lesson.id',
      'day.weekday',
      clockTime(ref('period.starts_at')).as('starts'),
      clockTime(ref('period.ends_at')).as('ends'),
      'subject.name as subject',
      // Who stands beside a lesson: for a teacher the class, for a student their teacher.
      kind === 'employee'
        ? fn<string>('concat_ws', [sql.lit(' · '), 'class.name', 'section.name']).as('note')
        : fn.coalesce('teacher.name', sql.lit('')).as('note'),
      fn.coalesce('lesson.room', sql.lit('')).as('room'),
      ...PLACE.map((name) => `lesson.${name}` as const),
    ])
    .where('lesson.is_active', '=', 1)
    .where('year.is_current', '=', 1)
    .where('day.is_active', '=', 1)
    .where('day.kind', '=', 'working')
    .where(({ eb, exists }) => (kind === 'employee' ? eb('lesson.employee_id', '=', id) : exists(studentConcerned)))
    .orderBy('period.starts_at')
    .orderBy('lesson.id')
    .execute();
  return rows.map((row) => {
    const { id, weekday, starts, ends, subject, note, room } = row;
    const place = kind === 'employee' && { place: pick(row, PLACE) };
    return { weekday, lesson: { id, starts, ends, subject, note, room, ...place } };
  });
}
