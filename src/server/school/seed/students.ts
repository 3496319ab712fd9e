import { type EnrolmentYear, makeCareer, type Rolls, type Seat } from './careers.ts';
import { LAST_PRIMARY_CLASS } from './curriculum.ts';
import type { DemoSchool } from './demoSchool.ts';
import { childName, type Family, makeFamilies } from './families.ts';
import { makeAddress, makePhone, type Name } from './names.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom, type Random } from './random.ts';
import type { SchoolParent, SchoolSection, SchoolStudent, SchoolUsers } from './school.ts';

const SEED = 20_260_102;
const STUDENTS_OF_A_CLASS_AND_WING = 30;
/** The number of students of each section of class Ten who left at the end of each past year. */
const LEAVERS = 8;
const INACTIVE_SHARE = 0.02;
const MOST_YEARS_AT_SCHOOL = 5;
const PHONE_FROM_CLASS = 6;
const DEMO_FAMILY = {
  father: ['Kamal Ahmed', 'কামাল আহমেদ'],
  lastName: ['Ahmed', 'আহমেদ'],
  religion: 0,
  children: [
    { order: 9, wing: 0, section: 0, name: ['Tanvir Ahmed', 'তানভীর আহমেদ'] },
    { order: 6, wing: 1, section: 0, name: ['Tasnim Ahmed', 'তাসনিম আহমেদ'] },
  ],
} as const;

interface Child {
  readonly family: number;
  readonly seat: Seat;
  readonly career: readonly EnrolmentYear[];
  readonly isActive: boolean;
  readonly row: SeedRecord;
}

export interface SeededStudents {
  readonly students: readonly SchoolStudent[];
  readonly parents: readonly SchoolParent[];
  readonly demoStudent: SchoolStudent;
}

/** Seeds current and former students with their parents and enrolments. */
export async function seedStudents(
  context: SeedContext,
  options: {
    readonly school: DemoSchool;
    readonly sections: readonly SchoolSection[];
    readonly users: SchoolUsers;
  },
): Promise<SeededStudents> {
  const { school, sections, users } = options;
  const random = makeRandom(SEED);
  const seats = seatsOf(sections, school.years.length);
  const first = DEMO_FAMILY.children.map(({ order, wing, section }) => {
    const seat = seats.find(
      (each) => each.order === order && each.wing === wing && each.section === section && each.leftYearsAgo === 0,
    );
    if (!seat) throw new Error('There is no place for the children of the demo login');
    return seat;
  });
  const [demo, ...others] = makeFamilies(random, seats, first);
  const families = [{ ...(demo as Family<Seat>), ...DEMO_FAMILY, children: first }, ...others];
  const parentIds = await seedRecords(
    context,
    'studentParent',
    families.map((family, index) => parentRow(family, index === 0 ? users.parent : null)),
  );
  const children = makeChildren({ random, school, families, today: context.today, userId: users.student });
  const ids = await seedRecords(
    context,
    'student',
    children.map(({ row, family }) => ({ ...row, parent_id: parentIds[family] })),
  );
  await seedRecords(
    context,
    'enrolment',
    children.flatMap(({ career }, index) =>
      career.map(({ cohort, ...year }) => ({ student_id: ids[index], ...cohort, ...year })),
    ),
  );
  const students = children.flatMap((child, index) =>
    child.seat.leftYearsAgo > 0 ? [] : [studentOf(child, ids[index] as number, parentIds[child.family] as number)],
  );
  const parents = families.map(({ father, fatherPhone }, index) => ({
    id: parentIds[index] as number,
    name: father[0],
    phone: fatherPhone,
  }));
  const demoStudent = students[0] as SchoolStudent;
  await nameLogins(context, users, demoStudent);
  return { students, parents, demoStudent };
}

function seatsOf(sections: readonly SchoolSection[], years: number): Seat[] {
  const of = (leftYearsAgo: number, count: (order: number) => number) =>
    sections.flatMap(({ order, wing, section }) =>
      Array.from({ length: count(order) }, () => ({ order, wing, section, leftYearsAgo })),
    );
  const today = of(0, (order) =>
    order <= LAST_PRIMARY_CLASS ? STUDENTS_OF_A_CLASS_AND_WING : STUDENTS_OF_A_CLASS_AND_WING / 2,
  );
  const leavers = Array.from({ length: years - 1 }, (_, index) =>
    of(index + 1, (order) => (order === 10 ? LEAVERS : 0)),
  );
  return [...today, ...leavers.flat()];
}

function makeChildren(options: {
  readonly random: Random;
  readonly school: DemoSchool;
  readonly families: readonly Family<Seat>[];
  readonly today: string;
  readonly userId: number;
}): Child[] {
  const { random, school, families, today, userId } = options;
  const rolls: Rolls = new Map();
  return families
    .flatMap((family, familyIndex) =>
      family.children.map((seat, index) => {
        const isDemo = familyIndex === 0;
        const name = isDemo ? (DEMO_FAMILY.children[index]?.name as Name) : childName(random, family, seat.wing);
        const years = random.whole(
          seat.leftYearsAgo,
          Math.min(seat.order - 1, MOST_YEARS_AT_SCHOOL) + seat.leftYearsAgo,
        );
        const admitted_on = `${school.year - years}-01-0${random.whole(1, 9)}`;
        const isActive = seat.leftYearsAgo === 0 && (isDemo || !random.chance(INACTIVE_SHARE));
        const career = makeCareer({ random, school, seat, admittedOn: admitted_on, today, isActive, rolls });
        const { cohort, roll_no } = career.at(-1) as EnrolmentYear;
        const row: SeedRecord = {
          ...personOf({ random, school, family, seat, name }),
          ...cohort,
          roll_no,
          admitted_on,
          is_active: isActive ? 1 : 0,
          user_id: isDemo && index === 0 ? userId : null,
        };
        return { family: familyIndex, seat, career, isActive, row };
      }),
    )
    .map((child, index) => ({
      ...child,
      row: {
        ...child.row,
        student_id: `${String(child.row.admitted_on).slice(0, 4)}${String(index + 1).padStart(4, '0')}`,
      },
    }));
}

function personOf({
  random,
  school,
  family,
  seat,
  name,
}: {
  readonly random: Random;
  readonly school: DemoSchool;
  readonly family: Family<Seat>;
  readonly seat: Seat;
  readonly name: Name;
}): SeedRecord {
  const { father, mother, address } = family;
  const year = school.year - seat.leftYearsAgo - 5 - seat.order;
  return {
    name: name[0],
    name_local: name[1],
    date_of_birth: `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    gender_id: school.genders[seat.wing],
    religion_id: school.religions[family.religion],
    blood_group_id: random.pick(school.bloodGroups),
    phone: seat.order >= PHONE_FROM_CLASS ? makePhone(random) : null,
    father_name: father[0],
    father_phone: family.fatherPhone,
    father_profession: family.fatherProfession,
    mother_name: mother[0],
    mother_phone: family.motherPhone,
    mother_profession: family.motherProfession,
    present_address: address,
    permanent_address: random.chance(0.6) ? address : makeAddress(random),
  };
}

function parentRow(family: Family<Seat>, user_id: number | null): SeedRecord {
  const { father, fatherPhone, fatherProfession, nid, address } = family;
  return {
    name: father[0],
    name_local: father[1],
    relation: 'father',
    phone: fatherPhone,
    profession: fatherProfession,
    nid,
    address,
    user_id,
  };
}

function studentOf({ row, seat, career, isActive }: Child, id: number, parent_id: number): SchoolStudent {
  const { cohort, roll_no } = career.at(-1) as EnrolmentYear;
  const { student_id, name, admitted_on } = row as { student_id: string; name: string; admitted_on: string };
  return { id, student_id, name, cohort, order: seat.order, roll_no, parent_id, admitted_on, isActive };
}

/** Gives the demo logins the names of their persons, and lets the student log in with the student number. */
async function nameLogins(
  { database: { db } }: SeedContext,
  users: SchoolUsers,
  { name, student_id }: SchoolStudent,
): Promise<void> {
  await db.updateTable('users').set({ name, login_id: student_id }).where('id', '=', users.student).execute();
  await db.updateTable('users').set({ name: DEMO_FAMILY.father[0] }).where('id', '=', users.parent).execute();
}
