import { seedEmployeeAttendance, seedStudentAttendance } from './attendance.ts';
import { schoolDaysUntil } from './calendar.ts';
import { seedLookups } from './demoSchool.ts';
import { seedEmployees } from './employees.ts';
import { seedExams } from './exams.ts';
import { seedFourthSubjects } from './fourthSubjects.ts';
import { seedIncidents } from './incidents.ts';
import { seedLeaves } from './leaves.ts';
import { namedIds } from './lookups.ts';
import { seedMarkSheets, seedMarkSheetsUnderWay } from './markSheets.ts';
import { seedMarks, seedMarksUnderWay } from './marks.ts';
import { seedNotices } from './notices.ts';
import type { SeedContext } from './seedRecords.ts';
import { seedRoutine } from './routine.ts';
import type { School, SchoolSection, SchoolUsers } from './school.ts';
import { sectionsOf } from './sections.ts';
import { seedStudents } from './students.ts';
import { seedStudyPlans } from './studyPlans.ts';
import { seedSubjects } from './subjects.ts';
import { seedTasks } from './tasks.ts';

const DAYS_OF_ATTENDANCE = 60;

/** Seeds the demo school's students, employees, lessons, exams, marks, leaves and attendance. */
export async function seedSchool(context: SeedContext, users: SchoolUsers): Promise<School> {
  const { database, today } = context;
  const lookups = await seedLookups(context);
  const yearId = lookups.years.at(-1) as number;
  const cohorts = sectionsOf(lookups);
  const subjects = await seedSubjects(context, lookups);
  const employees = await seedEmployees(context, lookups, users);
  const people = await seedStudents(context, { school: lookups, sections: cohorts, users });
  await seedFourthSubjects(context, { students: people.students, sections: cohorts, subjects });
  const assignments = await seedRoutine(context, { school: lookups, sections: cohorts, subjects, employees });
  const exams = await seedExams(context, { school: lookups, subjects, employees });
  const school: School = { ...lookups, ...people, today, yearId, cohorts, employees, subjects, exams, users };
  await seedAllMarks(context, school);
  await seedLeaves(context, school);
  await namedIds(context, 'attendanceStatus');
  const days = schoolDaysUntil(today, DAYS_OF_ATTENDANCE);
  await seedStudentAttendance(database, { days, since: 0 });
  await seedEmployeeAttendance(database, days);
  await seedStudyPlans(context, { school, subjects, exams, createdBy: users.admin });
  await seedTasks(context, {
    assignments,
    subjects,
    userOf: new Map(employees.map(({ id, user_id }) => [id, user_id])),
  });
  await seedIncidents(context, school);
  await seedNotices(context, school, exams);
  return school;
}

/** All marks of the past exams, handed in, and those of the one under way that are entered so far; one section is done. */
async function seedAllMarks(context: SeedContext, { yearId, classes, cohorts, exams }: School): Promise<void> {
  const { database, today } = context;
  const { cohort: complete } = cohorts[0] as SchoolSection;
  for (const exam of exams) {
    if (exam.isPast) {
      await seedMarks(database, { yearId, exam, classes, since: 0 });
      await seedMarkSheets(context, exam);
    } else {
      await seedMarksUnderWay(database, { yearId, exam, classes, today, complete });
      await seedMarkSheetsUnderWay(context, { exam, ...complete });
    }
  }
}
