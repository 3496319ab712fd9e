import { plantEmployeeAttendance, plantStudentAttendance } from './attendance.ts';
import { schoolDaysUntil } from './calendar.ts';
import { plantLookups } from './demoSchool.ts';
import { plantEmployees } from './employees.ts';
import { plantExams } from './exams.ts';
import { plantFourthSubjects } from './fourthSubjects.ts';
import { plantIncidents } from './incidents.ts';
import { plantLeaves } from './leaves.ts';
import { namedIds } from './lookups.ts';
import { plantMarks } from './marks.ts';
import { plantNotices } from './notices.ts';
import type { Soil } from './plant.ts';
import { plantRoutine } from './routine.ts';
import type { School, SchoolUsers } from './school.ts';
import { sectionsOf } from './sections.ts';
import { plantStudents } from './students.ts';
import { plantStudyPlans } from './studyPlans.ts';
import { plantSubjects } from './subjects.ts';
import { plantTasks } from './tasks.ts';

const DAYS_OF_ATTENDANCE = 60;

/** The demo school as it lives: who learns and teaches there, what, when, and how it went so far. */
export async function plantSchool(soil: Soil, users: SchoolUsers): Promise<School> {
  const { database, today } = soil;
  const lookups = await plantLookups(soil);
  const yearId = lookups.years.at(-1) as number;
  const cohorts = sectionsOf(lookups);
  const subjects = await plantSubjects(soil, lookups);
  const employees = await plantEmployees(soil, lookups, users);
  const people = await plantStudents(soil, { school: lookups, sections: cohorts, users });
  const school: School = { ...lookups, ...people, today, yearId, cohorts, employees, subjects, users };
  await plantFourthSubjects(soil, { students: school.students, sections: cohorts, subjects });
  const assignments = await plantRoutine(soil, { school, sections: cohorts, subjects, employees });
  const exams = await plantExams(soil, { school, subjects, employees });
  const past = exams.filter(({ isPast }) => isPast).map(({ id }) => id);
  await plantMarks(database, { yearId, exams: past, classes: school.classes, since: 0, today });
  await plantLeaves(soil, school);
  await namedIds(soil, 'attendanceStatus');
  const days = schoolDaysUntil(today, DAYS_OF_ATTENDANCE);
  await plantStudentAttendance(database, { days, since: 0 });
  await plantEmployeeAttendance(database, days);
  await plantStudyPlans(soil, { school, subjects, exams, createdBy: users.admin });
  await plantTasks(soil, { assignments, subjects, userOf: new Map(employees.map(({ id, user_id }) => [id, user_id])) });
  await plantIncidents(soil, school);
  await plantNotices(soil, school, exams);
  return school;
}
