import { instantOf } from './days.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { seedStudentAttendance } from './attendance.ts';
import { schoolDaysUntil } from './calendar.ts';
import { ENROLMENTS, FOURTH_SUBJECTS, PARENTS, STUDENTS } from './largeSql.ts';
import { seedMarkSheets } from './markSheets.ts';
import { seedMarks } from './marks.ts';
import { BOYS, FAMILIES, GIRLS, type Name } from './names.ts';
import type { ExamOfClass } from './results.ts';
import type { SeedContext } from './seedRecords.ts';
import type { School } from './school.ts';
import { fillInBulk } from './fillInBulk.ts';
import { OF_ALL_GROUPS } from './fourthSubjects.ts';

/** Gives five million rows for a hundred thousand students. */
const DAYS_OF_ATTENDANCE = 50;

/** The parts of the demo school that the additional students refer to. */
type LargeSchoolBase = Pick<
  School,
  | 'year'
  | 'yearId'
  | 'classes'
  | 'versions'
  | 'shifts'
  | 'wings'
  | 'groups'
  | 'sections'
  | 'genders'
  | 'bloodGroups'
  | 'religions'
  | 'subjects'
  | 'exams'
>;

/**
 * Creates `count` more students in SQL, with parents, enrolments, attendance and marks.
 * Every value is computed from a number, so that two runs give the same school.
 */
export async function seedLarge(context: SeedContext, school: LargeSchoolBase, count: number): Promise<void> {
  const { database, today } = context;
  const since = await lastId(database, 'students');
  const firstParent = (await lastId(database, 'student_parents')) + 1;
  const at = instantOf(today, '00:00');
  const fathers = [latin(BOYS), bangla(BOYS), latin(FAMILIES), bangla(FAMILIES)];
  await fillInBulk(database, 'student_parents', (session) => session.query(PARENTS, [at, count, ...fathers]));
  await fillInBulk(database, 'students', (session) =>
    session.query(STUDENTS, [
      at,
      count,
      ...fathers,
      latin(GIRLS),
      bangla(GIRLS),
      firstParent,
      school.year,
      school.yearId,
      school.classes,
      school.versions,
      school.shifts,
      school.wings,
      school.groups,
      school.sections,
      school.genders,
      school.bloodGroups,
      school.religions,
    ]),
  );
  await fillInBulk(database, 'enrolments', (session) =>
    session.query(ENROLMENTS, [at, since, school.yearId, `${school.year}-01-01`]),
  );
  const offered = school.subjects.get(OF_ALL_GROUPS);
  await fillInBulk(database, 'fourth_subjects', (session) =>
    session.query(FOURTH_SUBJECTS, [at, since, school.yearId, offered]),
  );
  await seedStudentAttendance(database, { days: schoolDaysUntil(today, DAYS_OF_ATTENDANCE), since });
  const examined = examsOfMany(school);
  for (const exam of new Set(examined.map((each) => each.exam))) {
    const classes = examined.filter((each) => each.exam === exam).map(({ class_id }) => class_id);
    await seedMarks(database, { yearId: school.yearId, exam, classes, since });
    await seedMarkSheets(context, exam);
  }
}

/**
 * What the additional students sit: the first exam, and in a class at each end the second. With it there are two million
 * marks at a hundred thousand students.
 */
export function examsOfMany({ exams: [first, second], classes }: Pick<School, 'exams' | 'classes'>): ExamOfClass[] {
  if (!first || !second) throw new Error('Marks need two exams');
  const ends = classes.filter((_, index) => index === 0 || index === classes.length - 1);
  return [
    ...classes.map((class_id) => ({ exam: first, class_id })),
    ...ends.map((class_id) => ({ exam: second, class_id })),
  ];
}

async function lastId(database: OpenDatabase, table: string): Promise<number> {
  const [row] = await database.query<{ id: number }>(`select coalesce(max(id), 0) as id from "${table}"`);
  return row?.id ?? 0;
}

const latin = (names: readonly Name[]) => names.map(([name]) => name);
const bangla = (names: readonly Name[]) => names.map(([, name]) => name.normalize());
