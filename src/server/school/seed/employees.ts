import { fromMinor } from '../../../core/money.ts';
import type { DemoSchool } from './demoSchool.ts';
import { at, namedIds } from './lookups.ts';
import { COMMUNITIES, type Community, join, makeAddress, makePhone } from './names.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { experiencesOf, type CareerDates, qualificationsOf } from './staffBackground.ts';
import { makeRandom, type Random } from './random.ts';
import type { SchoolEmployee, SchoolUsers } from './school.ts';
import { PAY, STAFF, type StaffMember } from './staff.ts';

const SEED = 20_260_103;
const SINGLE_SHARE = 0.15;
const PROBATION_SHARE = 0.1;
const MOST_YEARS_HERE = 14;
const FUND = 10;
/** Employees with at least this basic salary (in taka) pay into the provident fund. */
const FUND_FROM = 12_000;
const BANKS = ['Sonali Bank', 'Janata Bank', 'Agrani Bank', 'Pubali Bank'] as const;
const LEADERS = ['Principal', 'Vice Principal', 'Senior Teacher', 'Accountant'];

const taka = (amount: number) => fromMinor(amount * 100);

/** Seeds the employees, their designations and their pay scales. */
export async function seedEmployees(
  context: SeedContext,
  school: DemoSchool,
  users: SchoolUsers,
): Promise<SchoolEmployee[]> {
  const random = makeRandom(SEED);
  const departments = await namedIds(context, 'department');
  const designations = await namedIds(context, 'designation');
  const scales = await seedDesignationScales(context, designations);
  const rows = STAFF.map(
    (member, index): SeedRecord => ({
      ...personOf({ random, school, member, number: index + 1 }),
      department_id: at(departments, member.department),
      designation_id: at(designations, member.designation),
      designation_scale_id: at(scales, member.designation),
      user_id: loginOf(member, users),
    }),
  );
  const ids = await seedRecords(context, 'employee', rows);
  return STAFF.map(({ name, designation, teaches }, index): SchoolEmployee => {
    const row = rows[index] as SeedRecord &
      Pick<
        SchoolEmployee,
        'employee_id' | 'phone' | 'joined_on' | 'fund_percentage' | 'employer_fund_percentage' | 'user_id'
      >;
    return {
      id: ids[index] as number,
      employee_id: row.employee_id,
      name,
      phone: row.phone,
      designation,
      designation_scale_id: at(scales, designation),
      basic_salary: taka(PAY[designation]?.basic ?? 0),
      fund_percentage: row.fund_percentage,
      employer_fund_percentage: row.employer_fund_percentage,
      isTeaching: teaches.length > 0,
      joined_on: row.joined_on,
      user_id: row.user_id,
    };
  });
}

async function seedDesignationScales(
  context: SeedContext,
  designations: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const scales = await namedIds(context, 'scale');
  const rows = Object.entries(PAY).map(([designation, { scale, basic, rent }]) => ({
    name: `${designation}, ${scale}`,
    designation_id: at(designations, designation),
    scale_id: at(scales, scale),
    basic_salary: taka(basic),
    allowances: [
      { name: 'House rent', percentage: rent, amount: null },
      { name: 'Medical', percentage: null, amount: 150_000 },
      { name: 'Conveyance', percentage: null, amount: 30_000 },
    ],
  }));
  const ids = await seedRecords(context, 'designationScale', rows);
  return new Map(Object.keys(PAY).map((designation, index) => [designation, ids[index] as number]));
}

function personOf({
  random,
  school,
  member,
  number,
}: {
  readonly random: Random;
  readonly school: DemoSchool;
  readonly member: StaffMember;
  readonly number: number;
}): SeedRecord {
  const { name, name_local, isMale, religion, designation } = member;
  const { men, women, boys, girls, families, ownLastNames } = COMMUNITIES[religion] as Community;
  const lastName = random.pick(families);
  const womanOf = () => join(random.pick(women), ownLastNames.length > 0 ? random.pick(ownLastNames) : lastName)[0];
  const isSingle = random.chance(SINGLE_SHARE);
  const joining = careerDatesOf(random, school.year, member);
  const phone = makePhone(random);
  const address = makeAddress(random);
  const basic = PAY[designation]?.basic ?? 0;
  const spouse = isMale ? womanOf() : join(random.pick(men), lastName)[0];
  return {
    employee_id: `E-${String(number).padStart(3, '0')}`,
    name,
    name_local,
    gender_id: school.genders[isMale ? 0 : 1],
    date_of_birth: `${joining.bornIn}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    blood_group_id: random.pick(school.bloodGroups),
    religion_id: school.religions[religion],
    marital_status_id: school.maritalStatuses[isSingle ? 0 : 1],
    father_name: join(random.pick(men), lastName)[0],
    mother_name: womanOf(),
    spouse_name: isSingle ? null : spouse,
    nid: `${joining.bornIn}${String(500_000 + number)}`,
    phone,
    email: member.login === undefined ? `${name.toLowerCase().replaceAll(' ', '.')}@lakeside.edu.bd` : null,
    present_address: address,
    permanent_address: random.chance(0.4) ? address : makeAddress(random),
    emergency_name: isSingle ? join(random.pick(isMale ? boys : girls), lastName)[0] : spouse,
    emergency_phone: makePhone(random),
    employment: joining.joinedIn === school.year || random.chance(PROBATION_SHARE) ? 'probation' : 'permanent',
    joined_on: `${joining.joinedIn}-01-0${random.whole(1, 9)}`,
    fund_percentage: basic >= FUND_FROM ? FUND : null,
    employer_fund_percentage: basic >= FUND_FROM ? FUND : null,
    pay_bank: random.pick(BANKS),
    pay_account_no: `${random.whole(1000, 9999)}-${random.whole(100_000, 999_999)}`,
    qualifications: qualificationsOf(random, member, joining),
    experiences: experiencesOf(random, member, joining),
  };
}

/** Leading employees have worked here, and in the profession, for longer. */
function careerDatesOf(random: Random, year: number, { designation }: StaffMember): CareerDates {
  const isLeading = LEADERS.includes(designation);
  const joinedIn = year - random.whole(isLeading ? 8 : 1, MOST_YEARS_HERE);
  const yearsBefore = random.whole(isLeading ? 4 : 0, isLeading ? 12 : 6);
  return { joinedIn, yearsBefore, bornIn: joinedIn - yearsBefore - random.whole(24, 27) };
}

function loginOf({ login }: StaffMember, users: SchoolUsers): number | null {
  switch (login) {
    case 'Super admin':
      return users.superadmin;
    case 'Admin':
      return users.admin;
    case 'Teacher':
      return users.teacher;
    case 'Accountant':
      return users.accountant;
    case 'Office':
      return users.office;
    default:
      return null;
  }
}
