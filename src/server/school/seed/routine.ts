import { coursesOf, LAST_PRIMARY_CLASS, LESSONS_A_DAY } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import { at, namedIds } from './lookups.ts';
import { seedRecords, type SeedContext } from './seedRecords.ts';
import type { SchoolEmployee, SchoolSection } from './school.ts';
import { FOURTH_SUBJECT_TEACHERS, STAFF } from './staff.ts';
import { type Lesson, makeTimetable } from './timetable.ts';

const WORKING_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
/** The rooms of subjects that are not taught in the section's own room. Each subject has one teacher, so its room is never double booked. */
const ROOMS: Readonly<Record<string, string>> = {
  '136': 'Physics laboratory',
  '154': 'Computer laboratory',
  '147': 'Playground',
};
const ROOM_OF_OTHER_PART = 'Room 201';
const FOURTH = 'fourth';
/** The start (minutes after midnight) and the lesson length (minutes) of each shift. The break follows the third lesson. */
const SHIFTS = [
  { begins: 450, lesson: 40 },
  { begins: 735, lesson: 45 },
] as const;
const BREAK = { after: 3, minutes: 15 } as const;

/** A teacher who is assigned to a subject in a section. */
export interface Assignment {
  readonly section: SchoolSection;
  readonly code: string;
  readonly lessons: number;
  readonly employee: SchoolEmployee;
  readonly isFourth: boolean;
}

interface SectionLesson extends Lesson {
  readonly parts: readonly Assignment[];
}

interface RoutineOptions {
  readonly school: DemoSchool;
  readonly sections: readonly SchoolSection[];
  readonly subjects: ReadonlyMap<string, number>;
  readonly employees: readonly SchoolEmployee[];
}

/** Seeds periods, class teachers, subject teachers and the weekly routine of every section. */
export async function seedRoutine(context: SeedContext, options: RoutineOptions): Promise<Assignment[]> {
  const { school, sections, subjects } = options;
  const assignments = assign(options);
  await seedTeachers(context, options, assignments);
  const days = await namedIds(context, 'classDay');
  const rows: Record<string, unknown>[] = [];
  for (const [index, shift_id] of school.shifts.entries()) {
    const periods = await seedPeriods(context, shift_id, index);
    const lessons = lessonsOf(
      assignments.filter(({ section }) => section.wing === index),
      sections,
    );
    for (const isPrimary of [true, false]) {
      const own = lessons.filter(({ section }) => isPrimary === (sections[section]?.order ?? 0) <= LAST_PRIMARY_CLASS);
      const size = { days: WORKING_DAYS.length, periods: isPrimary ? LESSONS_A_DAY.primary : LESSONS_A_DAY.secondary };
      for (const { lesson, day, period } of makeTimetable(own, size)) {
        for (const [part, { section, code, employee }] of lesson.parts.entries()) {
          rows.push({
            ...section.cohort,
            class_day_id: at(days, WORKING_DAYS[day] as string),
            class_period_id: periods[period],
            part: lesson.parts.length === 1 ? 'whole' : ['first', 'second'][part],
            subject_id: at(subjects, code),
            employee_id: employee.id,
            room: part > 0 ? ROOM_OF_OTHER_PART : (ROOMS[code] ?? section.room),
          });
        }
      }
    }
  }
  await seedRecords(context, 'classRoutine', rows);
  return assignments;
}

async function seedPeriods(context: SeedContext, shift_id: number, index: number): Promise<number[]> {
  const { begins, lesson } = SHIFTS[index] as (typeof SHIFTS)[number];
  const rows: Record<string, unknown>[] = [];
  let minute = begins;
  const add = (name: string, kind: string, minutes: number) => {
    rows.push({ shift_id, name, kind, starts_at: timeAt(minute), ends_at: timeAt(minute + minutes) });
    minute += minutes;
  };
  for (let number = 1; number <= LESSONS_A_DAY.secondary; number += 1) {
    add(`Period ${number}`, 'lesson', lesson);
    if (number === BREAK.after) add('Break', 'break', BREAK.minutes);
  }
  const ids = await seedRecords(context, 'classPeriod', rows);
  return ids.filter((_id, index) => rows[index]?.kind === 'lesson');
}

/** Assigns to each subject the qualified teacher with the fewest lessons in that shift. */
function assign({ sections, employees }: RoutineOptions): Assignment[] {
  const loads = new Map<string, number>();
  const teacherOf = (section: SchoolSection, code: string, lessons: number) => {
    const able = employees.filter(({ name }) => STAFF.find((member) => member.name === name)?.teaches.includes(code));
    const loadOf = ({ id }: SchoolEmployee) => loads.get(`${section.wing} ${id}`) ?? 0;
    const [least] = able.sort((one, other) => loadOf(one) - loadOf(other));
    if (!least) throw new Error(`Nobody teaches ${code}`);
    loads.set(`${section.wing} ${least.id}`, loadOf(least) + lessons);
    return least;
  };
  // Upper classes come first, so that they get the senior teachers.
  const ordered = [...sections].sort(
    (one, other) => Number(other.order === 9) - Number(one.order === 9) || other.order - one.order,
  );
  return ordered.flatMap((section) =>
    coursesOf(section.order, section.group).map(({ code, lessons, requirement }) => ({
      section,
      code,
      lessons,
      employee: teacherOf(section, code, lessons),
      isFourth: requirement === 'fourth',
    })),
  );
}

/** Fourth subjects of a section are taught at the same time, because a student takes only one of them. */
function lessonsOf(assignments: readonly Assignment[], sections: readonly SchoolSection[]): SectionLesson[] {
  return sections.flatMap((section, index) => {
    const own = assignments.filter((each) => each.section === section);
    const fourth = own.filter(({ isFourth }) => isFourth).sort((one, other) => other.code.localeCompare(one.code));
    const units = [
      ...own.filter(({ isFourth }) => !isFourth).map((each) => [each]),
      ...(fourth.length > 0 ? [fourth] : []),
    ];
    return units.flatMap((parts) => {
      const [{ code, lessons, employee, isFourth }] = parts as [Assignment];
      const teacher = FOURTH_SUBJECT_TEACHERS.includes(employee.name) ? FOURTH : String(employee.id);
      return Array.from({ length: lessons }, () => ({
        section: index,
        teacher,
        code: isFourth ? FOURTH : code,
        parts,
      }));
    });
  });
}

async function seedTeachers(
  context: SeedContext,
  { sections, subjects }: RoutineOptions,
  assignments: readonly Assignment[],
): Promise<void> {
  const rows = assignments.map(({ section, code, lessons, employee }) => ({
    employee_id: employee.id,
    subject_id: at(subjects, code),
    ...section.cohort,
    periods_per_week: lessons,
  }));
  await seedRecords(context, 'subjectTeacher', rows);
  const charges = new Map<number, number>();
  const byClass = [...sections].sort((one, other) => Number(other.order === 9) - Number(one.order === 9));
  const classTeachers = byClass.map((section) => {
    const own = assignments.filter((each) => each.section === section && !each.isFourth);
    const chargesOf = ({ employee }: Assignment) => charges.get(employee.id) ?? 0;
    const [chosen] = own.sort((one, other) => chargesOf(one) - chargesOf(other) || other.lessons - one.lessons);
    if (!chosen) throw new Error('A section has no teachers');
    charges.set(chosen.employee.id, chargesOf(chosen) + 1);
    return { employee_id: chosen.employee.id, ...section.cohort, room: section.room };
  });
  await seedRecords(context, 'classTeacher', classTeachers);
}

function timeAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
