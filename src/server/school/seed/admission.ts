import { admissionPayment } from '../../../../schemas/admission/admissionPayment.ts';
import { codesOf } from '../../../core/fields/field.ts';
import { fromMinor } from '../../../core/money.ts';
import { admittedApplicants } from './admission/admitted.ts';
import { APPLICANT, waitingApplicants } from './admission/applicants.ts';
import { compareDays, instantOf } from './days.ts';
import { at, namedIds } from './lookups.ts';
import { drawFaces, storeNotice } from './pictures.ts';
import { type SeedRecord, seedRecords, type SeedContext } from './seedRecords.ts';
import { makeRandom } from './random.ts';
import type { School } from './school.ts';
import { addDays } from '../../../core/days.ts';

const PAYMENT = codesOf(admissionPayment.fields.status);
const SEED = 20_260_204;
const WITH_PHOTO = 12;
/** Taka. */
const FORM_FEE = 300;
const ADMISSION_FEE = 3_000;
const FEE_STEP = 150;
const VOID_EVERY = 13;
const PAYMENT_TYPES = ['Cash', 'bKash', 'Nagad', 'Bank transfer'] as const;

/** Seeds a current admission: instructions, dates, fees, forty applicants in every state, and their payments. */
export async function seedAdmission(context: SeedContext, school: School): Promise<void> {
  const academicYear = await comingYear(context, school);
  await seedInstructions(context, academicYear);
  await seedDays(context, school, academicYear);
  await seedRecords(
    context,
    'admissionFee',
    school.classes.flatMap((class_id, index) => [
      { academic_year_id: academicYear, class_id, purpose: 'application', amount: fromMinor(FORM_FEE * 100) },
      { academic_year_id: academicYear, class_id, purpose: 'admission', amount: fromMinor(admissionFee(index)) },
    ]),
  );
  const applicants = await seedApplicants(context, school, academicYear);
  await seedPayments(context, school, applicants);
}

/** The next academic year if it exists, else the current one. */
async function comingYear({ database }: SeedContext, school: School): Promise<number> {
  const [next] = await database.query<{ id: number }>(
    'select id from academic_years where starts_on > $1 order by starts_on limit 1',
    [school.today],
  );
  return next?.id ?? school.yearId;
}

async function seedInstructions(context: SeedContext, academicYear: number): Promise<void> {
  const document = await storeNotice(context.storage, 'admission.pdf', [
    'Admission: what to bring',
    'Lakeside School and College, 12 Lake Road, Dhanmondi, Dhaka 1205',
    '',
    'Birth certificate of the child (copy)',
    'National identity cards of both parents (copies)',
    'Three photographs of passport size',
    'Last report card, from class Two on',
  ]);
  await seedRecords(context, 'admissionInstruction', [
    {
      title: 'How to apply',
      academic_year_id: academicYear,
      order: 1,
      document,
      text: '<p>Fill in the form, pay the application fee, and keep the number of the form: it is asked for everywhere.</p>',
    },
    {
      title: 'The test',
      academic_year_id: academicYear,
      order: 2,
      text: '<p>Bangla, English and mathematics of the class before, one hour. Class One is chosen by interview.</p>',
    },
    {
      title: 'Seats for children of freedom fighters’ families',
      academic_year_id: academicYear,
      order: 3,
      text: '<p>Five seats in every hundred. Bring the certificate to the interview.</p>',
    },
    { title: 'Old rules', order: 4, is_active: 0, text: '<p>Replaced by the instructions above.</p>' },
  ]);
}

async function seedDays(context: SeedContext, school: School, academicYear: number): Promise<void> {
  const on = (days: number) => addDays(school.today, days);
  const days = [
    {
      title: 'Test of classes Two to Five',
      kind: 'written_test',
      held_on: on(-6),
      starts_at: '10:00',
      ends_at: '11:00',
      place: 'Main building',
    },
    {
      title: 'Test of classes Six to Nine',
      kind: 'written_test',
      held_on: on(9),
      starts_at: '10:00',
      ends_at: '11:30',
      place: 'Main building',
    },
    {
      title: 'Interviews of class One',
      kind: 'interview',
      class_id: school.classes[0],
      held_on: on(11),
      starts_at: '09:00',
      ends_at: '15:00',
      place: 'Meeting Room',
    },
    {
      title: 'List of those selected',
      kind: 'result',
      held_on: on(18),
      starts_at: '12:00',
      note: 'At the notice board and on this website',
    },
    {
      title: 'Enrolment at the office',
      kind: 'enrolment',
      held_on: on(22),
      starts_at: '09:00',
      ends_at: '16:00',
      place: 'Office',
    },
    {
      title: 'Welcome of the new children',
      kind: 'orientation',
      held_on: on(30),
      starts_at: '10:00',
      ends_at: '12:00',
      place: 'Assembly Hall',
    },
  ];
  await seedRecords(
    context,
    'admissionSchedule',
    days.map((day) => ({ ...day, academic_year_id: academicYear })),
  );
  await seedRecords(
    context,
    'admissionDate',
    school.classes.slice(0, 9).map((class_id, index) => ({
      academic_year_id: academicYear,
      class_id,
      opens_at: `${on(-45)}T03:00:00.000Z`,
      closes_at: `${on(8)}T17:59:00.000Z`,
      seats: index === 0 ? 60 : 10,
    })),
  );
}

async function seedApplicants(context: SeedContext, school: School, academicYear: number): Promise<SeedRecord[]> {
  const waiting = waitingApplicants(makeRandom(SEED), school, academicYear);
  const all = [...(await admittedApplicants(context, school)), ...waiting].sort((one, other) =>
    compareDays(one.applied_on, other.applied_on),
  );
  const photos = await drawFaces(
    context.storage,
    all.slice(0, WITH_PHOTO).map(({ name }) => String(name)),
  );
  const records = all.map(
    (applicant, index): SeedRecord => ({
      ...applicant,
      form_no: `A-${school.year}-${String(index + 1).padStart(4, '0')}`,
      photo: photos[index] ?? null,
      created_at: instantOf(String(applicant.applied_on), '04:00'),
    }),
  );
  const ids = await seedRecords(context, 'applicant', records);
  return records.map((record, index) => ({ ...record, id: ids[index] }));
}

async function seedPayments(context: SeedContext, school: School, applicants: readonly SeedRecord[]): Promise<void> {
  const types = await namedIds(context, 'paymentType');
  const { accountant } = school.users;
  const forms = applicants
    .filter(({ status }) => status !== APPLICANT.applied)
    .flatMap((applicant, index) => {
      const form = {
        applicant_id: applicant.id,
        purpose: 'application',
        amount: FORM_FEE * 100,
        paid_on: applicant.applied_on,
      };
      return index % VOID_EVERY === VOID_EVERY - 1
        ? [{ ...form, status: PAYMENT.void, void_reason: 'Entered for the wrong child' }, form]
        : [form];
    });
  const admissions = applicants
    .filter(({ status }) => status === APPLICANT.admitted)
    .map((applicant) => ({
      applicant_id: applicant.id,
      purpose: 'admission',
      amount: admissionFee(school.classes.indexOf(Number(applicant.class_id))),
      paid_on: addDays(String(applicant.applied_on), 20),
    }));
  const inOrder = [...forms, ...admissions].sort((one, other) => compareDays(one.paid_on, other.paid_on));
  await seedRecords(
    context,
    'admissionPayment',
    inOrder.map((payment, index) => {
      const by = PAYMENT_TYPES[index % PAYMENT_TYPES.length] ?? 'Cash';
      return {
        ...payment,
        amount: fromMinor(payment.amount),
        payment_type_id: at(types, by),
        receipt_no: `AF-${String(index + 1).padStart(4, '0')}`,
        transaction_no: by === 'Cash' ? null : `TX${7_310_422 + index * 137}`,
        created_by: accountant,
        created_at: instantOf(String(payment.paid_on), '05:00'),
      };
    }),
  );
}

/** In minor units. The class counts from 0. */
function admissionFee(classIndex: number): number {
  return (ADMISSION_FEE + classIndex * FEE_STEP) * 100;
}
