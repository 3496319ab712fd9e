import { COHORT } from '../../../../schemas/academics/cohort.ts';
import { refuse } from '../../errors.ts';
import { addFollowing, changeFollowing } from '../resources/followUp.ts';
import type { Moved } from '../resources/hookTypes.ts';
import { loadRecord, type Values } from '../resources/store.ts';
import { schoolDays } from './schoolDays.ts';

/** Aliases of the attendance statuses. Whoever came on a day was not on leave on it. */
const ON_LEAVE = 'E';
const CAME = ['P', 'L'];

interface Leave {
  /** The leave that was approved. */
  readonly approved: Moved;
  /** Where the attendance is kept. */
  readonly resource: 'employeeAttendance' | 'studentAttendance';
  /** What is the same in the row of every day, and tells whose it is. */
  readonly key: Values;
  /** What else a new row holds. */
  readonly rest?: Values;
}

/** Approving an employee's leave writes "on leave" for its days, in the same transaction. */
export async function markEmployeeLeave(approved: Moved): Promise<void> {
  await markLeave({ approved, resource: 'employeeAttendance', key: { employee_id: approved.record.employee_id } });
}

/** Approving a student's leave writes "on leave" into the daily roll call of its days, in the same transaction. */
export async function markStudentLeave(approved: Moved): Promise<void> {
  const { store, record } = approved;
  const student = await loadRecord({ ...store, resource: store.registry.get('student') }, Number(record.student_id));
  const rest = Object.fromEntries(COHORT.map((name) => [name, student[name]]));
  await markLeave({ approved, resource: 'studentAttendance', key: { student_id: record.student_id, subject_id: null }, rest });
}

async function markLeave({ approved, resource, key, rest = {} }: Leave): Promise<void> {
  const statuses = await statusIds(approved);
  const attendance_status_id = statuses.get(ON_LEAVE);
  if (attendance_status_id === undefined) throw refuse.noLeaveStatus({ alias: ON_LEAVE });
  const untouched = [ON_LEAVE, ...CAME].map((alias) => statuses.get(alias));
  const written = await writtenDays({ approved, resource, key });
  for (const date of await schoolDays(approved)) {
    const row = written.get(date);
    if (!row) await addFollowing({ cause: approved, resource, values: { date, ...key, ...rest, attendance_status_id } });
    else if (!untouched.includes(row.status)) {
      await changeFollowing({ cause: approved, resource, id: row.id, change: () => ({ attendance_status_id }) });
    }
  }
}

async function statusIds({ store }: Moved): Promise<ReadonlyMap<string, number>> {
  const { table } = store.registry.get('attendanceStatus');
  const rows = await store.trx.selectFrom(table).select(['id', 'alias']).execute();
  return new Map(rows.map(({ id, alias }) => [String(alias).toUpperCase(), Number(id)]));
}

/** The attendance that is written down for the days of the leave already. */
async function writtenDays({ approved, resource, key }: Leave): Promise<ReadonlyMap<string, { id: number; status: number }>> {
  const { store, record } = approved;
  let query = store.trx.selectFrom(store.registry.get(resource).table).select(['id', 'date', 'attendance_status_id']);
  query = query.where('date', '>=', record.starts_on).where('date', '<=', record.ends_on);
  for (const [name, value] of Object.entries(key)) query = query.where(name, 'is not distinct from', value);
  const rows = await query.execute();
  return new Map(rows.map((row) => [String(row.date), { id: Number(row.id), status: Number(row.attendance_status_id) }]));
}
