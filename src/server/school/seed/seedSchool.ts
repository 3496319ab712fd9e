import { seedEmployeeAttendance, seedStudentAttendance } from './attendance.ts';
import { schoolDaysUntil } from './calendar.ts';
import { seedLookups } from './demoSchool.ts';
import { seedEmployees } from './employees.ts';
import { seedExams } from './exams.ts';
import { seedFourthSubjects } from './fourthSubjects.ts';
import { seedIncidents } from './incidents.ts';
import { seedLeaves } from './leaves.ts';
import { namedIds } from './lookups.ts';
import { seedMarkSheets } from './markSheets.ts';
import { seedMarks } from './marks.ts';
import { seedNotices } from './notices.ts';
import type { SeedContext } from './seedRecords.ts';
import { seedRoutine } from './routine.ts';
import type { School, SchoolUsers } from './school.ts';
import { sectionsOf } from './sections.ts';
import { seedResults } from './results.ts';
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
  const school: School = { ...lookups, ...people, today, yearId, cohorts, employees, subjects, users };
  await seedFourthSubjects(context, { students: school.students, sections: cohorts, subjects });
  const assignments = await seedRoutine(context, { school, sections: cohorts, subjects, employees });
  const exams = await seedExams(context, { school, subjects, employees });
  const past = exams.filter(({ isPast }) => isPast).map(({ id }) => id);
  await seedMarks(database, { yearId, exams: past, classes: school.classes, since: 0, today });
  await seedMarkSheets(context, exams);
  await seedResults(context, { yearId, classes: school.classes, exams });
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
