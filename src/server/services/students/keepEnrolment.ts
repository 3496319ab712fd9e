import { COHORT } from '../../../../schemas/academics/cohort.ts';
import { problemsOfViolation } from '../../db/violations.ts';
import { addAllFollowing, addFollowing, changeFollowing, removeFollowing } from '../resources/followUp.ts';
import type { Made, Removing, Written } from '../resources/hookTypes.ts';
import type { Store, Values } from '../resources/store.ts';

const ENROLLED = 0;
const PROMOTED = 1;
const REPEATED = 2;
/** What an enrolment has in common with the student's own record. */
const FOLLOWED = [...COHORT, 'roll_no'] as const;
const MATTERS = [...FOLLOWED, 'admitted_on'] as const;
/** What an enrolment is that was open, or that a later one has ended. */
const FOLLOWING: readonly number[] = [ENROLLED, PROMOTED, REPEATED];

/** The days of an academic year. */
interface Year {
  readonly first: string;
  readonly last: string;
}

interface Found extends Year {
  readonly id: number;
  readonly status: number;
  readonly academic_year_id: number;
  readonly class_id: number;
}

/**
 * The student's own record holds the present enrolment: the enrolment of that academic year follows it. A later year ends
 * what was open before as promoted, or as repeated where the class stays; back in an earlier year none of the later was.
 */
export async function keepEnrolment(written: Written): Promise<void> {
  const { record, before, store } = written;
  if (before && MATTERS.every((name) => record[name] === before[name])) return;
  await naming(store, follow(written));
}

/** Enrols many new students at once. */
export async function enrolAll({ store, caller, records }: Made): Promise<void> {
  const years = new Map<unknown, Year>();
  for (const { academic_year_id: id } of records) if (!years.has(id)) years.set(id, await yearOf(store, id));
  const values = records.map((record) => freshEnrolment(record, years.get(record.academic_year_id) as Year));
  await naming(store, addAllFollowing({ cause: { store, caller }, resource: 'enrolment', values }));
}

// The roll number may be that of somebody who has left this cohort since.
async function naming({ registry }: Store, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw problemsOfViolation(registry.get('enrolment'), error) ?? error;
  }
}

/** A student who was entered by mistake takes the enrolment along; years that ended stay, and keep the student. */
export async function dropEnrolment(removing: Removing): Promise<void> {
  const { store, existing } = removing;
  const [only, ...more] = await enrolmentsOf(store, Number(existing.id));
  if (!only || more.length > 0 || only.status !== ENROLLED) return;
  await removeFollowing({ cause: removing, resource: 'enrolment', id: only.id });
}

async function follow(written: Written): Promise<void> {
  const { record, before, store } = written;
  const year = await yearOf(store, record.academic_year_id);
  const known = before ? await enrolmentsOf(store, Number(record.id)) : [];
  for (const other of known) await settleOther(written, other, year);
  const present = known.find(({ academic_year_id }) => academic_year_id === record.academic_year_id);
  if (!present) {
    await addFollowing({ cause: written, resource: 'enrolment', values: freshEnrolment(record, year) });
    return;
  }
  const isReopened = before?.academic_year_id !== record.academic_year_id;
  const kept: Values = { ...followed(record), starts_on: firstDay(record, year), ...(isReopened && { status: ENROLLED, ends_on: null }) };
  const change = (enrolment: Values) => (Object.entries(kept).some(([name, value]) => enrolment[name] !== value) ? kept : undefined);
  await changeFollowing({ cause: written, resource: 'enrolment', id: present.id, change });
}

async function settleOther(written: Written, other: Found, year: Year): Promise<void> {
  const { record } = written;
  if (other.academic_year_id === record.academic_year_id) return;
  if (other.first > year.first) {
    if (FOLLOWING.includes(other.status)) await removeFollowing({ cause: written, resource: 'enrolment', id: other.id });
    return;
  }
  if (other.status !== ENROLLED) return;
  const status = other.class_id === record.class_id ? REPEATED : PROMOTED;
  await changeFollowing({ cause: written, resource: 'enrolment', id: other.id, change: () => ({ status, ends_on: other.last }) });
}

// Whoever comes in the middle of a year is enrolled from that day on.
function firstDay({ admitted_on }: Values, { first, last }: Year): string {
  const admitted = String(admitted_on ?? '');
  return admitted > first && admitted <= last ? admitted : first;
}

function freshEnrolment(record: Values, year: Year): Values {
  return { student_id: record.id, ...followed(record), starts_on: firstDay(record, year), status: ENROLLED };
}

function followed(record: Values): Values {
  return Object.fromEntries(FOLLOWED.map((name) => [name, record[name]]));
}

async function yearOf({ trx }: Store, id: unknown): Promise<Year> {
  const year = await trx
    .selectFrom('academic_years')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { first: String(year.starts_on), last: String(year.ends_on) };
}

async function enrolmentsOf({ trx }: Store, student: number): Promise<Found[]> {
  const rows = await trx
    .selectFrom('enrolments')
    .innerJoin('academic_years', 'academic_years.id', 'enrolments.academic_year_id')
    .select(['enrolments.id', 'status', 'academic_year_id', 'class_id', 'academic_years.starts_on', 'academic_years.ends_on'])
    .where('student_id', '=', student)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    status: Number(row.status),
    academic_year_id: Number(row.academic_year_id),
    class_id: Number(row.class_id),
    first: String(row.starts_on),
    last: String(row.ends_on),
  }));
}
