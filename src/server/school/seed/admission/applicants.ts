import { applicant } from '../../../../../schemas/admission/applicant.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import { BOYS, GIRLS, makeAddress, makeName, makePhone } from '../names.ts';
import type { SeedRecord } from '../seedRecords.ts';
import type { Random } from '../random.ts';
import type { School } from '../school.ts';
import { addDays } from '../../../../core/days.ts';

export const APPLICANT = codesOf(applicant.fields.status);

/** The number of applicants in each state before admission. */
const WAITING: readonly (readonly [status: number, count: number])[] = [
  [APPLICANT.applied, 10],
  [APPLICANT.fee_paid, 9],
  [APPLICANT.selected, 8],
  [APPLICANT.not_selected, 5],
];
const SCHOOLS = [
  'Sunbeams Kindergarten',
  'Green Dale School',
  'Azimpur Primary School',
  'Rose Garden Kindergarten',
] as const;
const CLASSES = ['Nursery', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;
const RESULTS = ['A+', 'A', 'A−', 'B'] as const;
/** Classes that accept applicants, counted from 1. A class with more applicants is listed several times. */
const ORDERS = [1, 1, 1, 2, 3, 4, 6, 6, 6, 9] as const;
const NOT_SELECTED = ['Below the pass mark of the test', 'No seat left in this shift'] as const;
/** How many days ago applications opened, and the last one arrived. */
const OPENED = 40;
const LATEST = 1;

/** Applicants who are not admitted yet. Those who were tested have a mark. */
export function waitingApplicants(random: Random, school: School, academicYear: number): SeedRecord[] {
  return WAITING.flatMap(([status, count]) =>
    Array.from({ length: count }, () => makeApplicant({ random, school, academicYear, status })),
  );
}

function makeApplicant(options: {
  readonly random: Random;
  readonly school: School;
  readonly academicYear: number;
  readonly status: number;
}): SeedRecord {
  const { random, school, academicYear, status } = options;
  const isBoy = random.chance(0.5);
  const order = random.pick(ORDERS);
  const wing = isBoy ? 0 : 1;
  const child = makeName(random, isBoy ? BOYS : GIRLS);
  const father = makeName(random, BOYS);
  const mother = makeName(random, GIRLS);
  const address = makeAddress(random);
  const isTested = status === APPLICANT.selected || status === APPLICANT.not_selected;
  const mark = status === APPLICANT.selected ? random.whole(62, 96) : random.whole(18, 58);
  const isLate = status === APPLICANT.applied;
  return {
    ...child,
    applied_on: addDays(school.today, -random.whole(isLate ? LATEST : 9, isLate ? 8 : OPENED)),
    academic_year_id: academicYear,
    class_id: school.classes[order - 1],
    version_id: random.pick(school.versions),
    shift_id: school.shifts[wing],
    wing_id: school.wings[wing],
    student_group_id: order >= 9 ? random.pick(school.groups) : null,
    date_of_birth: `${school.year - 5 - order}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    gender_id: school.genders[isBoy ? 0 : 1],
    religion_id: school.religions[0],
    birth_certificate_no: `${school.year - 5 - order}${random.whole(1_000_000, 9_999_999)}${random.whole(100_000, 999_999)}`,
    father_name: father.name,
    father_phone: makePhone(random),
    father_profession: 'Business',
    mother_name: mother.name,
    mother_phone: makePhone(random),
    mother_profession: 'Homemaker',
    present_address: address,
    permanent_address: address,
    previous_school: order === 1 ? null : random.pick(SCHOOLS),
    previous_class: order === 1 ? null : CLASSES[order - 1],
    previous_result: order === 1 ? null : random.pick(RESULTS),
    test_mark: isTested ? mark : null,
    status,
    decision_note: status === APPLICANT.not_selected ? random.pick(NOT_SELECTED) : null,
  };
}
