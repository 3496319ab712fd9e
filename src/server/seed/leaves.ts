import { addDays } from './days.ts';
import { type Planted, plant, type Soil } from './plant.ts';
import { makeRandom, type Random } from './random.ts';
import type { School } from './school.ts';

const SEED = 20_260_104;
const [PENDING, APPROVED, REJECTED, WITHDRAWN] = [0, 1, 2, 3];
/** How the states follow each other, from request to request. */
const STATES = [APPROVED, APPROVED, PENDING, APPROVED, REJECTED, APPROVED, WITHDRAWN] as const;
const EVERY_STUDENT = 5;
const DAYS_BACK = 75;

const OF_STUDENTS = [
  ['sick', 'Fever; the doctor has advised rest'],
  ['sick', 'Chickenpox, as the certificate says'],
  ['family', 'Wedding of an elder sister in Cumilla'],
  ['family', 'Grandfather is in hospital'],
  ['religious', 'Festival with the family in the village'],
  ['travel', 'Journey to the home village in Sylhet'],
] as const;
const OF_EMPLOYEES = [
  ['casual', 'Work at home that cannot wait'],
  ['sick', 'Viral fever; a certificate follows'],
  ['earned', 'Journey with the family to Cox’s Bazar'],
  ['casual', 'Registration of land at the sub-registrar’s'],
  ['sick', 'Dental treatment'],
  ['unpaid', 'Care of the mother after an operation'],
] as const;
const REFUSED = ['The exams are held in these days', 'The days are not free: two colleagues are on leave'] as const;

/** Requests for leave in every state; whoever has an approved one gets it written into the attendance. At most one each. */
export async function plantLeaves(soil: Soil, school: School): Promise<void> {
  const random = makeRandom(SEED);
  const parentUser = school.users.parent;
  const students = school.students.filter(({ isActive }, index) => isActive && index % EVERY_STUDENT === 0);
  const ofStudents = students.map(({ id }, index) => ({
    student_id: id,
    ...request({ random, today: soil.today, index, reasons: OF_STUDENTS, refusal: REFUSED[0] }),
    created_by: id === school.demoStudent.id ? parentUser : school.users.office,
  }));
  await plant(soil, 'studentLeaveRequest', ofStudents);
  const ofEmployees = school.employees.map(({ id, phone, user_id }, index) => ({
    employee_id: id,
    phone,
    ...request({ random, today: soil.today, index, reasons: OF_EMPLOYEES, refusal: REFUSED[1] }),
    created_by: user_id,
  }));
  await plant(soil, 'employeeLeaveRequest', ofEmployees.filter((_row, index) => index % 3 !== 1));
}

function request(given: {
  readonly random: Random;
  readonly today: string;
  readonly index: number;
  readonly reasons: readonly (readonly [kind: string, reason: string])[];
  readonly refusal: string;
}): Planted {
  const { random, today, index, reasons, refusal } = given;
  const status = STATES[index % STATES.length] as number;
  const [kind, reason] = random.pick(reasons);
  const length = random.whole(0, 3);
  // What waits for a decision lies ahead; what is approved lies behind, so that it stands in the attendance.
  const starts_on = status === PENDING ? addDays(today, random.whole(1, 12)) : addDays(today, -random.whole(length + 1, DAYS_BACK));
  const asked = addDays(status === PENDING ? today : starts_on, -random.whole(1, 3));
  return {
    kind,
    starts_on,
    ends_on: addDays(starts_on, length),
    reason,
    status,
    reject_reason: status === REJECTED ? refusal : null,
    created_at: `${asked}T04:30:00.000Z`,
  };
}
