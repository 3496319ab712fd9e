import { instantOf } from './days.ts';
import { schoolDaysFrom } from './calendar.ts';
import { COURSES, type Course, LAST_PRIMARY_CLASS } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import { at } from './lookups.ts';
import { LOOKUP_ROWS } from './lookups/index.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import type { SchoolEmployee, SchoolExam } from './school.ts';
import { addDays, daysBetween } from '../../../core/days.ts';

const NAMES = ['First Term', 'Second Term', 'Annual'] as const;
const WEIGHTS = [30, 30, 40] as const;
/** How many days ago the past exams began: a share of the days of the year so far, within limits. */
const BEGAN = [
  { share: 0.6, least: 75, most: 150 },
  { share: 0.2, least: 35, most: 42 },
] as const;
/** How many days ago the last exam began. Some of its papers are held, and its marks can be entered. */
const UNDER_WAY_FOR = 9;
const DISTRIBUTED_BEFORE = 14;
const ENTRY_DAYS = { opens: 3, closes: 45 } as const;
/** The component that has its own sitting. */
const PRACTICAL = 'Practical';
const PAPERS_OF_A_GROUP = 4;
const TIMES = { primary: ['10:00', '12:00'], secondary: ['10:00', '13:00'], practical: ['14:00', '16:00'] } as const;

interface ExamOptions {
  readonly school: DemoSchool;
  readonly subjects: ReadonlyMap<string, number>;
  readonly employees: readonly SchoolEmployee[];
}

/** Seeds two past exams and one that is under way, with mark entry periods, mark distributions and exam routines. */
export async function seedExams(context: SeedContext, options: ExamOptions): Promise<SchoolExam[]> {
  await seedRecords(context, 'gradeType', LOOKUP_ROWS.gradeType);
  const starts = examStarts(context.today);
  const rows = NAMES.map((name, index) => ({
    name,
    order: index + 1,
    weight: WEIGHTS[index],
    ...entryWindow(starts[index] as string),
  }));
  const ids = await seedRecords(context, 'examType', rows);
  const exams = NAMES.map((name, index) => {
    const startsOn = starts[index] as string;
    return { id: ids[index] as number, name, startsOn, isPast: index < BEGAN.length };
  });
  await seedRecords(
    context,
    'markDistribution',
    exams.flatMap((exam) => distributions(options, exam)),
  );
  await seedRecords(
    context,
    'examRoutine',
    exams.flatMap((exam) => papers(options, exam)),
  );
  return exams;
}

/** The first days of the exams, relative to today. */
function examStarts(today: string): string[] {
  const dayOfYear = daysBetween(`${today.slice(0, 4)}-01-01`, today);
  const behind = BEGAN.map(({ share, least, most }) =>
    addDays(today, -Math.max(least, Math.min(most, Math.round(dayOfYear * share)))),
  );
  return [...behind, addDays(today, -UNDER_WAY_FOR)].map((day) => schoolDaysFrom(day, 1)[0] as string);
}

function entryWindow(startsOn: string) {
  return {
    entry_opens_at: `${addDays(startsOn, ENTRY_DAYS.opens)}T03:00:00.000Z`,
    entry_closes_at: `${addDays(startsOn, ENTRY_DAYS.closes)}T15:00:00.000Z`,
  };
}

function distributions({ school, subjects }: ExamOptions, { id, startsOn }: SchoolExam): SeedRecord[] {
  return examined(school).map(({ class_id, student_group_id, course }) => ({
    created_at: instantOf(addDays(startsOn, -DISTRIBUTED_BEFORE), '06:00'),
    academic_year_id: school.years.at(-1),
    exam_type_id: id,
    class_id,
    student_group_id,
    subject_id: at(subjects, course.code),
    components: (course.marks ?? []).map(([name, full_mark, pass_mark]) => ({ name, full_mark, pass_mark })),
  }));
}

/** The courses of every class that have an exam. */
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

/** One paper each school day. Subjects of different groups share a day. Every paper has its own invigilator and hall. */
function papers(options: ExamOptions, { id: exam_type_id, startsOn }: SchoolExam): SeedRecord[] {
  const { school, subjects, employees } = options;
  const teachers = employees.filter(({ isTeaching }) => isTeaching);
  const rows: SeedRecord[] = [];
  const inUse = new Map<string, number>();
  for (const { class_id, order, student_group_id, course } of examined(school)) {
    const days = schoolDaysFrom(startsOn, paperNumber(order, course) + 1);
    const sittings = [
      {
        kind: 'written',
        held_on: days.at(-1) as string,
        time: order <= LAST_PRIMARY_CLASS ? TIMES.primary : TIMES.secondary,
      },
      ...(hasPractical(course) ? [{ kind: 'practical', held_on: days.at(-1) as string, time: TIMES.practical }] : []),
    ];
    for (const {
      kind,
      held_on,
      time: [starts_at, ends_at],
    } of sittings) {
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

/** The position of the paper in the exam, counted from 0: common subjects, then group subjects, then the fourth subject. */
function paperNumber(order: number, course: Course): number {
  const ofClass = COURSES.filter(({ classes: [from, to], marks }) => marks && order >= from && order <= to);
  const compulsory = ofClass.filter(({ requirement }) => requirement === 'compulsory');
  const common = compulsory.filter(({ group }) => group === null);
  const ofGroup = compulsory.filter(({ group }) => group !== null && group === course.group);
  if (course.requirement === 'fourth') return common.length + PAPERS_OF_A_GROUP;
  return course.group === null ? common.indexOf(course) : common.length + ofGroup.indexOf(course);
}
