import { addDays } from './days.ts';
import { schoolDaysFrom } from './calendar.ts';
import { COURSES, type Course, LAST_PRIMARY_CLASS } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import { at } from './lookups.ts';
import { type Planted, plant, type Soil } from './plant.ts';
import type { SchoolEmployee } from './school.ts';

/** An exam of the current year; it has marks once it lies behind. */
export interface SchoolExam {
  readonly id: number;
  readonly name: string;
  readonly startsOn: string;
  readonly isPast: boolean;
}

const NAMES = ['First Term', 'Second Term', 'Annual'] as const;
const WEIGHTS = [30, 30, 40] as const;
/** How long ago the past ones began: a share of the days of the year so far, within bounds. */
const BEGAN = [
  { share: 0.6, least: 75, most: 150 },
  { share: 0.2, least: 35, most: 42 },
] as const;
const NEXT_IN_DAYS = 18;
const ENTRY_DAYS = { opens: 3, closes: 45 } as const;
/** The component that is sat apart from the written paper. */
const PRACTICAL = 'Practical';
const PAPERS_OF_A_GROUP = 4;
const TIMES = { primary: ['10:00', '12:00'], secondary: ['10:00', '13:00'], practical: ['14:00', '16:00'] } as const;

interface Given {
  readonly school: DemoSchool;
  readonly subjects: ReadonlyMap<string, number>;
  readonly employees: readonly SchoolEmployee[];
}

/** Two exams behind and one ahead: types with their windows for marks, what these are made of, and when what is sat. */
export async function plantExams(soil: Soil, given: Given): Promise<SchoolExam[]> {
  await plant(soil, 'gradeType', soil.registry.get('gradeType').seed);
  const starts = examStarts(soil.today);
  const rows = NAMES.map((name, index) => ({ name, order: index + 1, weight: WEIGHTS[index], ...entryWindow(starts[index] as string) }));
  const ids = await plant(soil, 'examType', rows);
  const exams = NAMES.map((name, index) => {
    const startsOn = starts[index] as string;
    return { id: ids[index] as number, name, startsOn, isPast: startsOn < soil.today };
  });
  await plant(soil, 'markDistribution', exams.flatMap(({ id }) => distributions(given, id)));
  await plant(soil, 'examRoutine', exams.flatMap((exam) => papers(given, exam)));
  return exams;
}

/** The first days of the exams, whenever in the year it is today. */
function examStarts(today: string): string[] {
  const dayOfYear = (Date.parse(today) - Date.parse(`${today.slice(0, 4)}-01-01`)) / 86_400_000;
  const behind = BEGAN.map(({ share, least, most }) => addDays(today, -Math.max(least, Math.min(most, Math.round(dayOfYear * share)))));
  return [...behind, addDays(today, NEXT_IN_DAYS)].map((day) => schoolDaysFrom(day, 1)[0] as string);
}

function entryWindow(startsOn: string) {
  return {
    entry_opens_at: `${addDays(startsOn, ENTRY_DAYS.opens)}T03:00:00.000Z`,
    entry_closes_at: `${addDays(startsOn, ENTRY_DAYS.closes)}T15:00:00.000Z`,
  };
}

function distributions({ school, subjects }: Given, exam_type_id: number): Planted[] {
  return examined(school).map(({ class_id, student_group_id, course }) => ({
    academic_year_id: school.years.at(-1),
    exam_type_id,
    class_id,
    student_group_id,
    subject_id: at(subjects, course.code),
    components: (course.marks ?? []).map(([name, full_mark, pass_mark]) => ({ name, full_mark, pass_mark })),
  }));
}

/** What is examined in every class. */
function examined(school: DemoSchool) {
  return school.classes.flatMap((class_id, index) =>
    COURSES.filter(({ classes: [from, to], marks }) => marks && index + 1 >= from && index + 1 <= to).map((course) => ({
      class_id,
      order: index + 1,
      student_group_id: course.group === null ? null : (school.groups[course.group] as number),
      course,
    })),
  );
}

/** One paper a school day; the subjects of different groups share a day, and every class has an invigilator and a hall of its own. */
function papers(given: Given, { id: exam_type_id, startsOn }: SchoolExam): Planted[] {
  const { school, subjects, employees } = given;
  const teachers = employees.filter(({ isTeaching }) => isTeaching);
  const rows: Planted[] = [];
  const inUse = new Map<string, number>();
  for (const { class_id, order, student_group_id, course } of examined(school)) {
    const days = schoolDaysFrom(startsOn, paperNumber(order, course) + 1);
    const sittings = [
      { kind: 'written', held_on: days.at(-1) as string, time: order <= LAST_PRIMARY_CLASS ? TIMES.primary : TIMES.secondary },
      ...(hasPractical(course) ? [{ kind: 'practical', held_on: days.at(-1) as string, time: TIMES.practical }] : []),
    ];
    for (const { kind, held_on, time: [starts_at, ends_at] } of sittings) {
      const number = inUse.get(held_on + starts_at) ?? 0;
      inUse.set(held_on + starts_at, number + 1);
      rows.push({
        exam_type_id,
        academic_year_id: school.years.at(-1),
        class_id,
        student_group_id,
        subject_id: at(subjects, course.code),
        kind,
        held_on,
        starts_at,
        ends_at,
        room: `Hall ${number + 1}`,
        employee_id: teachers[(number + days.length * 3) % teachers.length]?.id,
      });
    }
  }
  return rows;
}

function hasPractical({ marks }: Course): boolean {
  return marks?.some(([name]) => name === PRACTICAL) ?? false;
}

/** Which paper of the exam it is, counted from 0: first what all sit, then what groups do, at last what a student has chosen. */
function paperNumber(order: number, course: Course): number {
  const ofClass = COURSES.filter(({ classes: [from, to], marks }) => marks && order >= from && order <= to);
  const compulsory = ofClass.filter(({ requirement }) => requirement === 'compulsory');
  const common = compulsory.filter(({ group }) => group === null);
  const ofGroup = compulsory.filter(({ group }) => group !== null && group === course.group);
  if (course.requirement === 'fourth') return common.length + PAPERS_OF_A_GROUP;
  return course.group === null ? common.indexOf(course) : common.length + ofGroup.indexOf(course);
}
