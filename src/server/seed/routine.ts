import { coursesOf, LAST_PRIMARY_CLASS, LESSONS_A_DAY } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import { at, namedIds } from './lookups.ts';
import { plant, type Soil } from './plant.ts';
import type { SchoolEmployee, SchoolSection } from './school.ts';
import { FOURTH_SUBJECT_TEACHERS, STAFF } from './staff.ts';
import { type Lesson, makeTimetable } from './timetable.ts';

const WORKING_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
/** What is taught elsewhere than in the section's own room. Each has one teacher, and so one lesson at a time. */
const ROOMS: Readonly<Record<string, string>> = { '136': 'Physics laboratory', '154': 'Computer laboratory', '147': 'Playground' };
const ROOM_OF_OTHER_PART = 'Room 201';
const FOURTH = 'fourth';
/** Begin and length in minutes of the periods of each shift; the break follows the third. */
const SHIFTS = [
  { begins: 450, lesson: 40 },
  { begins: 735, lesson: 45 },
] as const;
const BREAK = { after: 3, minutes: 15 } as const;

/** One who gives a subject in a section. */
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

interface Given {
  readonly school: DemoSchool;
  readonly sections: readonly SchoolSection[];
  readonly subjects: ReadonlyMap<string, number>;
  readonly employees: readonly SchoolEmployee[];
}

/** Periods, class and subject teachers, and the week of every section. */
export async function plantRoutine(soil: Soil, given: Given): Promise<Assignment[]> {
  const { school, sections, subjects } = given;
  const assignments = assign(given);
  await plantTeachers(soil, given, assignments);
  const days = await namedIds(soil, 'classDay');
  const rows: Record<string, unknown>[] = [];
  for (const [index, shift_id] of school.shifts.entries()) {
    const periods = await plantPeriods(soil, shift_id, index);
    const lessons = lessonsOf(assignments.filter(({ section }) => section.wing === index), sections);
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
  await plant(soil, 'classRoutine', rows);
  return assignments;
}

async function plantPeriods(soil: Soil, shift_id: number, index: number): Promise<number[]> {
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
  const ids = await plant(soil, 'classPeriod', rows);
  return ids.filter((_id, place) => rows[place]?.kind === 'lesson');
}

/** Who teaches what: of those who can, the one who has the fewest lessons in that shift. */
function assign({ sections, employees }: Given): Assignment[] {
  const loads = new Map<string, number>();
  const teacherOf = (section: SchoolSection, code: string, lessons: number) => {
    const able = employees.filter(({ name }) => STAFF.find((member) => member.name === name)?.teaches.includes(code));
    const loadOf = ({ id }: SchoolEmployee) => loads.get(`${section.wing} ${id}`) ?? 0;
    const [least] = able.sort((one, other) => loadOf(one) - loadOf(other));
    if (!least) throw new Error(`Nobody teaches ${code}`);
    loads.set(`${section.wing} ${least.id}`, loadOf(least) + lessons);
    return least;
  };
  // From class Nine downwards, so that the senior teachers have the upper classes.
  const ordered = [...sections].sort((one, other) => Number(other.order === 9) - Number(one.order === 9) || other.order - one.order);
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

/** The subjects of which a student takes one are given at the same time. */
function lessonsOf(assignments: readonly Assignment[], sections: readonly SchoolSection[]): SectionLesson[] {
  return sections.flatMap((section, index) => {
    const own = assignments.filter((each) => each.section === section);
    const fourth = own.filter(({ isFourth }) => isFourth).sort((one, other) => other.code.localeCompare(one.code));
    const units = [...own.filter(({ isFourth }) => !isFourth).map((each) => [each]), ...(fourth.length > 0 ? [fourth] : [])];
    return units.flatMap((parts) => {
      const [{ code, lessons, employee, isFourth }] = parts as [Assignment];
      const teacher = FOURTH_SUBJECT_TEACHERS.includes(employee.name) ? FOURTH : String(employee.id);
      return Array.from({ length: lessons }, () => ({ section: index, teacher, code: isFourth ? FOURTH : code, parts }));
    });
  });
}

async function plantTeachers(soil: Soil, { sections, subjects }: Given, assignments: readonly Assignment[]): Promise<void> {
  const rows = assignments.map(({ section, code, lessons, employee }) => ({
    employee_id: employee.id,
    subject_id: at(subjects, code),
    ...section.cohort,
    periods_per_week: lessons,
  }));
  await plant(soil, 'subjectTeacher', rows);
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
  await plant(soil, 'classTeacher', classTeachers);
}

function timeAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
