import { type DemoSchool, hasGroups } from './demoSchool.ts';
import { BOYS, GIRLS, makeAddress, makeName, makePhone, MOTHERS, PROFESSIONS } from './names.ts';
import { type Planted, plant, type Soil } from './plant.ts';

const STUDENTS_OF_A_SECTION = 15;
const BLOOD_GROUPS = ['A+', 'B+', 'O+', 'O+', 'B+', 'AB+', 'A-', 'O-'] as const;
/** Most of the country's people are Muslims; the rest keeps its share. */
const RELIGION_OF_TEN = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2] as const;
const INACTIVE_SHARE = 0.03;

/** Students with their parents in every class, wing and section of the current year. */
export async function plantStudents(
  soil: Soil,
  school: DemoSchool,
  logins: { readonly student: number; readonly parent: number },
): Promise<readonly number[]> {
  const cohorts = school.classes.flatMap((class_id, index) =>
    school.wings.flatMap((wing_id, wing) =>
      school.sections.slice(0, 2).map((section_id, section) => ({ class_id, order: index + 1, wing_id, wing, section_id, section })),
    ),
  );
  const children = cohorts.flatMap((cohort) =>
    Array.from({ length: STUDENTS_OF_A_SECTION }, (_, index) => makeChild(school, cohort, index + 1)),
  );
  const parents = await plant(soil, 'studentParent', children.map(({ parent }) => parent));
  const students = children.map(({ student }, index): Planted => ({
    ...student,
    student_id: `${school.year}${String(index + 1).padStart(4, '0')}`,
    parent_id: parents[index],
  }));
  const ids = await plant(soil, 'student', students);
  const [family] = children;
  const [child] = students;
  if (family && child) {
    await linkLogin(soil, { user: logins.student, table: 'students', id: ids[0], name: child.name, login_id: child.student_id });
    await linkLogin(soil, { user: logins.parent, table: 'student_parents', id: parents[0], name: family.parent.name });
  }
  return ids;
}

/** Gives a demo login the person behind it, who then also logs in with their number. */
async function linkLogin(
  { database: { db } }: Soil,
  { user, table, id, ...person }: { user: number; table: string; id: number | undefined; name: unknown; login_id?: unknown },
): Promise<void> {
  await db.updateTable('users').set(person).where('id', '=', user).execute();
  await db.updateTable(table).set({ user_id: user }).where('id', '=', id).execute();
}

interface Cohort {
  readonly class_id: number;
  readonly order: number;
  readonly wing_id: number;
  readonly wing: number;
  readonly section_id: number;
  readonly section: number;
}

function makeChild(school: DemoSchool, cohort: Cohort, roll_no: number): { parent: Planted; student: Planted } {
  const { random, year } = school;
  const isBoy = cohort.wing === 0;
  const child = makeName(random, isBoy ? BOYS : GIRLS);
  const father = makeName(random, BOYS);
  const mother = random.pick(MOTHERS);
  const father_phone = makePhone(random);
  const profession = random.pick(PROFESSIONS);
  const address = makeAddress(random);
  return {
    parent: { name: father.name, name_local: father.name_local, relation: 'father', phone: father_phone, profession, address },
    student: {
      ...child,
      date_of_birth: birthday(random, year - 5 - cohort.order),
      gender: isBoy ? 'male' : 'female',
      religion_id: school.religions[random.pick(RELIGION_OF_TEN)],
      blood_group: random.pick(BLOOD_GROUPS),
      phone: cohort.order > 5 ? makePhone(random) : null,
      academic_year_id: school.years.at(-1),
      class_id: cohort.class_id,
      version_id: school.versions[cohort.section],
      shift_id: school.shifts[cohort.wing],
      wing_id: cohort.wing_id,
      student_group_id: hasGroups(cohort.order) ? school.groups[roll_no % school.groups.length] : null,
      section_id: cohort.section_id,
      roll_no,
      admitted_on: `${year - Math.min(cohort.order - 1, random.whole(0, 4))}-01-0${random.whole(2, 9)}`,
      father_name: father.name,
      father_phone,
      father_profession: profession,
      mother_name: mother[0],
      mother_phone: makePhone(random),
      mother_profession: random.pick(PROFESSIONS),
      present_address: address,
      permanent_address: random.chance(0.6) ? address : makeAddress(random),
      is_active: random.chance(INACTIVE_SHARE) ? 0 : 1,
    },
  };
}

function birthday({ whole }: DemoSchool['random'], year: number): string {
  return `${year}-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(1, 28)).padStart(2, '0')}`;
}
