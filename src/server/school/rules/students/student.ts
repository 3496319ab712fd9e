import { COHORT } from '../../../../../schemas/academics/cohort.ts';
import { enrolment } from '../../../../../schemas/students/enrolment.ts';
import { student } from '../../../../../schemas/students/student.ts';
import { codesOf } from '../../../../core/fields/field.ts';
import type { NewValuesOf, RecordOf } from '../../../../core/infer.ts';
import { forgetSessions } from '../../../services/auth/sessions.ts';
import {
  createManyRelated,
  createRelated,
  removeRelated,
  updateRelated,
} from '../../../services/resources/write/related.ts';
import { type CreatedMany, defineRules, type Removing, type Written } from '../../../services/rules.ts';
import type { Store } from '../../../services/store.ts';
import { keysOf, pick, tablesOf } from '../../tables.ts';

const { enrolled, promoted, repeated } = codesOf(enrolment.fields.status);
/** What an enrolment has in common with the student's own record. */
const SHARED_FIELDS = [...COHORT, 'roll_no'] as const;
const WATCHED_FIELDS = [...SHARED_FIELDS, 'admitted_on'] as const;
/** The states of a later year that is taken back: open, or ended by a year after it. */
const UNDONE_STATES: readonly number[] = [enrolled, promoted, repeated];

type Student = RecordOf<typeof student>;

/** The days of an academic year. */
interface Year {
  readonly first: string;
  readonly last: string;
}

interface EnrolmentOfYear extends Year {
  readonly id: number;
  readonly status: number;
  readonly academic_year_id: number;
  readonly class_id: number;
}

/**
 * The student's own record holds the present enrolment: the enrolment of that academic year follows it. A later year ends
 * what was open before as promoted, or as repeated where the class stays; back in an earlier year none of the later was.
 */
async function keepEnrolment(written: Written<typeof student>): Promise<void> {
  const { record, before } = written;
  if (before && WATCHED_FIELDS.every((name) => record[name] === before[name])) return;
  await applyEnrolment(written);
}

/** Enrols many new students at once. */
async function enrolAll({ store, caller, records }: CreatedMany<typeof student>): Promise<void> {
  const years = new Map<number, Year>();
  for (const { academic_year_id: id } of records) if (!years.has(id)) years.set(id, await yearOf(store, id));
  const values = records.map((record) => freshEnrolment(record, years.get(record.academic_year_id) as Year));
  await createManyRelated({ cause: { store, caller }, entity: enrolment, values });
}

/** A student who was entered by mistake takes the enrolment along; years that ended stay, and keep the student. */
async function dropEnrolment(removing: Removing<typeof student>): Promise<void> {
  const { store, existing } = removing;
  const [only, ...more] = await enrolmentsOf(store, existing.id);
  if (!only || more.length > 0 || only.status !== enrolled) return;
  await removeRelated({ cause: removing, entity: enrolment, id: only.id });
}

async function applyEnrolment(written: Written<typeof student>): Promise<void> {
  const { record, before, store } = written;
  const year = await yearOf(store, record.academic_year_id);
  const known = before ? await enrolmentsOf(store, record.id) : [];
  for (const other of known) await settleOther(written, other, year);
  const present = known.find(({ academic_year_id }) => academic_year_id === record.academic_year_id);
  if (!present) {
    await createRelated({ cause: written, entity: enrolment, values: freshEnrolment(record, year) });
    return;
  }
  const isReopened = before?.academic_year_id !== record.academic_year_id;
  const enrolmentValues = {
    ...pick(record, SHARED_FIELDS),
    starts_on: firstDay(record, year),
    ...(isReopened && { status: enrolled, ends_on: null }),
  };
  const change = (stored: RecordOf<typeof enrolment>) =>
    keysOf(enrolmentValues).some((name) => stored[name] !== enrolmentValues[name]) ? enrolmentValues : undefined;
  await updateRelated({ cause: written, entity: enrolment, id: present.id, change });
}

async function settleOther(written: Written<typeof student>, other: EnrolmentOfYear, year: Year): Promise<void> {
  const { record } = written;
  if (other.academic_year_id === record.academic_year_id) return;
  if (other.first > year.first) {
    if (UNDONE_STATES.includes(other.status)) await removeRelated({ cause: written, entity: enrolment, id: other.id });
    return;
  }
  if (other.status !== enrolled) return;
  const status = other.class_id === record.class_id ? repeated : promoted;
  await updateRelated({
    cause: written,
    entity: enrolment,
    id: other.id,
    change: () => ({ status, ends_on: other.last }),
  });
}

// Whoever comes in the middle of a year is enrolled from that day on.
function firstDay({ admitted_on }: Student, { first, last }: Year): string {
  const admitted = admitted_on ?? '';
  return admitted > first && admitted <= last ? admitted : first;
}

function freshEnrolment(record: Student, year: Year): NewValuesOf<typeof enrolment> {
  return { student_id: record.id, ...pick(record, SHARED_FIELDS), starts_on: firstDay(record, year), status: enrolled };
}

async function yearOf(store: Store, id: number): Promise<Year> {
  const year = await tablesOf<'academic_years'>(store)
    .selectFrom('academic_years')
    .select(['starts_on', 'ends_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { first: year.starts_on, last: year.ends_on };
}

async function enrolmentsOf(store: Store, studentId: number): Promise<EnrolmentOfYear[]> {
  return tablesOf<'enrolments' | 'academic_years'>(store)
    .selectFrom('enrolments')
    .innerJoin('academic_years', 'academic_years.id', 'enrolments.academic_year_id')
    .select([
      'enrolments.id',
      'status',
      'academic_year_id',
      'class_id',
      'academic_years.starts_on as first',
      'academic_years.ends_on as last',
    ])
    .where('student_id', '=', studentId)
    .execute();
}

export const studentRules = defineRules(student, {
  afterWrite: keepEnrolment,
  afterCreateMany: enrolAll,
  beforeRemove: dropEnrolment,
  // Whose children are whose, and the cohorts in which they are, are kept with the login.
  afterCommit: forgetSessions,
});
