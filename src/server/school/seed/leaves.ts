import { studentLeaveRequest } from '../../../../schemas/attendance/studentLeaveRequest.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { instantOf } from './days.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom, type Random } from './random.ts';
import type { School } from './school.ts';
import { addDays } from '../../../core/days.ts';

const SEED = 20_260_104;
// Both entities have the same life cycle.
const { pending, approved, rejected, withdrawn } = codesOf(studentLeaveRequest.fields.status);
/** The states of the requests, repeated in this order. */
const STATES = [approved, approved, pending, approved, rejected, approved, withdrawn] as const;
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

/** Seeds leave requests in every state, at most one for each person. Approved leave later becomes attendance. */
export async function seedLeaves(context: SeedContext, school: School): Promise<void> {
  const random = makeRandom(SEED);
  const parentUser = school.users.parent;
  const students = school.students.filter(({ isActive }, index) => isActive && index % EVERY_STUDENT === 0);
  const ofStudents = students.map(({ id }, index) => ({
    student_id: id,
    ...request({ random, today: context.today, index, reasons: OF_STUDENTS, refusal: REFUSED[0] }),
    created_by: id === school.demoStudent.id ? parentUser : school.users.office,
  }));
  await seedRecords(context, 'studentLeaveRequest', ofStudents);
  const ofEmployees = school.employees.map(({ id, phone, user_id }, index) => ({
    employee_id: id,
    phone,
    ...request({ random, today: context.today, index, reasons: OF_EMPLOYEES, refusal: REFUSED[1] }),
    created_by: user_id,
  }));
  await seedRecords(
    context,
    'employeeLeaveRequest',
    ofEmployees.filter((_row, index) => index % 3 !== 1),
  );
}

function request(options: {
  readonly random: Random;
  readonly today: string;
  readonly index: number;
  readonly reasons: readonly (readonly [kind: string, reason: string])[];
  readonly refusal: string;
}): SeedRecord {
  const { random, today, index, reasons, refusal } = options;
  const status = STATES[index % STATES.length];
  const [kind, reason] = random.pick(reasons);
  const length = random.whole(0, 3);
  // Pending leave is in the future. Other leave is in the past, so that approved leave is in the attendance.
  const starts_on =
    status === pending ? addDays(today, random.whole(1, 12)) : addDays(today, -random.whole(length + 1, DAYS_BACK));
  const requestedOn = addDays(status === pending ? today : starts_on, -random.whole(1, 3));
  return {
    kind,
    starts_on,
    ends_on: addDays(starts_on, length),
    reason,
    status,
    reject_reason: status === rejected ? refusal : null,
    created_at: instantOf(requestedOn, '04:30'),
  };
}
